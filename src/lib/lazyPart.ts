/*
 * The one door for parts of the site's script that come only when they are wanted. Such a part may not come: without a
 * connection, or because a newer site has taken its file away. The next call asks for it anew (loadWithFiles.ts).
 */

/** A part that did not come. */
export class MissingPart extends Error {}

/**
 * Loads a part.
 *
 * @example const { openChat } = await loadPart(() => import('./chatDialog.ts'))
 * @throws MissingPart where it does not come
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingPart('A part did not load.', { cause });
  }
}

/**
 * Lets a part that did not come, or that misses a part of its own, be missing: for what a page can do without.
 *
 * @example loadPart(() => import('./marks.ts')).then(({ startMarks }) => startMarks()).catch(ignoreMissing)
 * @throws every other error
 */
export function ignoreMissing(error: unknown): void {
  if (!(error instanceof MissingPart)) throw error;
}
