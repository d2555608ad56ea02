/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to turn one text into the
 * other (optimal string alignment). A letter is a UTF-16 unit: folded texts hold nothing beyond.
 *
 * @example editDistance('vodca', 'vodka') // 1
 */
export function editDistance(one: string, other: string): number {
  const columns = other.length + 1;
  let beforeLast = new Uint16Array(columns);
  let last = Uint16Array.from({ length: columns }, (_, column) => column);
  let row = new Uint16Array(columns);
  for (let i = 0; i < one.length; i++) {
    const letter = one.charCodeAt(i);
    row[0] = i + 1;
    for (let j = 0; j < other.length; j++) {
      const wanted = other.charCodeAt(j);
      let least = Math.min(
        (last[j] ?? 0) + Number(letter !== wanted),
        (last[j + 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
      );
      if (i > 0 && j > 0 && letter === other.charCodeAt(j - 1) && one.charCodeAt(i - 1) === wanted) {
        least = Math.min(least, (beforeLast[j - 1] ?? 0) + 1);
      }
      row[j + 1] = least;
    }
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[other.length] ?? 0;
}
