import { editDistance } from '../../text/editDistance.ts';
import { countLetters } from '../../text/letters.ts';
import type { DrinkName } from './names.ts';

/** Letters that may be wrong in a name of at least so many. */
const FORGIVEN = [
  { length: 15, letters: 4 },
  { length: 10, letters: 3 },
  { length: 6, letters: 2 },
  { length: 4, letters: 1 },
];

type Forms = Pick<DrinkName, 'joined' | 'sound' | 'letters' | 'soundLetters'>;

/**
 * How far a name is from what was typed: the share of letters that differ, in writing or, whichever is less, by ear;
 * undefined where it is more than a slip.
 */
export function measureDistance(asked: Forms, name: Forms): number | undefined {
  const written = within(asked.joined, name.joined, asked.letters, name.letters);
  const heard = within(asked.sound, name.sound, asked.soundLetters, name.soundLetters);
  if (written === undefined && heard === undefined) return undefined;
  // By ear alike still is a slip.
  const least = Math.min(written ?? Infinity, (heard ?? Infinity) + HEARD);
  return least / asked.joined.length;
}

/** What it costs to be alike by ear alone, in letters. */
const HEARD = 0.5;

function within(one: string, other: string, letters: number, otherLetters: number): number | undefined {
  const length = Math.min(one.length, other.length);
  const forgiven = FORGIVEN.find((rule) => length >= rule.length)?.letters ?? 0;
  if (Math.abs(one.length - other.length) > forgiven) return undefined;
  // Each wrong letter changes at most two of the letters that a name has at all.
  if (countLetters(letters ^ otherLetters) > 2 * forgiven) return undefined;
  const distance = editDistance(one, other);
  return distance <= forgiven ? distance : undefined;
}

/** Up to this share of the letters may differ in a name that is offered where nothing fits. */
const LOOSE = 0.5;

/** How alike a name is that is no slip of what was typed: 1 for the same letters, 0 for too many others. */
export function looseLikeness(asked: Forms, name: Forms): number {
  const length = Math.max(asked.joined.length, name.joined.length);
  if (Math.abs(asked.joined.length - name.joined.length) > length * LOOSE) return 0;
  const share = editDistance(asked.joined, name.joined) / length;
  return share <= LOOSE ? 1 - share : 0;
}
