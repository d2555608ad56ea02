/**
 * The text of a function that a page runs inline, without the indentation that only its source needs. The function
 * may use nothing but its arguments.
 */
export function inlineText<Run extends (...values: never[]) => void>(run: Run): string {
  return run.toString().replace(/\n\s*/g, '\n');
}
