import { armCell } from './formulaCells.ts';

/** What one import takes. */
export const IMPORT_LIMITS = {
  bytes: 1_000_000,
  rows: 500,
  columns: 20,
  /** Characters of a cell. */
  cell: 2000,
} as const;

/** What parts the cells of a line; `text` for lines that are read as a menu is written: "Negroni 11,50". */
export const SEPARATORS = ['\t', ';', ',', '|', 'text'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A row with the number of its line, counted from 1. */
export interface TableRow {
  number: number;
  cells: readonly string[];
}

export interface Table {
  separator: Separator;
  /** Those with something in them. */
  rows: TableRow[];
  /** Cells of the longest row. */
  width: number;
  /** What was beyond the limits: rows, columns, and cells that were cut. */
  left: { rows: number; columns: number; cells: number };
}

/** Controls, byte order marks and marks of direction: none of them is to be seen, and each may disguise a text. */
const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Lines by which the separator is found. */
const TRIED_LINES = 100;
/** The share of lines that have to have a separator. */
const MOST_LINES = 0.6;

/**
 * Reads cells from the text of a file or of the clipboard, in one pass.
 *
 * @param separator found out where it is absent
 */
export function readTable(text: string, separator?: Separator): Table {
  const [stated, body] = withoutStatement(text.replace(UNSEEN, ''));
  const used = separator ?? stated ?? findSeparator(body);
  // Plain text is parted into cells by its prices, which comes later.
  const lines = used === 'text' ? splitLines(body).map((line) => [line]) : splitCells(body, used);
  const left = { rows: 0, columns: 0, cells: 0 };
  const rows: TableRow[] = [];
  for (const [place, line] of lines.entries()) {
    const cells = line.map((cell) => cell.trim());
    while (cells.at(-1) === '') cells.pop();
    if (cells.every((cell) => cell === '')) continue;
    if (rows.length === IMPORT_LIMITS.rows) {
      left.rows += 1;
      continue;
    }
    left.columns = Math.max(left.columns, cells.length - IMPORT_LIMITS.columns);
    rows.push({
      number: place + 1,
      cells: cells.slice(0, IMPORT_LIMITS.columns).map((cell) => {
        if (cell.length > IMPORT_LIMITS.cell) left.cells += 1;
        return armCell(cell.slice(0, IMPORT_LIMITS.cell));
      }),
    });
  }
  return { separator: used, rows, width: Math.max(0, ...rows.map(({ cells }) => cells.length)), left };
}

/** "sep=;", as Excel writes and reads it in the first line. */
function withoutStatement(text: string): [Separator | undefined, string] {
  const stated = SEPARATORS.find((one) => one !== 'text' && text.startsWith(`sep=${one}`));
  if (stated === undefined) return [undefined, text];
  const end = text.indexOf('\n');
  return [stated, end === -1 ? '' : text.slice(end + 1)];
}

/**
 * What parts the cells: a tab or a semicolon where most lines have one. A comma or a bar only where most lines have as
 * many, and a comma between digits is that of a price.
 */
function findSeparator(text: string): Separator {
  const lines = splitLines(text.slice(0, TRIED_LINES * IMPORT_LIMITS.cell)).filter(
    (line) => line.trim() !== '',
  );
  const tried = lines.slice(0, TRIED_LINES);
  if (tried.length === 0) return 'text';
  const counted = tried.map(countSeparators);
  for (const separator of ['\t', ';', ',', '|'] as const) {
    const counts = counted.map((line) => line[separator]);
    const having = counts.filter((count) => count > 0);
    if (having.length < tried.length * MOST_LINES) continue;
    if (separator === '\t' || separator === ';') return separator;
    const tally = new Map<number, number>();
    for (const count of having) tally.set(count, (tally.get(count) ?? 0) + 1);
    if (Math.max(...tally.values()) >= tried.length * MOST_LINES) return separator;
  }
  return 'text';
}

function countSeparators(line: string): Record<'\t' | ';' | ',' | '|', number> {
  const counts = { '\t': 0, ';': 0, ',': 0, '|': 0 };
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted || !(letter === '\t' || letter === ';' || letter === ',' || letter === '|')) continue;
    else if (letter !== ',' || !(isDigit(line.charAt(at - 1)) && isDigit(line.charAt(at + 1))))
      counts[letter] += 1;
  }
  return counts;
}

const isDigit = (letter: string) => letter >= '0' && letter <= '9';

function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** The lines of a file in cells: one that begins with a quotation mark goes on to the next, over lines too. */
function splitCells(text: string, separator: string): string[][] {
  // A mark that nothing ends is one like any other letter.
  return splitQuoted(text, separator, true) ?? splitQuoted(text, separator, false) ?? [];
}

function splitQuoted(text: string, separator: string, hasQuotes: boolean): string[][] | undefined {
  const lines: string[][] = [];
  let cells: string[] = [];
  let from = 0;
  let quoted: string[] | undefined;
  let isInside = false;
  const endCell = (at: number) => {
    cells.push(quoted === undefined ? text.slice(from, at) : quoted.join('') + text.slice(from, at));
    quoted = undefined;
    from = at + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isInside) {
      if (letter !== '"') continue;
      if (text.charAt(at + 1) === '"') {
        quoted?.push(text.slice(from, at + 1));
        at += 1;
      } else {
        quoted?.push(text.slice(from, at));
        isInside = false;
      }
      from = at + 1;
    } else if (letter === '"' && hasQuotes && quoted === undefined && at === from) {
      quoted = [];
      isInside = true;
      from = at + 1;
    } else if (letter === separator) {
      endCell(at);
    } else if (letter === '\n' || letter === '\r') {
      endCell(at);
      if (letter === '\r' && text.charAt(at + 1) === '\n') {
        at += 1;
        from = at + 1;
      }
      lines.push(cells);
      cells = [];
    }
  }
  if (isInside) return undefined;
  endCell(text.length);
  lines.push(cells);
  return lines;
}
