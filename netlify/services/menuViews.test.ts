import { expect, it } from 'vitest';
import { accountExportSchema } from '../../src/contracts/people/account.ts';
import { menuSchema } from '../../src/contracts/menus/menu.ts';
import { menuViewSchema } from '../../src/contracts/menus/menuView.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

const test = useBackend();
const TODAY = new Date().toISOString().slice(0, 10);

let owners = 0;
async function publishMenu() {
  const owner = new TestBrowser(`192.0.2.${(owners += 1)}`);
  await owner.signIn(test.backend, `owner-${owners}@example.test`, 'Ada');
  const made = await owner.post('/api/menus', { name: 'Friday', cocktailIds: ['11002'] });
  const { id } = menuSchema.parse(await made.json());
  const published = await owner.ask('PUT', `/api/menus/${id}/publication`, {});
  return { owner, id, token: menuSchema.parse(await published.json()).publication?.token ?? '' };
}

const viewsOf = async (owner: TestBrowser, id: string) =>
  menuViewSchema.array().parse(await (await owner.get(`/api/menus/${id}/views`)).json());
const see = (token: string, { ip = '198.51.100.1', locale = 'de', headers = {} } = {}) =>
  new TestBrowser(ip).ask('POST', '/api/menus/seen', { token, locale }, headers);

it('counts who reads a menu by day and language, and for its owner alone', async () => {
  const [{ owner, id, token }, other] = [await publishMenu(), await publishMenu()];
  for (const locale of ['de', 'de', 'en']) {
    const answer = await see(token, { locale });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null]);
  }
  expect((await viewsOf(owner, id)).toSorted((a, b) => b.views - a.views)).toEqual([
    { day: TODAY, locale: 'de', views: 2 },
    { day: TODAY, locale: 'en', views: 1 },
  ]);
  expect(await viewsOf(other.owner, other.id)).toEqual([]);
  expect((await other.owner.get(`/api/menus/${id}/views`)).status).toBe(404);
});

it.each([['sec-gpc'], ['dnt']])('counts nobody who asks for that by %s', async (name) => {
  const { owner, id, token } = await publishMenu();
  expect((await see(token, { headers: { [name]: '1' } })).status).toBe(204);
  expect((await see(token, { headers: { [name]: '0' } })).status).toBe(204);
  expect(await viewsOf(owner, id)).toEqual([{ day: TODAY, locale: 'de', views: 1 }]);
});

it('counts for a menu that is published alone, and says nothing of others', async () => {
  const { owner, id, token } = await publishMenu();
  expect((await see('a'.repeat(22))).status).toBe(204);
  await owner.ask('DELETE', `/api/menus/${id}/publication`);
  expect((await see(token)).status).toBe(204);
  const { rows } = await test.backend.database.query('select 1 from public.menu_views where menu_id = $1', [
    id,
  ]);
  expect(rows).toEqual([]);
});

it('counts 300 an hour from one address, whatever browser it says to be, and others still', async () => {
  const { owner, id, token } = await publishMenu();
  await test.backend.database.exec('delete from public.rate_limit_uses');
  await see(token, { ip: '2001:db8:7:7::1' });
  await test.backend.database.exec(
    `insert into public.rate_limit_uses (area, action, counted_by, subject, used_at)
     select area, action, counted_by, subject, used_at from public.rate_limit_uses, generate_series(1, 298)`,
  );
  for (const last of ['2', '3', '4']) await see(token, { ip: `2001:db8:7:7::${last}` });
  expect(await viewsOf(owner, id)).toEqual([{ day: TODAY, locale: 'de', views: 2 }]);
  await see(token, { ip: '2001:db8:8:8::1' });
  expect(await viewsOf(owner, id)).toEqual([{ day: TODAY, locale: 'de', views: 3 }]);
});

it('counts reads of the same moment all', async () => {
  const { owner, id, token } = await publishMenu();
  await Promise.all(Array.from({ length: 12 }, (_, place) => see(token, { ip: `203.0.113.${place}` })));
  expect(await viewsOf(owner, id)).toEqual([{ day: TODAY, locale: 'de', views: 12 }]);
});

it('keeps nothing of a guest: a menu, a day, a language and a number', async () => {
  const { rows } = await test.backend.database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'menu_views' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['day', 'locale', 'menu_id', 'views']);
});

it('shows thirty days, and exports all with the account', async () => {
  const { owner, id, token } = await publishMenu();
  await see(token);
  await test.backend.database.query(
    `insert into public.menu_views (menu_id, day, locale, views)
     select $1, (now() at time zone 'utc')::date - place, 'en', place from unnest(array[29, 30, 399]) as place`,
    [id],
  );
  expect((await viewsOf(owner, id)).map(({ views }) => views)).toEqual([29, 1]);
  const exported = accountExportSchema.parse(await (await owner.get('/api/account/export')).json());
  expect(exported.menuViews.map(({ menuId, views }) => [menuId, views])).toEqual([
    [id, 1],
    [id, 29],
    [id, 30],
    [id, 399],
  ]);
});
