/**
 * Brings the shelf of a browser and that of the account together. Without a common past nothing is lost: both
 * are kept. With one, what either side has taken away since stays away.
 *
 * @param agreed what both held when they were last brought together
 */
export function mergeShelves(
  local: readonly string[],
  remote: readonly string[],
  agreed: readonly string[] = [],
): string[] {
  const isGone = (entry: string) =>
    agreed.includes(entry) && !(local.includes(entry) && remote.includes(entry));
  return [...new Set([...remote, ...local])].filter((entry) => !isGone(entry));
}
