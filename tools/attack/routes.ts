/** What a reader has at the moment of an attack. */
export interface Owned {
  menuId: string;
  /** Of the published menu. */
  token: string;
  /** A menu that does not exist. */
  nowhere: string;
  /** The id of something new. */
  fresh: string;
}

/**
 * Whose a route is: `menu` belongs to the reader who made it, `account` answers everybody who is signed in with what is
 * their own, `anyone` asks for no account.
 */
export type Access = 'menu' | 'account' | 'anyone';

export interface Route {
  method: string;
  path(owned: Owned): string;
  /** A body that is right; each call gives an e-mail address that nobody used before, since limits count by it. */
  body?(): Record<string, unknown>;
  access: Access;
  /** The status of an answer to whoever may ask. */
  status: number;
  /** The status where another site has a browser read it, if that is another one. */
  fromElsewhere?: number;
  /** A field that takes whatever stands in a file, however long. */
  fileField?: string;
  /** Whether the reader is signed out by it, or has no account afterwards. */
  endsSession?: true;
}

const MENU = { name: 'Friday', cocktailIds: ['11002'] };
const FULL_MENU = {
  ...MENU,
  ...{ description: 'Late', restaurantName: 'Bar' },
  sections: [
    {
      title: 'First',
      drinks: [{ cocktailId: '11002', prices: [{ size: null, amounts: ['€ 9'] }], note: 'ours' }],
    },
  ],
};
const OWN_DRINK = {
  ...{ name: 'Smoke', note: 'Ours', glass: 'coupe', method: 'shake', ice: 'none' },
  lines: [
    { ingredient: 'gin', unit: 'ml', amount: 50, garnish: false },
    { name: 'Tea', strength: 0, colour: '#884422', unit: 'ml', amount: 20, garnish: false },
  ],
  ...{ instructions: 'Shake.', allergens: ['milk'], vegan: false, vegetarian: true },
  house: { ml: 700, days: 14 },
};
const QUESTION = {
  messages: [{ role: 'user', content: 'Negroni?' }],
  ...{ mode: 'ask', language: 'en', shelf: ['gin'] },
};
const MESSAGE = { name: 'Ada', email: 'ada@example.test', message: 'Hello', locale: 'en', website: '' };
const SUBMISSION = {
  ...{ cocktailName: 'Own', ingredients: 'Gin', method: 'Stir', glassware: 'Coupe', garnish: 'None' },
  ...{ story: 'Ours', yourName: 'Ada', photo: 'https://example.test/own.jpg', locale: 'en', website: '' },
};
/** With a PNG of one pixel. */
const BRAND = {
  ...{ accent: '#8a5a17', pairing: 'deco', design: 'list', namesProduct: false },
  logo: {
    png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mPoihIHAAJtAPxPhjc4AAAAAElFTkSuQmCC',
    alt: 'Zum Hahn',
  },
};
const LOG_CHANGE = { drinkId: '11002', stars: 4, note: 'Less ice', made: ['2026-11-28'], unmade: [] };
const BOTTLES = { bought: [{ entry: 'gin', price: 2100, currency: 'EUR', size: 700, by: 'ml' }] };

let bars = 0;
const newBar = () => ({
  name: `bar-${(bars += 1)}-${process.pid}`,
  ...{ displayName: 'Zum Hahn', timeZone: 'Europe/Berlin', openingHours: 'Late', menus: [] },
});
const newList = () => ({
  changes: [{ id: crypto.randomUUID(), version: 0, name: 'Party', drinks: ['11002'] }],
});
let strangers = 0;
const stranger = () => ({ email: `stranger-${(strangers += 1)}@example.test`, locale: 'en' });
const GUESS = 'wrong-one';

type Row = [
  order: string,
  access: Access,
  status: number,
  body?: object | (() => object) | undefined,
  more?: Pick<Route, 'fromElsewhere' | 'fileField' | 'endsSession'>,
];

const ROWS: readonly Row[] = [
  ['GET /api/health', 'anyone', 200],
  ['GET /api/en/nothing', 'anyone', 404],
  ['GET /api/cocktails?lang=de', 'anyone', 200],
  ['GET /api/shots', 'anyone', 200],
  ['GET /api/cocktails/11002', 'anyone', 200],
  ['GET /de/cocktails/11002', 'anyone', 301],
  ['GET /en/menu/{token}', 'anyone', 404],
  ['GET /de/menu/{token}', 'anyone', 200],
  ['GET /menu-logo/00000000000000000000000000000000.png', 'anyone', 404],
  ['GET /menu-look/8a5a17-deco.css', 'anyone', 200],
  ['GET /api/shared-lists/aaaaaaaaaaaaaaaaaaaaaa', 'anyone', 404],
  ['GET /api/stars.json', 'anyone', 200],
  ['GET /api/stars.json?fresh=1', 'anyone', 404],
  ['POST /api/chat', 'anyone', 200, QUESTION],
  ['POST /api/wishes', 'anyone', 200, { text: 'gin, not sweet', lang: 'en', without: [] }],
  ['GET /api/translate', 'anyone', 200],
  ['POST /api/translate', 'anyone', 200, { text: 'Gin', targetLang: 'de' }],
  ['POST /api/contact', 'anyone', 204, MESSAGE],
  ['POST /api/submissions', 'anyone', 204, SUBMISSION],
  ['POST /api/auth/code', 'anyone', 200, () => ({ ...stranger(), next: '/profile' })],
  ['POST /api/auth/verify', 'anyone', 422, () => ({ ...stranger(), code: '000000' })],
  ['POST /api/auth/password', 'anyone', 422, () => ({ ...stranger(), password: 'stirred-not-shaken' })],
  [
    'POST /api/auth/confirm',
    'anyone',
    422,
    () => ({ tokenHash: 'x', type: 'magiclink', key: stranger().email, locale: 'en' }),
  ],
  ['GET /api/auth/login?next=/profile', 'anyone', 302],
  ['GET /api/auth/confirm?token_hash=x&type=magiclink', 'anyone', 302],
  ['GET /api/auth/callback?code=x', 'anyone', 302],
  ['GET /api/auth/oauth/google', 'anyone', 404, undefined, { fromElsewhere: 302 }],
  ['GET /api/auth/user', 'account', 200],
  ['GET /api/account', 'account', 200],
  ['PATCH /api/account', 'account', 200, { firstName: 'Ada', language: 'en' }],
  ['PUT /api/account/password', 'account', 422, { password: null, proof: { password: GUESS }, locale: 'en' }],
  ['POST /api/account/proof', 'account', 422, { password: GUESS }],
  ['DELETE /api/account/sessions', 'account', 204],
  ['GET /api/account/export', 'account', 200],
  ['GET /api/favorites', 'account', 200],
  ['GET /api/favorites/check/11002', 'account', 200],
  ['POST /api/favorites', 'account', 200, { cocktailId: '11002', cocktailName: 'Negroni' }],
  ['DELETE /api/favorites/11002', 'account', 200],
  ['GET /api/shelf', 'account', 200],
  ['PUT /api/shelf', 'account', 200, { entries: ['gin'] }],
  ['GET /api/swaps', 'account', 200],
  ['PUT /api/swaps', 'account', 200, { swaps: ['aperol>campari'] }],
  ['GET /api/stock', 'account', 200],
  ['PUT /api/stock', 'account', 409, { shopping: [{ entry: 'ice' }], levels: {}, version: 1_000_000 }],
  ['GET /api/household', 'account', 200],
  ['POST /api/household/invitations', 'account', 404, { email: null, locale: 'en' }],
  ['PUT /api/household', 'account', 204, { name: 'Ada' }],
  ['DELETE /api/household/invitations/{nowhere}', 'account', 204],
  ['POST /api/household/look', 'account', 404, { token: 'a'.repeat(22) }],
  ['POST /api/household/join', 'account', 409, { token: 'a'.repeat(22), name: 'Ada' }],
  ['DELETE /api/household/members/{nowhere}', 'account', 404],
  ['GET /api/drink-log', 'account', 200],
  ['PATCH /api/drink-log', 'account', 204, { changes: [LOG_CHANGE] }],
  ['GET /api/drink-lists', 'account', 200],
  ['PATCH /api/drink-lists', 'account', 204, newList],
  ['PUT /api/drink-lists/{nowhere}/share', 'account', 404, { isByName: true }],
  ['DELETE /api/drink-lists/{nowhere}/share', 'account', 204],
  ['GET /api/diet', 'account', 200],
  ['PUT /api/diet', 'account', 200, { avoids: ['milk'] }],
  ['DELETE /api/diet', 'account', 200],
  ['GET /api/bars', 'account', 200],
  ['GET /api/bars/names/zum-hahn', 'account', 200],
  ['PUT /api/bars/{fresh}', 'account', 200, newBar],
  ['GET /api/bars/{menu}/staff', 'account', 404],
  ['POST /api/bars/{menu}/invitations', 'account', 404, {}],
  ['DELETE /api/bars/invitations/{nowhere}', 'account', 204],
  ['POST /api/bars/look', 'account', 404, { token: 'a'.repeat(22) }],
  ['POST /api/bars/join', 'account', 404, { token: 'a'.repeat(22), name: 'Ada' }],
  ['PATCH /api/bars/staff/{nowhere}', 'account', 404, { role: 'editor' }],
  ['DELETE /api/bars/staff/{nowhere}', 'account', 404],
  ['PUT /api/bars/{menu}/brand', 'account', 404, BRAND],
  ['DELETE /api/bars/{menu}/brand', 'account', 200],
  ['DELETE /api/bars/{nowhere}', 'account', 200],
  ['GET /api/service', 'account', 200],
  ['GET /api/brand', 'account', 200],
  ['PUT /api/brand', 'account', 200, BRAND],
  ['GET /api/brand/logo', 'account', 404],
  ['DELETE /api/brand', 'account', 200],
  ['GET /api/bar-menus', 'account', 200],
  ['GET /api/bar-costs', 'account', 200],
  ['PATCH /api/bar-costs', 'account', 204, BOTTLES],
  ['GET /api/menus', 'account', 200],
  ['POST /api/menus', 'account', 201, FULL_MENU],
  ['PUT /api/menus/{menu}', 'menu', 200, MENU],
  ['PUT /api/menus/{menu}/publication', 'menu', 200, { soldOut: ['11002'] }],
  [
    'PATCH /api/menus/{menu}/publication',
    'menu',
    200,
    { soldOut: [{ cocktailId: '11002', isSoldOut: true, secondsAgo: 0 }] },
  ],
  ['PUT /api/menus/{menu}/embed', 'menu', 200, { embed: ['https://bar.example'] }],
  ['GET /api/menus/{menu}/live', 'menu', 200],
  ['PUT /api/menus/{menu}/live', 'menu', 409, { version: 999, part: 'all' }],
  ['DELETE /api/menus/{menu}/publication', 'menu', 200],
  ['POST /api/menus/seen', 'anyone', 204, { token: 'a'.repeat(22), locale: 'de' }],
  ['GET /api/menus/{menu}/views', 'menu', 200],
  ['GET /api/menus/{menu}/versions', 'menu', 200],
  ['PUT /api/menus/{menu}/archive', 'menu', 200, { isArchived: false }],
  ['DELETE /api/menus/{menu}', 'menu', 204],
  ['PUT /api/menus/{nowhere}', 'account', 404, MENU],
  ['DELETE /api/menus/{nowhere}', 'account', 404],
  ['GET /api/own-drinks', 'account', 200],
  ['POST /api/own-drinks', 'account', 201, OWN_DRINK],
  ['POST /api/own-drinks/import', 'account', 200, { language: 'en', text: '[]' }, { fileField: 'text' }],
  ['GET /api/own-drinks/from/11002', 'account', 200],
  ['PUT /api/own-drinks/{nowhere}', 'account', 404, OWN_DRINK],
  ['DELETE /api/own-drinks/{nowhere}', 'account', 404],
  ['GET /api/auth/logout', 'anyone', 302, undefined, { endsSession: true }],
  ['DELETE /api/account', 'account', 204, undefined, { endsSession: true }],
];

/**
 * Every way into the functions, from which the authorization matrix and the hostile bodies are made. A test holds it
 * to the folder netlify/functions.
 */
export const ROUTES: readonly Route[] = ROWS.map(([order, access, status, body, more]) => {
  const [method = '', path = ''] = order.split(' ');
  return {
    method,
    path: ({ menuId, token, nowhere, fresh }) =>
      path
        .replace('{menu}', menuId)
        .replace('{token}', token)
        .replace('{nowhere}', nowhere)
        .replace('{fresh}', fresh),
    ...(body && {
      body: () => structuredClone(typeof body === 'function' ? body() : body) as Record<string, unknown>,
    }),
    ...{ access, status, ...more },
  };
});
