/**
 * A text of several lines as one line. White space within a line stays as it is.
 *
 * @example joinLines('Gin \n  Tonic') // 'Gin Tonic'
 */
export function joinLines(text: string): string {
  return text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));
}
