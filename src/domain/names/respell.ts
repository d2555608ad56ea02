import { QUALIFIERS } from './nameQualifiers.ts';

/** Words for one kind of thing, as `foldText` gives them; German and Dutch also write them at the end of a compound. */
const KINDS: readonly (readonly string[])[] = [
  ['sirup', 'syrup', 'siroop', 'stroop', 'sirop', 'syrop', 'sirope', 'jarabe'],
  ['saft', 'juice', 'sap', 'jus', 'zumo', 'jugo'],
  ['milch', 'milk', 'melk', 'leche', 'lait'],
  ['likor', 'liqueur', 'likeur', 'licor', 'liquor'],
  ['wasser', 'water'],
];
const IS_OF_KIND = new RegExp(`(?:${KINDS.flat().join('|')})$`);
/** Letters between the parts of a compound. */
const LINKS = ['', 'n', 's', 'en'];
/** Letters of what stands before such a word in a compound: "gin sap", not "girs-ap". */
const SHORTEST_FIRST_PART = 4;
/** Words of a text that is respelt; a longer one is a sentence. */
const MAX_WORDS = 5;

/** A text with its word for a kind of thing in another language. */
export interface Respelling {
  text: string;
  /** What the thing is of: the word before or behind, or the first part of the compound. */
  of: string;
}

/** A word for a kind of thing, and what stands around it. */
export interface KindWord {
  before: readonly string[];
  /** What it is the end of; empty where it stands alone. */
  first: string;
  behind: readonly string[];
}

/** What a fruit is cut into, as German and Dutch write it at the end of a compound. A leaf or a twig is another thing. */
const CUTS: readonly string[] = `
  scheibchen scheiben scheibe stuckchen stucke stuck spalten spalte schnitze schnitz viertel achtel halften halfte ecken
  ecke streifen wurfel stifte flocken knollen knolle zehe schijfjes schijfje schijven schijf partjes partje plakjes plakje
  plakken stukjes stukje stukken blokjes reepjes vlokken`
  .trim()
  .split(/\s+/);

const ENDS_IN_CUT = new RegExp(`(?:${CUTS.join('|')})(?: |$)`);

/** A folded text with what a thing is cut into as a word of its own: "gurkenscheiben" as "gurken scheiben". */
export function splitCuts(folded: string): string {
  if (!ENDS_IN_CUT.test(folded)) return folded;
  return folded
    .split(' ')
    .map((word) => {
      const cut = CUTS.find((one) => word.endsWith(one));
      const first = cut === undefined ? '' : word.slice(0, -cut.length);
      return first.length < SHORTEST_FIRST_PART ? word : `${first} ${cut ?? ''}`;
    })
    .join(' ');
}

/** Words for juice that stand behind what it is of, unless "of" follows: "juice of half a lemon", "Saft einer Limette". */
const JUICE_BEFORE = new Set('juice saft sap'.split(' '));

/** Endings of a Dutch or German plural, which a compound may not have: "sap van limoenen" is "limoensap". */
const PLURALS = ['en', 's', 'n'];

/** A folded text that begins with juice, with that word last: "juice lemon" of "juice of half a lemon". */
function turnJuice(words: readonly string[], isWord: (word: string) => boolean): Respelling[] {
  if (!words.some((word) => JUICE_BEFORE.has(word))) return [];
  const [kind = '', ...rest] = words.filter((word) => !QUALIFIERS.has(word) && !/^\d+$/.test(word));
  if (!JUICE_BEFORE.has(kind) || rest.length === 0) return [];
  // Of several words each is one of a name.
  if (rest.length > 1 && !rest.every(isWord)) return [];
  const all = rest.join(' ');
  // Every way to write it costs: one fruit is put into singular, not a sentence.
  const endings = rest.length > 1 ? [] : PLURALS.filter((ending) => all.endsWith(ending));
  const singular = endings.map((ending) => all.slice(0, -ending.length));
  return [all, ...singular].flatMap((of) =>
    [...LINKS.map((link) => of + link + kind), `${of} ${kind}`].map((text) => ({ text, of })),
  );
}

/**
 * The ways to write a folded text with its word for syrup, juice, milk, liqueur or water in each other language: people write
 * "Mandelsyrup", "limoenjuice" and "juice de citron".
 *
 * @param isWorth whether a text with another such word may name something: there are up to 40 ways for each
 * @param isWord whether a compound is a word of a name; parts that are written together are also tried apart
 */
export function respell(
  folded: string,
  isWorth: (word: KindWord) => boolean,
  isWord: (word: string) => boolean,
): Respelling[] {
  const words = folded.split(' ');
  if (words.length > MAX_WORDS) return turnJuice(words, isWord);
  const others = words.flatMap((word, place) => {
    if (!IS_OF_KIND.test(word)) return [];
    const before = words.slice(0, place);
    const behind = words.slice(place + 1);
    return KINDS.flatMap((kind) => {
      const end = kind.find((one) => word.endsWith(one));
      if (end === undefined) return [];
      const first = word.slice(0, word.length - end.length);
      if (first !== '' && first.length < SHORTEST_FIRST_PART) return [];
      if (!isWorth({ before, first, behind })) return [];
      return kind.flatMap((other) => {
        const spellings =
          first === ''
            ? [other]
            : [...LINKS.map((link) => first + link + other).filter(isWord), `${first} ${other}`];
        return spellings
          .filter((spelling) => spelling !== word)
          .map((spelling) => ({
            text: [...before, spelling, ...behind].join(' '),
            of: first || (before.at(-1) ?? behind.at(-1) ?? ''),
          }));
      });
    });
  });
  return [...turnJuice(words, isWord), ...others];
}
