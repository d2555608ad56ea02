/*
 * Read by a process before all else (`--expose-gc --import`): asked by SIGUSR2, it clears what nobody holds and writes
 * the bytes that are left into the file of MEMORY_FILE.
 */
import { renameSync, writeFileSync } from 'node:fs';

const file = process.env['MEMORY_FILE'];
if (file !== undefined)
  process.on('SIGUSR2', () => {
    globalThis.gc?.();
    writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.new`, file);
  });
