/*
 * A spreadsheet takes a cell that begins with one of these for a formula, also in a file that somebody else wrote.
 */
const STARTS = new Set(['=', '+', '-', '@', '\t', '\r']);

/** A text as a cell that no spreadsheet calculates: with an apostrophe before what would begin a formula. */
export function disarmCell(text: string): string {
  return STARTS.has(text.charAt(0)) ? `'${text}` : text;
}

/** The text of a cell that was disarmed. */
export function armCell(cell: string): string {
  return cell.startsWith("'") && STARTS.has(cell.charAt(1)) ? cell.slice(1) : cell;
}
