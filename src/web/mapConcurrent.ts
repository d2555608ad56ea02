/**
 * Does something for each, in order, so many at a time. After a failure nothing more is begun.
 *
 * @example await mapConcurrent(ids, 12, fetchDrink)
 */
export async function mapConcurrent<Item>(
  all: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  // Unlike an array's own iterator, a generator is over for every worker as soon as one leaves its loop by a failure.
  const waiting = (function* () {
    yield* all;
  })();
  const work = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
