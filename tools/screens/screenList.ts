import { existsSync, readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import type { Page } from '@playwright/test';
import type { Localized } from '../../src/contracts/site/text.ts';
import type { MessageKey } from '../../src/i18n/messages.ts';
import type { SitePath } from '../../src/i18n/paths.ts';
import {
  COLLECTION_FOLDERS,
  EXPLORE_PATH,
  GUIDES_FOLDER,
  GUIDES_PATH,
  INGREDIENTS_PATH,
  LAST_WORDS,
  type CollectionKind,
} from '../../src/web/addressWords.ts';
import { OWN_DRINK, type House } from './readers.ts';

/** Who looks at a screen: nobody known, somebody who has just signed up, or somebody who has kept a lot. */
export type Looker = 'stranger' | 'newcomer' | 'regular';

/** What the steps to a state work with. */
export interface Stage {
  page: Page;
  /** A message of the page's language, its {{placeholders}} as they are. */
  t: (key: MessageKey) => string;
  house: House;
}

/** A screen in one of its states. */
export interface Screen {
  /** Names the state after a comma: "contact, sent". */
  name: string;
  /** Address in English, to which the command adds the language, or in the words of each language. */
  path: SitePath | ((house: House) => string);
  /** A stranger where it says nothing. */
  as?: Looker;
  /** What the browser keeps, beside the answers to what is asked on a first visit; null forgets one of those. */
  kept?: Record<string, string | null>;
  /** What leads from the page as it opens to the state. */
  steps?: (stage: Stage) => Promise<unknown>;
  /** What is in view when the state is reached. */
  until?: string;
}

const RESULTS = '[data-list-results] article';
const LINES = { 'list-density': 'lines' };
const SWAPS = '["amaretto>campari@11002","vodka>gin"]';
const LEVELS = JSON.stringify({
  levels: {
    gin: { ml: 700, full: 700 },
    campari: { ml: 120, full: 700 },
    'sweet-vermouth': { ml: 0, full: 750 },
  },
  pours: [],
});
const SHELF = JSON.stringify([
  'gin',
  'campari',
  'sweet-vermouth',
  'lime',
  'sugar',
  'soda-water',
  'mint',
  'lemon',
]);

const click = (selector: string) => (stage: Stage) => stage.page.locator(selector).first().click();
/** Loads the page anew once it is at rest: of requests that a reload cancels, the browser does not always tell that they ended. */
async function reload(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.reload();
}
const refuse =
  (address: string, then?: NonNullable<Screen['steps']>) =>
  async (stage: Stage): Promise<void> => {
    await stage.page.route(address, (route) => route.abort());
    await then?.(stage);
  };
const fill = (fields: Record<string, string>, button: string) => async (stage: Stage) => {
  for (const [name, text] of Object.entries(fields)) await stage.page.locator(`[name="${name}"]`).fill(text);
  await stage.page.locator(button).first().click();
};
const askChat = (fields: { question: string }) => async (stage: Stage) => {
  await stage.page.locator('[data-chat]').click();
  await stage.page.locator('#chat [data-input]').fill(fields.question);
  await stage.page.locator('#chat [data-send]').click();
};
const search = (text: string) => async (stage: Stage) => {
  await stage.page.locator('button[data-search]').click();
  await stage.page.locator('#search [data-input]').fill(text);
};
const openSaved = async ({ page }: Stage) => {
  await page.locator('[data-tab=saved]').click();
};
/** Has the reader edit a menu of a bar, besides the own ones. */
const serveBarMenus = async ({ page }: Stage) => {
  await page.route('**/api/bar-menus', async (route) => {
    const answer = await route.fetch({ url: new URL('/api/menus', page.url()).href });
    const [menu] = (await answer.json()) as object[];
    const bar = { id: 'x', name: 'Gasthaus zur goldenen Gans am Hafen', ownDrinks: [] };
    await route.fulfill({ json: [{ ...menu, id: crypto.randomUUID(), name: 'Abendkarte', bar }] });
  });
  await reload(page);
};
const pressSaved = (key: MessageKey) => async (stage: Stage) => {
  await openSaved(stage);
  const name = stage
    .t('menus.action')
    .replace('{{action}}', stage.t(key))
    .replace('{{name}}', stage.house.menuName);
  await stage.page.getByRole('button', { name }).click();
};
const MESSAGE = { name: 'Ada', email: 'ada@example.test', message: 'Less sugar, please.' };
const SEND = 'main form [type=submit]';
const newAddress = () => `${crypto.randomUUID()}@example.test`;

/** The address of a guide, by what the heads of its texts say. */
const guideAt = (id: string) =>
  inEach((locale) => {
    const file = `data/texts/${locale}/guides/${id}.md`;
    const head = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return `/${GUIDES_FOLDER[locale]}/${/^slug: *(\S+)$/m.exec(head)?.[1] ?? id}`;
  });

/** The address of a collection, by the last word of it in each language. */
const collectionAt = (kind: CollectionKind, words: Localized) =>
  inEach((locale) => `/${COLLECTION_FOLDERS[kind][locale]}/${words[locale]}`);

const inEach = (address: (locale: Locale) => string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, address(locale)])) as Localized;

const GIN_AND_LEMON = {
  en: 'gin-and-lemon-juice',
  nl: 'gin-en-citroensap',
  de: 'gin-und-zitronensaft',
  es: 'ginebra-y-zumo-de-limon',
  fr: 'gin-et-jus-de-citron',
};

/**
 * Every screen in every state that looks different. A new one is one more line; a page of `src/pages` without a line
 * fails a test.
 */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home, signed in', path: '/', as: 'regular' },
  { name: 'home, welcome', path: '/', kept: { hasSeenWelcome: null }, until: '#welcome[open]' },
  {
    name: 'home, side sheet',
    path: '/',
    steps: ({ page }) =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>('header [data-opens="menu"]')?.click();
      }),
    until: '#menu[open]',
  },
  { name: 'age gate', path: '/', kept: { ageVerified: null }, until: '#age-gate[open]' },
  {
    name: 'age gate, asked once more',
    path: '/',
    kept: { ageVerified: null },
    steps: click('[data-of-age=no]'),
  },
  {
    name: 'age gate, refused',
    path: '/',
    kept: { ageVerified: null },
    steps: async (stage) => {
      await click('[data-of-age=no]')(stage);
      await click('[data-of-age=surely-not]')(stage);
    },
  },

  {
    name: 'search',
    path: '/about',
    kept: { 'recent-searches': '["negroni","gin"]' },
    steps: search(''),
    until: '#search [role=option]',
  },
  { name: 'search, found', path: '/about', steps: search('gin'), until: '#search [role=option]' },
  { name: 'search, nothing', path: '/about', steps: search('xqzzt'), until: '#search [data-none]' },
  {
    name: 'search, failed',
    path: '/about',
    steps: refuse('**/search.json*', search('gin')),
    until: '#search [data-failed]',
  },

  { name: 'guides', path: GUIDES_PATH },
  { name: 'guide', path: guideAt('ice') },
  { name: 'guide, bottles', path: guideAt('first-twelve-bottles') },
  { name: 'explore', path: EXPLORE_PATH },
  { name: 'collections', path: INGREDIENTS_PATH },
  {
    name: 'collection',
    path: collectionAt(
      'ingredient',
      inEach(() => 'campari'),
    ),
  },
  {
    name: 'collection, of two',
    path: collectionAt('pair', GIN_AND_LEMON),
  },
  { name: 'collection, diet', path: collectionAt('diet', LAST_WORDS.vegan) },

  { name: 'cocktails', path: '/cocktails' },
  { name: 'cocktails, index', path: '/cocktails/a-z' },
  {
    name: 'cocktails, filters',
    path: '/cocktails?spirit=gin&taste=not-sweet',
    steps: click('[data-filters]'),
    until: 'dialog[open] [aria-pressed]',
  },
  { name: 'cocktails, lines', path: '/cocktails', kept: LINES },
  { name: 'cocktails, what one has', path: '/cocktails', kept: { 'mixmaster-shelf': SHELF } },
  {
    name: 'cocktails, quick view',
    path: '/cocktails',
    steps: ({ page }) =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-quick-view]')?.click();
      }),
  },
  { name: 'cocktails, searched', path: '/cocktails?q=sour&sort=popularity', until: RESULTS },
  {
    name: 'cocktails, filtered',
    path: '/cocktails?spirit=gin&type=cocktails&ingredient=juice&ingredient=syrup',
    until: RESULTS,
  },
  {
    name: 'cocktails, filtered as lines',
    path: '/cocktails?q=gin&ingredient=juice&sort=fewest',
    kept: LINES,
    until: RESULTS,
  },
  { name: 'cocktails, nearest', path: '/cocktails?q=negroni+qwxkpvv', until: RESULTS },
  { name: 'cocktails, none', path: '/cocktails?q=qqqqqq', until: 'main [role=status] button' },
  {
    name: 'cocktails, failed',
    path: '/cocktails',
    steps: refuse('**/lists/*/cocktails.json*', ({ page }) =>
      page.locator('main [type=search]').fill('sour'),
    ),
    until: 'main [role=status] button',
  },
  { name: 'shots', path: '/mixed-shots' },
  { name: 'shots, lines', path: '/mixed-shots?sort=strongest', kept: LINES, until: RESULTS },

  { name: 'recipe', path: '/cocktail/negroni' },
  { name: 'recipe, long', path: '/cocktail/zombie' },
  { name: 'recipe, shot', path: '/shot/b-52' },
  { name: 'recipe, mocktail', path: '/cocktail/virgin-mojito' },
  { name: 'recipe, ounces', path: '/cocktail/margarita', kept: { 'cocktail-unit-preference': 'oz' } },
  { name: 'recipe, what one has', path: '/cocktail/negroni', kept: { 'mixmaster-shelf': SHELF } },
  {
    name: 'recipe, an own swap',
    path: '/cocktail/negroni',
    kept: { 'mixmaster-swaps': SWAPS },
    until: '[data-own-swap]',
  },
  {
    name: 'recipe, own swaps',
    path: '/cocktail/negroni',
    kept: { 'mixmaster-swaps': SWAPS },
    steps: click('[data-log=swaps]'),
    until: '#own-swaps[open]',
  },
  {
    name: 'recipe, made from levels',
    path: '/cocktail/negroni',
    kept: { 'mixmaster-shelf': SHELF, 'mixmaster-stock': LEVELS },
    steps: async ({ page }) => {
      await page.locator('[data-log=""]').click();
      await page.locator('[data-drink-log] button[class*="border-control"]').first().click();
    },
    until: '[data-drink-log] p[tabindex="-1"]',
  },
  {
    name: 'recipe, units',
    path: '/cocktail/negroni',
    kept: { 'cocktail-unit-dialog-seen': null },
    until: '#unit-dialog[open]',
  },
  {
    name: 'recipe, batch',
    path: '/cocktail/margarita',
    steps: ({ page }) => page.locator('[data-servings] select').selectOption({ index: 11 }),
  },
  {
    name: 'recipe, bar mode',
    path: '/cocktail/negroni',
    steps: click('[data-bar-open]'),
    until: '[data-bar][open]',
  },
  {
    name: 'recipe, bar mode with a step',
    path: '/cocktail/margarita',
    steps: async ({ page }) => {
      await page.locator('[data-bar-open]').click();
      await page.locator('[data-bar-next]').click();
    },
  },
  { name: 'recipe, unknown', path: '/cocktail/99999' },

  { name: 'mix master, empty', path: '/mix-master' },
  {
    name: 'mix master, matches',
    path: '/mix-master',
    kept: { 'mixmaster-shelf': SHELF },
    until: '[data-group]',
  },
  {
    name: 'mix master, own swaps',
    path: '/mix-master',
    kept: { 'mixmaster-shelf': SHELF, 'mixmaster-swaps': SWAPS },
    until: '#own-swaps',
  },
  {
    name: 'mix master, levels',
    path: '/mix-master',
    kept: { 'mixmaster-shelf': SHELF, 'mixmaster-stock': LEVELS },
    steps: click('[data-levels] summary'),
    until: '[data-levels] select',
  },
  {
    name: 'mix master, filters',
    path: '/mix-master',
    kept: { 'mixmaster-shelf': SHELF },
    steps: click('[data-filters]'),
    until: 'dialog[open] [aria-pressed]',
  },
  {
    name: 'mix master, suggestions',
    path: '/mix-master',
    steps: ({ page }) => page.locator('main [role=combobox]').pressSequentially('li'),
    until: '[role=option]',
  },
  {
    name: 'mix master, a corrected name',
    path: '/mix-master',
    steps: async ({ page }) => {
      await page.locator('main [role=combobox]').fill('vermoth');
      await page.locator('main form [type=submit]').click();
    },
    until: '[data-name-notes] button',
  },
  {
    name: 'mix master, none',
    path: '/mix-master',
    kept: { 'mixmaster-shelf': '["qqqqqq"]' },
    until: '[data-notice]',
  },
  {
    name: 'mix master, shared',
    path: '/mix-master?shelf=gin,campari,sweet-vermouth,unobtainium',
    until: '[data-group]',
  },
  {
    name: 'mix master, failed',
    path: '/mix-master',
    kept: { 'mixmaster-shelf': SHELF },
    steps: refuse('**/mix-index.json*', async ({ page }) => {
      await reload(page);
    }),
    until: '[data-notice]',
  },
  {
    name: 'mix master, own drinks',
    path: '/mix-master',
    as: 'regular',
    kept: { 'mixmaster-shelf': '["gin","lemon","egg","rhabarber-sauerkirsch-sirup"]' },
    until: '[data-own]',
  },
  {
    name: 'mix master, own drinks failed',
    path: '/mix-master',
    as: 'regular',
    kept: { 'mixmaster-shelf': SHELF },
    steps: refuse('**/api/own-drinks', async ({ page }) => {
      await reload(page);
    }),
    until: '[data-lacks-own]',
  },

  { name: 'chat', path: '/cocktails', steps: click('[data-chat]'), until: '#chat[open] [data-idea]' },
  {
    name: 'chat, answered',
    path: '/cocktails',
    steps: askChat({ question: 'Negroni?' }),
    until: '#chat [data-actions]:not([hidden])',
  },
  {
    name: 'chat, own drink',
    path: '/cocktails',
    as: 'regular',
    steps: askChat({ question: OWN_DRINK.name }),
    until: '#chat [data-actions]:not([hidden])',
  },
  {
    name: 'chat, failed',
    path: '/cocktails',
    steps: refuse('**/api/chat', askChat({ question: 'Negroni?' })),
    until: '#chat [data-ending=failed]',
  },

  { name: 'login', path: '/login' },
  { name: 'login, new here', path: '/login', steps: click('[data-intent=sign-up]') },
  { name: 'login, password', path: '/login', steps: click('[data-password-switch]') },
  { name: 'login, nothing typed', path: '/login', steps: click('[data-step=begin] [type=submit]') },
  {
    name: 'login, code',
    path: '/login',
    steps: (stage) => fill({ email: newAddress() }, '[data-step=begin] [type=submit]')(stage),
    until: '[data-step=code]',
  },
  {
    name: 'login, wrong code',
    path: '/login',
    steps: async (stage) => {
      await fill({ email: newAddress() }, '[data-step=begin] [type=submit]')(stage);
      await fill({ code: '000000' }, '[data-step=code] [type=submit]')(stage);
    },
    until: '[data-problem]:not([hidden])',
  },
  { name: 'login, used link', path: '/login?problem=link', until: '[data-problem]:not([hidden])' },
  { name: 'login, first name', path: '/login?ask=name', as: 'newcomer', until: '[data-step=name]' },
  { name: 'account, stranger', path: '/account' },
  { name: 'account', path: '/account', as: 'regular', until: '[data-state=ready] form' },
  {
    name: 'account, delete',
    path: '/account',
    as: 'regular',
    steps: click('[data-delete]'),
    until: '#delete-account[open]',
  },
  {
    name: 'account, proof',
    path: '/account',
    as: 'regular',
    steps: async ({ page }) => {
      await page.evaluate(() => {
        const ask = window.fetch;
        window.fetch = (input, init) =>
          init?.method === 'DELETE'
            ? Promise.resolve(Response.json({ code: 'not_proven', message: 'who?' }, { status: 403 }))
            : ask(input, init);
      });
      await page.locator('[data-delete]').click();
      await page.locator('[data-delete-really]').click();
      await page.locator('#proof [data-code-text]:not(:empty)').waitFor();
    },
    until: '#proof[open]',
  },
  {
    name: 'account, failed',
    path: '/account',
    as: 'regular',
    steps: refuse('**/api/account*', async ({ page }) => {
      await reload(page);
    }),
    until: '[data-retry]',
  },
  {
    name: 'account, household failed',
    path: '/account',
    as: 'regular',
    steps: refuse('**/api/household', async ({ page }) => {
      await reload(page);
    }),
    until: '#household [role=alert]',
  },
  {
    name: 'account, household',
    path: '/account',
    as: 'regular',
    steps: async ({ page }) => {
      const member = (place: number, name: string) => ({
        ...{ id: String(place), name, isSelf: place === 1, joinedAt: '2026-11-01T18:00:00Z' },
      });
      const household = {
        members: [member(1, 'Anna'), member(2, 'Tom'), member(3, 'Maximiliane-Charlotte von Hohenfels')],
        invitations: [{ id: 'x', expiresAt: '2026-12-07T18:00:00Z' }],
      };
      await page.route('**/api/household', (route) => route.fulfill({ json: { household } }));
      await page.route('**/api/household/invitations', (route) =>
        route.fulfill({ json: { ...household.invitations[0], token: 'x'.repeat(22), isMailed: false } }),
      );
      await reload(page);
      await page.locator('[data-members] ~ div button').first().click();
    },
    until: '#household input[readonly]',
  },
  {
    name: 'account, invited',
    path: '/account',
    as: 'regular',
    steps: async ({ page }) => {
      await page.route('**/api/household/look', (route) =>
        route.fulfill({ json: { names: ['Anna', 'Tom'] } }),
      );
      await page.evaluate((token) => {
        location.hash = `household=${token}`;
      }, 'x'.repeat(22));
    },
    until: '[data-invited] form',
  },
  {
    name: 'account, menu of the header',
    path: '/cocktails',
    as: 'regular',
    steps: click('header [data-menu] summary'),
  },

  { name: 'favorites, stranger', path: '/profile' },
  { name: 'favorites, empty', path: '/profile', as: 'newcomer', until: '[data-state=empty]' },
  { name: 'favorites', path: '/profile', as: 'regular', until: '[data-list] article' },
  {
    name: 'favorites, one removed',
    path: '/profile',
    as: 'regular',
    steps: async ({ page }) => {
      await page.route('**/api/favorites/*', (route) => route.fulfill({ json: { isFavorite: false } }));
      await page.locator('[data-list] [data-remove]').first().click();
    },
    until: '[data-gone]:not([hidden])',
  },

  { name: 'on this device', path: '/offline', until: '[data-offline-page]' },
  { name: 'own drinks, stranger', path: '/my-drinks' },
  { name: 'own drinks, empty', path: '/my-drinks', as: 'newcomer', until: '[data-empty]' },
  { name: 'own drinks', path: '/my-drinks', as: 'regular', until: '[data-own]' },
  {
    name: 'own drinks, editor',
    path: '/my-drinks',
    as: 'regular',
    steps: click('[data-own] button:not([data-favorite])'),
    until: 'dialog[open] [data-line]',
  },
  {
    name: 'own drinks, a house thing',
    path: '/my-drinks',
    as: 'regular',
    steps: click('[data-house] [data-own] button:not([data-favorite])'),
    until: 'dialog[open] [data-line]',
  },
  {
    name: 'own drinks, a version of a recipe',
    path: '/my-drinks?from=11002',
    as: 'regular',
    until: 'dialog[open] [data-after]',
  },
  {
    name: 'own drinks, a file with faults',
    path: '/my-drinks',
    as: 'newcomer',
    steps: async ({ page }) => {
      const recipe = { name: 'x', instructions: 'y', ingredients: [] };
      const buffer = Buffer.from(JSON.stringify(recipe));
      await page
        .locator('[data-import] input')
        .setInputFiles({ name: 'drinks.json', mimeType: 'application/json', buffer });
    },
    until: '[data-faults] li',
  },
  {
    name: 'own drinks, what an import brings',
    path: '/my-drinks',
    as: 'regular',
    steps: async ({ page }) => {
      const named = (name: string) => ({
        '@type': 'Recipe',
        name,
        description: 'x'.repeat(310),
        recipeIngredient: [
          '1 1/2 oz Grandfather gin',
          '2-3 dashes Angostura bitters',
          'a handful of mint',
          'attic dust',
        ],
      });
      const buffer = Buffer.from(JSON.stringify([named('Harbor Light'), named('Night Bus'), {}]));
      await page
        .locator('[data-import] input')
        .setInputFiles({ name: 'drinks.json', mimeType: 'application/json', buffer });
    },
    until: '[data-unknown]',
  },
  {
    name: 'own drinks, what a table holds',
    path: '/my-drinks',
    as: 'newcomer',
    steps: async ({ page, t }) => {
      await page.getByRole('button', { name: t('own.import.table') }).click();
      await page
        .locator('dialog textarea')
        .fill('Name;Ingredients;Glass\nHouse Sour;2 oz gin, 1 oz lemon;Coupe\n');
      await page.locator('dialog [type=submit]').click();
    },
    until: 'dialog table',
  },
  {
    name: 'own drinks, something is missing',
    path: '/my-drinks',
    as: 'newcomer',
    steps: async ({ page, t }) => {
      await page.getByRole('button', { name: t('own.add') }).click();
      await page.getByRole('button', { name: t('own.save') }).click();
    },
    until: '[data-lack]:not(:empty)',
  },

  { name: 'menu builder, stranger', path: '/menu-builder' },
  { name: 'menu builder, empty', path: '/menu-builder', as: 'newcomer', until: '[data-choice] label' },
  {
    name: 'menu builder, drinks',
    path: '/menu-builder',
    as: 'regular',
    steps: async ({ page }) => {
      for (const place of [0, 1, 2]) await page.locator('[data-choice] [type=checkbox]').nth(place).check();
    },
    until: '[data-drink]',
  },
  {
    name: 'menu builder, saving',
    path: '/menu-builder',
    as: 'newcomer',
    steps: async ({ page, t }) => {
      await page.locator('[data-choice] [type=checkbox]').first().check();
      await page.locator('[data-details] input').first().fill('Aperitivo');
      await page
        .locator('[data-save-bar]')
        .getByRole('button', { name: t('menus.save') })
        .click();
    },
    until: 'dialog[open]',
  },
  {
    name: 'menu builder, edited',
    path: '/menu-builder',
    as: 'regular',
    steps: pressSaved('menus.edit'),
    until: '[data-drink]',
  },
  {
    name: 'menu builder, lines selected',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await pressSaved('menus.edit')(stage);
      await stage.page.locator('[data-drink]').first().scrollIntoViewIfNeeded();
      // A phone has cards, without boxes to tick.
      for (const box of (await stage.page.locator('[data-choose]').all()).slice(0, 2)) await box.check();
    },
    until: '[data-drink]',
  },
  {
    name: 'menu builder, additives of a drink',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await pressSaved('menus.edit')(stage);
      await stage.page.locator('[data-drink] summary[data-allergens]').first().click();
    },
    until: '[data-additives]',
  },
  {
    name: 'menu builder, plan',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await pressSaved('menus.edit')(stage);
      await stage.page.locator('[data-plan] button').first().click();
    },
    until: '[data-needs]',
  },
  {
    name: 'menu builder, costs',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await pressSaved('menus.edit')(stage);
      await stage.page.locator('[data-tab=costs]').click();
      await stage.page.locator('[data-entry=gin] input').first().fill('21,90');
    },
    until: '[data-effects]',
  },
  { name: 'menu builder, none saved', path: '/menu-builder', as: 'newcomer', steps: openSaved },
  {
    name: 'menu builder, saved and published',
    path: '/menu-builder',
    as: 'regular',
    steps: openSaved,
    until: '[role=img] svg, [role=img]',
  },
  {
    name: 'menu builder, bar without a name',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await stage.page.route('**/api/bars', (route) =>
        route.fulfill({ json: { bars: [], formerNames: [] } }),
      );
      await reload(stage.page);
      await openSaved(stage);
    },
    until: '[data-name-state=free], [data-name-state=taken]',
  },
  {
    name: 'menu builder, two bars and staff',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await stage.page.route('**/api/bars', async (route) => {
        const answer = await route.fetch();
        const own = (await answer.json()) as { bars: object[] };
        const second = { ...own.bars[0], id: 'x', name: 'am-hafen', displayName: 'Am Hafen', menus: [] };
        await route.fulfill({ json: { ...own, bars: [...own.bars.slice(0, 1), second] } });
      });
      const staff = [
        { id: '1', name: 'Bea', role: 'service', joinedAt: '2026-11-01T18:00:00Z' },
        {
          ...{ id: '2', name: 'Maximiliane-Charlotte von Hohenfels' },
          ...{ role: 'editor', joinedAt: '2026-11-02T18:00:00Z' },
        },
      ];
      const invitation = { id: 'x', role: 'editor', expiresAt: '2026-12-07T18:00:00Z' };
      await stage.page.route('**/api/bars/*/staff', (route) =>
        route.fulfill({ json: { staff, invitations: [invitation] } }),
      );
      await stage.page.route('**/api/bars/*/invitations', (route) =>
        route.fulfill({ json: { ...invitation, token: 'x'.repeat(22) } }),
      );
      await reload(stage.page);
      await openSaved(stage);
      const open = stage.page.locator('[data-staff]:visible');
      await open.getByRole('button').first().click();
      await open.locator('[data-members] ~ button').first().click();
    },
    until: '[data-staff] input[readonly]',
  },
  {
    name: 'menu builder, menus of a bar',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await serveBarMenus(stage);
      await openSaved(stage);
    },
    until: '[data-bar-menus]',
  },
  {
    name: 'menu builder, a menu of a bar that may be edited no more',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await serveBarMenus(stage);
      await openSaved(stage);
      await stage.page.locator('[data-bar-menus] button').first().click();
      await stage.page.route('**/api/menus/*', (route) =>
        route.fulfill({ status: 404, json: { code: 'not_found', message: '' } }),
      );
      await stage.page.locator('[data-details] input').first().fill('Nachtkarte');
      await stage.page.locator('[data-save-bar] [type=submit]').click();
    },
    until: '[data-problem=no-editor]',
  },
  {
    name: 'menu builder, bar given up',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await openSaved(stage);
      await stage.page.getByRole('button', { name: stage.t('bar.release'), exact: true }).click();
    },
    until: 'dialog[open]',
  },
  {
    name: 'menu builder, look',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await openSaved(stage);
      await stage.page.getByRole('button', { name: stage.t('menus.look.open'), exact: true }).click();
      await stage.page.locator('form input[maxlength="7"]').fill('#ffe600');
    },
    until: '[data-tones]',
  },
  {
    name: 'menu builder, sold out',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await openSaved(stage);
      await stage.page.locator('[data-sold-out]').first().click();
    },
    until: '[role=tabpanel] [role=switch]',
  },
  {
    name: 'menu builder, unpublish',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await openSaved(stage);
      await stage.page
        .getByRole('button', { name: stage.t('publish.stop') })
        .first()
        .click();
    },
    until: 'dialog[open]',
  },
  {
    name: 'menu builder, export',
    path: '/menu-builder',
    as: 'regular',
    steps: pressSaved('menus.export'),
    until: 'dialog[open] form',
  },
  {
    name: 'menu builder, delete',
    path: '/menu-builder',
    as: 'regular',
    steps: pressSaved('menus.delete'),
    until: 'dialog[open]',
  },
  {
    name: 'menu builder, earlier versions',
    path: '/menu-builder',
    as: 'regular',
    steps: pressSaved('menus.versions'),
    until: '[data-versions]',
  },
  {
    name: 'menu builder, import',
    path: '/menu-builder',
    as: 'newcomer',
    steps: async ({ page, t }) => {
      await page.getByRole('button', { name: t('menus.import') }).click();
    },
    until: 'dialog textarea',
  },
  {
    name: 'menu builder, what an import brings',
    path: '/menu-builder',
    as: 'newcomer',
    steps: async ({ page, t }) => {
      await page.getByRole('button', { name: t('menus.import') }).click();
      const lines = [
        'Section;Name;Size;Price (EUR);Allergens;Note',
        'Aperitivo;Negroni;;11,50;;Stirred',
        'Aperitivo;House Spritz;;8,999;;',
        'Wine;Riesling;0,1 l;4,50;Sulfites;',
        'Wine;Riesling;0,2 l;8,50;;',
        'Bites;Cheese plate with figs, honey and walnut bread;;9;Milk, nuts;',
      ];
      await page.locator('dialog textarea').fill(lines.join('\n'));
      await page.locator('dialog [type=submit]').click();
    },
    until: '[data-menu-table]',
  },
  {
    name: 'menu builder, data',
    path: '/menu-builder',
    as: 'regular',
    steps: pressSaved('menus.data'),
    until: 'dialog[open] li',
  },
  {
    name: 'menu builder, in other languages',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await pressSaved('menus.edit')(stage);
      await stage.page.getByRole('button', { name: stage.t('menus.words.open') }).click();
    },
    until: '[data-words-list] li',
  },
  {
    name: 'menu builder, archive asks',
    path: '/menu-builder',
    as: 'regular',
    steps: pressSaved('menus.archive'),
    until: 'dialog[open]',
  },
  {
    name: 'menu builder, archive',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await openSaved(stage);
      await stage.page.locator('[data-archive] summary').click();
    },
    until: '[data-archive][open]',
  },
  {
    name: 'menu builder, read and embedded',
    path: '/menu-builder',
    as: 'regular',
    steps: async (stage) => {
      await openSaved(stage);
      const card = stage.page.getByRole('article').filter({ hasText: stage.house.menuName });
      await card.locator('[data-views] summary').first().click();
      await card.locator('[data-views] details summary').click();
      await card.locator('[data-embed] summary').click();
    },
    until: '[data-views] table',
  },
  {
    name: 'menu builder, failed',
    path: '/menu-builder',
    as: 'regular',
    steps: refuse('**/api/menus', async ({ page }) => {
      await reload(page);
    }),
    until: 'main [role=alert]',
  },
  { name: 'guest menu', path: ({ menuToken }) => `/menu/${menuToken}` },
  { name: 'guest menu, bar', path: ({ barName }) => `/menu/${barName}` },
  { name: 'guest menu, in a frame', path: ({ menuToken }) => `/menu/${menuToken}/embed` },
  { name: 'guest menu, gone', path: `/menu/${'0'.repeat(32)}` },

  { name: 'contact', path: '/contact' },
  { name: 'contact, nothing filled in', path: '/contact', steps: click(SEND) },
  { name: 'contact, sent', path: '/contact', steps: fill(MESSAGE, SEND), until: '[data-toast]' },
  {
    name: 'contact, failed',
    path: '/contact',
    steps: refuse('**/api/contact', fill(MESSAGE, SEND)),
    until: '[data-toast]',
  },
  { name: 'submit', path: '/submit' },
  {
    name: 'submit, from an own drink',
    path: ({ ownDrink }) => `/submit?own=${ownDrink}`,
    as: 'regular',
    until: '[data-from-own-text]:not(:empty)',
  },
  { name: 'submit, nothing filled in', path: '/submit', steps: click(SEND) },
  {
    name: 'submit, thanks',
    path: '/submit',
    steps: async (stage) => {
      for (const field of await stage.page.locator('main form [required]').all()) await field.fill('1');
      await stage.page.locator(SEND).click();
    },
    until: '[data-thanks]',
  },
  { name: 'diet', path: '/diet' },
  { name: 'lists, empty', path: '/my-lists', until: '[data-drink-lists][data-live=true]' },
  {
    name: 'lists, one open',
    path: '/my-lists',
    kept: {
      'mixmaster-lists': JSON.stringify([
        {
          id: '00000000-0000-4000-8000-000000000001',
          name: 'Sommerabend auf der Terrasse',
          drinks: ['11002', '11009', '11413'],
        },
      ]),
      'mixmaster-diet': JSON.stringify({ allergens: ['milk', 'sulphites'] }),
    },
    steps: click('[data-drink-lists] a[href*="#"]'),
    until: '[data-list-drinks]',
  },
  {
    name: 'service at a bar, invited to another',
    path: '/service',
    as: 'newcomer',
    steps: async ({ page }) => {
      const drinks = [
        { id: '11002', name: null, prices: [{ size: null, amounts: [1200] }] },
        { id: '11001', name: null, prices: [{ size: null, amounts: [1100] }] },
      ];
      const menu = (place: number, name: string) => ({
        ...{ id: `menu-${place}`, name, currency: 'EUR', priceLists: [] },
        sections: [{ title: 'Classics', drinks }],
        publication: { soldOut: ['11001'], heldPrices: null, followsShelf: true },
      });
      const workplace = (place: number, barName: string, role: string) => ({
        ...{ id: String(place), barName, name: 'Bea', role, joinedAt: '2026-11-01T18:00:00Z' },
        timeZone: 'Europe/Berlin',
        menus: [menu(place, 'Evening menu')],
      });
      const workplaces = [
        workplace(1, 'Zum Anker', 'service'),
        workplace(2, 'Gasthaus zur goldenen Gans am Hafen', 'editor'),
      ];
      await page.route('**/api/service', (route) => route.fulfill({ json: { workplaces } }));
      await page.route('**/api/bars/look', (route) =>
        route.fulfill({ json: { barName: 'Zur Waage', role: 'editor' } }),
      );
      await reload(page);
      await page.locator('[data-workplaces]').waitFor();
      await page.evaluate((token) => {
        location.hash = `bar=${token}`;
      }, 'x'.repeat(22));
    },
    until: '[data-invited] form',
  },
  { name: 'taste, too little rated', path: '/my-taste', until: '[data-too-few]' },
  {
    name: 'taste',
    path: '/my-taste',
    kept: {
      'mixmaster-drink-log': JSON.stringify({
        11002: { stars: 5 },
        11141: { stars: 4 },
        11004: { stars: 4 },
        11001: { stars: 5 },
        11107: { stars: 4 },
        11413: { stars: 4 },
      }),
      'mixmaster-diet': JSON.stringify({ allergens: ['eggs'] }),
    },
    until: '[data-nearby] [data-list-drinks]',
  },
  { name: 'service, stranger', path: '/service' },
  { name: 'service, empty', path: '/service', as: 'newcomer', until: '[data-empty]' },
  { name: 'service', path: '/service', as: 'regular', until: '[data-service-state]' },
  {
    name: 'service, one sold out',
    path: '/service',
    as: 'regular',
    steps: async ({ page }) => {
      await page.locator('[data-service] [aria-pressed=false]').click();
      await page.locator('[data-service] li [role=switch]').first().click();
    },
    until: '[data-service] li [role=switch]:checked',
  },
  { name: 'shared list, revoked', path: '/shared-list', until: 'main [role=alert]' },
  { name: 'shopping list', path: '/shopping-list?drinks=11002&guests=12' },
  { name: 'pricing', path: '/pricing' },
  { name: 'about', path: '/about' },
  { name: 'terms', path: '/terms-of-use' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'api', path: '/api' },
  { name: 'not found', path: '/nowhere' },
];
