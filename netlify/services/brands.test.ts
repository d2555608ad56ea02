import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { accountExportSchema } from '../../src/contracts/people/account.ts';
import { brandSchema, type Brand, type BrandInput } from '../../src/contracts/bars/brand.ts';
import { menuSchema, type Menu } from '../../src/contracts/menus/menu.ts';
import { HOUSE_BRAND } from '../../src/domain/branding/houseBrand.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';
import { readPng, writePng } from './logos/png.ts';

const test = useBackend();
const guest = new TestBrowser();

let readers = 0;
async function newOwner(): Promise<TestBrowser> {
  const browser = new TestBrowser(`203.0.113.${(readers += 1)}`);
  await browser.signIn(test.backend, `look-${readers}@example.test`, 'Ada');
  return browser;
}

/** Black on nothing; each shade is another file. */
function pictureOf(shade: number, width = 4, height = 2): Buffer {
  const data = new Uint8Array(width * height * 4);
  data.set([shade, shade, shade, 255]);
  return writePng({ width, height, data });
}
const sent = (file: Buffer) => ({ png: file.toString('base64'), alt: null });
const LOOK: BrandInput = {
  accent: '#ffe600',
  pairing: 'deco',
  design: 'list',
  namesProduct: false,
  logo: null,
};
const keep = (browser: TestBrowser, brand: object) => browser.ask('PUT', '/api/brand', brand);
const brandOf = async (answer: Response): Promise<Brand> => brandSchema.parse(await answer.json());
const kept = async (browser: TestBrowser, brand: object) => brandOf(await keep(browser, brand));

async function publish(owner: TestBrowser): Promise<{ menu: Menu; address: string }> {
  const input = { name: 'Abendkarte', restaurantName: 'Zum Hahn', cocktailIds: ['11002'] };
  const { id } = menuSchema.parse(await (await owner.post('/api/menus', input)).json());
  const menu = menuSchema.parse(await (await owner.ask('PUT', `/api/menus/${id}/publication`, {})).json());
  return { menu, address: `/de/menu/${menu.publication?.token ?? ''}` };
}

it('keeps the look of an account, and nothing of another', async () => {
  const [ada, bea] = [await newOwner(), await newOwner()];
  expect(await brandOf(await ada.get('/api/brand'))).toEqual(HOUSE_BRAND);
  expect(await kept(ada, LOOK)).toEqual(LOOK);
  const logo = (await kept(ada, { ...LOOK, logo: { ...sent(pictureOf(0)), alt: ' Hahn ' } })).logo;
  expect(logo).toMatchObject({ width: 4, height: 2, tone: 'dark', alt: 'Hahn' });
  expect(await brandOf(await bea.get('/api/brand'))).toEqual(HOUSE_BRAND);
  const path = `/api/brand/logo?id=${logo?.id ?? ''}`;
  expect((await bea.get(path)).status).toBe(404);
  const file = await ada.get(path);
  expect(file.headers.get('content-type')).toBe('image/png');
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  const back = await ada.ask('DELETE', '/api/brand', {});
  expect(await brandOf(back)).toEqual(HOUSE_BRAND);
  for (const gone of [path, '/api/brand/logo', '/api/brand/logo?id=x'])
    expect((await ada.get(gone)).status).toBe(404);
  for (const closed of ['/api/brand', path]) expect((await guest.get(closed)).status).toBe(401);
});

it('keeps the logo that there is, replaces and removes it', async () => {
  const ada = await newOwner();
  const first = await kept(ada, { ...LOOK, logo: sent(pictureOf(1)) });
  const same = await kept(ada, { ...LOOK, accent: null, logo: { alt: 'x' } });
  expect(same.logo).toEqual({ ...first.logo, alt: 'x' });
  const second = await kept(ada, { ...LOOK, logo: sent(pictureOf(2)) });
  expect(second.logo?.id).not.toBe(first.logo?.id);
  expect((await kept(ada, LOOK)).logo).toBeNull();
  // Nothing stands there for which a text could be.
  expect((await kept(ada, { ...LOOK, logo: { alt: 'x' } })).logo).toBeNull();
});

it('counts a refused logo as a write, and reads none for an account that has used up its writes', async () => {
  const ada = await newOwner();
  const refused = () => keep(ada, { ...LOOK, logo: { png: 'bm8gcGljdHVyZQ==', alt: null } });
  const { id } = accountExportSchema.parse(await (await ada.get('/api/account/export')).json()).account;
  const used = (rows: number) =>
    test.backend.database.query('update public.account_writes set minute_rows = $2 where user_id = $1', [
      id,
      rows,
    ]);
  expect((await refused()).status).toBe(400);
  await used(119);
  expect((await refused()).status).toBe(400);
  expect((await refused()).status).toBe(429);
});

it('serves what it has written anew, without what else stood in the file', async () => {
  const ada = await newOwner();
  const { address } = await publish(ada);
  const script = Buffer.from('tEXtComment\0<script>alert(1)</script>');
  const file = pictureOf(3);
  const talkative = Buffer.concat([file.subarray(0, 33), chunk(script), file.subarray(33)]);
  const { logo } = await kept(ada, { ...LOOK, logo: sent(talkative) });
  const answer = await guest.get(`/menu-logo/${logo?.id ?? ''}.png`);
  const served = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(served.includes('script')).toBe(false);
  expect(readPng(served, { width: 10, height: 10 })).toEqual(readPng(file, { width: 10, height: 10 }));
  expect(await (await guest.get(address)).text()).toContain(`/menu-logo/${logo?.id ?? ''}.png`);
});

function chunk(named: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

it.each([
  ['no PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'is no PNG'],
  ['too many pixels', pictureOf(0, 1201, 1), '1201 by 1'],
  ['more than it says', bombOf(), 'holds more than its size'],
  ['too many bytes', noiseOf(1000, 400), 'may take'],
])('refuses a logo with %s, says why, and keeps the one before', async (_, file, reason) => {
  const ada = await newOwner();
  const before = await kept(ada, { ...LOOK, logo: sent(pictureOf(4)) });
  const answer = await keep(ada, { ...LOOK, accent: '#000000', logo: sent(file) });
  expect([400, 413]).toContain(answer.status);
  if (answer.status === 400) expect(await answer.text()).toContain(reason);
  expect(await brandOf(await ada.get('/api/brand'))).toEqual(before);
});

/** A file whose rows unpack to far more than its two pixels. */
function bombOf(): Buffer {
  const file = pictureOf(0, 1, 1);
  const packed = deflateSync(Buffer.alloc(16 * 1024 * 1024));
  return Buffer.concat([
    file.subarray(0, 33),
    chunk(Buffer.concat([Buffer.from('IDAT'), packed])),
    file.subarray(-12),
  ]);
}

/** What cannot be packed. */
function noiseOf(width: number, height: number): Buffer {
  let state = 1;
  const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    state = (state * 48271) % 2147483647;
    return at % 4 === 3 ? 255 : at % 4 === 0 ? state & 255 : 0;
  });
  return writePng({ width, height, data });
}

it.each([
  ['a color that is none', { accent: 'red' }],
  ['a color that closes the sheet', { accent: '#000000}body{' }],
  ['a pairing that there is not', { pairing: 'comic' }],
  ['a design that there is not', { design: '../x' }],
  ['more than it knows', { owner: 'x' }],
  ['a logo that is no base64', { logo: { png: '<svg>', alt: null } }],
  ['a text that is too long', { logo: { alt: 'x'.repeat(121) } }],
])('refuses %s', async (_, change) => {
  expect((await keep(await newOwner(), { ...LOOK, ...change })).status).toBe(400);
});

it('shows a logo to strangers as long as its owner publishes a menu', async () => {
  const ada = await newOwner();
  const { logo } = await kept(ada, { ...LOOK, logo: sent(pictureOf(5)) });
  const path = `/menu-logo/${logo?.id ?? ''}.png`;
  expect((await guest.get(path)).status).toBe(404);
  const { menu } = await publish(ada);
  expect((await guest.get(path)).status).toBe(200);
  await ada.ask('DELETE', `/api/menus/${menu.id}/publication`, {});
  expect((await guest.get(path)).status).toBe(404);
  for (const name of ['x', '../brand', `${'0'.repeat(32)}.png`, `${logo?.id ?? ''}%00.png`]) {
    expect([400, 404]).toContain((await guest.get(`/menu-logo/${name}`)).status);
  }
});

it('is in the export of its account, with the file, and goes with the account', async () => {
  const ada = await newOwner();
  await publish(ada);
  const file = pictureOf(6);
  const { logo } = await kept(ada, { ...LOOK, logo: sent(file) });
  const exported = (await (await ada.get('/api/account/export')).json()) as { brand: unknown };
  expect(exported.brand).toEqual({ ...LOOK, logo: { ...logo, png: file.toString('base64') } });
  expect((await guest.get(`/menu-logo/${logo?.id ?? ''}.png`)).status).toBe(200);
  await ada.ask('DELETE', '/api/account', {});
  expect((await guest.get(`/menu-logo/${logo?.id ?? ''}.png`)).status).toBe(404);
  const rows = await test.backend.database.query('select 1 from public.brand_logos where id = $1', [
    logo?.id,
  ]);
  expect(rows.rows).toEqual([]);
});

it('looks on the page as its owner wants it, at once, and like the site again after that', async () => {
  const ada = await newOwner();
  const { address } = await publish(ada);
  const page = async () => (await guest.get(address)).text();
  expect(await page()).toContain('Erstellt mit Mixmaster');
  const { logo } = await kept(ada, { ...LOOK, logo: sent(pictureOf(7)) });
  const own = await page();
  expect(own).toContain('<link rel="stylesheet" href="/menu-look/ffe600-deco.css">');
  expect(own).toMatch(
    new RegExp(`<img src="/menu-logo/${logo?.id ?? ''}.png" alt="Zum Hahn" width="4" height="2"`),
  );
  expect(own.replaceAll(/<meta[^>]*og:image[^>]*>/g, '')).not.toMatch(/Mixmaster|<picture/);
  await ada.ask('DELETE', '/api/brand', {});
  const again = await page();
  expect(again).toContain('Erstellt mit Mixmaster');
  expect(again).not.toMatch(/menu-look|menu-logo/);
});

it('gives the stylesheet of a look by its name, and no other', async () => {
  const answer = await guest.get('/menu-look/ffe600-deco.css');
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
  const sheet = await answer.text();
  expect(sheet).toContain('#ffe600');
  expect(sheet).toContain('--font-bar-deco');
  expect(await (await guest.get('/menu-look/house-modern.css')).text()).not.toContain('--brass');
  for (const name of ['ffe600-comic.css', 'FFE600-deco.css', 'ffe600-deco', 'red;}-deco.css', 'x']) {
    expect((await guest.get(`/menu-look/${encodeURIComponent(name)}`)).status).toBe(404);
  }
});
