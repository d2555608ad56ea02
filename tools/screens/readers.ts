import { request, type APIRequestContext, type BrowserContextOptions } from '@playwright/test';
import type { Bar } from '../../src/contracts/bars/bar.ts';
import type { Locale } from '../../src/contracts/site/locale.ts';
import type { Menu, MenuInput } from '../../src/contracts/menus/menu.ts';
import type { OwnDrink, OwnRecipe } from '../../src/contracts/own-drinks/ownDrink.ts';
import { codeIn, mailsTo } from '../serve/readMail.ts';

export type KeptCookies = Exclude<BrowserContextOptions['storageState'], string | undefined>['cookies'];

/** The readers that the command makes for itself in one language, and what the regular one has kept. */
export interface House {
  newcomer: KeptCookies;
  regular: KeptCookies;
  menuName: string;
  /** Of the published menu. */
  menuToken: string;
  /** In the address of its bar, which shows that menu and another at certain hours. */
  barName: string;
  /** Of the drink that the regular has made up. */
  ownDrink: string;
}

const FIRST_NAMES = { newcomer: 'Jo', regular: 'Maximiliane-Charlotte' };

/** Recipes that the regular has kept: many letters, few letters, a shot, a mocktail. */
const FAVORITES = [
  ['11002', 'Negroni'],
  ['11001', 'Margarita'],
  ['11017', 'Singapore Sling'],
  ['12001', 'B-52'],
  ['13001', 'Virgin Mojito'],
] as const;

/** A drink of the regular's own, of things that the catalogue knows and of one that it does not. */
export const OWN_DRINK: OwnRecipe = {
  name: 'Rhabarber-Sauerkirsch-Dachterrassensour',
  note: 'Sirup am Donnerstag kochen.',
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [
    { ingredient: 'gin', unit: 'ml', amount: 50, garnish: false },
    { ingredient: 'lemon-juice', unit: 'ml', amount: 22.5, garnish: false },
    {
      name: 'Rhabarber-Sauerkirsch-Sirup',
      strength: 0,
      colour: '#c23a55',
      unit: 'ml',
      amount: 20,
      garnish: false,
    },
    { ingredient: 'egg-white', unit: 'ml', amount: 20, garnish: false },
    { ingredient: 'lemon', unit: 'twist', amount: 1, garnish: true },
  ],
  instructions: 'Alles ohne Eis schütteln.\nMit Eis noch einmal schütteln und abseihen.',
  allergens: ['sulphites'],
  vegan: true,
  vegetarian: true,
  after: '11045',
  house: null,
};

/** A house thing of the regular's, in which the catalogue knows not everything. */
const SYRUP: OwnRecipe = {
  ...{ name: 'Rosmarin-Honig-Sirup', note: null, glass: 'coupe', method: 'build', ice: 'none' },
  lines: [
    { ingredient: 'honey', unit: 'ml', amount: 500, garnish: false },
    { ...{ name: 'Rosmarin', strength: 0, colour: null }, unit: 'piece', amount: 4, garnish: false },
  ],
  instructions: 'Erwärmen, ziehen lassen und abseihen.',
  ...{ allergens: [], vegan: false, vegetarian: true, after: null },
  house: { ml: 1000, days: 14 },
};

const MENU = {
  name: 'Abendkarte für die Dachterrasse',
  description: 'Stirred, shaken, and a few without alcohol.',
  restaurantName: 'The Brass Lantern',
  currency: 'EUR',
  guestNotes: { additives: true, health: true },
  priceLists: [],
  cocktailIds: ['11002', '11001', '11017', '12001', '13001'],
  sections: [
    {
      title: 'Classics',
      drinks: [
        { cocktailId: '11002', prices: [{ size: null, amounts: [1150] }], note: null },
        { cocktailId: '11001', prices: [{ size: null, amounts: [1200] }], note: 'Ask for salt.' },
        { cocktailId: '11017', prices: [{ size: null, amounts: [1200] }], note: null },
      ],
    },
    {
      title: 'Small and strong',
      drinks: [
        { cocktailId: '12001', prices: [{ size: null, amounts: [600] }], note: null },
        { cocktailId: '13001', prices: [{ size: null, amounts: [800] }], note: null },
      ],
    },
  ],
} satisfies MenuInput;

const HAPPY_HOUR = {
  name: 'Happy Hour',
  restaurantName: MENU.restaurantName,
  cocktailIds: ['11003', '11004'],
} satisfies Partial<MenuInput>;

/** What is put away. */
const WINTER = {
  name: 'Winterpunsche am Kamin',
  restaurantName: MENU.restaurantName,
  cocktailIds: ['11002'],
} satisfies Partial<MenuInput>;

/** What was on the menu before it was saved again. */
const BEFORE = { description: 'Stirred and shaken.', cocktailIds: ['11002', '11001', '11019'] };

const bottle = (entry: string, price: number) => ({ entry, price, currency: 'EUR', size: 700, by: 'ml' });
const COSTS = {
  settings: { waste: 50, tax: 190, target: 180, step: 50, garnish: null, currency: null },
  bought: [
    bottle('gin', 1890),
    bottle('campari', 1590),
    bottle('sweet-vermouth', 990),
    bottle('tequila', 3290),
    bottle('triple-sec', 1490),
    { entry: 'lime', price: 350, currency: 'EUR', size: 10, by: 'piece' },
    { entry: 'salt', price: 90, currency: 'EUR', size: 200, by: 'drink' },
    { entry: 'orange', price: 60, currency: 'EUR', size: 1, by: 'piece' },
  ],
};

/** Signs two new readers up; the regular one keeps drinks, publishes a menu and says what some bottles cost. */
export async function makeHouse(site: string, locale: Locale): Promise<House> {
  const newcomer = await signUp(site, locale, 'newcomer');
  const regular = await signUp(site, locale, 'regular');
  for (const [cocktailId, cocktailName] of FAVORITES)
    await call(regular, 'POST', '/api/favorites', { cocktailId, cocktailName });
  await call(regular, 'PATCH', '/api/bar-costs', COSTS);
  const own = (await call(regular, 'POST', '/api/own-drinks', OWN_DRINK)) as OwnDrink;
  await call(regular, 'POST', '/api/own-drinks', SYRUP);
  await call(regular, 'POST', '/api/favorites', { cocktailId: own.id, cocktailName: own.name });
  await call(regular, 'PUT', '/api/shelf', { entries: ['gin', 'campari', 'sweet-vermouth'] });
  const ofHouse = {
    title: 'Of our own',
    drinks: [{ cocktailId: own.id, prices: [{ size: null, amounts: [1300] }], note: null }],
  };
  const input = {
    ...MENU,
    cocktailIds: [...MENU.cocktailIds, own.id],
    sections: [...MENU.sections, ofHouse],
  };
  const earlier = { name: MENU.name, restaurantName: MENU.restaurantName, ...BEFORE };
  const { id } = (await call(regular, 'POST', '/api/menus', earlier)) as Menu;
  const menu = (await call(regular, 'PUT', `/api/menus/${id}`, input)) as Menu;
  const soldOut = MENU.cocktailIds.slice(1, 2);
  const published = (await call(regular, 'PUT', `/api/menus/${menu.id}/publication`, { soldOut })) as Menu;
  await call(regular, 'PUT', `/api/menus/${menu.id}/embed`, { embed: ['https://brass-lantern.example'] });
  for (const language of [locale, locale, 'fr']) {
    const seen = { token: published.publication?.token, locale: language };
    await call(regular, 'POST', '/api/menus/seen', seen);
  }
  const winter = (await call(regular, 'POST', '/api/menus', WINTER)) as Menu;
  await call(regular, 'PUT', `/api/menus/${winter.id}/archive`, { isArchived: true });
  const happy = (await call(regular, 'POST', '/api/menus', HAPPY_HOUR)) as Menu;
  await call(regular, 'PUT', `/api/menus/${happy.id}/publication`, {});
  const bar: Bar = {
    name: `brass-lantern-${String(Math.random()).slice(2, 8)}`,
    displayName: MENU.restaurantName,
    timeZone: 'Europe/Berlin',
    openingHours: 'Mo–Sa ab 17 Uhr',
    menus: [
      { menuId: menu.id, hours: null },
      { menuId: happy.id, hours: { days: [1, 2, 3, 4, 5], from: '17:00', to: '19:00' } },
    ],
  };
  await call(regular, 'PUT', `/api/bars/${crypto.randomUUID()}`, bar);
  const house = {
    newcomer: (await newcomer.storageState()).cookies,
    regular: (await regular.storageState()).cookies,
    menuName: MENU.name,
    menuToken: published.publication?.token ?? '',
    barName: bar.name,
    ownDrink: own.id,
  };
  await Promise.all([newcomer.dispose(), regular.dispose()]);
  return house;
}

async function signUp(
  site: string,
  locale: Locale,
  who: keyof typeof FIRST_NAMES,
): Promise<APIRequestContext> {
  const browser = await request.newContext({ baseURL: site, extraHTTPHeaders: ownAddress() });
  const account = { email: `${crypto.randomUUID()}@example.test`, locale, firstName: FIRST_NAMES[who] };
  await call(browser, 'POST', '/api/auth/code', account);
  const [mail = ''] = await mailsTo(site, account.email);
  await call(browser, 'POST', '/api/auth/verify', { ...account, code: codeIn(mail) });
  return browser;
}

async function call(
  browser: APIRequestContext,
  method: string,
  path: string,
  data: unknown,
): Promise<unknown> {
  const answer = await browser.fetch(path, { method, data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? undefined : answer.json();
}

/** A network address that nobody else has, since limits count by it. */
export function ownAddress(): Record<string, string> {
  const parts = [...crypto.getRandomValues(new Uint16Array(5))].map((part) => part.toString(16));
  return { 'x-nf-client-connection-ip': `2001:db8:${parts.join(':')}:1` };
}
