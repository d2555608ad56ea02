import { MissingPart } from './lazyPart.ts';

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
