import { idsOf, type DraftDrink, type MenuDraft } from './menuDraft.ts';

/**
 * What two people made of one menu, where both can be had: each text, price and note as whoever changed it wrote it,
 * drinks and their order as whoever changed those put them.
 *
 * @param before the menu that both began with
 * @returns undefined where both changed the same thing, or one removed a drink that the other wrote on
 */
export function mergeDrafts(before: MenuDraft, mine: MenuDraft, theirs: MenuDraft): MenuDraft | undefined {
  const texts = (['name', 'restaurantName', 'description'] as const).map((key) =>
    pick(before[key], mine[key], theirs[key]),
  );
  const [name, restaurantName, description] = texts;
  const isMineOrdered = orderOf(theirs) === orderOf(before) || orderOf(theirs) === orderOf(mine);
  if (!isMineOrdered && orderOf(mine) !== orderOf(before)) return undefined;
  const [ordered, other] = isMineOrdered ? [mine, theirs] : [theirs, mine];
  const [was, one, two] = [before, ordered, other].map(drinksOf);
  if (name === undefined || restaurantName === undefined || description === undefined) return undefined;

  let isClear = idsOf(other).every((id) => one?.has(id) === true || isSame(two?.get(id), was?.get(id)));
  const sections = ordered.sections.map((section) => ({
    ...section,
    drinks: section.drinks.map((drink) => {
      const [start, elsewhere] = [was?.get(drink.cocktailId), two?.get(drink.cocktailId)];
      if (start === undefined || elsewhere === undefined) return drink;
      const price = pick(start.price, drink.price, elsewhere.price);
      const note = pick(start.note, drink.note, elsewhere.note);
      isClear &&= price !== undefined && note !== undefined;
      return { ...drink, price: price ?? drink.price, note: note ?? drink.note };
    }),
  }));
  return isClear ? { name, restaurantName, description, sections } : undefined;
}

/** What was changed of two texts; undefined where both were, to something else. */
function pick(before: string, mine: string, theirs: string): string | undefined {
  if (mine === before || mine === theirs) return theirs;
  return theirs === before ? mine : undefined;
}

function isSame(one: DraftDrink | undefined, other: DraftDrink | undefined): boolean {
  return one?.price === other?.price && one?.note === other?.note;
}

function orderOf({ sections }: MenuDraft): string {
  return JSON.stringify(
    sections.map(({ title, drinks }) => [title, drinks.map(({ cocktailId }) => cocktailId)]),
  );
}

function drinksOf({ sections }: MenuDraft): Map<string, DraftDrink> {
  return new Map(sections.flatMap(({ drinks }) => drinks.map((drink) => [drink.cocktailId, drink] as const)));
}
