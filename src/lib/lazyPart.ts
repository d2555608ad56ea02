/*
 * The one door for parts of the site's script that come only when they are wanted. Such a part may not come: without a
 * connection, or because a newer site has taken its file away. Most browsers then refuse it until the page is loaded
 * anew, also once it could be had (whatwg/html#6768).
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
    throw new MissingPart('A part of the site did not come.', { cause });
  }
}

/**
 * Tries again for a screen that keeps what was done on it. Where a part still does not come although the site can be
 * reached, the page is loaded anew.
 */
export async function retryOrReload({
  retry,
  load,
}: {
  retry: () => void;
  load: () => Promise<unknown>;
}): Promise<void> {
  retry();
  try {
    await load();
  } catch (error) {
    if (error instanceof MissingPart && (await isReachable())) location.reload();
  }
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
