import type { BottleIndex } from '../../contracts/shelf/bottleIndex.ts';
import {
  ALLERGENS,
  DIET_FLAGS,
  SUBSTANCES,
  type Allergen,
  type Substance,
} from '../../contracts/diet/diet.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { namedAllergens } from '../../domain/diet/allergenNames.ts';
import { listDietFlags } from '../../domain/diet/dietary.ts';
import { formatNumber } from '../../domain/drinks/lineText.ts';
import type { OwnFacts } from '../../domain/costs/ownBottles.ts';
import { allergenText } from '../../i18n/allergenText.ts';
import { fillIn } from '../../text/fillIn.ts';

/** "From your bar (Disaronno): 24% ABV, about 210 kcal. Depending on the brand: nuts. Vegan." */
export function ownText(
  { bottles, abv, energy, dietary }: OwnFacts,
  index: BottleIndex,
  locale: Locale,
): string {
  const say = (key: string, values = {}) => fillIn(index.texts[key] ?? '', values);
  const words = {
    allergen: (id: Allergen) => index.allergens[ALLERGENS.indexOf(id)] ?? id,
    substance: (id: Substance) => index.substances[SUBSTANCES.indexOf(id)] ?? id,
  };
  const { contains, mayContain } = dietary.allergens;
  const figures = [
    say('bottles.abv', { number: abv }),
    say('recipe.energy.text', { number: formatNumber(energy, locale) }),
  ].join(', ');
  const allergens = allergenText(
    {
      contains: namedAllergens(contains, words, locale),
      mayContain: namedAllergens(mayContain, words, locale),
    },
    Object.assign(say, { locale }),
  );
  const diets = listDietFlags(dietary).map((flag) => `${index.diets[DIET_FLAGS.indexOf(flag)] ?? flag}.`);
  const facts = [`${figures}.`, allergens, ...diets].join(' ');
  return say('bottles.own', { names: bottles.join(', '), facts });
}
