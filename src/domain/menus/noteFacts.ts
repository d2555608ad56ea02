import { SUBSTANCES, type AllergenStatement } from '../../contracts/diet/diet.ts';
import { combineDietaryFacts, readDiets, type DietaryFacts } from '../diet/dietary.ts';
import { readProse } from '../names/proseReading.ts';

/** Alcohol by volume that stands for that of something that a note names. */
const SOME_ALCOHOL = 5;

/** What the note on a line of a menu says is in the drink, in any language: "topped with crushed peanuts". */
export function noteFacts(note: string | null): DietaryFacts {
  const { substances, cautions, alcohol } = readProse(note ?? '');
  return {
    allergens: { contains: substances, mayContain: [] },
    ...readDiets(substances),
    cautions,
    strength: alcohol.length > 0 ? SOME_ALCOHOL : 0,
  };
}

/** What a drink holds with its note. */
export function withNoteFacts(facts: DietaryFacts, note: string | null): DietaryFacts {
  return note === null ? facts : combineDietaryFacts([facts, noteFacts(note)]);
}

/** Allergens that guests are told, with those that the note names. */
export function withNoteAllergens(allergens: AllergenStatement, note: string | null): AllergenStatement {
  const named = note === null ? [] : noteFacts(note).allergens.contains;
  const contains = SUBSTANCES.filter((one) => allergens.contains.includes(one) || named.includes(one));
  return { contains, mayContain: allergens.mayContain.filter((one) => !contains.includes(one)) };
}
