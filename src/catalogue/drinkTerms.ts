import type { Facet } from '../contracts/search/facets.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { OCCASIONS, type Wish } from '../contracts/search/wishes.ts';
import { isAllowed, NOTHING_EXCLUDED, type Exclusion } from '../domain/diet/exclusion.ts';
import { capitalise } from '../domain/drinks/lineText.ts';
import type { WishedDrink } from '../domain/wishes/matchDrinks.ts';
import { occasionFit } from '../domain/wishes/occasionFit.ts';
import type { Catalogue } from './catalogue.ts';
import { LIGHT_UP_TO, STRONG_FROM } from './collections.ts';
import { getWishedDrinks } from './wishedDrinks.ts';
import { wishLabel } from './wishLabel.ts';

/** A choice by which drinks are narrowed, named in a language. */
export interface NamedTerm {
  facet: Facet;
  id: string;
  name: string;
}

interface Term {
  facet: Facet;
  id: string;
  /** What the choice says. */
  wish: Wish;
  holds: (drink: WishedDrink) => boolean;
}

/** How well a drink suits an occasion for which it is offered, see {@link occasionFit}. */
export const LEAST_FIT = 3;
/** Numbers of ingredients that are offered as a bound. */
const SIZES = [2, 3, 4, 5];
const DIETS: readonly { id: string; wish: Wish; exclusion: Partial<Exclusion> }[] = [
  { id: 'vegan', wish: { kind: 'leave-out', what: 'vegan' }, exclusion: { isVegan: true } },
  { id: 'vegetarian', wish: { kind: 'leave-out', what: 'vegetarian' }, exclusion: { isVegetarian: true } },
  { id: 'without-egg', wish: { kind: 'group', group: 'egg', not: true }, exclusion: { allergens: ['eggs'] } },
  {
    id: 'without-milk',
    wish: { kind: 'group', group: 'dairy', not: true },
    exclusion: { allergens: ['milk'] },
  },
  {
    id: 'without-nuts',
    wish: { kind: 'group', group: 'nuts', not: true },
    exclusion: { allergens: ['nuts', 'peanuts'] },
  },
];

/**
 * The choices that some of these drinks meet, in the order of the facets, and of each drink the places of its own. A diet
 * holds only where every ingredient is known to suit it.
 *
 * @param ids of the drinks
 */
export function drinkTerms(
  catalogue: Catalogue,
  ids: readonly string[],
  locale: Locale,
): { terms: NamedTerm[]; placesOf: (id: string) => number[] } {
  const wanted = new Set(ids);
  const drinks = getWishedDrinks(catalogue).filter(({ id }) => wanted.has(id));
  const used = listTerms(catalogue)
    .map((term) => ({ ...term, name: capitalise(wishLabel(term.wish, catalogue, locale), locale) }))
    .filter(({ holds }) => drinks.some(holds));
  const places = new Map(
    drinks.map((drink) => [drink.id, used.flatMap(({ holds }, place) => (holds(drink) ? [place] : []))]),
  );
  return {
    terms: used.map(({ facet, id, name }) => ({ facet, id, name })),
    placesOf: (id) => places.get(id) ?? [],
  };
}

function listTerms({ vocabularies }: Catalogue): Term[] {
  const { tastes, categories, methods, glasses } = vocabularies;
  const each = (facet: Facet, ids: Iterable<string>, make: (id: string) => Pick<Term, 'wish' | 'holds'>) =>
    [...ids].map((id): Term => ({ facet, id, ...make(id) }));
  const strength = (id: string, bounds: { least?: number; most?: number }): Term => ({
    facet: 'strength',
    id,
    wish: { kind: 'strength', ...bounds },
    holds: ({ abv, dietary }) =>
      bounds.most === 0
        ? dietary.strength === 0
        : dietary.strength > 0 && abv >= (bounds.least ?? 0) && abv <= (bounds.most ?? 100),
  });
  return [
    ...each('taste', tastes.keys(), (taste) => ({
      wish: { kind: 'taste', taste, not: false },
      holds: (drink) => drink.tastes.includes(taste),
    })),
    {
      facet: 'taste',
      id: 'not-sweet',
      wish: { kind: 'taste', taste: 'sweet', not: true },
      holds: (drink) => !drink.tastes.includes('sweet'),
    },
    strength('none', { most: 0 }),
    strength('light', { most: LIGHT_UP_TO }),
    strength('medium', { least: LIGHT_UP_TO + 1, most: STRONG_FROM - 1 }),
    strength('strong', { least: STRONG_FROM }),
    ...DIETS.map(({ id, wish, exclusion }): Term => ({
      facet: 'diet',
      id,
      wish,
      holds: ({ dietary }) => isAllowed(dietary, { ...NOTHING_EXCLUDED, ...exclusion }),
    })),
    ...OCCASIONS.map((occasion): Term => ({
      facet: 'occasion',
      id: occasion,
      wish: { kind: 'occasion', occasion },
      holds: (drink) => occasionFit(drink, occasion) >= LEAST_FIT,
    })),
    ...each('family', categories.keys(), (style) => ({
      wish: { kind: 'style', style, not: false },
      holds: ({ category }) => category === style,
    })),
    ...each('method', methods.keys(), (method) => ({
      wish: { kind: 'method', method, not: false },
      holds: (drink) => drink.method === method,
    })),
    ...each('glass', glasses.keys(), (glass) => ({
      wish: { kind: 'glass', glass },
      holds: (drink) => drink.glass === glass,
    })),
    ...SIZES.map((most): Term => ({
      facet: 'size',
      id: String(most),
      wish: { kind: 'ingredients', most },
      holds: ({ size }) => size <= most,
    })),
  ];
}
