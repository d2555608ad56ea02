/*
 * How much a measuring command does. With `--brief` it measures as little as shows that it works, and judges nothing:
 * so the tests can run every command on a busy machine.
 */

const BRIEF = '--brief';

export const isBrief = process.argv.includes(BRIEF);

/** What follows the command, without `--brief`. */
export const commandArguments = process.argv.slice(2).filter((argument) => argument !== BRIEF);

/** The first of what a command goes through where it is brief, else all. */
export function asMany<Value>(all: readonly Value[], most = 1): readonly Value[] {
  return isBrief ? all.slice(0, most) : all;
}

/** Has the command end with 1, as an aim was missed; not where it is brief. */
export function missAim(): void {
  if (!isBrief) process.exitCode = 1;
}
