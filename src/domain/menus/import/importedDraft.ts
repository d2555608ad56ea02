import type { Substance } from '../../../contracts/diet/diet.ts';
import { MENU_LIMITS, type ItemKind } from '../../../contracts/menus/menuLimits.ts';
import { foldText } from '../../../text/foldText.ts';
import { EMPTY_DRAFT, readPrices, type DraftDrink, type MenuDraft } from '../menuDraft.ts';
import { NO_PRICES, type DraftPrice } from '../prices/draftPrices.ts';
import type { Column, MenuRole } from './guessColumns.ts';
import type { MenuChoices, MenuRow } from './planMenu.ts';
import kindWords from './words/kinds.json' with { type: 'json' };

const KINDS = new Map(
  Object.entries(kindWords).flatMap(([kind, words]) =>
    words.map((word) => [foldText(word), kind as ItemKind]),
  ),
);

/**
 * What the own lines of a section are, by its title. A spirit where that does not say it, since of one guests are told that
 * it holds alcohol; that something holds none is never guessed.
 */
export function guessKind(title: string): ItemKind {
  for (const word of foldText(title).split(' ')) {
    const kind = KINDS.get(word);
    if (kind !== undefined) return kind;
  }
  return 'spirit';
}

/** The kind of the own lines of a section, as it was chosen or guessed. */
export function kindIn(title: string, { kinds }: MenuChoices): ItemKind {
  return kinds.get(foldText(title)) ?? guessKind(title);
}

/** The titles of sections that have lines of the bar's own, with how many. */
export function sectionsWithItems(rows: readonly MenuRow[]): { title: string; number: number }[] {
  const counts = new Map<string, number>();
  for (const { use, isSize, section } of rows)
    if (use === 'item' && !isSize) counts.set(section, (counts.get(section) ?? 0) + 1);
  return [...counts].map(([title, number]) => ({ title, number }));
}

interface ImportedSection {
  key: number;
  title: string;
  drinks: DraftDrink[];
}

interface ImportTerms {
  choices: MenuChoices;
  currency: string | null;
  /** Gives a UUID. */
  newId: () => string;
  /** Gives what a recipe holds: that needs no statement of the owner. */
  heldBy: (id: string) => readonly Substance[];
}

/** A new menu of the rows of an import, with the name and the bar of a draft. */
export function importedDraft(
  draft: MenuDraft,
  rows: readonly MenuRow[],
  columns: readonly Column<MenuRole>[],
  terms: ImportTerms,
): MenuDraft {
  const added = columns.filter(({ role }) => role === 'list').slice(0, MENU_LIMITS.priceLists);
  const sections: ImportedSection[] = [];
  let room: number = MENU_LIMITS.drinks;
  let line: DraftDrink | undefined;
  for (const row of rows) {
    if (row.use === 'skip') continue;
    if (row.use === 'note' || row.isSize) {
      if (line) Object.assign(line, addedTo(line, row, added.length));
      continue;
    }
    line = undefined;
    if (row.use === 'section' || room === 0) continue;
    const section = sectionFor(sections, row.section);
    if (section === undefined) continue;
    line = lineFor(row, added.length, terms);
    section.drinks.push(line);
    room -= 1;
  }
  for (const drink of sections.flatMap(({ drinks }) => drinks))
    if (drink.prices.length === 0) drink.prices = NO_PRICES;
  return readPrices({
    ...draft,
    currency: terms.currency ?? draft.currency,
    priceLists: added.map(({ label }, key) => ({ key, name: label || '–', hours: null })),
    sections: sections.length > 0 ? sections : EMPTY_DRAFT.sections,
  });
}

/** The section of a title, made anew where there is none; undefined where the menu has no room for it. */
function sectionFor(sections: ImportedSection[], title: string): ImportedSection | undefined {
  const known = sections.find((section) => section.title === title);
  if (known !== undefined || sections.length === MENU_LIMITS.sections) return known;
  const made: ImportedSection = { key: sections.length, title, drinks: [] };
  sections.push(made);
  return made;
}

/** A line of the menu: a drink of the catalogue or of the owner, else one of the bar's own. */
function lineFor(row: MenuRow, lists: number, { choices, newId, heldBy }: ImportTerms): DraftDrink {
  const match = row.use === 'drink' ? row.match : undefined;
  const words = { prices: pricesFor(row, lists), note: row.note };
  if (match === undefined)
    return {
      cocktailId: newId(),
      ...words,
      item: {
        kind: kindIn(row.section, choices),
        name: row.name,
        allergens: row.allergens,
        vegan: false,
        vegetarian: false,
        ...(row.isFreeOfAllergens && { isFreeOfAllergens: true as const }),
      },
    };
  const held = heldBy(match.id);
  const allergens = row.allergens.filter((id) => !held.includes(id));
  return {
    cocktailId: match.id,
    ...words,
    ...(allergens.length > 0 && { declared: { contains: allergens, without: [] } }),
  };
}

/** What a row below a line adds to it: one more size, or words of its note. */
function addedTo(line: DraftDrink, row: MenuRow, lists: number): Partial<DraftDrink> {
  if (row.use !== 'note')
    return { prices: [...line.prices, ...pricesFor(row, lists)].slice(0, MENU_LIMITS.sizes) };
  const note = [line.note, row.note].filter((text) => text !== '').join(' ');
  return { note: [...note].slice(0, MENU_LIMITS.note).join('').trim() };
}

/** The prices of a row by size: first the usual one, then one for each price list. */
function pricesFor(row: MenuRow, lists: number): DraftPrice[] {
  const bySize = new Map<string, string[]>();
  for (const { size, list, taken } of row.prices) {
    const at = list === undefined ? 0 : list + 1;
    if (taken === undefined || at > lists) continue;
    const amounts = bySize.get(size) ?? [''];
    while (amounts.length <= at) amounts.push('');
    amounts[at] = taken;
    bySize.set(size, amounts);
  }
  return [...bySize].map(([size, amounts]) => ({ size, amounts }));
}
