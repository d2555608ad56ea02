import { SUBSTANCES, type AllergenStatement } from '../../contracts/diet/diet.ts';
import type { DietaryFacts } from '../diet/dietary.ts';
import { readProse, type ProseNames } from '../names/proseReading.ts';

/** Alcohol by volume that stands for that of something that a note names. */
const SOME_ALCOHOL = 5;

/**
 * What the note on a line of a menu says is in the drink, in any language: "topped with crushed peanuts".
 *
 * @param names the names of ingredients, where they are at hand
 */
export function noteFacts(note: string | null, names?: ProseNames): DietaryFacts {
  const { substances, mayContain, cautions, alcohol, isVegan, isVegetarian } = readProse(
    note ?? '',
    undefined,
    names,
  );
  return {
    allergens: { contains: substances, mayContain },
    vegan: isVegan ? 'yes' : 'no',
    vegetarian: isVegetarian ? 'yes' : 'no',
    cautions,
    strength: alcohol.length > 0 ? SOME_ALCOHOL : 0,
  };
}

/** The cautions and the alcohol that the name of a drink speaks of; its allergens its owner has looked at. */
export function nameFacts(name: string, names: ProseNames): DietaryFacts {
  const { cautions, strength } = noteFacts(name, names);
  return {
    allergens: { contains: [], mayContain: [] },
    vegan: 'yes',
    vegetarian: 'yes',
    cautions,
    strength,
  };
}

/** Allergens that guests are told, with those that texts name. */
export function withNamed(allergens: AllergenStatement, named: DietaryFacts): AllergenStatement {
  const contains = SUBSTANCES.filter(
    (one) => allergens.contains.includes(one) || named.allergens.contains.includes(one),
  );
  const possible = [...allergens.mayContain, ...named.allergens.mayContain];
  return {
    contains,
    mayContain: SUBSTANCES.filter((one) => possible.includes(one) && !contains.includes(one)),
  };
}

/** Whether a note pours something with alcohol that is none of these ingredients: how strong the drink is nobody knows. */
export function poursMore(note: string | null, ids: readonly string[], names: ProseNames): boolean {
  const { things } = readProse(note ?? '', undefined, names);
  return things.some(
    ({ id, hasAlcohol }) =>
      hasAlcohol &&
      !ids.some((own) => id !== undefined && (names.isKindOf(own, id) || names.isKindOf(id, own))),
  );
}
