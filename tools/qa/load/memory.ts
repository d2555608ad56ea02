import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const MEGABYTE = 2 ** 20;
const LOOK_MS = 50;
const MOST_LOOKS = 400;

const usageSchema = z.looseObject({ heapUsed: z.number(), external: z.number() });

/** The memory that the system gives a process, in megabytes. */
export const readMemory = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

/** What a process has to be started with, so that {@link heldBy} may ask it. @param file where it writes the answer */
export const toBeAsked = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--expose-gc --import ${new URL('tellMemory.ts', import.meta.url).href}`,
  MEMORY_FILE: file,
});

/**
 * What a process holds once all is cleared that nobody needs, in megabytes: its objects, and buffers outside of them.
 * @throws Error where it does not say so within 20 seconds
 */
export async function heldBy(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await sleep(LOOK_MS);
    if (!existsSync(file)) continue;
    const { heapUsed, external } = usageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return Math.round(((heapUsed + external) / MEGABYTE) * 10) / 10;
  }
  throw new Error(`Process ${pid} does not say what memory it holds.`);
}
