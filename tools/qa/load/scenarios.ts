import { signUp, newSender, type Reader } from '../../attack/reader.ts';
import { z } from 'zod';

/** One kind of request that many clients send. */
export interface Scenario {
  name: string;
  /** Status of an answer as it has to be. */
  expected: number;
  /** The next request; limits count by address, so that each may have one of its own. */
  next(): { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };
}

const menuSchema = z.looseObject({
  id: z.string(),
  publication: z.looseObject({ token: z.string() }).nullable(),
});
const QUESTION = {
  mode: 'ask',
  language: 'en',
  messages: [{ role: 'user', content: 'Something with gin, not too sweet?' }],
};
const BAR = 'zum-hahn';
const DRINKS = ['11001', '11002', '11003', '11004', '11005', '11006', '11007', '11008'];

/** What readers of a site do, and guests of a bar with a page of its own. */
export async function scenariosOn(site: string): Promise<Scenario[]> {
  const reader = await signUp(site, 'load@example.test', 'Ada');
  const token = await openBar(reader);
  for (const cocktailId of DRINKS)
    await orderOf(reader, 'POST', '/api/favorites', { cocktailId, cocktailName: 'x' });

  const reading = (name: string, path: string, headers: () => Record<string, string> = () => ({})) => ({
    name,
    expected: 200,
    next: () => ({ method: 'GET' as const, path, headers: headers() }),
  });
  const sending = (name: string, expected: number, path: string, body: object) => ({
    name,
    expected,
    next: () => ({
      method: 'POST' as const,
      path,
      headers: { origin: site, 'content-type': 'application/json', ...newSender() },
      body: JSON.stringify(body),
    }),
  });
  const asReader = () => ({ cookie: reader.cookie() });
  return [
    reading('static page', '/cocktail/negroni'),
    reading('recipe of the API', '/api/cocktails/11002'),
    reading('favorites', '/api/favorites', asReader),
    reading('menus', '/api/menus', asReader),
    reading('published menu', `/menu/${token}?lang=en`),
    reading('page of a bar', `/menu/${BAR}?lang=en`),
    reading('menu in a frame', `/menu/${token}/embed`),
    sending('menu counted', 204, '/api/menus/seen', { token, locale: 'en' }),
    sending('chat, by the house', 200, '/api/chat', QUESTION),
  ];
}

/** Publishes a menu, lets every site show it in a frame, and puts it on the page of a bar. @returns its token */
async function openBar(reader: Reader): Promise<string> {
  const body = { name: 'Friday', cocktailIds: DRINKS };
  const { id } = menuSchema.parse(await orderOf(reader, 'POST', '/api/menus', body));
  const published = menuSchema.parse(await orderOf(reader, 'PUT', `/api/menus/${id}/publication`, {}));
  await orderOf(reader, 'PUT', `/api/menus/${id}/embed`, { embed: 'any' });
  await orderOf(reader, 'PUT', `/api/bars/${crypto.randomUUID()}`, {
    name: BAR,
    displayName: 'Zum Hahn',
    timeZone: 'Europe/Berlin',
    openingHours: null,
    menus: [{ menuId: id, hours: null }],
  });
  return published.publication?.token ?? '';
}

/** @throws Error where the site refuses it */
async function orderOf(reader: Reader, method: string, path: string, body: object): Promise<unknown> {
  const { status, text } = await reader.ask({ method, path, body });
  if (status >= 300) throw new Error(`${method} ${path} was answered ${status}: ${text}`);
  return JSON.parse(text);
}
