import { SUBSTANCES } from '../../../contracts/diet/diet.ts';
import type { ImportedDrink } from '../../../contracts/own-drinks/drinkImport.ts';
import type { OwnDrink, OwnRecipe } from '../../../contracts/own-drinks/ownDrink.ts';
import { foldText } from '../../../text/foldText.ts';
import { withWrittenName } from '../lineIdentity.ts';
import { pickRecipe } from '../pickRecipe.ts';

/** A drink of a file beside what the account has already. */
export interface ImportEntry extends Omit<ImportedDrink, 'id'> {
  /** Under which it is kept: a second try makes no second drink. */
  id: string;
  /** The drink of the account of this id or name. */
  mine: OwnDrink | undefined;
  /** Whether that is the very same recipe. */
  isSame: boolean;
}

/** What becomes of drinks that the account has already. */
export const REPEATS = ['skip', 'renew', 'both'] as const;
export type Repeat = (typeof REPEATS)[number];

/** Puts the drinks of a file beside those of the account: each of these is met once, by its id or else its name. */
export function planImport(
  found: readonly ImportedDrink[],
  mine: readonly OwnDrink[],
  newId: () => string,
): ImportEntry[] {
  const left = new Map(mine.map((drink) => [drink.id, drink]));
  const entries = found.map((one) => {
    const known = one.id === undefined ? undefined : left.get(one.id);
    if (known) left.delete(known.id);
    return { ...one, mine: known };
  });
  const byName = new Map<string, OwnDrink[]>();
  for (const drink of left.values()) {
    const name = foldText(drink.name);
    byName.set(name, [...(byName.get(name) ?? []), drink]);
  }
  const met = entries.map((entry) => ({
    ...entry,
    mine: entry.mine ?? takeAlike(byName.get(foldText(entry.drink.name)), entry.drink),
  }));
  // What the account calls the house things of the file.
  const ownIds = new Map(
    met.flatMap(({ id, mine: known }) => (id !== undefined && known ? [[id, known.id] as const] : [])),
  );
  return met.map(({ id, mine: known, ...entry }) => {
    const drink = withOwnIds(entry.drink, ownIds);
    const isSame = known !== undefined && isSameRecipe(known, drink);
    return {
      ...entry,
      ...{ drink, mine: known, isSame },
      id: id === undefined || known?.id === id ? newId() : id,
    };
  });
}

/**
 * A drink of a file with the names of its lines that were chosen to be ingredients of the catalogue.
 *
 * @param chosen ids of ingredients by the names for which they were chosen
 */
export function withNamesChosen(entry: ImportEntry, chosen: ReadonlyMap<string, string>): ImportEntry {
  const lines = entry.drink.lines.map((line) => {
    const ingredient = 'name' in line ? chosen.get(line.name) : undefined;
    if (ingredient === undefined || !('name' in line)) return line;
    const { name, note = '', strength: _strength, colour: _colour, own: _own, ...poured } = line;
    const whole = withWrittenName(note, name);
    return { ingredient, ...poured, ...(whole !== '' && { note: whole }) };
  });
  if (lines.every((line, place) => line === entry.drink.lines[place])) return entry;
  const isKnown = lines.every((line) => 'ingredient' in line);
  const stated = [...entry.drink.allergens, ...(isKnown ? (entry.named ?? []) : [])];
  const drink = { ...entry.drink, lines, allergens: SUBSTANCES.filter((one) => stated.includes(one)) };
  return { ...entry, drink, isSame: entry.mine !== undefined && isSameRecipe(entry.mine, drink) };
}

/** What is done with a drink of a file. */
export function importAction({ mine, isSame }: ImportEntry, repeat: Repeat): 'make' | 'renew' | 'skip' {
  if (mine === undefined || repeat === 'both') return 'make';
  return repeat === 'renew' && !isSame ? 'renew' : 'skip';
}

/** A drink whose lines name house things by the ids that the account has them under. */
function withOwnIds(drink: OwnRecipe, ids: ReadonlyMap<string, string>): OwnRecipe {
  const lines = drink.lines.map((line) =>
    'own' in line && line.own !== undefined ? { ...line, own: ids.get(line.own) ?? line.own } : line,
  );
  return { ...drink, lines };
}

/** Takes the drink with the same recipe out of a list, or else the first. */
function takeAlike(drinks: OwnDrink[] = [], recipe: OwnRecipe): OwnDrink | undefined {
  const place = drinks.findIndex((drink) => isSameRecipe(drink, recipe));
  return drinks.splice(Math.max(place, 0), 1)[0];
}

function isSameRecipe(one: OwnRecipe, other: OwnRecipe): boolean {
  return written(pickRecipe(one)) === written(pickRecipe(other));
}

/** As JSON whose keys are in order: the database keeps them in another. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
