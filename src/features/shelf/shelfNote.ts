/**
 * What a card says of how much of its drink one has: nothing where one has none of it.
 *
 * @param asked ids of the ingredients that the drink asks for
 * @param served ids of everything that the shelf holds or serves for
 * @param count with {{have}} and {{total}}
 */
export function shelfNote(
  asked: readonly string[],
  served: ReadonlySet<string>,
  count: string,
): { text: string; hasAll: boolean } {
  const have = asked.filter((id) => served.has(id)).length;
  const said = count.replace('{{have}}', String(have)).replace('{{total}}', String(asked.length));
  return { text: have === 0 ? '' : said, hasAll: have === asked.length };
}
