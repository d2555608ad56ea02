import { foldText } from '../../../text/foldText.ts';
import { readPrices } from '../prices/readPrices.ts';
import { readAllergens } from './readAllergens.ts';
import type { TableRow } from './readTable.ts';
import headers from './words/headers.json' with { type: 'json' };

export const MENU_ROLES = [
  'name',
  'section',
  'size',
  'price',
  'list',
  'note',
  'allergens',
  'ignore',
] as const;
export const DRINK_ROLES = ['name', 'ingredients', 'method', 'glass', 'note', 'ignore'] as const;
export type MenuRole = (typeof MENU_ROLES)[number];
export type DrinkRole = (typeof DRINK_ROLES)[number];
export type Role = MenuRole | DrinkRole;

export interface Column<R extends Role = Role> {
  role: R;
  /** Of a price its size, of a price list its name; else empty. */
  label: string;
}

export interface GuessedColumns<R extends Role = Role> {
  columns: Column<R>[];
  /** Whether the first row names the columns. */
  hasHeader: boolean;
  /** Where a header says it: "Price (EUR)". */
  currency: string | null;
}

/** Roles that more than one column may have. */
const REPEATED = new Set<Role>(['price', 'list', 'ingredients', 'ignore', 'note']);
/** The share of filled cells that have to be alike. */
const MOST_CELLS = 0.6;
const VOLUME = /^\d{1,4}(?:[.,/]\d{1,3})?\s?(?:ml|cl|dl|l|oz|g|kg)$/i;
/** "(EUR)", and what a header says before a name: "Price list: Terrace". */
const IN_BRACKETS = /\(([^()]{1,40})\)\s*$/;

/**
 * What the columns of a table hold, by their headers in five languages and else by their values. The first guess: whoever
 * imports sees and changes it.
 */
export function guessColumns<R extends Role>(
  rows: readonly TableRow[],
  width: number,
  roles: readonly R[],
): GuessedColumns<R> {
  const [first] = rows;
  const titles = Array.from({ length: width }, (_, at) => first?.cells[at] ?? '');
  const named = titles.map((title) => roleNamed(title, roles));
  // A drink may be called like a column: one word alone is none of a header.
  const hasHeader =
    rows.length > 1 && named.filter((role) => role !== undefined).length >= Math.min(2, width);
  const body = hasHeader ? rows.slice(1) : rows;
  const columns: Column<R>[] = [];
  let currency: string | null = null;
  for (let at = 0; at < width; at += 1) {
    const cells = body.flatMap((row) => row.cells[at] || []);
    const header = hasHeader ? named[at] : undefined;
    const role = header ?? guessRole(cells, roles, columns);
    const isTaken = !REPEATED.has(role) && columns.some((column) => column.role === role);
    const title = hasHeader ? (titles[at] ?? '') : '';
    const stated = role === ('price' as Role) || role === ('list' as Role) ? statedCurrency(title) : null;
    currency ??= stated;
    columns.push(
      isTaken ? { role: 'ignore' as R, label: '' } : { role, label: labelFor(role, title, header) },
    );
  }
  if (columns.length > 0 && !columns.some(({ role }) => role === 'name')) {
    const place = columns.findIndex(({ role }) => role === 'ignore' || role === 'note');
    const at = place === -1 ? 0 : place;
    columns[at] = { role: 'name' as R, label: '' };
  }
  return { columns, hasHeader, currency };
}

const ROLE_WORDS = Object.entries(headers).map(
  ([role, words]) => [role as Role, new Set(words.map(foldText))] as const,
);

function roleNamed<R extends Role>(title: string, roles: readonly R[]): R | undefined {
  const words = foldText(title.replace(IN_BRACKETS, ''));
  if (words === '') return undefined;
  // "Price list: Happy Hour" of our own files names a list.
  if (title.includes(':') && roles.includes('list' as R)) {
    const before = foldText(title.slice(0, title.indexOf(':')));
    if (PRICE_LIST.has(before)) return 'list' as R;
  }
  for (const [role, known] of ROLE_WORDS) {
    if (!(roles as readonly Role[]).includes(role)) continue;
    if (known.has(words)) return role as R;
  }
  return undefined;
}

const PRICE_LIST = new Set(['price list', 'prijslijst', 'preisliste', 'lista de precios', 'liste de prix']);

function labelFor(role: Role, title: string, header: Role | undefined): string {
  const plain = title.replace(IN_BRACKETS, '').trim();
  if (role === 'list') return plain.slice(plain.indexOf(':') + 1).trim();
  // The header of a price that is no word for prices is its size: "0,2 l", "Bottle".
  return role === 'price' && header === undefined ? plain : '';
}

function statedCurrency(title: string): string | null {
  const inside = IN_BRACKETS.exec(title)?.[1] ?? '';
  return inside === '' ? null : (readPrices(`1 ${inside}`, null)?.currency ?? null);
}

function guessRole<R extends Role>(
  cells: readonly string[],
  roles: readonly R[],
  before: readonly Column<R>[],
): R {
  const may = (role: Role) => (roles as readonly Role[]).includes(role);
  const has = (role: Role) => before.some((column) => column.role === role);
  const isMostly = (is: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(is).length >= cells.length * MOST_CELLS;
  const role = ((): Role => {
    if (cells.length === 0) return 'ignore';
    if (may('size') && isMostly((cell) => VOLUME.test(cell))) return 'size';
    if (
      may('price') &&
      isMostly((cell) => /\d/.test(cell) && cell.length <= 60 && readPrices(cell, null) !== undefined)
    )
      return 'price';
    if (
      may('allergens') &&
      isMostly((cell) => {
        const { allergens, isNone } = readAllergens(cell);
        return allergens.length > 0 || isNone;
      })
    )
      return 'allergens';
    if (may('ingredients') && isMostly((cell) => /^\d/.test(cell))) return 'ingredients';
    // A section is one for many; a name is there once.
    const distinct = new Set(cells.map(foldText)).size;
    if (may('section') && !has('section') && !has('name') && cells.length > 3 && distinct <= cells.length / 2)
      return 'section';
    if (!has('name')) return 'name';
    return may('ingredients') && !has('ingredients') ? 'ingredients' : 'note';
  })();
  return role as R;
}
