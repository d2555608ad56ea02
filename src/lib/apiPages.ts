import { requireSuccess } from './api.ts';
import { whenVisible } from './whenVisible.ts';

const NEXT = /<([^<>]+)>; rel="next"/;

/**
 * Reads all pages of a list of the site's own API; each names the next one in its header `Link`.
 *
 * @throws ApiFailure for an answer that is no success; TypeError where there is no answer at all
 */
export async function callApiPages(path: string): Promise<unknown[]> {
  const items: unknown[] = [];
  const shown = whenVisible();
  if (shown) await shown;
  let next: string | undefined = path;
  while (next !== undefined) {
    const answer: Response = await fetch(next, { credentials: 'include' });
    await requireSuccess(answer);
    items.push(...((await answer.json()) as unknown[]));
    next = NEXT.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return items;
}
