import Fuse from 'fuse.js';
import { HEAD_FIRST, type Locale } from '../../contracts/site/locale.ts';
import type { MixIndex, MixWords } from '../../contracts/shelf/mixIndex.ts';
import { SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
import { foldText } from '../../text/foldText.ts';
import { readFacts } from '../../domain/shelf/mixFacts.ts';
import {
  createNameReader,
  type FoldedName,
  type KnownName,
  type NameReader,
} from '../../domain/names/nameReader.ts';

/** What the list under the input offers. */
export interface Suggestion {
  /** Id of the ingredient. */
  id: string;
  /** The name by which it was found, where that is not the one shown. */
  alias: string | undefined;
}

/** Gives names that look like a text, the likeliest first. */
type LookAlikes = (folded: string) => FoldedName[];

/** The names of the ingredients, to be searched. */
export interface Vocabulary extends NameReader {
  /** The ingredients that a text may be the beginning of, the likeliest first. */
  suggest(text: string): Suggestion[];
}

const MOST_SUGGESTIONS = 8;
/** From so many letters on, names that only look alike are offered, where nothing else was found. */
const SHORTEST_TYPO = 4;
/** Letters of a word that may be wrong, as a share: Fuse.js's `threshold`. */
const FUZZINESS = 0.34;

/** Makes the vocabulary of an index: the reader's language first, names before synonyms, the other languages last. */
export function createVocabulary(index: MixIndex, locale: Locale, words?: MixWords): Vocabulary {
  const own = (texts: (ingredient: MixIndex['ingredients'][number]) => string[]) =>
    index.ingredients.flatMap((ingredient) =>
      texts(ingredient).map((text) => ({
        text,
        id: ingredient.id,
        isHeadLast: !HEAD_FIRST.includes(locale),
      })),
    );
  const others = (lists: string[][] = [], isHeadLast: boolean, isExact = false): KnownName[] =>
    lists.flatMap((texts, place) => {
      const id = index.ingredients[place]?.id;
      return id === undefined ? [] : texts.map((text) => ({ text, id, isHeadLast, isExact }));
    });
  const placeOf = new Map(index.ingredients.map(({ id }, place) => [id, place]));
  const parentOf = (id: string) => {
    const parent = index.ingredients[placeOf.get(id) ?? -1]?.parent;
    return parent === undefined ? undefined : index.ingredients[parent]?.id;
  };
  const factsOf = (id: string) => {
    const ingredient = index.ingredients[placeOf.get(id) ?? -1];
    return ingredient && readFacts(ingredient);
  };
  const names = createNameReader(
    [
      ...own(({ name }) => [name]),
      ...own((ingredient) => ingredient.words ?? []),
      ...others(words?.headLast, true),
      ...others(words?.exact, true, true),
      ...others(words?.headFirst, false),
    ],
    { parentOf, factsOf },
  );
  const search = lookAlikes(names);
  const shownNames = new Map(index.ingredients.map(({ id, name }) => [id, name]));
  return {
    get names() {
      return names.names;
    },
    read: names.read,
    find: names.find,
    findAsWritten: names.findAsWritten,
    nameAt: names.nameAt,
    factsOf: names.factsOf,
    isKindOf: names.isKindOf,
    prepareSome: names.prepareSome,
    suggest: (text) => suggest(foldText(text), names.names, search, shownNames),
  };
}

/** Fuse.js prepares its index at the first mistake. */
function lookAlikes(known: NameReader): LookAlikes {
  let fuse: Fuse<FoldedName> | undefined;
  return (folded) => {
    fuse ??= new Fuse(known.names, {
      keys: ['folded'],
      threshold: FUZZINESS,
      ignoreFieldNorm: true,
      includeScore: true,
    });
    return fuse.search(folded, { limit: 24 }).map(({ item }) => item);
  };
}

function suggest(
  folded: string,
  names: readonly FoldedName[],
  search: LookAlikes,
  shownNames: ReadonlyMap<string, string>,
): Suggestion[] {
  if (folded === '' || folded.length > SHELF_LIMITS.letters) return [];
  const starting = names.filter((name) => name.folded.startsWith(folded));
  const inside = names.filter((name) => name.folded.includes(` ${folded}`));
  const found = new Map<string, Suggestion>();
  const offer = ({ id, text }: FoldedName) => {
    if (found.size >= MOST_SUGGESTIONS || found.has(id)) return;
    const isShown = foldText(shownNames.get(id) ?? '').includes(folded);
    found.set(id, { id, alias: isShown ? undefined : text });
  };
  for (const name of names) if (name.folded === folded) offer(name);
  for (const name of [...starting, ...inside]) offer(name);
  if (found.size === 0 && folded.length >= SHORTEST_TYPO) for (const name of search(folded)) offer(name);
  return [...found.values()];
}
