import { randomBytes, randomUUID } from 'node:crypto';
import type { AuthSession } from './authLines.ts';
import { same, type Line } from '../test/lines.ts';
import { call, type Order, type Supabase } from './supabaseCall.ts';
import {
  CLOSED_TABLES,
  INNER_FUNCTIONS,
  LOGO,
  LOGO_ID,
  OPEN_FUNCTIONS,
  OWN_TABLES,
  READER_FUNCTIONS,
  SERVICE_FUNCTIONS,
} from './walked.ts';

const SECTIONS = [{ title: null, drinks: [{ cocktailId: '11002', prices: [], note: null }] }];
const MENU = { name: 'Contract', cocktail_ids: ['11002'], sections: SECTIONS };
/** What PostgreSQL says of a reference to a row that is not there. */
const NO_SUCH_ROW = '23503';
const NO_RIGHT = '42501';
const DAY_MS = 86_400_000;
/** `max_rows` of supabase/config.toml. */
const MOST_ROWS = 1000;

const DRINK = {
  name: 'Contract sour',
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [{ ingredient: 'gin', unit: 'ml', amount: 50, garnish: false }],
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
    ...OWN_TABLES.map((table) => ({
      name: `${table}: a reader reads the own, the publishable key alone is refused with 401 ${NO_RIGHT}`,
      async check() {
        same((await asAda({ path: rest(`${table}?select=*&limit=1`) })).status, 200);
        const stranger = await ask({ path: rest(`${table}?select=*&limit=1`) });
        same([stranger.status, stranger.code], [401, NO_RIGHT]);
      },
    })),
    ...CLOSED_TABLES.map((table) => ({
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
        // Some keep a row of an account, and the one that is named here does not exist.
        same(service.status < 300 || service.code === NO_SUCH_ROW, true);
        const reader = await asAda({ path: rest(`rpc/${name}`), body });
        const stranger = await ask({ path: rest(`rpc/${name}`), body });
        same([reader.status, reader.code, stranger.status, stranger.code], [403, NO_RIGHT, 401, NO_RIGHT]);
      },
    })),
    ...Object.entries(INNER_FUNCTIONS).map(([name, body]) => ({
      name: `${name}(): a reader and the publishable key are refused`,
      async check() {
        const reader = await asAda({ path: rest(`rpc/${name}`), body });
        const stranger = await ask({ path: rest(`rpc/${name}`), body });
        same([reader.status, reader.code, stranger.status, stranger.code], [403, NO_RIGHT, 401, NO_RIGHT]);
      },
    })),
    ...Object.entries(READER_FUNCTIONS).map(([name, body]) => ({
      name: `${name}(): the publishable key alone is refused with 401 ${NO_RIGHT}`,
      async check() {
        const stranger = await ask({ path: rest(`rpc/${name}`), body });
        same([stranger.status, stranger.code], [401, NO_RIGHT]);
      },
    })),
    ...Object.entries(OPEN_FUNCTIONS).map(([name, { body, answer }]) => ({
      name: `${name}(): the publishable key alone hears ${String(answer)} of what nobody has`,
      async check() {
        const stranger = await ask({ path: rest(`rpc/${name}`), body });
        same([stranger.status, stranger.body], [200, answer]);
      },
    })),
    ...[
      { name: 'consume_model_call', body: SERVICE_FUNCTIONS['consume_model_call'] },
      // A text of its own: one that is claimed or kept is not counted.
      {
        name: 'claim_translation',
        body: { ...SERVICE_FUNCTIONS['claim_translation'], hash: randomBytes(32).toString('hex') },
      },
    ].map(({ name, body }) => ({
      name: `${name}(): the first call of a day begins its counts anew`,
      async check() {
        const guard = rest('chat_guard?select=day');
        const today = new Date().toISOString().slice(0, 10);
        const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
        const moved = await ask({
          method: 'PATCH',
          path: rest('chat_guard?is_only=is.true'),
          body: { day: yesterday },
          asService: true,
        });
        same(moved.status < 300, true);
        const { status, code } = await ask({ path: rest(`rpc/${name}`), body, asService: true });
        same([status, code], [200, '']);
        same((await ask({ path: guard, asService: true })).body, [{ day: today }]);
      },
    })),
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
      name: 'close_menu_version(): a save that keeps what it replaces, or follows a closed version, leaves one more',
      async check() {
        const content = {
          description: null,
          restaurant_name: null,
          currency: null,
          price_lists: [],
          ...MENU,
        };
        const save = (name: string, keep_before: boolean) =>
          asAda({
            path: rest('rpc/change_menu'),
            body: { menu, known_version: null, ...content, name, keep_before },
          });
        const versions = async () => {
          const path = rest(
            `menu_versions?menu_id=eq.${menu}&order=version&select=version,name:content->>name`,
          );
          return (await asAda({ path })).body;
        };
        const first = { version: 1, name: 'Contract' };
        same(await versions(), [first]);
        await save('Soon after', false);
        same(await versions(), [first]);
        await save('Kept', true);
        const second = { version: 3, name: 'Soon after' };
        same(await versions(), [first, second]);
        const closed = await asAda({ path: rest('rpc/close_menu_version'), body: { menu } });
        same(closed.status < 300, true);
        await save('After it', false);
        same(await versions(), [first, second, { version: 4, name: 'Kept' }]);
        same((await asBea({ path: rest(`menu_versions?menu_id=eq.${menu}`) })).body, []);
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
        const body = { token: first?.token };
        const read = () => ask({ path: rest('rpc/read_published_menu'), body, asService: true });
        same((await read()).body !== null, true);
        await asAda({ method: 'DELETE', path: rest(`menu_publications?menu_id=eq.${menu}`) });
        same((await read()).body, null);
      },
    },
    {
      name: 'a menu is framed where its owner says, its readings are counted for the owner alone, and it is taken down with what is put away',
      async check() {
        const publish = () =>
          asAda({
            path: rest('menu_publications?on_conflict=menu_id&select=token'),
            body: { menu_id: menu },
            headers: { prefer: 'return=representation,resolution=merge-duplicates' },
          });
        const [{ token = '' } = {}] = (await publish()).body as { token?: string }[];
        const embed_origins = ['https://bar.example'];
        const path = rest(`menu_publications?menu_id=eq.${menu}`);
        same((await asAda({ method: 'PATCH', path, body: { embed_origins } })).status < 300, true);
        same((await ask({ path: rest('rpc/read_embed_origins'), body: { token } })).body, embed_origins);
        for (const address of ['192.0.2.1', '192.0.2.2']) {
          const body = { token, locale: 'de', address };
          same((await ask({ path: rest('rpc/count_menu_view'), body, asService: true })).status < 300, true);
        }
        const views = (await asAda({ path: rest('rpc/list_menu_views'), body: {} })).body;
        const [{ day, ...counted } = { day: '' }] = views as { day: string }[];
        same([/^\d{4}-\d\d-\d\d$/.test(day), counted], [true, { menuId: menu, locale: 'de', views: 2 }]);
        same((await asBea({ path: rest('rpc/list_menu_views'), body: {} })).body, []);
        const put = (is_archived: boolean) =>
          asAda({ method: 'PATCH', path: rest(`menus?id=eq.${menu}`), body: { is_archived } });
        same((await put(true)).status < 300, true);
        const read = { path: rest('rpc/read_published_menu'), body: { token }, asService: true };
        same((await ask(read)).body, null);
        const refused = await publish();
        same([refused.status, refused.code], [409, 'PT409']);
        same((await put(false)).status < 300, true);
      },
    },
    {
      name: 'has_own_password(): who signs in by codes has none',
      async check() {
        same((await asAda({ path: rest('rpc/has_own_password'), body: {} })).body, false);
      },
    },
    {
      name: 'store_translation(): a text is claimed by one, kept, and claimed by nobody after',
      async check() {
        const hash = randomUUID().replaceAll('-', '').repeat(2);
        const claim = () =>
          ask({
            path: rest('rpc/claim_translation'),
            body: { hash, target: 'de', visitor: '192.0.2.1', account: null },
            asService: true,
          });
        const stateOf = async () => ((await claim()).body as { state: string }).state;
        same([await stateOf(), await stateOf()], ['granted', 'busy']);
        const body = { hash, target: 'de', translation: 'contract, kept' };
        await ask({ path: rest('rpc/store_translation'), body, asService: true });
        const path = rest(`translations?source_hash=eq.${hash}`);
        const kept = await ask({ path: `${path}&select=translated_text`, asService: true });
        same(kept.body, [{ translated_text: 'contract, kept' }]);
        await ask({ method: 'DELETE', path, asService: true });
      },
    },
    {
      name: 'change_own_drink(): the known version is changed, another one is answered with null, others see nothing',
      async check() {
        const path = rest('own_drinks?select=id,name,version');
        const { status, body } = await asAda({ path, body: DRINK, headers: returning });
        const [made] = body as { id: string }[];
        same([status, { ...made, id: '' }], [201, { id: '', name: DRINK.name, version: 1 }]);
        const drink = made?.id ?? '';
        const fields = { ...DRINK, name: 'Changed', allergens: [], vegan: false, vegetarian: false };
        const change = (asked = asAda) =>
          asked({ path: rest('rpc/change_own_drink'), body: { drink, known_version: 1, fields } });
        same((await change(asBea)).body, null);
        same(((await change()).body as { version: number }).version, 2);
        same((await change()).body, null);
        same((await asBea({ path })).body, []);
      },
    },
    {
      name: 'an own drink is a favorite of its owner alone, and goes with the drink',
      async check() {
        const [drink] = (await asAda({ path: rest('own_drinks?select=id') })).body as { id: string }[];
        const body = { cocktail_id: drink?.id, cocktail_name: 'x' };
        const strange = await asBea({ path: rest('favorites'), body });
        same([strange.status, strange.code], [409, '23503']);
        same((await asAda({ path: rest('favorites'), body })).status, 201);
        await asAda({ method: 'DELETE', path: rest(`own_drinks?id=eq.${drink?.id}`) });
        same((await asAda({ path: rest(`favorites?cocktail_id=eq.${drink?.id}`) })).body, []);
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
      name: 'a diet and how a bar calculates are kept in the place of others, for their owner alone',
      async check() {
        const user_id = session().user.id;
        const costs = { tax: 190, target: 200, step: 50, garnish: null, currency: 'EUR' };
        for (const [table, first, second] of [
          ['diets', { avoids: ['vegan'] }, { avoids: ['nuts', 'egg'] }],
          ['cost_settings', { waste: 0, ...costs }, { waste: 50, ...costs }],
        ] as const) {
          for (const row of [first, second]) {
            const kept = await asAda({
              path: rest(table),
              body: { user_id, ...row },
              headers: { prefer: 'resolution=merge-duplicates' },
            });
            same(kept.status < 300, true);
          }
          const path = rest(`${table}?select=${Object.keys(second).join(',')}`);
          same((await asAda({ path })).body, [second]);
          same((await asBea({ path })).body, []);
        }
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
          same((await asBea({ path: rest('rpc/check_bar_name'), body: { name } })).body, 'taken');
        }
        same((await asAda({ path: rest('rpc/check_bar_name'), body: { name: own } })).body, 'former');
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
        const kept = await ask({ path: rest('rpc/store_brand_logo'), body, asService: true });
        same(kept.status < 300, true);
        same((await asAda({ path: rest('rpc/read_own_logo'), body: {} })).body, LOGO);
        same((await asBea({ path: rest('rpc/read_own_logo'), body: {} })).body, null);
      },
    },
    {
      name: 'a logo is read by strangers while its account publishes a menu, and goes with the brand',
      async check() {
        const read = async () =>
          (await ask({ path: rest('rpc/read_brand_logo'), body: { id: LOGO_ID } })).body;
        same(await read(), null);
        await asAda({ path: rest('menu_publications'), body: { menu_id: menu } });
        same(await read(), LOGO);
        await asAda({ method: 'DELETE', path: rest(`brands?user_id=eq.${session().user.id}`) });
        same([await read(), (await asAda({ path: rest('brand_logos?select=id') })).body], [null, []]);
        await asAda({ method: 'DELETE', path: rest(`menu_publications?menu_id=eq.${menu}`) });
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
