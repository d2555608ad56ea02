import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is removed after the last test of the file that imports this. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mixmaster-'));
  folders.push(folder);
  return folder;
}
