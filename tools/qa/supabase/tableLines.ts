import { randomBytes, randomUUID } from 'node:crypto';
import { EXPECTED_RIGHTS } from '../../../netlify/lib/databaseRights.ts';
import type { AuthSession } from './authLines.ts';
import { same, type Line } from '../../test/lines.ts';
import { call, type Order, type Supabase } from './supabaseCall.ts';

const SECTIONS = [{ title: null, drinks: [{ cocktailId: '11002', prices: [], note: null }] }];
const MENU = { name: 'Contract', cocktail_ids: ['11002'], sections: SECTIONS };
const NO_RIGHT = '42501';
/** `max_rows` of supabase/config.toml. */
const MOST_ROWS = 1000;
const DAY_MS = 86_400_000;

/** The day (UTC) of a moment, such as 2026-11-30. */
const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

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
    {
      name: 'readers and strangers have the rights that the migrations give, and no others',
      async check() {
        const { status, body } = await ask({ path: rest('rpc/check_setup'), body: {}, asService: true });
        same([status, (body as { rights: string[] }).rights], [200, [...EXPECTED_RIGHTS].toSorted()]);
      },
    },
    {
      name: `a table of the functions is refused to a reader with 403 ${NO_RIGHT}, any to the publishable key with 401`,
      async check() {
        const closed = await asAda({ path: rest('rate_limits?select=*&limit=1') });
        same([closed.status, closed.code], [403, NO_RIGHT]);
        const stranger = await ask({ path: rest('menus?select=*&limit=1') });
        same([stranger.status, stranger.code], [401, NO_RIGHT]);
      },
    },
    {
      name: `a function of the secret key is refused to a reader with 403 ${NO_RIGHT}, to the publishable key with 401`,
      async check() {
        const order = { path: rest('rpc/check_setup'), body: {} };
        const [reader, stranger] = [await asAda(order), await ask(order)];
        same([reader.status, reader.code, stranger.status, stranger.code], [403, NO_RIGHT, 401, NO_RIGHT]);
      },
    },
    {
      name: 'a function of strangers answers the publishable key alone',
      async check() {
        const { status, body } = await ask({ path: rest('rpc/is_alive'), body: {} });
        same([status, body], [200, true]);
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
      name: 'on the next day the model has its budget again, and no function is refused',
      async check() {
        const guard = rest('chat_guard?is_only=is.true&select=day,translation_calls');
        const spent = { day: dayOf(Date.now() - DAY_MS), translation_calls: 1999 };
        const moved = await ask({ method: 'PATCH', path: guard, body: spent, asService: true });
        same(moved.status < 300, true);
        const claim = {
          hash: randomBytes(32).toString('hex'),
          target: 'de',
          visitor: randomUUID(),
          account: null,
        };
        const claimed = await ask({ path: rest('rpc/claim_translation'), body: claim, asService: true });
        same([claimed.status, claimed.body], [200, { state: 'granted' }]);
        const counted = await ask({ path: guard, asService: true });
        same(counted.body, [{ day: dayOf(Date.now()), translation_calls: 1 }]);
        const setup = await ask({ path: rest('rpc/check_setup'), body: {}, asService: true });
        same((setup.body as { refusals: string[] }).refusals, []);
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
