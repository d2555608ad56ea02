/**
 * Does something for each, in order, so many at a time; the first failure ends it.
 *
 * @example await inTurns(ids, 12, fetchDrink)
 */
export async function inTurns<Item>(
  all: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = all.values();
  const work = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
