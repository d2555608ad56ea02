import { deepStrictEqual } from 'node:assert/strict';

/** One thing that a command checks, and prints as a line. */
export interface Line {
  name: string;
  /** Why the embedded edition of Supabase is known to differ; all others have to hold the line. */
  notEmbedded?: string;
  /** @throws what differs */
  check(): Promise<void>;
}

const MOST_SHOWN = 400;

export interface Outcome {
  held: number;
  broken: number;
  excused: number;
}

/** Goes through lines in their order, as later ones rely on earlier ones, and prints which hold. */
export async function checkLines(
  title: string,
  lines: readonly Line[],
  isEmbedded = false,
): Promise<Outcome> {
  const outcome = { held: 0, broken: 0, excused: 0 };
  say(`\n${title}`);
  for (const { name, notEmbedded, check } of lines) {
    const fault = await faultOf(check);
    const isExcused = isEmbedded && notEmbedded !== undefined;
    if (isExcused && fault !== undefined) {
      outcome.excused += 1;
      say(`  – ${name} (not the embedded edition: ${notEmbedded})`);
    } else if (fault === undefined && !isExcused) {
      outcome.held += 1;
      say(`  ✓ ${name}`);
    } else {
      outcome.broken += 1;
      say(`  ✗ ${name}\n      ${fault ?? 'holds now: its excuse is to go'}`);
    }
  }
  return outcome;
}

/** Prints a line, also where the console is kept quiet. */
export const say = (line: string) => process.stdout.write(`${line}\n`);

async function faultOf(check: () => Promise<void>): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
      .replaceAll('\n', ' ')
      .slice(0, MOST_SHOWN);
  }
}

/** @throws where two values differ, with both */
export function same(actual: unknown, expected: unknown): void {
  try {
    deepStrictEqual(actual, expected);
  } catch {
    throw new Error(`expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
  }
}

/** What the parts of a command came to together. */
export function sumOutcomes(parts: readonly Outcome[]): Outcome {
  const sum = (of: keyof Outcome) => parts.reduce((total, part) => total + part[of], 0);
  return { held: sum('held'), broken: sum('broken'), excused: sum('excused') };
}
