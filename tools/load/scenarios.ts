import { signUp, newSender, type Reader } from '../attack/reader.ts';
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
const DRINKS = ['11001', '11002', '11003', '11004', '11005', '11006', '11007', '11008'];

/** What readers of a site do, with an account that has favorites and a published menu. */
export async function scenariosOn(site: string): Promise<Scenario[]> {
  const reader = await signUp(site, 'load@example.test', 'Ada');
  const token = await publishMenu(reader);
  for (const cocktailId of DRINKS)
    await reader.ask({ method: 'POST', path: '/api/favorites', body: { cocktailId, cocktailName: 'x' } });

  const reading = (name: string, path: string, headers: () => Record<string, string> = () => ({})) => ({
    name,
    expected: 200,
    next: () => ({ method: 'GET' as const, path, headers: headers() }),
  });
  const sending = (name: string, path: string, body: () => object) => ({
    name,
    expected: 200,
    next: () => ({
      method: 'POST' as const,
      path,
      headers: { origin: site, 'content-type': 'application/json', ...newSender() },
      body: JSON.stringify(body()),
    }),
  });
  const asReader = () => ({ cookie: reader.cookie() });
  return [
    reading('static page', '/cocktail/negroni'),
    reading('recipe of the API', '/api/cocktails/11002'),
    reading('favorites', '/api/favorites', asReader),
    reading('menus', '/api/menus', asReader),
    reading('published menu', `/menu/${token}?lang=en`),
    sending('chat, by the house', '/api/chat', () => QUESTION),
  ];
}

async function publishMenu(reader: Reader): Promise<string> {
  const body = { name: 'Friday', cocktailIds: DRINKS };
  const made = menuSchema.parse(
    JSON.parse((await reader.ask({ method: 'POST', path: '/api/menus', body })).text),
  );
  const path = `/api/menus/${made.id}/publication`;
  const published = menuSchema.parse(JSON.parse((await reader.ask({ method: 'PUT', path, body: {} })).text));
  return published.publication?.token ?? '';
}
