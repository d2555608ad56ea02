/** A text of at most so many characters, as Postgres counts them. */
export function shortened(text: string, most: number): string {
  const letters = [...text.trim()];
  return letters.length <= most
    ? text.trim()
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trim()}…`;
}
