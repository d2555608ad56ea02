import { randomUUID } from 'node:crypto';
import type { LocalBackend } from '../../serve/localBackend.ts';
import { same } from '../../test/lines.ts';
import { AILMENTS, startFaultyProxy } from './faultyProxy.ts';
import { menuNames, newReader, saveMenu, seenIn } from './readers.ts';
import { allInWords, inWords, isSentence, type Trouble } from './trouble.ts';

/** How long the site waits for one call while Supabase ails, and how long any reader may wait, in milliseconds. */
const WAIT_MS = '1000';
const PATIENCE_MS = 6_000;
/** While it is well: a busy machine takes its time. */
const WELL_WAIT_MS = '20000';

const DRINK = {
  ...{ name: 'Lost', note: null, glass: 'coupe', method: 'shake', ice: 'none', instructions: null },
  lines: [{ ingredient: 'gin', unit: 'ml', amount: 50, garnish: false }],
  ...{ allergens: [], vegan: false, vegetarian: false },
};
const BAR = { name: 'lost', displayName: 'Lost', timeZone: 'UTC', openingHours: null, menus: [] };
const LOOK = { accent: '#336699', pairing: 'house', design: 'pictures', namesProduct: true, logo: null };

/** What readers ask meanwhile. */
const ORDERS: [method: string, path: string, body?: object][] = [
  ['GET', '/api/account'],
  ['GET', '/api/menus'],
  ['GET', '/api/favorites'],
  ['GET', '/api/shelf'],
  ['GET', '/api/swaps'],
  ['GET', '/api/stock'],
  ['GET', '/api/household'],
  ['GET', '/api/diet'],
  ['GET', '/api/own-drinks'],
  ['GET', '/api/bars'],
  ['GET', '/api/service'],
  ['GET', '/api/brand'],
  ['GET', '/api/menus/00000000-0000-4000-8000-000000000000/views'],
  ['POST', '/api/menus', { name: 'Lost', cocktailIds: ['11002'] }],
  ['POST', '/api/favorites', { cocktailId: '11002', cocktailName: 'Negroni' }],
  ['PUT', '/api/shelf', { entries: ['gin'] }],
  ['PUT', '/api/swaps', { swaps: ['aperol>campari'] }],
  ['POST', '/api/own-drinks', DRINK],
  ['PUT', '/api/bars/00000000-0000-4000-8000-000000000001', BAR],
  ['PUT', '/api/brand', LOOK],
  ['POST', '/api/menus/seen', { token: 'a'.repeat(22), locale: 'en' }],
  ['POST', '/api/contact', { name: 'Ada', email: 'a@example.test', message: 'Hello there', locale: 'en' }],
  ['POST', '/api/auth/code', { email: 'new@mixmaster.test', locale: 'en' }],
];

/** Supabase fails in each way behind the functions of this process. */
export async function supabaseTroubles(
  backend: LocalBackend,
): Promise<{ troubles: Trouble[]; close(): void }> {
  const proxy = await startFaultyProxy(backend.url);
  process.env['SUPABASE_WAIT_MS'] = WELL_WAIT_MS;
  process.env['SUPABASE_URL'] = proxy.url;
  const ada = await newReader(backend);
  same((await saveMenu(ada, 'Kept')).status, 201);

  /** Has Supabase ail while something is done. */
  async function during<Value>(
    ailment: Parameters<typeof proxy.be>[0],
    act: () => Promise<Value>,
    wait = WAIT_MS,
  ) {
    process.env['SUPABASE_WAIT_MS'] = wait;
    proxy.be(ailment);
    try {
      return await act();
    } finally {
      proxy.be({ kind: 'well' });
      process.env['SUPABASE_WAIT_MS'] = WELL_WAIT_MS;
    }
  }

  async function ask([method, path, body]: (typeof ORDERS)[number]) {
    const started = performance.now();
    const seen = await seenIn(await ada.ask(method, path, body));
    return { what: `${method} ${path}`, ...seen, took: performance.now() - started };
  }

  /** Of what the refused writes would have changed. */
  async function lastWritten() {
    const read = async (path: string): Promise<unknown> => (await ada.get(path)).json();
    const { bars } = (await read('/api/bars')) as { bars: unknown };
    const { accent } = (await read('/api/brand')) as { accent: unknown };
    return { drinks: await read('/api/own-drinks'), bars, accent };
  }
  const NOTHING_WRITTEN = { drinks: [], bars: [], accent: null };

  const ailing: Trouble[] = Object.entries(AILMENTS).map(([name, ailment]) => ({
    name: `Supabase ${name}`,
    async meet() {
      const before = [...ada.cookies].toSorted();
      const asked = await during(ailment, () => Promise.all(ORDERS.map(ask)));
      const odd = asked.filter(
        ({ status, message, took }) => status !== 503 || !isSentence(message) || took > PATIENCE_MS,
      );
      same(odd, []);
      same([...ada.cookies].toSorted(), before);
      same(await menuNames(ada), ['Kept']);
      same(await lastWritten(), NOTHING_WRITTEN);
      return { seen: allInWords(asked), kept: 'the session, the menu, nothing half' };
    },
  }));

  const slow: Trouble = {
    name: 'Supabase takes a third of the time that it may have for each call',
    async meet() {
      const reader = await newReader(backend);
      const saved = await during({ kind: 'slow', pause: 300 }, () => saveMenu(reader, 'Slow'));
      same([201, 503].includes(saved.status) && (saved.status === 201 || isSentence(saved.message)), true);
      // Who was told that it is not saved may find it: the deadline ends the waiting, not the work.
      const names = await menuNames(reader);
      if (saved.status === 201) same(names, ['Slow']);
      return { seen: inWords(saved), kept: 'the menu, where it was confirmed' };
    },
  };

  const unsaid: Trouble = {
    name: 'Supabase saves, and drops before it says so; the reader tries again',
    async meet() {
      const reader = await newReader(backend);
      const draft = randomUUID();
      const first = await during(
        { kind: 'drops-after-writing' },
        () => saveMenu(reader, 'Once', draft),
        WELL_WAIT_MS,
      );
      same([first.status, isSentence(first.message)], [503, true]);
      same(await menuNames(reader), ['Once']);
      const second = await saveMenu(reader, 'Once', draft);
      same([second.status, await menuNames(reader)], [201, ['Once']]);
      return { seen: `${inWords(first)}, then ${inWords(second)}`, kept: 'the menu, once' };
    },
  };
  return { troubles: [unsaid, ...ailing, slow], close: () => proxy.close() };
}
