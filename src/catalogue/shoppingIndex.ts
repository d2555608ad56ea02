import type { ShoppingIndex } from '../contracts/shopping/shoppingIndex.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { measureUse } from '../domain/costs/usedAmount.ts';
import { usualBottle } from '../domain/costs/usualBottle.ts';
import { writeAccepted } from '../domain/shelf/matchLine.ts';
import { STAPLES } from '../domain/shelf/staples.ts';
import { AISLE_OF } from '../domain/shopping/aisles.ts';
import { textIn } from '../text/textIn.ts';
import type { Catalogue } from './catalogue.ts';
import { contentVersion } from './contentVersion.ts';
import { createPlaceIndex } from './createPlaceIndex.ts';

/** What is bought whole for what bars squeeze and separate fresh. */
const FRESH_SOURCES = ['lemon', 'lime', 'egg'];

/** What the drinks take, so that a browser can tell what to buy, in one language. */
export function shoppingIndex({ ingredientById, recipes }: Catalogue, locale: Locale): ShoppingIndex {
  const ingredients = [...ingredientById.values()];
  const placeOf = createPlaceIndex(ingredients);
  const sourceOf = (id: string, pieceMl: number | undefined) => {
    const source = ingredients.find((one) => FRESH_SOURCES.includes(one.id) && one.yields.includes(id));
    const ml = pieceMl ?? source?.pieceMl;
    return source === undefined || ml === undefined ? undefined : { of: placeOf(source.id), ml };
  };
  return {
    things: ingredients.map(({ id, names, category, pieceMl }) => {
      const source = sourceOf(id, pieceMl);
      return {
        ...{ id, name: names[locale], aisle: AISLE_OF[category], bottleMl: usualBottle(category) },
        ...(category === 'herb' && { inSprigs: true as const }),
        ...(source && { source }),
      };
    }),
    drinks: Object.fromEntries(
      recipes.map(({ id, name, lines }) => [
        id,
        {
          name: textIn(name, locale),
          lines: lines
            .filter(({ ingredient }) => !STAPLES.includes(ingredient))
            .map((line) => ({
              of: placeOf(line.ingredient),
              ...measureUse(line, line.measure, line.item),
              ...(line.or && { takes: writeAccepted(line) }),
            })),
        },
      ]),
    ),
  };
}

/** Where it is. */
export function shoppingIndexAddress(catalogue: Catalogue, locale: Locale): string {
  return `/lists/${locale}/shopping.json?v=${contentVersion(shoppingIndex(catalogue, locale))}`;
}
