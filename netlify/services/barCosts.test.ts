import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import type { BarCosts } from '../../src/contracts/costs/barCosts.ts';
import { menuSchema } from '../../src/contracts/menus/menu.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

const test = useBackend();

let readers = 0;
async function newReader(): Promise<TestBrowser> {
  const browser = new TestBrowser(`203.0.113.${(readers += 1)}`);
  await browser.signIn(test.backend, `bar-${readers}@example.test`, 'Ada');
  return browser;
}

const GIN = { entry: 'gin', price: 2100, currency: 'EUR', size: 700, by: 'ml' };
const ROKU = { entry: 'gin:roku', price: 2890, currency: null, size: 700, by: 'ml' };
const SETTINGS = { waste: 50, tax: 190, target: 205, step: 50, garnish: null, currency: null, country: 'DE' };
const change = (browser: TestBrowser, body: object) => browser.ask('PATCH', '/api/bar-costs', body);
const costsOf = async (browser: TestBrowser) =>
  (await (await browser.get('/api/bar-costs')).json()) as BarCosts;

it('keeps each price by itself: the last write of one changes no other', async () => {
  const ada = await newReader();
  expect(await costsOf(ada)).toEqual({ settings: null, bought: [] });
  expect((await change(ada, { bought: [ROKU, GIN] })).status).toBe(204);
  await change(ada, { bought: [{ ...GIN, price: 2200 }], settings: SETTINGS });
  expect(await costsOf(ada)).toEqual({ settings: SETTINGS, bought: [{ ...GIN, price: 2200 }, ROKU] });
  await change(ada, { forgotten: ['gin', 'nothing-of-it'] });
  expect(await costsOf(ada)).toEqual({ settings: SETTINGS, bought: [ROKU] });
});

it('shows and changes nothing of another account', async () => {
  const [ada, bea] = [await newReader(), await newReader()];
  await change(ada, { bought: [GIN], settings: SETTINGS });
  await change(bea, { forgotten: ['gin'] });
  expect(await costsOf(bea)).toEqual({ settings: null, bought: [] });
  expect((await costsOf(ada)).bought).toEqual([GIN]);
  expect((await new TestBrowser().get('/api/bar-costs')).status).toBe(401);
});

it.each([
  { bought: [{ ...GIN, price: -1 }] },
  { bought: [{ ...GIN, size: 0 }] },
  { bought: [{ ...GIN, entry: 'Gin & Co' }] },
  { bought: [{ ...GIN, by: 'litre' }] },
  { bought: [GIN, GIN] },
  { bought: [GIN], forgotten: ['gin'] },
  { settings: { ...SETTINGS, step: 7 } },
  { settings: { ...SETTINGS, target: 0 } },
  { settings: { ...SETTINGS, country: 'de' } },
  { user: 'x' },
])('refuses %j', async (body) => {
  expect((await change(await newReader(), body)).status).toBe(400);
});

/** The amounts of the test below, however a language groups them, and whatever the costs are asked by. */
const SECRETS = [/8\D?675\D?309/, /86\D?753\D09/, /97\D?531/, /76\D?543\D21/, /bar-costs|costs\.json/];

it('tells nobody what a bar pays: no page for guests, no list, no menu', async () => {
  const ada = await newReader();
  const secret = { ...GIN, price: 8_675_309, size: 97_531 };
  await change(ada, { bought: [secret], settings: { ...SETTINGS, garnish: 7_654_321 } });
  const sections = [
    { title: null, drinks: [{ cocktailId: '11002', prices: [{ size: null, amounts: [900] }], note: null }] },
  ];
  const body = { name: 'Friday', currency: 'EUR', cocktailIds: ['11002'], sections };
  const made = menuSchema.parse(await (await ada.post('/api/menus', body)).json());
  const published = await ada.ask('PUT', `/api/menus/${made.id}/publication`, {
    soldOut: [],
    bottles: ['gin:roku'],
  });
  const token = menuSchema.parse(await published.json()).publication?.token;
  const menus = await (await ada.get('/api/menus')).text();
  const pages = await Promise.all(
    LOCALES.map(async (locale) => {
      const path = locale === 'en' ? `/menu/${token}?lang=en` : `/${locale}/menu/${token}`;
      return (await new TestBrowser().get(path)).text();
    }),
  );
  expect(pages.filter((page) => page.includes('Negroni'))).toHaveLength(pages.length);
  for (const text of [menus, ...pages]) {
    for (const told of SECRETS) expect(text).not.toMatch(told);
  }
});

/** Where what others see is made: the page for guests, the PDF, the menu that is read by its token. */
const OUTPUTS = [
  'src/pages/[...locale]/menu/[token].astro',
  'src/pages/[...locale]/menu/[token]/embed.astro',
  ...readdirSync('src/features/guest-menu').map((file) => `src/features/guest-menu/${file}`),
  ...readdirSync('src/features/menus/pdf').map((file) => `src/features/menus/pdf/${file}`),
  ...readdirSync('src/domain/menus/document').map((file) => `src/domain/menus/document/${file}`),
  'netlify/services/guestPages.ts',
  'netlify/services/embedPages.ts',
  'netlify/services/publishedMenus.ts',
  'netlify/services/menuPublications.ts',
  'netlify/services/recipeApi.ts',
].filter((file) => !file.includes('.test.'));
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g;

/** All files that one imports, and those that these import; a comment may name one that there is not. */
function reachOf(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || !existsSync(file)) return reached;
  reached.add(file);
  if (!/\.(ts|tsx|mts|astro)$/.test(file)) return reached;
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    reachOf(join(dirname(file), path), reached);
  }
  return reached;
}

/** The words of the screen are in every translator, and know no figure. */
const isOfCosts = (file: string) =>
  !file.startsWith('src/i18n/') && /costing\/|[cC]osts?(Index|Limits)?\.tsx?$/.test(file);

it.each(OUTPUTS)('%s is made of nothing that knows costs', (file) => {
  expect([...reachOf(file)].filter(isOfCosts)).toEqual([]);
});

it('follows imports to the costs where there are some', () => {
  expect([...reachOf('netlify/services/account.ts')].filter(isOfCosts)).toContain(
    'src/contracts/costs/barCosts.ts',
  );
});
