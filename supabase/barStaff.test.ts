import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConflictError, NotFoundError, QuotaError, UnauthorizedError } from '../netlify/lib/errors.ts';
import { createAccount } from '../netlify/services/account.ts';
import { createBars } from '../netlify/services/bars.ts';
import { createBarStaff } from '../netlify/services/barStaff.ts';
import { createMenuPublications } from '../netlify/services/menuPublications.ts';
import { createMenus } from '../netlify/services/menus.ts';
import { createOwnDrinks } from '../netlify/services/ownDrinks.ts';
import { BAR_STAFF_LIMITS } from '../src/contracts/bars/barStaffLimits.ts';
import { ownDrinkInputSchema } from '../src/contracts/own-drinks/ownDrink.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';

const options = { auth: { persistSession: false } };

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  // A busy machine is no outage.
  vi.stubEnv('SUPABASE_WAIT_MS', '20000');
  // The embedded backend reports each refusal of the database.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

interface Reader {
  id: string;
  email: string;
  supabase: SupabaseClient;
}

let readers = 0;
async function signIn(): Promise<Reader> {
  const supabase = createClient(backend.url, backend.publishableKey, options);
  const email = `staff-${(readers += 1)}@example.test`;
  await supabase.auth.signInWithOtp({ email });
  const tokenHash = /token_hash=([^&]+)/.exec(backend.outbox.at(-1)?.html ?? '')?.[1] ?? '';
  const { data, error } = await supabase.auth.verifyOtp({ type: 'magiclink', token_hash: tokenHash });
  if (!data.user) throw new Error('The reader could not sign in.', { cause: error });
  return { id: data.user.id, email, supabase };
}

const staffBy = ({ supabase }: Reader) => createBarStaff(supabase);
const pressBy = ({ supabase }: Reader, menu: string, isSoldOut = true) =>
  createMenuPublications(supabase).change(menu, {
    soldOut: [{ cocktailId: '11002', isSoldOut, secondsAgo: 0 }],
  });

async function addMenu({ supabase }: Reader, name: string, cocktailIds = ['11002']): Promise<string> {
  const input = {
    name,
    description: null,
    restaurantName: null,
    currency: null,
    priceLists: [],
    cocktailIds,
  };
  const { id } = await createMenus(supabase).create({
    ...input,
    sections: [
      {
        title: 'Classics',
        drinks: cocktailIds.map((cocktailId) => ({
          ...{ cocktailId, note: 'Ask Ada' },
          prices: [{ size: null, amounts: [1200] }],
        })),
      },
    ],
  });
  await createMenuPublications(supabase).publish(id, {});
  return id;
}

const putOnPage = ({ id, supabase }: Reader, bar: string, menus: string[]) =>
  createBars(supabase).keep(id, bar, {
    ...{ name: `bar-${bar.slice(0, 8)}`, displayName: 'Zum Anker', timeZone: 'Europe/Berlin' },
    openingHours: null,
    menus: menus.map((menuId) => ({ menuId, hours: null })),
  });

/** An owner with a bar and a menu on its page, and somebody who serves there. */
async function openBar() {
  const [owner, bea] = [await signIn(), await signIn()];
  const menu = await addMenu(owner, 'Evening');
  const bar = crypto.randomUUID();
  await putOnPage(owner, bar, [menu]);
  await staffBy(bea).join((await staffBy(owner).invite(bar)).token, 'Bea');
  return { owner, bea, bar, menu };
}

it('invites by a link that works once, and shows before where it leads', async () => {
  const { owner, bar } = await openBar();
  const [cy, dan] = [await signIn(), await signIn()];
  const { token } = await staffBy(owner).invite(bar);
  expect(await staffBy(cy).lookAt(token)).toBe('Zum Anker');
  await staffBy(cy).join(token, 'Cy');
  const { staff, invitations } = await staffBy(owner).of(bar);
  expect([staff.map(({ name }) => name), invitations]).toEqual([['Bea', 'Cy'], []]);
  await expect(staffBy(dan).join(token, 'Dan')).rejects.toThrow(NotFoundError);
  await expect(staffBy(dan).lookAt(token)).rejects.toThrow(NotFoundError);
  for (const reader of [owner, cy]) {
    const again = (await staffBy(owner).invite(bar)).token;
    await expect(staffBy(reader).join(again, 'x')).rejects.toThrow(ConflictError);
  }
  const { rows } = await backend.database.query('select token_hash from public.bar_invitations');
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('ends a link that was withdrawn, that is a week old, or whose bar was removed', async () => {
  const { owner, bea, bar } = await openBar();
  const cy = await signIn();
  const [withdrawn, old, orphaned] = [
    await staffBy(owner).invite(bar),
    await staffBy(owner).invite(bar),
    await staffBy(owner).invite(bar),
  ];
  await staffBy(bea).withdraw(withdrawn.id);
  expect(await staffBy(cy).lookAt(withdrawn.token)).toBe('Zum Anker');
  await staffBy(owner).withdraw(withdrawn.id);
  await backend.database.query(
    `update public.bar_invitations set expires_at = expires_at - interval '7 days 1 second' where id = $1`,
    [old.id],
  );
  await createBars(owner.supabase).remove(owner.id, bar);
  for (const { token } of [withdrawn, old, orphaned])
    await expect(staffBy(cy).join(token, 'Cy')).rejects.toThrow(NotFoundError);
  expect(await staffBy(bea).workplaces()).toEqual([]);
});

it('has twelve people at a bar, and twelve open links', async () => {
  const { owner, bar } = await openBar();
  const { rows } = await backend.database.query<{ id: string }>(
    `insert into auth.users (id, email) select gen_random_uuid(), 'many-' || n || $1 from generate_series(1, 11) as n
     returning id`,
    [`-${bar}@example.test`],
  );
  for (const { id } of rows)
    await backend.database.query('insert into public.bar_staff (bar_id, user_id, name) values ($1, $2, $3)', [
      ...[bar, id, 'x'],
    ]);
  const { token } = await staffBy(owner).invite(bar);
  await expect(staffBy(await signIn()).join(token, 'Late')).rejects.toThrow(QuotaError);
  for (let open = 1; open < BAR_STAFF_LIMITS.invitations; open += 1) await staffBy(owner).invite(bar);
  await expect(staffBy(owner).invite(bar)).rejects.toThrow(QuotaError);
});

it('shows staff the published menus on the page of their bar as guests read them, and nothing else', async () => {
  const { owner, bea, bar, menu } = await openBar();
  const drink = await createOwnDrinks(owner.supabase).create(
    ownDrinkInputSchema.parse({
      ...{ name: 'House Fizz', note: null, glass: 'coupe', method: 'shake', ice: 'none', instructions: null },
      lines: [{ ingredient: 'gin', unit: 'ml', amount: 47, garnish: false }],
      ...{ allergens: [], vegan: false, vegetarian: false },
    }),
  );
  const fizz = await addMenu(owner, 'Fizzes', [drink.id]);
  const elsewhere = await addMenu(owner, 'Elsewhere');
  const withdrawn = await addMenu(owner, 'Withdrawn');
  await putOnPage(owner, bar, [fizz, menu, withdrawn]);
  await createMenuPublications(owner.supabase).revoke(withdrawn);
  await createMenus(owner.supabase).change(menu, {
    ...(await createMenus(owner.supabase).get(menu)),
    name: 'Draft of tomorrow',
  });
  const [workplace, ...more] = await staffBy(bea).workplaces();
  expect(more).toEqual([]);
  expect(workplace).toMatchObject({ barName: 'Zum Anker', name: 'Bea', timeZone: 'Europe/Berlin' });
  const prices = [{ size: null, amounts: [1200] }];
  expect(workplace?.menus.map(({ name, sections }) => [name, sections])).toEqual([
    ['Fizzes', [{ title: 'Classics', drinks: [{ id: drink.id, name: 'House Fizz', prices }] }]],
    ['Evening', [{ title: 'Classics', drinks: [{ id: '11002', name: null, prices }] }]],
  ]);
  const told = JSON.stringify(workplace);
  for (const secret of ['Ask Ada', 'Draft', 'Elsewhere', 'Withdrawn', 'gin', owner.email, owner.id])
    expect(told, secret).not.toContain(secret);
  await expect(pressBy(bea, elsewhere)).rejects.toThrow(NotFoundError);
});

it('lets staff say what is sold out and which prices hold, and the owner sees it', async () => {
  const { owner, bea, menu } = await openBar();
  const held = { list: null, until: new Date(Date.now() + 3_600_000).toISOString() };
  const served = await createMenuPublications(bea.supabase).change(menu, {
    soldOut: [{ cocktailId: '11002', isSoldOut: true, secondsAgo: 0 }],
    prices: { held, secondsAgo: 0 },
  });
  expect(served).toEqual({
    id: menu,
    publication: { soldOut: ['11002'], heldPrices: held, followsShelf: false },
  });
  expect((await createMenus(owner.supabase).get(menu)).publication).toMatchObject({
    soldOut: ['11002'],
    heldPrices: held,
  });
  // The owner's answer is the whole menu, as before.
  expect(await pressBy(owner, menu, false)).toMatchObject({ name: 'Evening', publication: { soldOut: [] } });
});

it.each<[who: string, (cast: Awaited<ReturnType<typeof openBar>>) => Promise<Reader>]>([
  ['a stranger', () => signIn()],
  [
    'somebody whom the owner took out',
    async ({ owner, bea, bar }) => {
      const [person] = (await staffBy(owner).of(bar)).staff;
      await staffBy(owner).remove(person?.id ?? '');
      return bea;
    },
  ],
  [
    'somebody who left',
    async ({ bea }) => {
      const [workplace] = await staffBy(bea).workplaces();
      await staffBy(bea).remove(workplace?.id ?? '');
      return bea;
    },
  ],
  [
    'staff of a bar whose page the menu left',
    async ({ owner, bea, menu }) => {
      await putOnPage(owner, crypto.randomUUID(), [menu]);
      return bea;
    },
  ],
  [
    'staff of another bar of the owner',
    async ({ owner }) => {
      const cy = await signIn();
      const second = crypto.randomUUID();
      await putOnPage(owner, second, []);
      await staffBy(cy).join((await staffBy(owner).invite(second)).token, 'Cy');
      return cy;
    },
  ],
])('lets %s press nothing', async (_, find) => {
  const cast = await openBar();
  const reader = await find(cast);
  await expect(pressBy(reader, cast.menu)).rejects.toThrow(NotFoundError);
  const menus = (await staffBy(reader).workplaces()).flatMap((workplace) => workplace.menus);
  expect(menus.map(({ id }) => id)).not.toContain(cast.menu);
  expect((await createMenus(cast.owner.supabase).get(cast.menu)).publication?.soldOut).toEqual([]);
});

it('gives staff nothing else of the bar: no menu, draft, look, cost, name, invitation or person', async () => {
  const { owner, bea, bar, menu } = await openBar();
  const cy = await signIn();
  await staffBy(cy).join((await staffBy(owner).invite(bar)).token, 'Cy');
  const { staff } = await staffBy(owner).of(bar);
  const publications = createMenuPublications(bea.supabase);
  const live = { version: 1, part: 'all' } as const;
  for (const attempt of [
    () => staffBy(bea).of(bar),
    () => staffBy(bea).invite(bar),
    () => staffBy(bea).remove(staff[1]?.id ?? ''),
    () => createMenus(bea.supabase).get(menu),
    () => createMenus(bea.supabase).archive(menu, true),
    () => createMenus(bea.supabase).delete(menu),
    () => publications.publish(menu, { soldOut: [] }),
    () => publications.publishChanges(menu, live),
    () => publications.live(menu),
    () => publications.embed(menu, 'any'),
    () => publications.revoke(menu),
    () => putOnPage(bea, bar, []),
  ])
    await expect(attempt(), String(attempt)).rejects.toThrow(NotFoundError);
  expect(await createMenus(bea.supabase).listAll()).toEqual([]);
  for (const table of [
    'bars',
    'brands',
    'brand_logos',
    'bottle_prices',
    'own_drinks',
    'menus',
    'menu_versions',
  ])
    expect((await bea.supabase.from(table).select()).data, table).toEqual([]);
  for (const table of ['bar_staff', 'bar_invitations'])
    expect((await bea.supabase.from(table).select()).error?.code, table).toBe('42501');
  const { publication } = await createMenus(owner.supabase).get(menu);
  expect(publication?.embed).toBeNull();
  expect((await staffBy(owner).of(bar)).staff).toHaveLength(2);
});

it('names the places where one serves in the export, and goes with the account, the bar and its owner', async () => {
  const { owner, bea, bar } = await openBar();
  const user = { id: bea.id, email: bea.email, language: 'en' } as Parameters<typeof createAccount>[1];
  const exported = await createAccount(bea.supabase, user).exportAll(new Date());
  expect(exported.workplaces).toEqual([expect.objectContaining({ barName: 'Zum Anker', name: 'Bea' })]);
  expect(JSON.stringify(exported)).not.toContain('Evening');
  await createAccount(bea.supabase, user).delete();
  expect((await staffBy(owner).of(bar)).staff).toEqual([]);
  const other = await openBar();
  await other.owner.supabase.rpc('delete_own_account');
  expect(await staffBy(other.bea).workplaces()).toEqual([]);
});

it('ends what somebody may do with their session', async () => {
  const { bea, menu } = await openBar();
  await backend.database.query('delete from auth.sessions where user_id = $1', [bea.id]);
  await expect(staffBy(bea).workplaces()).rejects.toThrow(UnauthorizedError);
  await expect(pressBy(bea, menu)).rejects.toThrow(UnauthorizedError);
});
