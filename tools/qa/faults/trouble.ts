import { say } from '../../test/lines.ts';

/** One thing that goes wrong. */
export interface Trouble {
  name: string;
  /**
   * Has it go wrong and looks at the site as its readers do.
   * @throws what no reader should have met
   */
  meet(): Promise<Told>;
}

interface Told {
  /** What readers see meanwhile: status, code, sentence. */
  seen: string;
  /** What is still there. */
  kept: string;
}

const MOST_SHOWN = 600;

/** Meets troubles one after another and prints a row of each. @returns how many did not hold */
export async function meetAll(title: string, troubles: readonly Trouble[]): Promise<number> {
  let broken = 0;
  say(`\n${title}`);
  for (const { name, meet } of troubles) {
    try {
      const { seen, kept } = await meet();
      say(`  ✓ ${name}\n      seen: ${seen}\n      kept: ${kept}`);
    } catch (error) {
      broken += 1;
      const reason = String(error instanceof Error ? error.message : error).replaceAll('\n', ' ');
      say(`  ✗ ${name}\n      ${reason.slice(0, MOST_SHOWN)}`);
    }
  }
  return broken;
}

/** What an answer of the API shows. */
export interface Seen {
  status: number;
  code?: string | undefined;
  message?: string | undefined;
}

export const inWords = ({ status, code, message }: Seen): string =>
  [status, code, message && `“${message}”`].filter(Boolean).join(' ');

/** The different answers among many. */
export const allInWords = (answers: readonly Seen[]): string =>
  [...new Set(answers.map(inWords))].toSorted().join(', ');

/** Whether an answer tells a reader in a sentence what happened. */
export const isSentence = (message = ''): boolean => /^\p{Lu}.{10,}[.!?]$/su.test(message);
