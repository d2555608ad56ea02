import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { signUp, type Reader } from '../../attack/reader.ts';
import { sendRaw } from '../../attack/sendRaw.ts';
import { startPreview, type Served } from '../../bench/startPreview.ts';
import { same } from '../../test/lines.ts';
import type { Seen } from './trouble.ts';

/*
 * Menus that readers of a served site save, and look for afterwards.
 */

/** How many readers save at once, and how often each: an account writes 120 rows a minute. */
export interface Saves {
  readers: number;
  each: number;
}

const menusSchema = z.array(
  z.looseObject({
    name: z.string(),
    description: z.string().nullable(),
    sections: z.array(z.looseObject({ drinks: z.array(z.looseObject({ note: z.string().nullable() })) })),
  }),
);
const refusalSchema = z.looseObject({ code: z.string().optional(), message: z.string().optional() });

let readers = 0;
/** A reader of a served site, signed in. */
export const newReader = (site: string) => signUp(site, `faults-${(readers += 1)}@example.test`, 'Ada');

/** A menu whose parts all say which one it is, of many words, so that a full disk is met soon. */
function menuNamed(name: string) {
  const drinks = [{ cocktailId: '11002', prices: [], note: name }];
  const description = `${name} ${randomBytes(900).toString('hex')}`;
  return { name, description, cocktailIds: ['11002'], sections: [{ title: name, drinks }] };
}

/** Asks by a reader's cookies, at whatever address the site is now. @returns undefined where nobody answers */
export async function ask(site: string, reader: Reader, method: string, path: string, body?: object) {
  const headers = { origin: site, cookie: reader.cookie() };
  return sendRaw(site, { method, path, headers, ...(body && { body }) }).catch(() => undefined);
}

/** Makes a menu. @returns undefined where nobody answers */
export async function save(site: string, reader: Reader, name: string): Promise<Seen | undefined> {
  const answer = await ask(site, reader, 'POST', '/api/menus', menuNamed(name));
  return answer && { status: answer.status, ...refusalSchema.safeParse(JSON.parse(answer.text)).data };
}

/** The names of a reader's menus. @throws where the reader is not signed in any more, or a menu is half */
export async function wholeMenus(site: string, reader: Reader): Promise<string[]> {
  const answer = await ask(site, reader, 'GET', '/api/menus');
  if (answer?.status !== 200) throw new Error(`The menus are not shown: ${answer?.status} ${answer?.text}`);
  const menus = menusSchema.parse(JSON.parse(answer.text));
  const isHalf = ({ name, description, sections }: (typeof menus)[number]) =>
    description?.startsWith(`${name} `) !== true || sections[0]?.drinks[0]?.note !== name;
  same(menus.filter(isHalf), []);
  return menus.map(({ name }) => name);
}

/** Serves the site while something is done with it. */
export async function withSite<Value>(
  folder: string,
  act: (site: Served) => Promise<Value>,
  more: Record<string, string> = {},
): Promise<Value> {
  const site = await startPreview({ LOCAL_DATA_FOLDER: folder, ...more });
  try {
    await untilReady(site.url);
    return await act(site);
  } finally {
    await site.stop();
  }
}

/** The first answer of a new server reads all functions, which takes a busy machine its time. */
async function untilReady(site: string): Promise<void> {
  const { ok, status } = await fetch(new URL('/api/health', site));
  if (!ok) throw new Error(`The site is not well after a new start: ${status}`);
}
