/** Milliseconds after which the way is given up. */
const PATIENCE = 20_000;

/**
 * Reads a file that the build has written. It was checked by its schema then, so that a page need not carry that.
 *
 * @throws Error where it does not come
 */
export async function readSiteFile<File>(path: string): Promise<File> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as File;
}
