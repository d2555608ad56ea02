import { editDistance } from '../text/editDistance.ts';
import { foldText } from '../text/foldText.ts';
import { countLetters, lettersOf } from '../text/letters.ts';
import { stemOf } from '../text/stem.ts';

/** A name under which an ingredient is known. */
export interface KnownName {
  /** As it is written, or as `foldText` gives it. */
  text: string;
  /** Id of the ingredient. */
  id: string;
  /** Whether its language puts what a thing is last: coconut *rum*, not *ron* de coco. */
  isHeadLast: boolean;
}

/** A known name as it is searched. */
export interface FoldedName extends KnownName {
  folded: string;
}

/** Finds what an entry means. */
export interface IngredientNames {
  /** The id of the ingredient that a text names for sure, if it does. */
  find(text: string): string | undefined;
  /** Every name in the order given. */
  names: readonly FoldedName[];
}

/** What a text is made of: known names and where they stand, and the words that are left. */
interface Parts {
  found: { name: FoldedName; start: number; end: number }[];
  left: string[];
}

/** What people put beside the name of an ingredient and what changes nothing, in five languages. */
const QUALIFIERS = new Set(
  `fresh freshly squeezed organic homemade cold chilled good cheap large small big ripe some bottle of my the a
  vers verse geperst geperste biologische biologisch goede grote kleine rijpe wat fles een mijn de het
  frisch frische frischer frisches gepresst gepresste gepresster bio gute guter große grosse kleine reife etwas flasche ein eine mein meine
  fresco fresca frescos frescas exprimido exprimida ecologico ecologica bueno buena grande pequeno maduro botella un una mi el la los las de
  frais fraiche fraiches presse pressee pur pure bon bonne grand petit mur bouteille une mon ma le les du des d l
  ml cl dl l oz g kg x`.split(/\s+/),
);
/** A name beside one of these is not what it says: alcohol-free gin is no gin. */
const DENIALS = new Set(
  `free non no zero without less alcoholfree vrij alcoholvrij zonder geen frei alkoholfrei alkoholfreier alkoholfreies
  ohne kein sin libre cero sans zero flavoured flavored flavour flavor smaak geschmack aroma sabor gout arome style`.split(
    /\s+/,
  ),
);
/** The end of a plural in one of the five languages, or of a singular that loses it in the plural. */
const ENDING = /(?:en|es|e|n|s|x)$/;
/** Letters that may be wrong in a name of at least so many. */
const FORGIVEN = [
  { length: 12, letters: 3 },
  { length: 8, letters: 2 },
  { length: 5, letters: 1 },
];

/**
 * Prepares the names under which ingredients are known. A text is, in this order: a name as it is; a name in
 * another number ("limes", "Zitronen"); one with words beside it that change nothing ("2 fresh limes"), that name
 * the same again ("Tanqueray London dry gin") or that nobody knows ("Xyz gin", a brand); a name with letters wrong.
 *
 * @param known of equal names the first counts: put those of the reader's language first, names before synonyms
 */
export function createIngredientNames(
  known: readonly KnownName[],
  parentOf: (id: string) => string | undefined,
): IngredientNames {
  const names = known
    .map((name) => ({ ...name, folded: foldText(name.text) }))
    .filter(({ folded }) => folded);
  const byName = new Map<string, FoldedName>();
  const byStem = new Map<string, FoldedName>();
  const vocabulary = new Set<string>();
  let longest = 1;
  for (const name of names) {
    const words = name.folded.split(' ');
    longest = Math.max(longest, words.length);
    if (!byName.has(name.folded)) byName.set(name.folded, name);
    const stem = stemOf(name.folded, ENDING);
    if (!byStem.has(stem)) byStem.set(stem, name);
    for (const word of words) vocabulary.add(stemOf(word, ENDING));
  }
  const letters = names.map(({ folded }) => lettersOf(folded));
  const isWordOfSome = (word: string) => vocabulary.has(stemOf(word, ENDING));
  const named = (text: string) => byName.get(text) ?? byStem.get(stemOf(text, ENDING));

  function isKindOf(id: string, ancestor: string): boolean {
    for (
      let at: string | undefined = id, steps = 0;
      at !== undefined && steps < 8;
      at = parentOf(at), steps++
    )
      if (at === ancestor) return true;
    return false;
  }

  /** The names that a text falls into, the longest first, and the words that are left. */
  function partsOf(words: string[]): Parts {
    const found: Parts['found'] = [];
    const left: string[] = [];
    for (let start = 0; start < words.length;) {
      let end = Math.min(words.length, start + longest);
      let name: FoldedName | undefined;
      for (; end > start; end--) {
        name = named(words.slice(start, end).join(' '));
        if (name !== undefined) break;
      }
      if (name === undefined) left.push(words[start++] ?? '');
      else {
        found.push({ name, start, end });
        start = end;
      }
    }
    return { found, left };
  }

  /** What several names say of one thing: "Tanqueray", "London dry", "gin". */
  function findTitled({ found, left }: Parts): string | undefined {
    return left.length === 0 ? narrowest(found) : undefined;
  }

  /** A name at its place beside words that nobody knows, as a brand would be. */
  function findBranded({ found, left }: Parts, words: string[]): string | undefined {
    const [first] = found;
    if (first === undefined || left.some((word) => DENIALS.has(word) || isWordOfSome(word))) return undefined;
    const last = found.at(-1) ?? first;
    const hasHead =
      (last.name.isHeadLast && last.end === words.length) || (!first.name.isHeadLast && first.start === 0);
    return hasHead ? narrowest(found) : undefined;
  }

  function narrowest(found: Parts['found']): string | undefined {
    const ids = found.map(({ name }) => name.id);
    return ids.find((id) => ids.every((other) => isKindOf(id, other)));
  }

  function findMistyped(folded: string): string | undefined {
    const own = lettersOf(folded);
    let nearest: { id: string; distance: number } | undefined;
    for (const [place, name] of names.entries()) {
      const length = Math.min(folded.length, name.folded.length);
      const forgiven = FORGIVEN.find((rule) => length >= rule.length)?.letters ?? 0;
      if (Math.abs(folded.length - name.folded.length) > forgiven) continue;
      // Each wrong letter changes at most two of the letters that a name has at all.
      if (countLetters(own ^ (letters[place] ?? 0)) > 2 * forgiven) continue;
      const distance = editDistance(folded, name.folded);
      if (distance <= forgiven && distance < (nearest?.distance ?? Infinity))
        nearest = { id: name.id, distance };
    }
    return nearest?.id;
  }

  return {
    names,
    find(text) {
      const folded = foldText(text);
      const exact = named(folded);
      if (exact !== undefined) return exact.id;
      const words = folded
        .split(' ')
        .filter((word) => word !== '' && !QUALIFIERS.has(word) && !/^\d+(ml|cl|g)?$/.test(word));
      if (words.length === 0) return undefined;
      const plain = words.join(' ');
      const parts = partsOf(words);
      const sure = named(plain)?.id ?? findTitled(parts);
      if (sure !== undefined || words.every(isWordOfSome)) return sure;
      return findMistyped(plain) ?? findBranded(parts, words);
    },
  };
}
