import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Locale } from '../../../src/contracts/site/locale.ts';
import { memoize } from '../../../src/domain/lib/memoize.ts';
import { textIn } from '../../../src/text/textIn.ts';
import type { KnownOwnDrink } from './ownDrinks.ts';

/** Names of drinks as they stand in a text, to be found while the text still comes. */
export interface DrinkNames {
  /** The longest name at a place of a text, and the id of its drink. */
  at(text: string, place: number): { name: string; id: string } | undefined;
  /** Whether more of a text may make a name of it. */
  begins(text: string): boolean;
  /** Letters of the longest name. */
  longest: number;
}

/** The names of the site's drinks in a language and in English, and those of the visitor's own, which come first. */
export function collectDrinkNames(
  catalogue: Catalogue,
  language: Locale,
  own: readonly KnownOwnDrink[],
): DrinkNames {
  const names = namesOf(catalogue)(language);
  return own.length === 0 ? names : both(indexNames(own.map(({ id, name }) => [name, id])), names);
}

const namesOf = memoize(
  (catalogue: Catalogue) =>
    memoize((language: Locale) => {
      const byViews = [...catalogue.recipes].sort((a, b) => a.views - b.views);
      // Of two drinks with one name the better known is meant.
      return indexNames(
        byViews.flatMap(({ id, name }) => [
          [textIn(name, 'en'), id],
          [textIn(name, language), id],
        ]),
      );
    }),
  new WeakMap(),
);

function indexNames(names: readonly [name: string, id: string][]): DrinkNames {
  const ids = new Map(names);
  const beginnings = new Set<string>();
  const lengths = new Set<number>();
  for (const name of ids.keys()) {
    lengths.add(name.length);
    for (let end = 1; end < name.length; end++) beginnings.add(name.slice(0, end));
  }
  const byLength = [...lengths].sort((a, b) => b - a);
  return {
    longest: byLength[0] ?? 0,
    begins: (text) => beginnings.has(text),
    at(text, place) {
      for (const length of byLength) {
        const name = text.slice(place, place + length);
        const id = name.length === length ? ids.get(name) : undefined;
        if (id !== undefined) return { name, id };
      }
      return undefined;
    },
  };
}

function both(one: DrinkNames, other: DrinkNames): DrinkNames {
  return {
    longest: Math.max(one.longest, other.longest),
    begins: (text) => one.begins(text) || other.begins(text),
    at(text, place) {
      const [first, second] = [one.at(text, place), other.at(text, place)];
      return (first?.name.length ?? 0) >= (second?.name.length ?? 0) ? first : second;
    },
  };
}
