import type { Column, DrinkRole } from './guessColumns.ts';
import type { Table } from './readTable.ts';

/** A drink of a table, in the words of the reader of drink files. */
interface WrittenDrink {
  name: string;
  ingredients: string[];
  glass?: string;
  method?: string;
  instructions?: string;
  description?: string;
}

/** Letters from which on a method is told in steps. */
const LONGEST_METHOD = 25;
const BEGINS_WITH_AMOUNT = /^[\d½¼¾⅓⅔]/;

/** The drinks of a table as the file that the reader of drinks takes; a row without a name goes on with the drink above. */
export function drinkRows(
  table: Table,
  columns: readonly Column<DrinkRole>[],
  hasHeader: boolean,
): WrittenDrink[] {
  const drinks: WrittenDrink[] = [];
  for (const { cells } of hasHeader ? table.rows.slice(1) : table.rows) {
    const textsIn = (role: DrinkRole) =>
      columns.flatMap((column, at) => (column.role === role && cells[at] ? [cells[at]] : []));
    const name = textsIn('name').join(' ');
    const lines = textsIn('ingredients').flatMap(splitLines);
    const above = drinks.at(-1);
    if (name === '') {
      above?.ingredients.push(...lines);
      continue;
    }
    const method = textsIn('method').join('\n');
    const [glass, note] = [textsIn('glass').join(' '), textsIn('note').join('\n')];
    drinks.push({
      name,
      ingredients: lines,
      ...(glass !== '' && { glass }),
      ...(method !== '' && (method.length > LONGEST_METHOD ? { instructions: method } : { method })),
      ...(note !== '' && { description: note }),
    });
  }
  return drinks;
}

/** The lines of a cell: one below the other, or parted by semicolons; by commas only where an amount begins each of them. */
function splitLines(cell: string): string[] {
  const parts = (separator: RegExp) =>
    cell
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const lines = parts(/[\n;]/);
  if (lines.length > 1) return lines;
  const listed = parts(/,\s/);
  return listed.every((part) => BEGINS_WITH_AMOUNT.test(part)) ? listed : lines;
}
