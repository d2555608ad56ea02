/** What a reader has at the moment of an attack. */
export interface Owned {
  menuId: string;
  /** Of the published menu. */
  token: string;
  /** A menu that does not exist. */
  nowhere: string;
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

const NEGRONI = '11002';

const MENU = { name: 'Friday', cocktailIds: [NEGRONI] };
const OWN_DRINK = {
  name: 'Smoke',
  note: 'Ours',
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [
    { ingredient: 'gin', unit: 'ml', amount: 50, garnish: false },
    { name: 'Tea', strength: 0, colour: '#884422', unit: 'ml', amount: 20, garnish: false },
  ],
  instructions: 'Shake.',
  allergens: ['milk'],
  vegan: false,
  vegetarian: true,
};
const REFUSED_SIGN_IN = 422;

/** A PNG of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mPoihIHAAJtAPxPhjc4AAAAAElFTkSuQmCC';

let bars = 0;
let strangers = 0;
const stranger = () => ({ email: `stranger-${(strangers += 1)}@example.test`, locale: 'en' });

/**
 * Every way into the functions, from which the authorization matrix and the hostile bodies are made. A test holds it
 * to the folder netlify/functions.
 */
export const ROUTES: readonly Route[] = [
  { method: 'GET', path: () => '/api/health', access: 'anyone', status: 200 },
  { method: 'GET', path: () => '/api/en/nothing', access: 'anyone', status: 404 },
  { method: 'GET', path: () => '/api/cocktails?lang=de', access: 'anyone', status: 200 },
  { method: 'GET', path: () => '/api/shots', access: 'anyone', status: 200 },
  { method: 'GET', path: () => `/api/cocktails/${NEGRONI}`, access: 'anyone', status: 200 },
  { method: 'GET', path: () => '/de/cocktails/11002', access: 'anyone', status: 301 },
  { method: 'GET', path: ({ token }) => `/en/menu/${token}`, access: 'anyone', status: 404 },
  { method: 'GET', path: ({ token }) => `/de/menu/${token}`, access: 'anyone', status: 200 },
  { method: 'GET', path: () => `/menu-logo/${'0'.repeat(32)}.png`, access: 'anyone', status: 404 },
  { method: 'GET', path: () => '/menu-look/8a5a17-deco.css', access: 'anyone', status: 200 },
  {
    method: 'POST',
    path: () => '/api/chat',
    body: () => ({
      messages: [{ role: 'user', content: 'Negroni?' }],
      mode: 'ask',
      language: 'en',
      shelf: ['gin'],
    }),
    access: 'anyone',
    status: 200,
  },
  {
    method: 'POST',
    path: () => '/api/wishes',
    body: () => ({ text: 'gin, not sweet', lang: 'en', without: [] }),
    access: 'anyone',
    status: 200,
  },
  {
    method: 'POST',
    path: () => '/api/translate',
    body: () => ({ text: 'Gin', targetLang: 'de' }),
    access: 'anyone',
    status: 200,
  },
  {
    method: 'POST',
    path: () => '/api/contact',
    body: () => ({ name: 'Ada', email: 'ada@example.test', message: 'Hello', locale: 'en', website: '' }),
    access: 'anyone',
    status: 204,
  },
  {
    method: 'POST',
    path: () => '/api/submissions',
    body: () => ({
      cocktailName: 'Own',
      ingredients: 'Gin',
      method: 'Stir',
      glassware: 'Coupe',
      garnish: 'None',
      story: 'Ours',
      yourName: 'Ada',
      photo: 'https://example.test/own.jpg',
      locale: 'en',
      website: '',
    }),
    access: 'anyone',
    status: 204,
  },
  {
    method: 'POST',
    path: () => '/api/auth/code',
    body: () => ({ ...stranger(), next: '/profile' }),
    access: 'anyone',
    status: 200,
  },
  {
    method: 'POST',
    path: () => '/api/auth/verify',
    body: () => ({ ...stranger(), code: '000000' }),
    access: 'anyone',
    status: REFUSED_SIGN_IN,
  },
  {
    method: 'POST',
    path: () => '/api/auth/password',
    body: () => ({ ...stranger(), password: 'stirred-not-shaken' }),
    access: 'anyone',
    status: REFUSED_SIGN_IN,
  },
  {
    method: 'POST',
    path: () => '/api/auth/confirm',
    body: () => ({ tokenHash: 'x', type: 'magiclink', key: stranger().email, locale: 'en' }),
    access: 'anyone',
    status: REFUSED_SIGN_IN,
  },
  { method: 'GET', path: () => '/api/auth/login?next=/profile', access: 'anyone', status: 302 },
  {
    method: 'GET',
    path: () => '/api/auth/confirm?token_hash=x&type=magiclink',
    access: 'anyone',
    status: 302,
  },
  { method: 'GET', path: () => '/api/auth/callback?code=x', access: 'anyone', status: 302 },
  { method: 'GET', path: () => '/api/auth/oauth/google', access: 'anyone', status: 404, fromElsewhere: 302 },
  { method: 'GET', path: () => '/api/auth/user', access: 'account', status: 200 },
  { method: 'GET', path: () => '/api/account', access: 'account', status: 200 },
  {
    method: 'PATCH',
    path: () => '/api/account',
    body: () => ({ firstName: 'Ada', language: 'en' }),
    access: 'account',
    status: 200,
  },
  {
    method: 'PUT',
    path: () => '/api/account/password',
    body: () => ({ password: null, proof: { password: 'wrong-one' }, locale: 'en' }),
    access: 'account',
    status: REFUSED_SIGN_IN,
  },
  {
    method: 'POST',
    path: () => '/api/account/proof',
    body: () => ({ password: 'wrong-one' }),
    access: 'account',
    status: REFUSED_SIGN_IN,
  },
  { method: 'DELETE', path: () => '/api/account/sessions', access: 'account', status: 204 },
  { method: 'GET', path: () => '/api/account/export', access: 'account', status: 200 },
  { method: 'GET', path: () => '/api/favorites', access: 'account', status: 200 },
  { method: 'GET', path: () => `/api/favorites/check/${NEGRONI}`, access: 'account', status: 200 },
  {
    method: 'POST',
    path: () => '/api/favorites',
    body: () => ({ cocktailId: NEGRONI, cocktailName: 'Negroni' }),
    access: 'account',
    status: 200,
  },
  { method: 'DELETE', path: () => `/api/favorites/${NEGRONI}`, access: 'account', status: 200 },
  { method: 'GET', path: () => '/api/shelf', access: 'account', status: 200 },
  {
    method: 'PUT',
    path: () => '/api/shelf',
    body: () => ({ entries: ['gin'] }),
    access: 'account',
    status: 200,
  },
  { method: 'GET', path: () => '/api/diet', access: 'account', status: 200 },
  {
    method: 'PUT',
    path: () => '/api/diet',
    body: () => ({ avoids: ['milk'] }),
    access: 'account',
    status: 200,
  },
  { method: 'DELETE', path: () => '/api/diet', access: 'account', status: 200 },
  { method: 'GET', path: () => '/api/bar', access: 'account', status: 200 },
  { method: 'GET', path: () => '/api/bar/names/zum-hahn', access: 'account', status: 200 },
  {
    method: 'PUT',
    path: () => '/api/bar',
    body: () => ({
      name: `bar-${(bars += 1)}-${process.pid}`,
      displayName: 'Zum Hahn',
      timeZone: 'Europe/Berlin',
      openingHours: 'Late',
      menus: [],
    }),
    access: 'account',
    status: 200,
  },
  { method: 'DELETE', path: () => '/api/bar', access: 'account', status: 200 },
  { method: 'GET', path: () => '/api/brand', access: 'account', status: 200 },
  {
    method: 'PUT',
    path: () => '/api/brand',
    body: () => ({
      ...{ accent: '#8a5a17', pairing: 'deco', design: 'list', namesProduct: false },
      logo: { png: DOT, alt: 'Zum Hahn' },
    }),
    access: 'account',
    status: 200,
  },
  { method: 'GET', path: () => '/api/brand/logo', access: 'account', status: 200 },
  { method: 'DELETE', path: () => '/api/brand', access: 'account', status: 200 },
  { method: 'GET', path: () => '/api/bar-costs', access: 'account', status: 200 },
  {
    method: 'PATCH',
    path: () => '/api/bar-costs',
    body: () => ({ bought: [{ entry: 'gin', price: 2100, currency: 'EUR', size: 700, by: 'ml' }] }),
    access: 'account',
    status: 204,
  },
  { method: 'GET', path: () => '/api/menus', access: 'account', status: 200 },
  {
    method: 'POST',
    path: () => '/api/menus',
    body: () => ({
      ...MENU,
      description: 'Late',
      restaurantName: 'Bar',
      sections: [
        {
          title: 'First',
          drinks: [{ cocktailId: NEGRONI, prices: [{ size: null, amounts: ['€ 9'] }], note: 'ours' }],
        },
      ],
    }),
    access: 'account',
    status: 201,
  },
  {
    method: 'PUT',
    path: ({ menuId }) => `/api/menus/${menuId}`,
    body: () => MENU,
    access: 'menu',
    status: 200,
  },
  {
    method: 'PUT',
    path: ({ menuId }) => `/api/menus/${menuId}/publication`,
    body: () => ({ soldOut: [NEGRONI] }),
    access: 'menu',
    status: 200,
  },
  {
    method: 'PUT',
    path: ({ menuId }) => `/api/menus/${menuId}/embed`,
    body: () => ({ embed: ['https://bar.example'] }),
    access: 'menu',
    status: 200,
  },
  { method: 'DELETE', path: ({ menuId }) => `/api/menus/${menuId}/publication`, access: 'menu', status: 200 },
  {
    method: 'POST',
    path: () => '/api/menus/seen',
    body: () => ({ token: 'a'.repeat(22), locale: 'de' }),
    access: 'anyone',
    status: 204,
  },
  { method: 'GET', path: ({ menuId }) => `/api/menus/${menuId}/views`, access: 'menu', status: 200 },
  { method: 'GET', path: ({ menuId }) => `/api/menus/${menuId}/versions`, access: 'menu', status: 200 },
  {
    method: 'PUT',
    path: ({ menuId }) => `/api/menus/${menuId}/archive`,
    body: () => ({ isArchived: false }),
    access: 'menu',
    status: 200,
  },
  { method: 'DELETE', path: ({ menuId }) => `/api/menus/${menuId}`, access: 'menu', status: 204 },
  {
    method: 'PUT',
    path: ({ nowhere }) => `/api/menus/${nowhere}`,
    body: () => MENU,
    access: 'account',
    status: 404,
  },
  { method: 'DELETE', path: ({ nowhere }) => `/api/menus/${nowhere}`, access: 'account', status: 404 },
  { method: 'GET', path: () => '/api/own-drinks', access: 'account', status: 200 },
  {
    method: 'POST',
    path: () => '/api/own-drinks',
    body: () => OWN_DRINK,
    access: 'account',
    status: 201,
  },
  {
    method: 'POST',
    path: () => '/api/own-drinks/import',
    body: () => ({ language: 'en', text: '[]' }),
    fileField: 'text',
    access: 'account',
    status: 200,
  },
  { method: 'GET', path: () => '/api/own-drinks/from/11002', access: 'account', status: 200 },
  {
    method: 'PUT',
    path: ({ nowhere }) => `/api/own-drinks/${nowhere}`,
    body: () => OWN_DRINK,
    access: 'account',
    status: 404,
  },
  { method: 'DELETE', path: ({ nowhere }) => `/api/own-drinks/${nowhere}`, access: 'account', status: 404 },
  { method: 'GET', path: () => '/api/auth/logout', access: 'anyone', status: 302, endsSession: true },
  { method: 'DELETE', path: () => '/api/account', access: 'account', status: 204, endsSession: true },
];
