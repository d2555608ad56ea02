import type { Drink, DrinkLine } from '../../../../src/catalogue/drink.ts';
import type { Substance } from '../../../../src/contracts/diet.ts';
import type { Ingredient } from '../../../../src/contracts/ingredient.ts';
import type { Brought } from '../../../../src/domain/brought.ts';
import { groupOf } from '../../../../src/domain/dietary.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { sugarOf } from '../facts/sugarOf.ts';
import { recipeFacts } from '../facts/recipeFacts.ts';
import type { Conflict } from '../facts/conflicts.ts';
import type { Session } from '../session.ts';
import { reasonsOf } from '../short/words.ts';

/**
 * A drink in short, as a list tells of it.
 *
 * @param mark of a changed recipe
 */
export function describeShort(drink: Drink, session: Session, mark = drink.id) {
  const { id, name, abv, energy, terms, lines, dietary } = drink;
  session.told.add(id);
  const { allergens } = session.catalogue.vocabularies;
  const nameAllergens = (ids: readonly Substance[]) =>
    [...new Set(ids.map(groupOf))].map((one) => allergens.entry(one).names.en);
  return {
    id,
    name: textIn(name, session.language),
    abv,
    kcal: energy,
    sugarAboutG: sugarOf(drink),
    taste: terms.taste.names.en,
    style: terms.category.names.en,
    method: terms.method.names.en,
    glass: terms.glass.names.en,
    contains: lines.flatMap((line) => (line.garnish ? [] : [nameLine(line, session)])),
    allergens: nameAllergens(dietary.allergens.contains),
    mayContain: nameAllergens(dietary.allergens.mayContain),
    ...describeConflict(mark, session),
  };
}

/** What a line takes, with what it may be made of as well: bourbon or rye. */
function nameLine({ ingredient, or = [] }: DrinkLine, session: Session): string {
  return nameThings([ingredient, ...or], session).join(' / ');
}

/** A drink with everything that may be asked about it. */
export function describeWhole(drink: Drink, session: Session, mark = drink.id) {
  session.told.add(drink.id);
  const shelf = session.getShelf();
  return {
    ...recipeFacts(drink, session.catalogue, session.language),
    ...describeConflict(mark, session),
    ...(!shelf.isEmpty && { onShelf: describeShelf(shelf.match(drink), session) }),
  };
}

/** Why the visitor must not have a drink; nothing where they may. */
export function describeConflict(id: string, session: Session): { notForVisitor?: string[] } {
  const conflict = session.conflictOf(id);
  return conflict === undefined ? {} : { notForVisitor: listReasons(conflict, session) };
}

/** Why something is not for the visitor, in the words of the answer. */
export function listReasons(conflict: Conflict, { catalogue, language }: Session): string[] {
  return reasonsOf(conflict, catalogue, language);
}

/** What comes with a stand-in; empty where nothing does that anybody must know. */
export function listBrought(brought: Brought, session: Session): string[] {
  const { addsAlcohol, takesAlcohol, strength, ...rest } = brought;
  return [
    ...listReasons({ ...rest, hasAlcohol: false, ingredients: [] }, session),
    ...(addsAlcohol ? ['adds alcohol'] : []),
    ...(takesAlcohol ? ['takes the alcohol away'] : []),
    ...(strength === undefined ? [] : [`${strength.to}% instead of ${strength.from}% alcohol`]),
  ];
}

export function describeShelf(match: ReturnType<ReturnType<Session['getShelf']>['match']>, session: Session) {
  const { missing, missingOptional, missingGarnish, standIns, assumed, hasEverything } = match;
  const { vocabularies } = session.catalogue;
  return {
    hasEverything: hasEverything && assumed.length === 0,
    /** Not named by the visitor, and in most kitchens. */
    assumedAtHome: nameThings(assumed, session),
    missing: nameThings(missing, session),
    missingOptional: nameThings(missingOptional, session),
    missingGarnish: nameThings(missingGarnish, session),
    standIns: standIns.map(({ use, instead, remark, brings }) => ({
      use: nameThing(use, session),
      insteadOf: nameThing(instead, session),
      changes: [
        ...(remark === undefined ? [] : [vocabularies.remarks.entry(remark).names.en]),
        ...listBrought(brings, session),
      ],
    })),
  };
}

export function nameThing(id: string, { catalogue, language }: Session): string {
  return (catalogue.ingredientById.get(id) as Ingredient | undefined)?.names[language] ?? id;
}

export function nameThings(ids: readonly string[], session: Session): string[] {
  return [...new Set(ids)].map((id) => nameThing(id, session));
}
