import type { Drink } from '../../../../src/catalogue/drink.ts';
import type { Ingredient } from '../../../../src/contracts/ingredient.ts';
import type { Brought } from '../../../../src/domain/brought.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { recipeFacts } from '../facts/recipeFacts.ts';
import type { Conflict } from '../facts/conflicts.ts';
import type { Session } from '../session.ts';
import { reasonsOf } from '../short/words.ts';

/** A drink in short, as a list tells of it. */
export function describeShort(drink: Drink, session: Session) {
  const { id, name, abv, energy, terms, lines } = drink;
  session.told.add(id);
  const contents = lines.filter(({ garnish }) => !garnish).map(({ ingredient }) => ingredient);
  return {
    id,
    name: textIn(name, session.language),
    abv,
    kcal: energy,
    taste: terms.taste.names.en,
    style: terms.category.names.en,
    method: terms.method.names.en,
    glass: terms.glass.names.en,
    contains: nameThings(contents, session),
    ...describeConflict(id, session),
  };
}

/** A drink with everything that may be asked about it. */
export function describeWhole(drink: Drink, session: Session) {
  session.told.add(drink.id);
  const shelf = session.getShelf();
  return {
    ...recipeFacts(drink, session.catalogue, session.language),
    ...describeConflict(drink.id, session),
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
  const { missing, missingOptional, missingGarnish, standIns, hasEverything } = match;
  const { vocabularies } = session.catalogue;
  return {
    hasEverything,
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
