import type { AllergenStatement, Substance } from '../../../contracts/diet/diet.ts';
import type { Menu } from '../../../contracts/menus/menu.ts';
import { declareAllergens } from '../declaredAllergens.ts';
import { getDecimals } from '../prices/money.ts';
import { disarmCell } from './formulaCells.ts';

/** What a table of a menu needs beside the menu. */
export interface TableWords {
  locale: string;
  /** The headers of the columns. */
  headers: Record<
    'section' | 'name' | 'size' | 'price' | 'list' | 'allergens' | 'possible' | 'strength' | 'note',
    string
  >;
  /** Of an own line that is declared to hold none. */
  none: string;
  nameOf: (id: string) => string | undefined;
  allergenName: (id: Substance) => string;
  /** Of a mixed drink; undefined where it is not known. */
  allergensOf: (id: string) => AllergenStatement | undefined;
  /** "24 %"; empty where it is not known. */
  strengthOf: (id: string) => string;
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A menu as CSV for spreadsheets, a row for each size of each line: in UTF-8 with the mark by which Excel knows it, with
 * semicolons where a comma parts decimals, and with no cell that is calculated as a formula.
 */
export function writeMenuTable(
  menu: Pick<Menu, 'currency' | 'priceLists' | 'sections'>,
  words: TableWords,
): string {
  const { headers, locale } = words;
  const { currency, priceLists } = menu;
  const decimals = getDecimals(currency);
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
  const separator = format.format(1.5).includes(',') || decimals === 0 ? ';' : ',';
  const inCurrency = currency === null ? '' : ` (${currency})`;
  const rows = [
    [
      ...[headers.section, headers.name, headers.size, headers.price + inCurrency],
      ...priceLists.map(({ name }) => `${headers.list}: ${name}${inCurrency}`),
      ...[headers.allergens, headers.possible, headers.strength, headers.note],
    ],
  ];
  for (const { title, drinks } of menu.sections)
    for (const { cocktailId, prices, note, item, declared } of drinks) {
      const recipe = item ? undefined : words.allergensOf(cocktailId);
      const stated = item
        ? { contains: item.allergens, mayContain: [] }
        : recipe && declareAllergens(recipe, declared);
      const listed = (ids: readonly Substance[] = []) => ids.map(words.allergenName).join(', ');
      const sizes = prices.length > 0 ? prices : [{ size: null, amounts: [] }];
      for (const { size, amounts } of sizes)
        rows.push([
          title ?? '',
          item?.name ?? words.nameOf(cocktailId) ?? '',
          size ?? '',
          ...[undefined, ...priceLists].map((_, place) => {
            const amount = amounts[place] ?? '';
            return typeof amount === 'number' ? format.format(amount / 10 ** decimals) : amount;
          }),
          item?.isFreeOfAllergens ? words.none : listed(stated?.contains),
          listed(stated?.mayContain),
          item ? '' : words.strengthOf(cocktailId),
          note ?? '',
        ]);
    }
  const cell = (text: string) => {
    const safe = disarmCell(text);
    return /["\r\n\t;,|]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}
