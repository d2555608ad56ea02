import type { Drink, DrinkLine } from '../../../../src/catalogue/drink.ts';
import type { Ingredient } from '../../../../src/contracts/drinks/ingredient.ts';
import type { SubstitutionEffects } from '../../../../src/domain/shelf/substitutionEffects.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { getSugar } from '../../../../src/catalogue/getSugar.ts';
import { recipeFacts } from '../facts/recipeFacts.ts';
import type { Conflict } from '../facts/conflicts.ts';
import type { Session } from '../session.ts';
import { listConflicts } from '../short/words.ts';
import type { NotKnown } from './findByName.ts';

/**
 * A drink in short, as a list tells of it; of allergens only what is in somebody's way.
 *
 * @param mark of a changed recipe
 */
export function describeShort(drink: Drink, session: Session, mark = drink.id) {
  const { id, name, abv, energy, terms, lines } = drink;
  session.told.add(id);
  const { language } = session;
  return {
    id,
    name: textIn(name, language),
    abv,
    kcal: energy,
    sugarAboutG: getSugar(drink),
    taste: terms.taste.names[language],
    style: terms.category.names[language],
    contains: lines.flatMap((line) => (line.garnish ? [] : [nameLine(line, session)])),
    ...describeConflict(mark, session),
  };
}

/** What a line takes, with what it may be made of as well: bourbon or rye. */
function nameLine({ ingredient, or = [] }: DrinkLine, session: Session): string {
  return nameThings([ingredient, ...or], session).join(' / ');
}

/** A drink with everything that may be asked about it, also by the mark of a changed one. */
export function describeWhole(
  drink: Drink,
  session: Session,
  { mark = drink.id, has = [] }: { mark?: string; has?: readonly string[] } = {},
) {
  session.told.add(drink.id);
  const shelf = session.getShelf(has);
  return {
    ...recipeFacts(drink, session.catalogue, session.language),
    ...describeConflict(mark, session),
    ...(!shelf.isEmpty && { onShelf: describeShelf(shelf.match(drink), session) }),
  };
}

/** Why the visitor must not have a drink, why some of the guests must not, and what of it they just refused. */
export function describeConflict(id: string, session: Session) {
  const tell = (name: string, conflict: Conflict | undefined) =>
    conflict && { [name]: listReasons(conflict, session) };
  const forAll = session.conflictOf(id, session.lasting);
  return {
    ...tell('notForVisitor', forAll),
    ...(!forAll && tell('hasWhatIsRefused', session.conflictOf(id, session.asked))),
    ...tell('notForSomeGuests', session.conflictOf(id, session.ofSome)),
  };
}

/** Why something is not for the visitor, in the words of the answer. */
export function listReasons(conflict: Conflict, { catalogue, language }: Session): string[] {
  return listConflicts(conflict, catalogue, language);
}

/** What comes with a stand-in; empty where nothing does that anybody must know. */
export function listBrought(brought: SubstitutionEffects, session: Session): string[] {
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
  const list = (name: string, ids: readonly string[]) =>
    ids.length > 0 && { [name]: nameThings(ids, session) };
  return {
    hasEverything: hasEverything && assumed.length === 0,
    ...list('missing', missing),
    ...list('missingOptional', missingOptional),
    ...list('missingGarnish', missingGarnish),
    /** Not named by the visitor, and in most kitchens. */
    ...list('assumedAtHome', assumed),
    ...(standIns.length > 0 && {
      standIns: standIns.map(({ use, instead, remark, brings }) => ({
        use: nameThing(use, session),
        insteadOf: nameThing(instead, session),
        changes: [
          ...(remark === undefined ? [] : [vocabularies.remarks.entry(remark).names[session.language]]),
          ...listBrought(brings, session),
        ],
      })),
    }),
  };
}

/** Names that stand for nothing, with what is near. */
export function tellNotKnown(notKnown: readonly NotKnown[]) {
  return notKnown.length > 0 && { notKnown: notKnown.map(({ why }) => why) };
}

export function nameThing(id: string, { catalogue, language }: Session): string {
  return (catalogue.ingredientById.get(id) as Ingredient | undefined)?.names[language] ?? id;
}

export function nameThings(ids: readonly string[], session: Session): string[] {
  return [...new Set(ids)].map((id) => nameThing(id, session));
}
