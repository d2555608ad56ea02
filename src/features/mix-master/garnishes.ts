import type { MixIndex, MixWords } from '../../contracts/shelf/mixIndex.ts';
import { STAPLES } from '../../domain/shelf/staples.ts';
import type { ShelfMatcher } from './shelfMatcher.ts';

/** Says what of a drink's garnish is not on a shelf, in words: "orange twist". */
export type Garnishes = (id: string, shelf: readonly string[]) => string[];

/** Prepares the garnishes of an index; before the words have come, none is missing. */
export function createGarnishes(index: MixIndex, matcher: ShelfMatcher, words?: MixWords): Garnishes {
  const placeOf = new Map(index.recipes.map(({ id }, place) => [id, place]));
  return (id, shelf) => {
    const own = words?.garnishOf[placeOf.get(id) ?? -1] ?? [];
    return own.flatMap((garnish) => {
      const [place, text] = words?.garnishes[garnish] ?? [];
      const ingredient = index.ingredients[place ?? -1]?.id;
      if (text === undefined || ingredient === undefined) return [];
      return matcher.hasFor([...shelf, ...STAPLES], ingredient) ? [] : [text];
    });
  };
}
