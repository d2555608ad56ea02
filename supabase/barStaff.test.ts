import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  ConflictError,
  NotFoundError,
  QuotaError,
  UnauthorizedError,
  UnknownRecipeError,
} from '../netlify/lib/errors.ts';
import { createAccount } from '../netlify/services/account.ts';
import { createBars } from '../netlify/services/bars.ts';
import { createBarStaff } from '../netlify/services/barStaff.ts';
import { createEditedMenus } from '../netlify/services/editedMenus.ts';
import { createMenuPublications } from '../netlify/services/menuPublications.ts';
import { createMenus } from '../netlify/services/menus.ts';
import { createMenuVersions } from '../netlify/services/menuVersions.ts';
import { createOwnDrinks } from '../netlify/services/ownDrinks.ts';
import { BAR_STAFF_LIMITS, type BarRole } from '../src/contracts/bars/barStaffLimits.ts';
import { isOwnId } from '../src/contracts/menus/menuLimits.ts';
import { pickMenuContent } from '../src/domain/menus/menuContent.ts';
import type { Menu } from '../src/contracts/menus/menu.ts';
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

const addDrink = ({ supabase }: Reader, name: string) =>
  createOwnDrinks(supabase).create(
    ownDrinkInputSchema.parse({
      ...{ name, note: 'From grandmother', glass: 'coupe', method: 'shake', ice: 'none', instructions: null },
      lines: [{ ingredient: 'gin', unit: 'ml', amount: 47, garnish: false, note: 'the good one' }],
      ...{ allergens: [], vegan: false, vegetarian: false },
    }),
  );

/** An owner with a bar and a menu on its page, and somebody who serves there. */
async function openBar(role: BarRole = 'service') {
  const [owner, bea] = [await signIn(), await signIn()];
  const menu = await addMenu(owner, 'Evening');
  const bar = crypto.randomUUID();
  await putOnPage(owner, bar, [menu]);
  await staffBy(bea).join((await staffBy(owner).invite(bar, role)).token, 'Bea');
  return { owner, bea, bar, menu };
}

it('invites by a link that works once, and shows before where it leads', async () => {
  const { owner, bar } = await openBar();
  const [cy, dan] = [await signIn(), await signIn()];
  const { token } = await staffBy(owner).invite(bar);
  expect(await staffBy(cy).lookAt(token)).toEqual({ barName: 'Zum Anker', role: 'service' });
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
  expect(await staffBy(cy).lookAt(withdrawn.token)).toEqual({ barName: 'Zum Anker', role: 'service' });
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
  const drink = await addDrink(owner, 'House Fizz');
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

// Editors.

const menusOf = ({ supabase }: Reader) => createEditedMenus(supabase).list();
const saveBy = ({ supabase }: Reader, menu: Menu, change: Partial<Menu>) =>
  createMenus(supabase).change(menu.id, { ...pickMenuContent(menu), version: menu.version, ...change });
/** A menu with these drinks, each a line of one section. */
const withDrinks = (cocktailIds: string[]) => ({
  cocktailIds,
  sections: [
    { title: null, drinks: cocktailIds.map((cocktailId) => ({ cocktailId, prices: [], note: null })) },
  ],
});
const giveRole = async (owner: Reader, bar: string, role: BarRole) => {
  const [person] = (await staffBy(owner).of(bar)).staff;
  await staffBy(owner).changeRole(person?.id ?? '', role);
};

it('invites an editor, says so before, and lets the owner alone change roles', async () => {
  const { owner, bea, bar } = await openBar('editor');
  const cy = await signIn();
  const { token, role } = await staffBy(owner).invite(bar, 'editor');
  expect([role, await staffBy(cy).lookAt(token)]).toEqual(['editor', { barName: 'Zum Anker', role }]);
  const { staff, invitations } = await staffBy(owner).of(bar);
  expect([staff[0]?.role, invitations[0]?.role]).toEqual(['editor', 'editor']);
  expect((await staffBy(bea).workplaces())[0]?.role).toBe('editor');
  for (const reader of [bea, cy])
    await expect(staffBy(reader).changeRole(staff[0]?.id ?? '', 'service')).rejects.toThrow(NotFoundError);
  await giveRole(owner, bar, 'service');
  expect((await staffBy(bea).workplaces())[0]?.role).toBe('service');
});

it('shows an editor the published menus on the page as their owner has them, with the own drinks on them alone', async () => {
  const { owner, bea, bar, menu } = await openBar('editor');
  const [fizz] = [await addDrink(owner, 'House Fizz'), await addDrink(owner, 'Secret Sour')];
  const fizzes = await addMenu(owner, 'Fizzes', ['11002', fizz.id]);
  const withdrawn = await addMenu(owner, 'Withdrawn');
  await addMenu(owner, 'Elsewhere');
  await putOnPage(owner, bar, [fizzes, menu, withdrawn]);
  await createMenuPublications(owner.supabase).revoke(withdrawn);
  await saveBy(owner, await createMenus(owner.supabase).get(menu), { name: 'Draft of tomorrow' });
  const { menus, next } = await menusOf(bea);
  expect([menus.map(({ name }) => name), next]).toEqual([['Fizzes', 'Draft of tomorrow'], null]);
  const { bar: place, ...content } = menus[0] ?? ({} as Menu);
  expect(content).toEqual(await createMenus(owner.supabase).get(fizzes));
  expect(place).toMatchObject({ name: 'Zum Anker', ownDrinks: [{ id: fizz.id, name: 'House Fizz' }] });
  const told = JSON.stringify(menus);
  for (const secret of ['Secret Sour', 'grandmother', 'the good one', 'Withdrawn', owner.email, owner.id])
    expect(told, secret).not.toContain(secret);
  // Own lists and the export stay what they are.
  expect(await createMenus(bea.supabase).listAll()).toEqual([]);
  expect(await createMenuVersions(bea.supabase).listAll()).toEqual([]);
});

it('lists more menus than one answer has room for', async () => {
  const { owner, bea, bar } = await openBar('editor');
  const ids: string[] = [];
  for (let place = 0; place < 6; place += 1) ids.push(await addMenu(owner, `Menu ${place}`));
  await putOnPage(owner, bar, ids);
  // Each has 600 kB.
  const texts = Array.from({ length: 190 }, (_, place) => ({
    of: `${place}`,
    in: { en: { text: '€'.repeat(1050) } },
  }));
  await backend.database.query('update public.menus set translations = $2 where id = any($1)', [
    ids,
    JSON.stringify({ from: 'de', texts }),
  ]);
  const pages: string[][] = [];
  let skipped: number | null = 0;
  while (skipped !== null) {
    const page = await createEditedMenus(bea.supabase).list(skipped);
    pages.push(page.menus.map(({ name }) => name));
    skipped = page.next;
  }
  expect(pages).toEqual([
    ['Menu 0', 'Menu 1', 'Menu 2', 'Menu 3'],
    ['Menu 4', 'Menu 5'],
  ]);
});

it('lets an editor save and publish, and the owner and guests see it', async () => {
  const { owner, bea, menu } = await openBar('editor');
  const [before] = (await menusOf(bea)).menus;
  const guestNotes = { additives: true, health: false };
  const change = { name: 'Evening, new', guestNotes, translations: { from: 'en' as const, texts: [] } };
  const saved = await saveBy(bea, before as Menu, change);
  expect(saved).toMatchObject({ ...change, version: 2, bar: { name: 'Zum Anker' } });
  const publications = createMenuPublications(bea.supabase);
  expect((await publications.live(menu)).name).toBe('Evening');
  const published = await publications.publishChanges(menu, { version: 2, part: 'all' });
  expect(published.publication?.liveVersion).toBe(2);
  expect(await createMenuPublications(owner.supabase).live(menu)).toMatchObject(change);
  expect((await staffBy(bea).workplaces())[0]?.menus[0]?.language).toBe('en');
  const stored = await createMenus(owner.supabase).get(menu);
  expect([stored.name, stored.bar]).toEqual(['Evening, new', undefined]);
  // What it replaced is the owner's, too.
  const [version] = await createMenuVersions(owner.supabase).of(menu);
  expect(version?.name).toBe('Evening');
});

it('guards an editor and an owner against each other by the version', async () => {
  const { owner, bea, menu } = await openBar('editor');
  const [opened] = (await menusOf(bea)).menus;
  await saveBy(owner, await createMenus(owner.supabase).get(menu), { name: 'Of the owner' });
  const refused = await saveBy(bea, opened as Menu, { name: 'Of Bea' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConflictError);
  expect((refused as ConflictError).current).toMatchObject({
    name: 'Of the owner',
    bar: { name: 'Zum Anker' },
  });
  await expect(
    createMenuPublications(bea.supabase).publishChanges(menu, { version: 1, part: 'all' }),
  ).rejects.toThrow(ConflictError);
  const [current] = (await menusOf(bea)).menus;
  await saveBy(bea, current as Menu, { name: 'Of Bea' });
  const late = { ...(current as Menu), id: menu };
  await expect(saveBy(owner, late, { name: 'Late' })).rejects.toThrow(ConflictError);
});

it('takes no own drink that the menu never had: neither one of the editor nor another of the owner', async () => {
  const { owner, bea, bar } = await openBar('editor');
  const [fizz, secret] = [await addDrink(owner, 'House Fizz'), await addDrink(owner, 'Secret Sour')];
  const mine = await addDrink(bea, 'Of Bea');
  await putOnPage(owner, bar, [await addMenu(owner, 'Fizzes', ['11002', fizz.id])]);
  const [menu] = (await menusOf(bea)).menus as [Menu];
  const item = { kind: 'beer' as const, name: 'Pils', allergens: [], vegan: true, vegetarian: true };
  const lines = [{ cocktailId: secret.id, prices: [], note: null, item }];
  for (const change of [
    withDrinks(['11002', secret.id]),
    withDrinks(['11002', mine.id]),
    { cocktailIds: [secret.id], sections: [{ title: null, drinks: lines }] },
  ])
    await expect(saveBy(bea, menu, change)).rejects.toThrow(UnknownRecipeError);
  const beer = crypto.randomUUID();
  const taken = await saveBy(bea, menu, {
    cocktailIds: ['11001', beer],
    sections: [
      {
        title: null,
        drinks: [
          { cocktailId: '11001', prices: [], note: null },
          { ...{ cocktailId: beer, item }, prices: [], note: null },
        ],
      },
    ],
  });
  expect(taken.cocktailIds.map(isOwnId)).toEqual([false, true]);
  // A drink that was taken off comes back, also where nothing else keeps what the menu was.
  await createMenuPublications(bea.supabase).publishChanges(menu.id, { version: taken.version, part: 'all' });
  const back = await saveBy(bea, taken, withDrinks(['11002', fizz.id]));
  expect(back.bar?.ownDrinks).toMatchObject([{ name: 'House Fizz' }]);
});

it('counts what an editor saves against the room of the owner', async () => {
  const { owner, bea } = await openBar('editor');
  const [menu] = (await menusOf(bea)).menus as [Menu];
  await backend.database.query(
    `insert into public.menus (user_id, name, cocktail_ids, sections, translations)
     select $1, 'Large', ids, jsonb_build_array(jsonb_build_object('title', null, 'drinks', (
       select jsonb_agg(jsonb_build_object('cocktailId', id, 'note', repeat('€', 200), 'prices', (
         select jsonb_agg(jsonb_build_object('size', repeat('€', 30), 'amounts', jsonb_build_array(repeat('€', 20))))
         from generate_series(1, 6)
       ))) from unnest(ids) as id
     ))), null
     from (select array(select place::text from generate_series(1, 200) as place) as ids) as listed, generate_series(1, 60)`,
    [owner.id],
  );
  await expect(saveBy(bea, menu, { name: 'One more' })).rejects.toThrow(QuotaError);
});

it.each<[who: string, (cast: Awaited<ReturnType<typeof openBar>>) => Promise<Reader>]>([
  ['a stranger', () => signIn()],
  [
    'somebody who serves since now',
    async ({ owner, bea, bar }) => {
      await giveRole(owner, bar, 'service');
      return bea;
    },
  ],
  [
    'a former editor',
    async ({ owner, bea, bar }) => {
      const [person] = (await staffBy(owner).of(bar)).staff;
      await staffBy(owner).remove(person?.id ?? '');
      return bea;
    },
  ],
  [
    'an editor of a bar whose page the menu left',
    async ({ owner, bea, menu }) => {
      await putOnPage(owner, crypto.randomUUID(), [menu]);
      return bea;
    },
  ],
  [
    'an editor of another bar of the owner',
    async ({ owner }) => {
      const cy = await signIn();
      const second = crypto.randomUUID();
      await putOnPage(owner, second, []);
      await staffBy(cy).join((await staffBy(owner).invite(second, 'editor')).token, 'Cy');
      return cy;
    },
  ],
  [
    'an editor of a menu that was taken down',
    async ({ owner, bea, menu }) => {
      await createMenuPublications(owner.supabase).revoke(menu);
      return bea;
    },
  ],
])('lets %s neither read, save nor publish a menu', async (_, find) => {
  const cast = await openBar('editor');
  const [opened] = (await menusOf(cast.bea)).menus;
  const reader = await find(cast);
  const publications = createMenuPublications(reader.supabase);
  for (const attempt of [
    () => saveBy(reader, opened as Menu, { name: 'Taken' }),
    () => publications.publishChanges(cast.menu, { version: 1, part: 'all' }),
    () => publications.live(cast.menu),
  ])
    await expect(attempt(), String(attempt)).rejects.toThrow(NotFoundError);
  expect((await menusOf(reader)).menus.map(({ id }) => id)).not.toContain(cast.menu);
  expect((await createMenus(cast.owner.supabase).get(cast.menu)).version).toBe(1);
});

it('gives an editor nothing else of the bar: no row, version, person, page, address, look or further menu', async () => {
  const { owner, bea, bar, menu } = await openBar('editor');
  const before = await createMenus(owner.supabase).get(menu);
  const { staff } = await staffBy(owner).of(bar);
  const publications = createMenuPublications(bea.supabase);
  for (const attempt of [
    () => staffBy(bea).of(bar),
    () => staffBy(bea).invite(bar),
    () => staffBy(bea).changeRole(staff[0]?.id ?? '', 'service'),
    () => createMenus(bea.supabase).get(menu),
    () => createMenus(bea.supabase).archive(menu, true),
    () => createMenus(bea.supabase).delete(menu),
    () => createMenuVersions(bea.supabase).of(menu),
    () => publications.publish(menu, { soldOut: [] }),
    () => publications.embed(menu, 'any'),
    () => publications.revoke(menu),
    () => putOnPage(bea, bar, []),
  ])
    await expect(attempt(), String(attempt)).rejects.toThrow(NotFoundError);
  for (const table of [
    ...['bars', 'brands', 'brand_logos', 'bottle_prices', 'cost_settings', 'own_drinks', 'menus'],
    ...['menu_publications', 'menu_versions', 'menu_views', 'shelves'],
  ])
    expect((await bea.supabase.from(table).select()).data, table).toEqual([]);
  expect(await createMenus(owner.supabase).get(menu)).toEqual(before);
});
