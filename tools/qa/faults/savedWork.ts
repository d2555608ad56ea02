import { z } from 'zod';
import type { Reader } from '../../attack/reader.ts';
import { readPng, writePng } from '../../../netlify/services/logos/png.ts';
import { same } from '../../test/lines.ts';
import { ask, save, wholeMenus } from './savedMenus.ts';
import type { Seen } from './trouble.ts';

/*
 * All that a reader of a served site saves, in turn: menus, drinks of their own, and the look of their menus with its
 * logo.
 */

/** What a reader was told is saved, and what of it nobody has said. */
export interface Work {
  menus: string[];
  drinks: string[];
  /** Accents: that of the last look that was confirmed, null of the site's own; then those that were tried since. */
  looks: (string | null)[];
  /** How many saves were confirmed. */
  confirmed: number;
}

export const newWork = (): Work => ({ menus: [], drinks: [], looks: [null], confirmed: 0 });

const SIZE = { width: 40, height: 20 };
const PIXELS = SIZE.width * SIZE.height;

const refusalSchema = z.looseObject({ code: z.string().optional(), message: z.string().optional() });
const drinksSchema = z.array(z.looseObject({ name: z.string(), note: z.string(), instructions: z.string() }));
const brandSchema = z.looseObject({
  accent: z.string().nullable(),
  logo: z.looseObject({ id: z.string() }).nullable(),
});

export const isSaved = (seen: Seen | undefined): boolean => seen?.status === 200 || seen?.status === 201;

/** Saves what is due by a count: of five times three menus, a drink and a look. @returns undefined where nobody answers */
export async function saveWork(
  site: string,
  reader: Reader,
  work: Work,
  count: number,
): Promise<Seen | undefined> {
  const seen = await saveNext(site, reader, work, count);
  if (isSaved(seen)) work.confirmed += 1;
  return seen;
}

async function saveNext(site: string, reader: Reader, work: Work, count: number): Promise<Seen | undefined> {
  switch (count % 5) {
    case 3: {
      const name = `Drink ${count}`;
      const seen = await send(site, reader, 'POST', '/api/own-drinks', drinkNamed(name));
      if (isSaved(seen)) work.drinks.push(name);
      return seen;
    }
    case 4: {
      const accent = `#${(0x100000 + count).toString(16)}`;
      work.looks.push(accent);
      const seen = await send(site, reader, 'PUT', '/api/brand', lookOf(accent));
      if (isSaved(seen)) work.looks = [accent];
      return seen;
    }
    default: {
      const name = `Menu ${count}`;
      const seen = await save(site, reader, name);
      if (isSaved(seen)) work.menus.push(name);
      return seen;
    }
  }
}

async function send(site: string, reader: Reader, method: string, path: string, body: object) {
  const answer = await ask(site, reader, method, path, body);
  return answer && { status: answer.status, ...refusalSchema.safeParse(JSON.parse(answer.text)).data };
}

/** A drink whose texts all say which one it is. */
const drinkNamed = (name: string) => ({
  ...{ name, note: name, instructions: name, glass: 'coupe', method: 'shake', ice: 'none' },
  lines: [{ ingredient: 'gin', unit: 'ml', amount: 50, garnish: false }],
  ...{ allergens: [], vegan: false, vegetarian: false },
});

/** A look with a logo of its accent alone. */
function lookOf(accent: string) {
  const colour = [...Buffer.from(accent.slice(1), 'hex'), 255];
  const data = Uint8Array.from({ length: PIXELS * 4 }, (_, at) => colour[at % 4] ?? 0);
  const png = writePng({ ...SIZE, data }).toString('base64');
  return { accent, pairing: 'house', design: 'pictures', namesProduct: true, logo: { png, alt: accent } };
}

/**
 * Looks for what a reader was told is saved.
 * @returns how many more menus and drinks there are, whose answer did not come
 * @throws where something is gone, or half
 */
export async function findWork(site: string, reader: Reader, work: Work): Promise<number> {
  const menus = await wholeMenus(site, reader);
  const drinks = drinksSchema.parse(await read(site, reader, '/api/own-drinks'));
  same(
    drinks.filter(({ name, note, instructions }) => note !== name || instructions !== name),
    [],
  );
  const names = drinks.map(({ name }) => name);
  same(
    [...work.menus, ...work.drinks].filter((name) => !menus.includes(name) && !names.includes(name)),
    [],
  );
  const { accent, logo } = brandSchema.parse(await read(site, reader, '/api/brand'));
  // Two writes, so that one of them may have been done.
  const found = [accent, logo === null ? null : await colourOfLogo(site, reader, logo.id)];
  same(
    found.filter((one) => !work.looks.includes(one)),
    [],
  );
  return menus.length + names.length - work.menus.length - work.drinks.length;
}

async function read(site: string, reader: Reader, path: string): Promise<unknown> {
  const answer = await ask(site, reader, 'GET', path);
  if (answer?.status !== 200) throw new Error(`${path} is not shown: ${answer?.status} ${answer?.text}`);
  return JSON.parse(answer.text);
}

/** The colour that all pixels of the kept logo have. @throws where the file is not whole */
async function colourOfLogo(site: string, reader: Reader, id: string): Promise<string> {
  const answer = await fetch(new URL(`/api/brand/logo?id=${id}`, site), {
    headers: { cookie: reader.cookie() },
  });
  const { data } = readPng(Buffer.from(await answer.arrayBuffer()), SIZE);
  const colours = Array.from({ length: PIXELS }, (_, at) =>
    Buffer.from(data.slice(at * 4, at * 4 + 3)).toString('hex'),
  );
  same([...new Set(colours)].length, 1);
  return `#${colours[0] ?? ''}`;
}
