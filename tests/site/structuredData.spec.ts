import { expect, test, type APIRequestContext } from '@playwright/test';

interface Block {
  '@type': string;
  numberOfItems?: number;
  itemListElement?: { position: number; url?: string; item?: string; name?: string }[];
}

async function blocksOf(request: APIRequestContext, path: string): Promise<Block[]> {
  const html = await (await request.get(path)).text();
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json]) => JSON.parse(json ?? '') as Block);
}

test('a recipe tells where it stands', async ({ request }) => {
  const [, breadcrumbs] = await blocksOf(request, '/fr/cocktail/12001');
  expect(breadcrumbs?.['@type']).toBe('BreadcrumbList');
  expect(breadcrumbs?.itemListElement?.map(({ item }) => new URL(item ?? '').pathname)).toEqual([
    '/fr',
    '/fr/mixed-shots',
    '/fr/cocktail/12001',
  ]);
});

for (const path of ['/cocktails', '/de/mixed-shots']) {
  test(`${path} lists its recipes for search engines, each at a page that answers`, async ({ request }) => {
    const [list] = await blocksOf(request, path);
    expect(list?.['@type']).toBe('ItemList');
    const items = list?.itemListElement ?? [];
    expect(items.length).toBe(list?.numberOfItems);
    expect(items.length).toBeGreaterThan(5);
    const first = new URL(items[0]?.url ?? '').pathname;
    expect((await request.get(first)).status()).toBe(200);
  });
}
