/**
 * Gives each row a column of its own so that the sum of the costs is least (the Hungarian method with potentials,
 * O(rows² · columns)). The same costs always give the same answer.
 *
 * @param costs finite, of each row for each column; there are at least as many columns as rows
 * @returns the column of each row
 */
export function leastCost(costs: readonly (readonly number[])[]): number[] {
  const columns = costs[0]?.length ?? 0;
  const rowPrices = new Float64Array(costs.length + 1);
  const columnPrices = new Float64Array(columns + 1);
  /** Row of each column, counted from 1; 0 is none. Column 0 holds the row that looks for a place. */
  const rowOf = new Uint32Array(columns + 1);
  const before = new Uint32Array(columns + 1);
  for (let row = 1; row <= costs.length; row++) {
    rowOf[0] = row;
    let at = 0;
    const least = new Float64Array(columns + 1).fill(Infinity);
    const isUsed = new Uint8Array(columns + 1);
    do {
      isUsed[at] = 1;
      const current = rowOf[at] ?? 0;
      let step = Infinity;
      let next = 0;
      for (let column = 1; column <= columns; column++) {
        if (isUsed[column] === 1) continue;
        const cost = costs[current - 1]?.[column - 1] ?? 0;
        const reduced = cost - (rowPrices[current] ?? 0) - (columnPrices[column] ?? 0);
        if (reduced < (least[column] ?? 0)) {
          least[column] = reduced;
          before[column] = at;
        }
        if ((least[column] ?? 0) < step) {
          step = least[column] ?? 0;
          next = column;
        }
      }
      for (let column = 0; column <= columns; column++) {
        if (isUsed[column] === 1) {
          const own = rowOf[column] ?? 0;
          rowPrices[own] = (rowPrices[own] ?? 0) + step;
          columnPrices[column] = (columnPrices[column] ?? 0) - step;
        } else least[column] = (least[column] ?? 0) - step;
      }
      at = next;
    } while (rowOf[at] !== 0);
    while (at !== 0) {
      const previous = before[at] ?? 0;
      rowOf[at] = rowOf[previous] ?? 0;
      at = previous;
    }
  }
  const columnOf = new Array<number>(costs.length).fill(-1);
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] ?? 0;
    if (row > 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}
