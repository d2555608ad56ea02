import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const CONFIG = `export default {
  test: {
    globals: true,
    isolate: false,
    maxWorkers: 1,
    setupFiles: [${JSON.stringify(join(import.meta.dirname, 'leaveNothing.ts'))}],
    sequence: {
      sequencer: class {
        sort = (files) => files.sort((one, other) => one.moduleId.localeCompare(other.moduleId));
        shard = (files) => files;
      },
    },
  },
};`;
const MODULE = 'export const title = globalThis.document?.title;';
const FIRST = `it('begins anew on a page, with a clock of its own', async () => {
  vi.resetModules();
  vi.stubGlobal('document', { title: 'Of the first' });
  vi.useFakeTimers({ now: 0 });
  expect((await import('./page.js')).title).toBe('Of the first');
});`;
const SECOND = `it('finds no page, and today', async () => {
  expect((await import('./page.js')).title).toBeUndefined();
  expect(Date.now()).toBeGreaterThan(0);
});`;

it('leaves the file that runs next in the same worker neither modules nor a clock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leaveNothing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'vitest.config.js': CONFIG,
    'page.js': MODULE,
    'first.test.js': FIRST,
    'second.test.js': SECOND,
    'package.json': '{"type":"module"}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--root', folder], {
    encoding: 'utf8',
  });
  expect({ status, said: `${stdout}${stderr}` }).toMatchObject({
    status: 0,
    said: expect.stringContaining('2 passed') as string,
  });
});
