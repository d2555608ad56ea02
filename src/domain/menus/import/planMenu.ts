import type { Substance } from '../../../contracts/diet/diet.ts';
import { MENU_LIMITS, type ItemKind } from '../../../contracts/menus/menuLimits.ts';
import { foldText } from '../../../text/foldText.ts';
import { joinLines } from '../../../text/joinLines.ts';
import { EMPTY_DRAFT, readPrices as readDraft, type DraftDrink, type MenuDraft } from '../menuDraft.ts';
import { NO_PRICES, type DraftPrice } from '../prices/draftPrices.ts';
import { findReadings, readPrices } from '../prices/readPrices.ts';
import type { Column, MenuRole } from './guessColumns.ts';
import { readAllergens } from './readAllergens.ts';
import { readPlainLine } from './readPlainLine.ts';
import type { Table, TableRow } from './readTable.ts';
import kindWords from './words/kinds.json' with { type: 'json' };

/** What a row becomes: a section, a line of the menu, a note on the line above, one more size of it, or nothing. */
export const ROW_USES = ['drink', 'item', 'section', 'note', 'skip'] as const;
export type RowUse = (typeof ROW_USES)[number];

/** A price of a row. */
export interface RowPrice {
  /** Place of the column. */
  column: number;
  size: string;
  /** Place of the price list; undefined for the usual price. */
  list: number | undefined;
  typed: string;
  /** What is taken of it; undefined where nobody can be sure, and it is asked for. */
  taken: string | undefined;
  /** What may be meant by what is asked for; may be empty. */
  readings: string[];
  /** Whether it is asked for, answered or not. */
  isAsked: boolean;
}

export interface MenuRow {
  number: number;
  use: RowUse;
  /** What it may be used for. */
  uses: RowUse[];
  name: string;
  /** The title that it stands under. */
  section: string;
  /** The drink of just this name. */
  match: { id: string; name: string; isOwn: boolean } | undefined;
  prices: RowPrice[];
  note: string;
  allergens: Substance[];
  isFreeOfAllergens: boolean;
  /** Words for allergens that we do not know: then none are taken. */
  unknownAllergens: string[];
  /** Whether it adds a size to the line above. */
  isSize: boolean;
  /** What was cut since it is too long, or has no room on a menu. */
  cut: ('name' | 'note' | 'section' | 'sizes' | 'lists' | 'lines' | 'sections' | 'repeated')[];
}

/** What was chosen otherwise than it was guessed. */
export interface MenuChoices {
  /** By the number of the row. */
  uses: ReadonlyMap<number, RowUse>;
  /** By "row column": what a price is; empty for none. */
  prices: ReadonlyMap<string, string>;
  /** By the folded title of a section: what its own lines are. */
  kinds: ReadonlyMap<string, ItemKind>;
}

export const NO_CHOICES: MenuChoices = { uses: new Map(), prices: new Map(), kinds: new Map() };

/** The drinks that a name may stand for. */
export type FindDrink = (folded: string) => MenuRow['match'];

export interface MenuSource {
  table: Table;
  columns: readonly Column<MenuRole>[];
  hasHeader: boolean;
  currency: string | null;
  find: FindDrink;
}

/** The columns that lines of text are parted into. */
export const PLAIN_COLUMNS: readonly Column<MenuRole>[] = [
  { role: 'name', label: '' },
  { role: 'price', label: '' },
];

/** Lines of text in a name and a price. */
export function partLines(table: Table, currency: string | null): Table {
  const rows = table.rows.map(({ number, cells }): TableRow => {
    const [name, price] = readPlainLine(cells[0] ?? '', currency);
    return { number, cells: price === '' ? [name] : [name, price] };
  });
  return { ...table, rows, width: 2 };
}

/** A description as menus have them below a drink: "Gin, Campari, red vermouth". */
const READS_AS_NOTE = /,\s|\.$|^\p{Ll}/u;

/** What each row of a table becomes on a menu, by its columns and by what was chosen. */
export function planMenu(
  { table, columns, hasHeader, currency, find }: MenuSource,
  choices: MenuChoices,
): MenuRow[] {
  const places = (role: MenuRole) => columns.flatMap((column, at) => (column.role === role ? [at] : []));
  const lists = places('list');
  const body = hasHeader ? table.rows.slice(1) : table.rows;
  const textIn = (row: TableRow, role: MenuRole) =>
    places(role)
      .map((at) => row.cells[at] ?? '')
      .filter((text) => text !== '')
      .join(', ');
  const hasSections = places('section').length > 0;
  const priced = body.some((row) =>
    [...places('price'), ...lists].some((at) => (row.cells[at] ?? '') !== ''),
  );
  const seen = new Set<string>();
  const titles = new Set<string>();
  let section = '';
  let lines = 0;
  let sizes = 0;
  let above: MenuRow | undefined;
  return body.map((row) => {
    const cut: MenuRow['cut'] = [];
    const short = (what: 'name' | 'note' | 'section', text: string, most: number) => {
      const letters = [...joinLines(text).trim()];
      if (letters.length > most) cut.push(what);
      return letters.slice(0, most).join('').trim();
    };
    const size = [...textIn(row, 'size')].slice(0, MENU_LIMITS.size).join('');
    const prices = [...places('price'), ...lists].flatMap((at): RowPrice[] => {
      const typed = row.cells[at] ?? '';
      if (typed === '') return [];
      const list = lists.indexOf(at);
      const label = columns[at]?.label ?? '';
      const own = list === -1 ? [size, label].filter((one) => one !== '').join(' ') : size;
      return [
        {
          column: at,
          size: [...own].slice(0, MENU_LIMITS.size).join(''),
          list: list === -1 ? undefined : list,
          typed,
          ...readPrice(typed, currency, choices.prices.get(`${row.number} ${at}`)),
        },
      ];
    });
    const stated = readAllergens(textIn(row, 'allergens'));
    const written = textIn(row, 'name');
    const named = textIn(row, 'section');
    if (hasSections && named !== '') section = short('section', named, MENU_LIMITS.sectionTitle);
    const found = written === '' ? undefined : find(foldText(written));
    const noted = textIn(row, 'note');
    const isBare = prices.length === 0 && size === '' && noted === '' && textIn(row, 'allergens') === '';
    const isSize =
      above !== undefined &&
      size !== '' &&
      prices.length > 0 &&
      above.section === section &&
      above.prices.every((price) => price.size !== '' && price.size !== size) &&
      (written === '' || foldText(written) === foldText(above.name));
    const match = found && !isSize && seen.has(found.id) ? undefined : found;
    const guess = ((): RowUse => {
      if (isSize && above) return above.use;
      if (written === '') return noted !== '' && above ? 'note' : 'skip';
      if (match) return 'drink';
      if (!isBare || !priced || hasSections) return 'item';
      const isBelow = above !== undefined && above.number === row.number - 1;
      return isBelow && READS_AS_NOTE.test(written) ? 'note' : 'section';
    })();
    const uses: RowUse[] = [
      ...(match ? (['drink'] as const) : []),
      ...(written === '' ? [] : (['item', 'section'] as const)),
      ...(above ? (['note'] as const) : []),
      'skip',
    ];
    const chosen = choices.uses.get(row.number);
    const use = chosen !== undefined && uses.includes(chosen) ? chosen : guess;
    if (use === 'section') section = short('section', written, MENU_LIMITS.sectionTitle);
    const isLine = (use === 'drink' || use === 'item') && !(isSize && chosen === undefined);
    const own = new Set(prices.map((price) => price.size)).size;
    sizes = isLine ? own : sizes + (isSize ? own : 0);
    if ((isLine || isSize) && sizes > MENU_LIMITS.sizes) cut.push('sizes');
    if (prices.some(({ list = 0 }) => list >= MENU_LIMITS.priceLists)) cut.push('lists');
    if (found && match === undefined && isLine) cut.push('repeated');
    if (isLine && ++lines > MENU_LIMITS.drinks) cut.push('lines');
    if (isLine && !titles.has(section)) {
      titles.add(section);
      if (titles.size > MENU_LIMITS.sections) cut.push('sections');
    }
    const planned: MenuRow = {
      number: row.number,
      use,
      uses,
      name: use === 'section' || use === 'note' ? written : short('name', written, MENU_LIMITS.itemName),
      section,
      match,
      prices: prices.slice(0, MENU_LIMITS.sizes * (lists.length + 1)),
      note: short(
        'note',
        use === 'note' ? [written, noted].filter(Boolean).join(', ') : noted,
        MENU_LIMITS.note,
      ),
      allergens: stated.allergens,
      isFreeOfAllergens: stated.isNone,
      unknownAllergens: stated.unknown,
      isSize: isSize && chosen === undefined,
      cut,
    };
    if (isLine) {
      if (use === 'drink' && match) seen.add(match.id);
      above = planned;
    } else if (use === 'section') above = undefined;
    return planned;
  });
}

/**
 * What is taken of a cell with a price. Words alone are: "market price". What has a number and cannot be read is asked for,
 * and is no price until somebody says which.
 */
function readPrice(
  typed: string,
  currency: string | null,
  chosen: string | undefined,
): Pick<RowPrice, 'taken' | 'readings' | 'isAsked'> {
  const isInWords = !/[\d½¼¾]/.test(typed) && [...typed].length <= MENU_LIMITS.price;
  const isRead = typed.length <= MENU_LIMITS.typedPrices && readPrices(typed, currency) !== undefined;
  if (isRead || isInWords) return { taken: typed, readings: [], isAsked: false };
  const readings = findReadings(typed);
  const all = readings ? [readings.decimals, readings.thousands] : [];
  if ([...typed].length <= MENU_LIMITS.price && readings === undefined) all.push(typed);
  return {
    taken: chosen !== undefined && all.includes(chosen) ? chosen : undefined,
    readings: all,
    isAsked: true,
  };
}

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

/**
 * A new menu of the rows of an import, with the name and the bar of a draft.
 *
 * @param newId gives a UUID
 * @param heldBy gives what a recipe holds: that needs no statement of the owner
 */
export function importedDraft(
  draft: MenuDraft,
  rows: readonly MenuRow[],
  columns: readonly Column<MenuRole>[],
  {
    choices,
    currency,
    newId,
    heldBy,
  }: {
    choices: MenuChoices;
    currency: string | null;
    newId: () => string;
    heldBy: (id: string) => readonly Substance[];
  },
): MenuDraft {
  const added = columns.filter(({ role }) => role === 'list').slice(0, MENU_LIMITS.priceLists);
  const priceLists = added.map(({ label }, key) => ({ key, name: label || '–', hours: null }));
  const sections: { key: number; title: string; drinks: DraftDrink[] }[] = [];
  let room: number = MENU_LIMITS.drinks;
  let line: { prices: DraftPrice[]; note: string } | undefined;
  const pricesFor = (row: MenuRow): DraftPrice[] => {
    const bySize = new Map<string, string[]>();
    for (const { size, list, taken } of row.prices) {
      if (taken === undefined) continue;
      const amounts = bySize.get(size) ?? [''];
      const at = list === undefined ? 0 : list + 1;
      if (at > priceLists.length) continue;
      while (amounts.length <= at) amounts.push('');
      amounts[at] = taken;
      bySize.set(size, amounts);
    }
    return [...bySize].map(([size, amounts]) => ({ size, amounts }));
  };
  for (const row of rows) {
    if (row.use === 'note' && line) {
      line.note = [line.note, row.note].filter((text) => text !== '').join(' ');
      line.note = [...line.note].slice(0, MENU_LIMITS.note).join('').trim();
    } else if (row.isSize && line) {
      line.prices.push(...pricesFor(row).slice(0, MENU_LIMITS.sizes - line.prices.length));
    } else if (row.use === 'section') {
      line = undefined;
    } else if (row.use === 'drink' || row.use === 'item') {
      line = undefined;
      if (room === 0) continue;
      const match = row.use === 'drink' ? row.match : undefined;
      const place = sections.findIndex(({ title }) => title === row.section);
      if (place === -1 && sections.length === MENU_LIMITS.sections) continue;
      const section =
        sections[place] ??
        (() => {
          const made = { key: sections.length, title: row.section, drinks: [] };
          sections.push(made);
          return made;
        })();
      const words = { prices: pricesFor(row), note: row.note };
      const held = match ? heldBy(match.id) : [];
      const allergens = row.allergens.filter((id) => !held.includes(id));
      const drink = {
        cocktailId: match?.id ?? newId(),
        ...words,
        ...(match
          ? allergens.length > 0 && { declared: { contains: allergens, without: [] } }
          : {
              item: {
                kind: kindIn(row.section, choices),
                name: row.name,
                allergens,
                vegan: false,
                vegetarian: false,
                ...(row.isFreeOfAllergens && { isFreeOfAllergens: true as const }),
              },
            }),
      };
      line = drink;
      section.drinks.push(drink);
      room -= 1;
    }
  }
  const whole = sections.map((section) => ({
    ...section,
    drinks: section.drinks.map((drink) =>
      drink.prices.length > 0 ? drink : { ...drink, prices: NO_PRICES },
    ),
  }));
  return readDraft({
    ...draft,
    currency: currency ?? draft.currency,
    priceLists,
    sections: whole.length > 0 ? whole : EMPTY_DRAFT.sections,
  });
}
