/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to turn one text into the
 * other (optimal string alignment).
 *
 * @example editDistance('vodca', 'vodka') // 1
 */
export function editDistance(one: string, other: string): number {
  const a = [...one];
  const b = [...other];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, wanted] of b.entries()) {
      const change = (last[j] ?? 0) + Number(letter !== wanted);
      let least = Math.min(change, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1);
      if (i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === wanted) {
        least = Math.min(least, (beforeLast[j - 1] ?? 0) + 1);
      }
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
