/*
 * Attacks the built site as an outsider would, and prints how much of it held, by kind.
 * Usage: npm run qa -- attack
 */
import { randomUUID } from 'node:crypto';
import { format } from 'node:util';
import { z } from 'zod';
import { startPreview } from '../bench/startPreview.ts';
import { startFakeModel } from '../test/fakeModel.ts';
import { KINDS, type AttackCase } from './attackCase.ts';
import { accessCases } from './cases/access.ts';
import { authorizationCases, type Cast } from './cases/authorization.ts';
import { costCases } from './cases/cost.ts';
import { hostileBodyCases } from './cases/hostileBodies.ts';
import { pathAndHeaderCases } from './cases/pathsAndHeaders.ts';
import { pdfMarkupCases } from './cases/pdfMarkup.ts';
import { storedMarkupCases } from './cases/storedMarkup.ts';
import { structuredDataCases } from './cases/structuredData.ts';
import { signUp, type Reader } from './reader.ts';
import type { Owned } from './routes.ts';

const NEGRONI = '11002';

const menuSchema = z.looseObject({
  id: z.string(),
  publication: z.looseObject({ token: z.string() }).nullable(),
});

let readers = 0;

async function castOn(site: string): Promise<Cast> {
  readers += 1;
  const secret = `secret-${randomUUID()}`;
  const owner = await signUp(site, `owner-${readers}@example.test`, secret.slice(0, 40));
  const other = await signUp(site, `other-${readers}@example.test`, 'Bea');
  return {
    site,
    owner,
    other,
    secret: secret.slice(0, 40),
    renew: () => giveThings(owner, secret.slice(0, 40)),
    recast: () => castOn(site),
  };
}

/** Gives a reader a published menu, a favorite and a shelf that hold a word. */
async function giveThings(reader: Reader, word: string): Promise<Owned> {
  const made = await reader.ask({
    method: 'POST',
    path: '/api/menus',
    body: { name: word, cocktailIds: [NEGRONI] },
  });
  const { id } = menuSchema.parse(JSON.parse(made.text));
  const published = await reader.ask({ method: 'PUT', path: `/api/menus/${id}/publication`, body: {} });
  const { publication } = menuSchema.parse(JSON.parse(published.text));
  await reader.ask({ method: 'PUT', path: '/api/shelf', body: { entries: [word] } });
  await reader.ask({
    method: 'POST',
    path: '/api/favorites',
    body: { cocktailId: NEGRONI, cocktailName: word },
  });
  return { menuId: id, token: publication?.token ?? '', nowhere: randomUUID(), fresh: randomUUID() };
}

async function* casesOn(site: string): AsyncGenerator<AttackCase> {
  yield* authorizationCases(await castOn(site));
  yield* hostileBodyCases(
    () => signUp(site, `body-${(readers += 1)}@example.test`, 'Ada'),
    (reader) => giveThings(reader, 'mine'),
    site,
  );
  yield* pathAndHeaderCases(site);
  yield* storedMarkupCases(site);
  yield* pdfMarkupCases();
  yield* structuredDataCases();
  yield* costCases(site, () => signUp(site, `cost-${(readers += 1)}@example.test`, 'Ada'));
  yield* accessCases();
}

// The local backend logs each row that it refuses, thousands in a run: they are shown where an attack got through.
const logged: string[] = [];
console.error = (...parts) => void logged.push(format(...parts));

// The least that the embedded Supabase can spend on a hash, here and in the preview: no attack guesses one.
process.env['LITE_AUTH_BCRYPT_COST'] = '4';
const model = await startFakeModel();
const preview = await startPreview({
  OPENAI_API_KEY: 'test',
  OPENAI_BASE_URL: model.url,
  // No attack measures how long a sign-in takes.
  SIGN_IN_PACE_MS: '0',
});
const counts = new Map(KINDS.map((kind) => [kind, { tried: 0, held: 0 }]));
const breaches: string[] = [];
const started = performance.now();
try {
  for await (const { kind, name, attempt } of casesOn(preview.url)) {
    const reason = await attempt().catch((error: unknown) => `was not answered: ${String(error)}`);
    const { tried, held } = counts.get(kind) ?? { tried: 0, held: 0 };
    counts.set(kind, { tried: tried + 1, held: reason === undefined ? held + 1 : held });
    if (reason !== undefined) breaches.push(`${kind}: ${name} ${reason}`);
  }
} finally {
  await preview.stop();
  model.close();
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const tried = [...counts.values()].reduce((sum, count) => sum + count.tried, 0);
if (breaches.length > 0) console.log([...logged, preview.log(), ...breaches].join('\n'));
console.table(Object.fromEntries(counts));
console.log(`${tried} attacks in ${seconds} s; ${breaches.length} got through.`);
process.exitCode = breaches.length === 0 ? 0 : 1;
