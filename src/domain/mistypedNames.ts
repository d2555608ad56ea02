import { editDistance } from '../text/editDistance.ts';
import { countLetters, lettersOf } from '../text/letters.ts';
import { addToList } from './addTo.ts';

/** Letters that may be wrong in a name of at least so many. */
const FORGIVEN = [
  { length: 12, letters: 3 },
  { length: 8, letters: 2 },
  { length: 5, letters: 1 },
];
const MOST_FORGIVEN = Math.max(...FORGIVEN.map(({ letters }) => letters));
/** Places of a folded text's letters and digits. */
const LETTERS = 32;

/** A name to compare with: which letters it has, and how often each. */
interface Compared<Name> {
  name: Name;
  place: number;
  folded: string;
  letters: number;
  /** Counted when it is first compared. */
  counts?: Uint8Array;
}

/**
 * Prepares the search for the name that a text is with some letters wrong: the nearest, and of equally near ones the
 * first. Most names are ruled out by their length and by their letters, so that few are compared letter by letter.
 *
 * @param compare how many letters two texts are apart
 */
export function createMistypedNames<Name extends { folded: string }>(
  names: readonly Name[],
  compare: typeof editDistance = editDistance,
): (folded: string) => Name | undefined {
  const byLength = new Map<number, Compared<Name>[]>();
  const known = new Set<string>();
  for (const [place, name] of names.entries()) {
    const { folded } = name;
    if (known.has(folded)) continue;
    known.add(folded);
    addToList(byLength, folded.length, { name, place, folded, letters: lettersOf(folded) });
  }
  return (folded) => {
    const letters = lettersOf(folded);
    const counts = countsOf(folded);
    let nearest: { name: Name; distance: number; place: number } | undefined;
    for (let length = folded.length - MOST_FORGIVEN; length <= folded.length + MOST_FORGIVEN; length++) {
      const shorter = Math.min(folded.length, length);
      const forgiven = FORGIVEN.find((rule) => shorter >= rule.length)?.letters ?? 0;
      if (Math.abs(folded.length - length) > forgiven) continue;
      for (const entry of byLength.get(length) ?? []) {
        // Each wrong letter changes at most two of the letters that a name has, and two of their counts.
        if (countLetters(letters ^ entry.letters) > 2 * forgiven) continue;
        entry.counts ??= countsOf(entry.folded);
        if (apart(counts, entry.counts) > 2 * forgiven) continue;
        const distance = compare(folded, entry.folded);
        const isNearer =
          nearest === undefined ||
          distance < nearest.distance ||
          (distance === nearest.distance && entry.place < nearest.place);
        if (distance <= forgiven && isNearer) nearest = { name: entry.name, distance, place: entry.place };
      }
    }
    return nearest?.name;
  };
}

function countsOf(text: string): Uint8Array {
  const counts = new Uint8Array(LETTERS);
  for (let at = 0; at < text.length; at++) {
    const place = text.charCodeAt(at) % LETTERS;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

function apart(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let place = 0; place < LETTERS; place++) sum += Math.abs((one[place] ?? 0) - (other[place] ?? 0));
  return sum;
}
