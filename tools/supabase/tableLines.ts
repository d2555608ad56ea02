import { randomUUID } from 'node:crypto';
import type { AuthSession } from './authLines.ts';
import { same, type Line } from '../test/lines.ts';
import { call, type Order, type Supabase } from './supabaseCall.ts';

const SECTIONS = [{ title: null, drinks: [{ cocktailId: '11002', prices: [], note: null }] }];
const MENU = { name: 'Contract', cocktail_ids: ['11002'], sections: SECTIONS };
const NO_RIGHT = '42501';
/** `max_rows` of supabase/config.toml. */
const MOST_ROWS = 1000;

const LOGO_ID = 'a'.repeat(32);
/** "logo" in base64. */
const LOGO = 'bG9nbw==';

/** Tables that readers see of their own, and what the publishable key alone gets there. */
const OWN = [
  'profiles',
  'favorites',
  'shelves',
  'bottle_prices',
  'cost_settings',
  'menus',
  'menu_publications',
  'menu_versions',
  'menu_views',
  'bars',
  'brands',
  'brand_logos',
  'former_bar_names',
  'own_drinks',
  'contact_messages',
  'recipe_submissions',
];
/** Tables of the functions. */
const CLOSED = [
  'account_writes',
  'chat_guard',
  'chat_turns',
  'form_turns',
  'proven_sessions',
  'sign_in_limits',
  'sign_in_turns',
  'translation_claims',
  'translations',
];
/** Functions that the secret key alone may call, with what they are called with. */
const SERVICE_FUNCTIONS: Record<string, object> = {
  is_ready: {},
  take_sign_in_turn: { step: 'password', address: '192.0.2.1', email: 'a@b', proof: null, link_key: null },
  give_back_sign_in_turn: { turns: [] },
  take_chat_turn: { purpose: 'chat', visitor: '192.0.2.1', account: null, wants_model: false },
  count_menu_view: { token: 'a'.repeat(22), locale: 'de', address: '192.0.2.1' },
  take_form_turn: { form: 'contact', address: '192.0.2.1' },
  claim_translation: { hash: 'a'.repeat(64), target: 'de', visitor: '192.0.2.1', account: null },
  release_translation: { hash: 'a'.repeat(64), target: 'de' },
  remove_password: { account: randomUUID() },
  allow_password: { session: randomUUID() },
  end_stale_sessions: { most_days: 30, idle_days: 14 },
  forget_what_is_old: {},
  read_followed_shelf: { token: 'a'.repeat(22) },
  keep_brand_logo: { account: randomUUID(), id: LOGO_ID, png: LOGO, width: 1, height: 1, tone: 'any' },
};

/**
 * What the site asks of the tables and functions through PostgREST: rights, answers, refusals and headers.
 * @param newReader signs somebody up
 */
export function tableLines(supabase: Supabase, newReader: () => Promise<AuthSession>): Line[] {
  const ask = (order: Order) => call(supabase, order);
  const rest = (path: string) => `/rest/v1/${path}`;
  let ada: AuthSession | undefined;
  let bea: AuthSession | undefined;
  let menu = '';
  const session = (reader = ada) => {
    if (!reader) throw new Error('Nobody could sign in.');
    return reader;
  };
  const asAda = (order: Order) => ask({ token: session().access_token, ...order });
  const asBea = (order: Order) => ask({ token: session(bea).access_token, ...order });
  const returning = { prefer: 'return=representation' };

  return [
    {
      name: 'two readers sign up, each with a profile',
      async check() {
        ada = await newReader();
        bea = await newReader();
        const { status, body } = await asAda({ path: rest('profiles?select=first_name,is_pro') });
        same([status, body], [200, [{ first_name: null, is_pro: false }]]);
      },
    },
    ...OWN.map((table) => ({
      name: `${table}: a reader reads the own, the publishable key alone is refused with 401 ${NO_RIGHT}`,
      async check() {
        same((await asAda({ path: rest(`${table}?select=*&limit=1`) })).status, 200);
        const stranger = await ask({ path: rest(`${table}?select=*&limit=1`) });
        same([stranger.status, stranger.code], [401, NO_RIGHT]);
      },
    })),
    ...CLOSED.map((table) => ({
      name: `${table}: the secret key reads it, a reader is refused with 403 ${NO_RIGHT}`,
      async check() {
        same((await ask({ path: rest(`${table}?select=*&limit=1`), asService: true })).status, 200);
        const reader = await asAda({ path: rest(`${table}?select=*&limit=1`) });
        same([reader.status, reader.code], [403, NO_RIGHT]);
      },
    })),
    ...Object.entries(SERVICE_FUNCTIONS).map(([name, body]) => ({
      name: `${name}(): the secret key calls it, a reader and the publishable key are refused`,
      async check() {
        const service = await ask({ path: rest(`rpc/${name}`), body, asService: true });
        same(name === 'allow_password' ? service.status < 500 : service.status < 300, true);
        const reader = await asAda({ path: rest(`rpc/${name}`), body });
        const stranger = await ask({ path: rest(`rpc/${name}`), body });
        same([reader.status, reader.code, stranger.status, stranger.code], [403, NO_RIGHT, 401, NO_RIGHT]);
      },
    })),
    {
      name: 'the publishable key alone hears a sign of life, and of a menu or bar that it cannot name nothing',
      async check() {
        same((await ask({ path: rest('rpc/is_alive'), body: {} })).body, true);
        same(
          (await ask({ path: rest('rpc/read_published_menu'), body: { token: 'a'.repeat(22) } })).body,
          null,
        );
        same((await ask({ path: rest('rpc/read_bar'), body: { name: 'not-there' } })).body, null);
        same((await ask({ path: rest('rpc/read_brand_logo'), body: { id: 'f'.repeat(32) } })).body, null);
      },
    },
    {
      name: 'a function that there is not is refused with 404 PGRST202',
      async check() {
        const { status, code } = await ask({ path: rest('rpc/no_such_function'), body: {}, asService: true });
        same([status, code], [404, 'PGRST202']);
      },
    },
    {
      name: 'a menu is made with 201, and comes back with its version and publication',
      async check() {
        const select = 'id,name,cocktail_ids,sections,version,menu_publications(token,sold_out)';
        const { status, body } = await asAda({
          path: rest(`menus?select=${select}`),
          body: MENU,
          headers: returning,
        });
        const [made] = body as { id: string }[];
        menu = made?.id ?? '';
        same([status, { ...made, id: '' }], [201, { id: '', ...MENU, version: 1, menu_publications: null }]);
      },
    },
    {
      name: 'a draft that is sent again makes no second menu',
      async check() {
        const draft = randomUUID();
        const send = () =>
          asAda({
            path: rest('menus?on_conflict=user_id,draft&select=id'),
            body: { ...MENU, draft },
            headers: { prefer: 'return=representation,resolution=ignore-duplicates' },
          });
        const [first, again] = [await send(), await send()];
        same([(first.body as unknown[]).length, again.body], [1, []]);
      },
    },
    {
      name: 'change_menu(): the known version is changed, another one is answered with null',
      async check() {
        const body = {
          menu,
          known_version: 1,
          description: null,
          restaurant_name: null,
          currency: null,
          price_lists: [],
          ...MENU,
          name: 'Changed',
        };
        const changed = await asAda({ path: rest('rpc/change_menu'), body });
        const { name, version } = changed.body as { name: string; version: number };
        same([changed.status, name, version], [200, 'Changed', 2]);
        same((await asAda({ path: rest('rpc/change_menu'), body })).body, null);
      },
    },
    {
      name: 'what belongs to others is neither seen nor changed nor deleted',
      async check() {
        same((await asBea({ path: rest(`menus?id=eq.${menu}`) })).body, []);
        const change = await asBea({
          method: 'PATCH',
          path: rest(`menus?id=eq.${menu}`),
          body: { name: 'x' },
          headers: returning,
        });
        same([change.status, change.body], [200, []]);
        same(
          (await asBea({ method: 'DELETE', path: rest(`menus?id=eq.${menu}`), headers: returning })).body,
          [],
        );
      },
    },
    {
      name: `a column that readers do not write is refused with 403 ${NO_RIGHT}`,
      async check() {
        const { status, code } = await asAda({
          method: 'PATCH',
          path: rest(`profiles?id=eq.${session().user.id}`),
          body: { is_pro: true },
        });
        same([status, code], [403, NO_RIGHT]);
      },
    },
    {
      name: 'a menu is published once, read by its token, and gone when it is revoked',
      async check() {
        const publish = () =>
          asAda({
            path: rest('menu_publications?on_conflict=menu_id&select=token'),
            body: { menu_id: menu, sold_out: ['11002'] },
            headers: { prefer: 'return=representation,resolution=merge-duplicates' },
          });
        const [first] = (await publish()).body as { token: string }[];
        const [again] = (await publish()).body as { token: string }[];
        same(first?.token, again?.token);
        const read = () => ask({ path: rest('rpc/read_published_menu'), body: { token: first?.token } });
        same((await read()).body !== null, true);
        await asAda({ method: 'DELETE', path: rest(`menu_publications?menu_id=eq.${menu}`) });
        same((await read()).body, null);
      },
    },
    {
      name: 'a favorite that is there already is no error, and a list says how long it is',
      async check() {
        const add = () =>
          asAda({
            path: rest('favorites?on_conflict=user_id,cocktail_id'),
            body: { cocktail_id: '11002', cocktail_name: 'Negroni' },
            headers: { prefer: 'resolution=ignore-duplicates' },
          });
        same([(await add()).status < 300, (await add()).status < 300], [true, true]);
        const list = await asAda({ path: rest('favorites?select=id'), headers: { prefer: 'count=exact' } });
        same(list.headers.get('content-range'), '0-0/1');
      },
    },
    {
      name: 'a shelf is kept in the place of another',
      async check() {
        for (const entries of [['gin'], ['rum', 'lime']]) {
          const kept = await asAda({
            path: rest('shelves?on_conflict=user_id'),
            body: { user_id: session().user.id, entries },
            headers: { prefer: 'resolution=merge-duplicates' },
          });
          same(kept.status < 300, true);
        }
        same((await asAda({ path: rest('shelves?select=entries') })).body, [{ entries: ['rum', 'lime'] }]);
      },
    },
    {
      name: 'the price of a bottle is kept in the place of another, and goes by its entry',
      async check() {
        const gin = { user_id: session().user.id, entry: 'gin', currency: 'EUR', size: 700, bought_by: 'ml' };
        for (const price of [2100, 2200]) {
          const kept = await asAda({
            path: rest('bottle_prices'),
            body: [{ ...gin, price }],
            headers: { prefer: 'resolution=merge-duplicates' },
          });
          same(kept.status < 300, true);
        }
        const path = rest('bottle_prices?select=entry,price');
        same((await asAda({ path })).body, [{ entry: 'gin', price: 2200 }]);
        same((await asBea({ path })).body, []);
        const gone = await asAda({ path: rest('bottle_prices?entry=in.(gin)'), method: 'DELETE' });
        same([gone.status < 300, (await asAda({ path })).body], [true, []]);
      },
    },
    {
      name: 'a bar is renamed, its old name leads to it, and nobody else takes either: 409 PT409',
      async check() {
        const bar = (reader: AuthSession, name: string) => ({
          path: rest('bars'),
          body: {
            user_id: reader.user.id,
            name,
            display_name: 'Contract',
            time_zone: 'Europe/Berlin',
            menus: [],
          },
          headers: { prefer: 'resolution=merge-duplicates' },
        });
        const own = `contract-${session().user.id.slice(0, 8)}`;
        for (const name of [own, `${own}-new`]) {
          same((await asAda(bar(session(), name))).status < 300, true);
        }
        const { body } = await ask({ path: rest('rpc/read_bar'), body: { name: own } });
        same((body as { name: string }).name, `${own}-new`);
        for (const name of [own, `${own}-new`]) {
          const { status, code } = await asBea(bar(session(bea), name));
          same([status, code], [409, 'PT409']);
          same((await asBea({ path: rest('rpc/ask_bar_name'), body: { name } })).body, 'taken');
        }
        same((await asAda({ path: rest('rpc/ask_bar_name'), body: { name: own } })).body, 'former');
      },
    },
    {
      name: 'a logo is kept beside a brand by the secret key, and its owner alone reads it in base64',
      async check() {
        const account = session().user.id;
        const headers = { prefer: 'resolution=merge-duplicates' };
        const brand = { path: rest('brands'), body: { user_id: account, accent: '#8a5a17' }, headers };
        same((await asAda(brand)).status < 300, true);
        const body = { account, id: LOGO_ID, png: LOGO, width: 1, height: 1, tone: 'any' };
        const kept = await ask({ path: rest('rpc/keep_brand_logo'), body, asService: true });
        same(kept.status < 300, true);
        same((await asAda({ path: rest('rpc/read_own_logo'), body: {} })).body, LOGO);
        same((await asBea({ path: rest('rpc/read_own_logo'), body: {} })).body, null);
      },
    },
    {
      name: 'one row is answered as an object, none with 406 PGRST116',
      async check() {
        const headers = { accept: 'application/vnd.pgrst.object+json' };
        same((await asAda({ path: rest('shelves?select=entries'), headers })).body, {
          entries: ['rum', 'lime'],
        });
        const none = await asBea({ path: rest('shelves?select=entries'), headers });
        same([none.status, none.code], [406, 'PGRST116']);
      },
    },
    {
      name: 'what no column can hold is refused with 400 and its state',
      async check() {
        const { status, code } = await asAda({ path: rest('menus?id=eq.nothing') });
        same([status, code], [400, '22P02']);
      },
    },
    {
      name: 'a row that a check refuses is answered with 400 23514',
      notEmbedded: 'it answers 500 SUP, for which the site says 500 as for any fault of its own',
      async check() {
        const { status, code } = await asAda({ path: rest('menus'), body: { ...MENU, name: '' } });
        same([status, code], [400, '23514']);
      },
    },
    {
      name: 'more than an account may keep is refused with 422 PT422 and the number',
      async check() {
        const user_id = session(bea).user.id;
        const rows = Array.from({ length: 200 }, () => ({ user_id, ...MENU }));
        same((await ask({ path: rest('menus'), body: rows, asService: true })).status, 201);
        const { status, code, body } = await asBea({ path: rest('menus'), body: MENU });
        const { details, hint } = body as { details: string; hint: string };
        same([status, code, details, hint], [422, 'PT422', 'menus', '200']);
      },
    },
    {
      name: 'more than an account may write is refused with 429 PT429 and the seconds to wait',
      async check() {
        const rows = Array.from({ length: 121 }, (_, place) => ({
          cocktail_id: String(20000 + place),
          cocktail_name: 'x',
        }));
        const { status, code, body } = await asAda({ path: rest('favorites'), body: rows });
        const { details } = body as { details: string };
        same([status, code, Number(details) > 0 && Number(details) <= 60], [429, 'PT429', true]);
      },
    },
    {
      name: `a list ends after ${MOST_ROWS} rows, and its count does not`,
      async check() {
        const rows = Array.from({ length: MOST_ROWS + 1 }, (_, place) => ({
          source_hash: place.toString(16).padStart(64, '0'),
          language: 'de',
          translated_text: 'contract',
        }));
        const table = rest('translations?translated_text=eq.contract');
        same((await ask({ path: rest('translations'), body: rows, asService: true })).status, 201);
        const { headers, body } = await ask({
          path: `${table}&select=language`,
          asService: true,
          headers: { prefer: 'count=exact' },
        });
        await ask({ method: 'DELETE', path: table, asService: true });
        same(
          [(body as unknown[]).length, headers.get('content-range')],
          [MOST_ROWS, `0-${MOST_ROWS - 1}/${MOST_ROWS + 1}`],
        );
      },
    },
    {
      name: 'both readers delete their accounts, and nothing of theirs stays',
      async check() {
        for (const reader of [ada, bea]) {
          const { access_token } = session(reader);
          same(
            (await ask({ path: rest('rpc/delete_own_account'), body: {}, token: access_token })).status,
            204,
          );
        }
        const ids = [session().user.id, session(bea).user.id].join(',');
        same((await ask({ path: rest(`menus?user_id=in.(${ids})&select=id`), asService: true })).body, []);
      },
    },
  ];
}
