import { MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import { joinLines } from '../../text/joinLines.ts';
import { listMenuDrinks } from './listMenuDrinks.ts';
import { addSection, listDraftIds, readPrices, type DraftDrink, type MenuDraft } from './menuDraft.ts';
import { isPriced, NO_PRICES } from './prices/draftPrices.ts';

/*
 * Changes of several lines of a menu at once. Each gives the draft back as it is where it changes nothing, so that no
 * step to undo is made of it.
 */

/** The lines of a menu that are changed, by their ids. */
export type ChosenLines = ReadonlySet<string>;

/** Removes lines; their sections stay. */
export function removeDrinks(draft: MenuDraft, chosen: ChosenLines): MenuDraft {
  return changeSections(draft, (drinks) => drinks.filter(({ cocktailId }) => !chosen.has(cocktailId)));
}

/**
 * Moves lines, in their order, to the end of a section.
 *
 * @param to place of the section, or `new` for one that is added at the end
 */
export function moveDrinks(draft: MenuDraft, chosen: ChosenLines, to: number | 'new'): MenuDraft {
  const moved = listMenuDrinks(draft).filter(({ cocktailId }) => chosen.has(cocktailId));
  const target = to === 'new' ? addSection(draft) : draft;
  const place = to === 'new' ? target.sections.length - 1 : to;
  if (moved.length === 0 || target.sections[place] === undefined || (to === 'new' && target === draft))
    return draft;
  const next = changeSections(target, (drinks, section) => {
    const rest = drinks.filter(({ cocktailId }) => !chosen.has(cocktailId));
    return section === place ? [...rest, ...moved] : rest;
  });
  return to !== 'new' && listOrder(next) === listOrder(draft) ? draft : next;
}

/**
 * Copies the sizes and prices, or the note, of the first of the chosen lines to the others. An empty price or note is not
 * copied: nobody asks for all prices to be emptied this way.
 */
export function fillDown(draft: MenuDraft, chosen: ChosenLines, what: 'prices' | 'note'): MenuDraft {
  // What is typed in a field and not left yet counts as well.
  const read = what === 'prices' ? readPrices(draft) : draft;
  const [first] = listMenuDrinks(read).filter(({ cocktailId }) => chosen.has(cocktailId));
  if (first === undefined || (what === 'prices' ? !isPriced(first.prices) : first.note.trim() === ''))
    return draft;
  const next = changeSections(read, (drinks) =>
    drinks.map((drink) => (chosen.has(drink.cocktailId) ? { ...drink, [what]: first[what] } : drink)),
  );
  return JSON.stringify(next) === JSON.stringify(draft) ? draft : next;
}

/** Fills notes with lines copied from a spreadsheet, from a line of the menu downwards; an empty one leaves its note. */
export function pasteNotes(draft: MenuDraft, from: string, text: string): MenuDraft {
  const notes = splitLines(text);
  const start = listDraftIds(draft).indexOf(from);
  if (start === -1) return draft;
  let line = 0;
  return changeSections(draft, (drinks) =>
    drinks.map((drink) => {
      const note = joinLines(notes[line++ - start] ?? '').trim();
      return note === '' ? drink : { ...drink, note: note.slice(0, MENU_LIMITS.note) };
    }),
  );
}

/**
 * Names a line that is no mixed drink, and adds one of its kind below it for each further line that was copied from a
 * spreadsheet; cells after a tab are prices, by price list. A menu that is full takes no more.
 *
 * @param newId gives a UUID
 */
export function pasteItems(draft: MenuDraft, at: string, text: string, newId: () => string): MenuDraft {
  const rows = splitLines(text)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter(([name = '']) => name !== '')
    .slice(0, MENU_LIMITS.drinks - listDraftIds(draft).length + 1);
  const next = changeSections(draft, (drinks) =>
    drinks.flatMap((drink) => {
      const { item } = drink;
      if (drink.cocktailId !== at || item === undefined || rows.length === 0) return [drink];
      return rows.map(([name = '', ...cells], row): DraftDrink => {
        const amounts = cells
          .slice(0, draft.priceLists.length + 1)
          .map((cell) => cell.slice(0, MENU_LIMITS.typedPrices));
        const named = joinLines(name).slice(0, MENU_LIMITS.itemName);
        const prices = amounts.some(Boolean) ? [{ size: '', amounts }] : NO_PRICES;
        if (row === 0) {
          return { ...drink, item: { ...item, name: named }, ...(prices !== NO_PRICES && { prices }) };
        }
        // What the line above holds, nobody has said of this one.
        const fresh = { kind: item.kind, name: named, allergens: [], vegan: false, vegetarian: false };
        return { cocktailId: newId(), prices, note: '', item: fresh };
      });
    }),
  );
  return readPrices(next);
}

/** The lines between two, both included, in the order of the menu; what is no line of it chooses only the other. */
export function listRange(draft: MenuDraft, from: string, to: string): string[] {
  const ids = listDraftIds(draft);
  const ends = [ids.indexOf(from), ids.indexOf(to)].filter((place) => place !== -1);
  return ids.slice(Math.min(...ends), Math.max(...ends) + 1);
}

function splitLines(text: string): string[] {
  return text.trimEnd().split(/\r\n|\r|\n/);
}

function listOrder({ sections }: MenuDraft): string {
  return sections.map((section) => listDraftIds({ sections: [section] }).join()).join('|');
}

function changeSections(
  draft: MenuDraft,
  change: (drinks: readonly DraftDrink[], section: number) => readonly DraftDrink[],
): MenuDraft {
  let isSame = true;
  const sections = draft.sections.map((section, place) => {
    const drinks = change(section.drinks, place);
    const isKept =
      drinks.length === section.drinks.length && drinks.every((drink, at) => drink === section.drinks[at]);
    isSame &&= isKept;
    return isKept ? section : { ...section, drinks };
  });
  return isSame ? draft : { ...draft, sections };
}
