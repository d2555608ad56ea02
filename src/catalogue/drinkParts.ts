import { SUBSTANCES } from '../contracts/diet/diet.ts';
import type { DrinkParts } from '../contracts/drinks/drinkParts.ts';
import { iceSchema } from '../contracts/drinks/ice.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { writeFacts } from '../domain/shelf/mixFacts.ts';
import { byName } from '../text/byName.ts';
import type { Catalogue } from './catalogue.ts';

/** What drinks of one's own are made of, in a language. */
export function drinkParts({ ingredientById, bottles, vocabularies }: Catalogue, locale: Locale): DrinkParts {
  const { glasses, methods, units, ice, substances } = vocabularies;
  return {
    ingredients: [...ingredientById.values()].map((ingredient) => {
      const { id, names, plurals, stems, category, colour, clarity, fizzy, pieceMl } = ingredient;
      return {
        id,
        name: names[locale],
        ...(plurals && { plural: plurals[locale] }),
        ...(stems[locale] !== undefined && { stem: stems[locale] }),
        category,
        colour,
        clarity,
        ...(fizzy && { fizzy }),
        ...(pieceMl !== undefined && { pieceMl }),
        ...writeFacts(ingredient),
      };
    }),
    bottles: bottles.flatMap(({ name, ingredient, strength }) =>
      strength === undefined || strength === ingredientById.entry(ingredient).strength
        ? []
        : { name, ingredient, strength },
    ),
    units: [...units.values()].map(({ id, ml, number, plural, amount, item, line }) => ({
      id,
      ml,
      number,
      ...(plural && { plural }),
      amount: amount[locale],
      item: item[locale],
      line: line[locale],
    })),
    glasses: [...glasses.values()]
      .map(({ id, capacity, names }) => ({ id, capacity, name: names[locale] }))
      .sort(byName(locale)),
    methods: [...methods.values()].map(({ id, dilution, dilutesTops, names }) => ({
      id,
      dilution,
      dilutesTops,
      name: names[locale],
    })),
    ice: iceSchema.options.map((id) => ({ id, name: ice.entry(id).names[locale] })),
    substances: SUBSTANCES.map((id) => ({ id, name: substances.entry(id).names[locale] })),
  };
}
