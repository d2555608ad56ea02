import type { Substance } from '../../../contracts/diet/diet.ts';
import { MENU_LIMITS, type ItemKind } from '../../../contracts/menus/menuLimits.ts';
import { foldText } from '../../../text/foldText.ts';
import { joinLines } from '../../../text/joinLines.ts';
import { findReadings, readPrices } from '../prices/readPrices.ts';
import type { Column, MenuRole } from './guessColumns.ts';
import { readAllergens } from './readAllergens.ts';
import { readPlainLine } from './readPlainLine.ts';
import type { Table, TableRow } from './readTable.ts';

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
export function planMenu(source: MenuSource, choices: MenuChoices): MenuRow[] {
  const { table, hasHeader, find } = source;
  const rows = (hasHeader ? table.rows.slice(1) : table.rows).map((row) => readRow(row, source, choices));
  const hasSections = source.columns.some(({ role }) => role === 'section');
  const isPriced = rows.some(({ prices }) => prices.length > 0);
  const seen = new Set<string>();
  const titles = new Set<string>();
  let section = '';
  let lines = 0;
  let sizes = 0;
  let above: MenuRow | undefined;
  return rows.map((row) => {
    const cut: MenuRow['cut'] = [];
    const short = (what: 'name' | 'note' | 'section', text: string, most: number) => {
      const letters = [...joinLines(text).trim()];
      if (letters.length > most) cut.push(what);
      return letters.slice(0, most).join('').trim();
    };
    if (hasSections && row.section !== '') section = short('section', row.section, MENU_LIMITS.sectionTitle);
    const found = row.name === '' ? undefined : find(foldText(row.name));
    const isMoreOfAbove = addsSize(row, above, section);
    const match = found && !isMoreOfAbove && seen.has(found.id) ? undefined : found;
    const uses = usesOf(row, match, above);
    const chosen = choices.uses.get(row.number);
    const isChosen = chosen !== undefined && uses.includes(chosen);
    const guess = () =>
      isMoreOfAbove && above ? above.use : guessUse(row, match, above, isPriced && !hasSections);
    const use = isChosen ? chosen : guess();
    const isSize = isMoreOfAbove && chosen === undefined;
    if (use === 'section') section = short('section', row.name, MENU_LIMITS.sectionTitle);
    const isLine = (use === 'drink' || use === 'item') && !isSize;
    const own = new Set(row.prices.map(({ size }) => size)).size;
    sizes = isLine ? own : sizes + (isMoreOfAbove ? own : 0);
    if ((isLine || isMoreOfAbove) && sizes > MENU_LIMITS.sizes) cut.push('sizes');
    if (row.prices.some(({ list = 0 }) => list >= MENU_LIMITS.priceLists)) cut.push('lists');
    if (found && match === undefined && isLine) cut.push('repeated');
    if (isLine && ++lines > MENU_LIMITS.drinks) cut.push('lines');
    if (isLine && !titles.has(section)) {
      titles.add(section);
      if (titles.size > MENU_LIMITS.sections) cut.push('sections');
    }
    const note = use === 'note' ? [row.name, row.note].filter(Boolean).join(', ') : row.note;
    const planned: MenuRow = {
      number: row.number,
      use,
      uses,
      name: use === 'section' || use === 'note' ? row.name : short('name', row.name, MENU_LIMITS.itemName),
      section,
      match,
      prices: row.prices.slice(
        0,
        MENU_LIMITS.sizes * (source.columns.filter(({ role }) => role === 'list').length + 1),
      ),
      note: short('note', note, MENU_LIMITS.note),
      allergens: row.stated.allergens,
      isFreeOfAllergens: row.stated.isNone,
      unknownAllergens: row.stated.unknown,
      isSize,
      cut,
    };
    if (isLine) {
      if (use === 'drink' && match) seen.add(match.id);
      above = planned;
    } else if (use === 'section') above = undefined;
    return planned;
  });
}

/** The cells of a row by what their columns are. */
interface CellsOfRow {
  number: number;
  name: string;
  section: string;
  note: string;
  size: string;
  prices: RowPrice[];
  stated: ReturnType<typeof readAllergens>;
  /** Whether there is nothing but a name and a section. */
  isBare: boolean;
}

function readRow(row: TableRow, { columns, currency }: MenuSource, choices: MenuChoices): CellsOfRow {
  const places = (role: MenuRole) => columns.flatMap((column, at) => (column.role === role ? [at] : []));
  const textIn = (role: MenuRole) =>
    places(role)
      .map((at) => row.cells[at] ?? '')
      .filter((text) => text !== '')
      .join(', ');
  const lists = places('list');
  const size = [...textIn('size')].slice(0, MENU_LIMITS.size).join('');
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
  const [note, allergens] = [textIn('note'), textIn('allergens')];
  return {
    number: row.number,
    name: textIn('name'),
    section: textIn('section'),
    note,
    size,
    prices,
    stated: readAllergens(allergens),
    isBare: prices.length === 0 && size === '' && note === '' && allergens === '',
  };
}

/** Whether a row adds a size to the line above: of the same name or without one, with a size that is not there yet. */
function addsSize({ name, size, prices }: CellsOfRow, above: MenuRow | undefined, section: string): boolean {
  return (
    above !== undefined &&
    size !== '' &&
    prices.length > 0 &&
    above.section === section &&
    above.prices.every((price) => price.size !== '' && price.size !== size) &&
    (name === '' || foldText(name) === foldText(above.name))
  );
}

/** What a row may be used for. */
function usesOf({ name }: CellsOfRow, match: MenuRow['match'], above: MenuRow | undefined): RowUse[] {
  return [
    ...(match ? (['drink'] as const) : []),
    ...(name === '' ? [] : (['item', 'section'] as const)),
    ...(above ? (['note'] as const) : []),
    'skip',
  ];
}

/** @param hasTitles whether a name alone may be the title of a section: other rows have prices, and no column has sections */
function guessUse(
  { number, name, note, isBare }: CellsOfRow,
  match: MenuRow['match'],
  above: MenuRow | undefined,
  hasTitles: boolean,
): RowUse {
  if (name === '') return note !== '' && above ? 'note' : 'skip';
  if (match) return 'drink';
  if (!isBare || !hasTitles) return 'item';
  const isBelow = above !== undefined && above.number === number - 1;
  return isBelow && READS_AS_NOTE.test(name) ? 'note' : 'section';
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
