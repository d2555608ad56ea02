import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterDeath } from './afterDeath.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mixmaster-after-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('runs a command when a process is killed, not before, and not when it is taken back', async () => {
  const watched = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  const [kept, takenBack] = [join(folder, 'kept'), join(folder, 'taken-back')];
  afterDeath(`touch ${kept}`, watched.pid);
  afterDeath(`touch ${takenBack}`, watched.pid)();
  await sleep(1_500);
  expect(existsSync(kept)).toBe(false);
  const gone = once(watched, 'exit');
  watched.kill('SIGKILL');
  await gone;
  await vi.waitFor(() => expect(existsSync(kept)).toBe(true), { timeout: 10_000, interval: 100 });
  expect(existsSync(takenBack)).toBe(false);
});
