/**
 * Looks for the worst input of each way into the functions that takes a body, and prints what it costs: processor time
 * of the function's own thread, warm, without the database. `npm run qa -- inputs [--route chat]`. Texts are made of
 * pieces that patterns and rules look for; those that cost most are changed further. Others are made of pieces and names
 * by chance, none like another, so that nothing of them was read before. Exits with 1 where an input takes longer than
 * the aim.
 */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { loadCatalogue } from '../../../src/catalogue/loadCatalogue.ts';
import { searchIndex } from '../../../src/catalogue/searchIndex.ts';
import { LOCALES } from '../../../src/contracts/site/locale.ts';
import { createSearchEverywhere } from '../../../src/domain/search/searchEverywhere.ts';
import { SEARCH_LENGTH } from '../../../src/domain/search/listQuery.ts';
import type { Mail } from '../../serve/mailbox.ts';
import { hostFunctions } from '../../serve/functionHost.ts';
import { codeIn } from '../../serve/readMail.ts';
import { SiteBrowser } from '../../serve/siteBrowser.ts';
import { startFakeModel } from '../../test/fakeModel.ts';
import { ROUTES, type Route } from '../../attack/routes.ts';
import { commandArguments, isBrief, missAim } from '../effort.ts';
import { LARGEST_BODIES, type Fill } from '../../attack/largestBodies.ts';

const AIM_MS = 250;
/** Milliseconds of processor time that a file of drinks may take for each 100 kB. */
const IMPORT_AIM_MS = 200;
const IMPORT = '/api/own-drinks/import';
const TRIES = isBrief ? 2 : 60;
const SEED = 20_261_129;
const OK = 200;
const TOO_LARGE = 413;
/** Bytes of a body, tried from the largest down to find what a route takes. */
const SIZES = [3_000_000, 840_000, 250_000, 32_000, 1_000];

/** What texts are made of. */
const PIECES = [
  ...[
    ' ',
    '\n',
    '\t',
    '\u00a0',
    'x',
    '1',
    '½',
    '0',
    '.',
    ',',
    '-',
    '/',
    '(',
    ')',
    '[',
    ']',
    '[[',
    '*',
    '**',
    '_',
  ],
  ...[
    '"',
    "'",
    '’',
    ':',
    ';',
    '?',
    '!',
    '€',
    '%',
    '&',
    '<',
    '{',
    '}',
    '#',
    '\\',
    '@',
    'é',
    'ß',
    '🍸',
    '\u0301',
  ],
  ...[
    '1 ',
    'x ',
    '1 x',
    '1/',
    '1. ',
    '- ',
    '. ',
    ', ',
    '10 ml ',
    '2 oz ',
    '½ oz of ',
    '5 cl gin ',
    '10 people ',
  ],
  ...[
    'gin ',
    'rum and ',
    'no ',
    'without ',
    'ohne ',
    'sin ',
    'zonder ',
    'sans ',
    'not too ',
    'or ',
    'und ',
    'with ',
  ],
  ...[
    'negroni ',
    'old fashioned ',
    'lime juice ',
    'strawberry ',
    'milk, ',
    'nuts? ',
    'i am allergic to ',
    'egg ',
  ],
  ...[
    'my friend ',
    'she ',
    'pregnant ',
    'driving ',
    'drunk ',
    'stronger ',
    'sweet ',
    'how do i make ',
    'something ',
  ],
  ...[
    'what is ',
    'can i ',
    'Tom likes ',
    'for 10 ',
    '20 € ',
    'second ',
    'instead of ',
    'less ',
    'bitter ',
    'cheap ',
  ],
  ...[
    '**gin** ',
    '[[11002]] ',
    'wodka ',
    'whisky ',
    'zumo de ',
    'jus de ',
    'sap ',
    'allergisch ',
    'embarazada ',
    'rc ',
    'monin ',
    'mandelsirup ',
    'juice ',
  ],
];

interface Measured {
  ms: number;
  status: number;
  bytes: number;
  text: string;
}

let seed = SEED;
/** The next of numbers that are the same at each run (mulberry32). */
function chance(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const oneOf = (texts: readonly string[]): string => texts[Math.floor(chance() * texts.length)] ?? ' ';
const piece = (): string => oneOf(PIECES);

const catalogue = loadCatalogue('data');
const NAMES = [...catalogue.ingredientById.values()].flatMap(({ names }) =>
  Object.values(names).map((name) => `${name} `),
);
/** What texts are made of of which none is like another. */
const UNLIKE: Readonly<Record<string, readonly string[]>> = {
  pieces: PIECES,
  names: NAMES,
  'names and signs': NAMES.flatMap((name) => [name, oneOf([', ', ' / ', ' or ', ' and ', ' (', '. '])]),
};

/** Texts of one body, at most, and bodies before texts are the same again. */
const MOST_TEXTS = 4000;
const DIFFERENT_BODIES = 10;
let bodies = 0;

/**
 * A text that repeats some pieces, with a number at its end where it has to differ from others, also from those of other
 * bodies: what was read once is kept.
 */
const filledBy =
  (pieces: readonly string[]): Fill =>
  (length, place) => {
    const end = place === undefined ? 'x' : `x${place + (bodies % DIFFERENT_BODIES) * MOST_TEXTS}`;
    const unit = pieces.join('');
    return unit.repeat(Math.ceil(length / unit.length)).slice(0, length - end.length) + end;
  };

/** A text of pieces by chance: no two are alike. */
const filledByChance =
  (texts: readonly string[]): Fill =>
  (length) => {
    let text = '';
    while (text.length < length) text += oneOf(texts);
    return text.slice(0, length);
  };

/** The pieces of a text that costs much, changed a little. */
function changed(pieces: readonly string[]): string[] {
  const place = Math.floor(chance() * pieces.length);
  const kind = chance();
  if (kind < 0.4) return pieces.toSpliced(place, 0, piece());
  if (kind < 0.7) return pieces.with(place, piece());
  return pieces.length > 1 ? pieces.toSpliced(place, 1) : [piece()];
}

/** Paths of all texts in a body. */
function textsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** A value with a text in the place of one within it. */
function withText(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((part, at) => (String(at) === key ? withText(part, rest, text) : part));
  const holder = value as Record<string, unknown>;
  return { ...holder, [key]: withText(holder[key], rest, text) };
}

const worker = new Worker(resolve(import.meta.dirname, 'backendThread.ts'), { stderr: true });
const mails: Mail[] = [];
const { variables } = await new Promise<{ variables: Record<string, string> }>((started, failed) => {
  worker.once('error', failed);
  worker.on('message', (message: { mail?: Mail; variables?: Record<string, string> }) => {
    if (message.mail) mails.push(message.mail);
    if (message.variables) started({ variables: message.variables });
  });
});
const model = await startFakeModel();
Object.assign(process.env, variables, {
  MAIL_FROM: 'bar@example.test',
  SIGN_IN_PACE_MS: '0',
  OPENAI_BASE_URL: model.url,
  OPENAI_API_KEY: '',
});
for (const channel of ['info', 'warn', 'error'] as const) console[channel] = () => undefined;

const functions = hostFunctions(resolve('netlify/functions'));
const nobody = () => Promise.resolve(new Response(null, { status: 404 }));
const newBrowser = () => new SiteBrowser(functions, nobody);

const reader = newBrowser();
const signIn = { email: 'reader@example.test', locale: 'en' };
await reader.post('/api/auth/code', signIn);
await reader.post('/api/auth/verify', { ...signIn, code: codeIn(mails.at(-1)?.html ?? '') });
const made = await reader.post('/api/menus', { name: 'Friday', cocktailIds: ['11002'] });
const { id: menuId } = (await made.json()) as { id: string };
await reader.ask('PUT', `/api/menus/${menuId}/publication`, {});

/** Milliseconds that an input may take. */
type Aim = (bytes: number) => number;
const anyAim: Aim = () => AIM_MS;
const importAim: Aim = (bytes) => (IMPORT_AIM_MS * bytes) / 100_000;

/** Takes an input, and says the status of the answer. */
type Take = (input: unknown) => Promise<number>;

/** Sends a body to a route. */
function sending(route: Route): Take {
  const path = route.path({ menuId, token: 'x'.repeat(22), nowhere: randomUUID(), fresh: randomUUID() });
  return async (body) => {
    const browser = route.access === 'anyone' ? newBrowser() : reader;
    const answer = await browser.ask(route.method, path, body);
    await answer.arrayBuffer();
    return answer.status;
  };
}

/**
 * Takes an input. One that would be the worst so far is taken again: what differs then is the machine.
 *
 * @param worst share of its aim that the worst input so far takes
 */
async function measure(
  take: Take,
  makeInput: () => unknown,
  text: string,
  worst: number,
  aim: Aim,
): Promise<Measured> {
  let best: Measured = { ms: Infinity, status: 0, bytes: 0, text };
  for (let time = 0; time < 3 && best.ms > worst * aim(best.bytes); time += 1) {
    bodies += 1;
    const input = makeInput();
    best = { ...best, bytes: Buffer.byteLength(JSON.stringify(input)) };
    const before = process.threadCpuUsage();
    const status = await take(input);
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1000;
    if (ms < best.ms) best = { ...best, ms, status };
  }
  return best;
}

/** The most bytes of a body that a route reads. */
async function limitOf(route: Route, body: object): Promise<number> {
  for (const size of SIZES) {
    if ((await sending(route)({ ...body, more: 'x'.repeat(size) })) !== TOO_LARGE) return size;
  }
  return 0;
}

type Shape = (fill: Fill) => unknown;

/** Bodies of a route, each around a text: those at all limits, and those that are one long text. */
async function shapesOf(route: Route, name: string): Promise<readonly Shape[]> {
  const body = route.body?.() ?? {};
  const limit = await limitOf(route, body);
  const long = textsIn(body).map(
    (path): Shape =>
      (fill) =>
        withText(body, path, fill(limit * 0.9)),
  );
  return [...(LARGEST_BODIES[name] ?? []), ...long, (fill) => ({ ...body, more: fill(limit * 0.9) })];
}

/** Tries each shape around new texts, then changes the text that cost most of what it may, then tries texts by chance. */
async function worstOf(take: Take, shapes: readonly Shape[], aim = anyAim): Promise<Measured> {
  let worst: { measured: Measured; pieces: readonly string[]; shape: Shape } | undefined;
  const attempt = async (
    shape: Shape,
    pieces: readonly string[],
    text = pieces.join(''),
    fill = filledBy(pieces),
  ) => {
    const share = worst === undefined ? 0 : worst.measured.ms / aim(worst.measured.bytes);
    const measured = await measure(take, () => shape(fill), text, share, aim);
    if (worst === undefined || measured.ms / aim(measured.bytes) > share) worst = { measured, pieces, shape };
    return worst;
  };
  let found = await attempt(shapes[0] ?? ((fill) => fill(1)), ['x']);
  for (let round = 0; round * shapes.length < TRIES / 2 + shapes.length; round += 1)
    for (const shape of shapes)
      found = await attempt(shape, round % 2 === 0 ? [piece()] : [piece(), piece()]);
  for (let round = 0; round < TRIES / 2; round += 1)
    found = await attempt(found.shape, changed(found.pieces));
  for (const [kind, texts] of Object.entries(UNLIKE))
    for (const shape of shapes)
      found = await attempt(shape, texts, `${kind}, none alike`, filledByChance(texts));
  return found.measured;
}

const { route: asked = '' } = parseArgs({
  args: [...commandArguments],
  options: { route: { type: 'string' } },
}).values;
const rows: Record<string, Record<string, string | number>> = {};

function tell(name: string, { ms, status, bytes, text }: Measured, aimOf = anyAim): void {
  const aim = aimOf(bytes);
  if (ms > aim) missAim();
  // It takes minutes: each row as it comes, the table at the end.
  process.stderr.write(`${name}: ${Math.round(ms)} ms\n`);
  rows[name] = {
    'cpu ms': Math.round(ms),
    bytes,
    ...(aimOf === importAim && { 'ms for 100 kB': Math.round((ms / bytes) * 100_000) }),
    status,
    text: JSON.stringify(text).slice(0, 40),
    aim: ms <= aim ? 'met' : 'missed',
  };
}

for (const route of ROUTES) {
  const name = `${route.method} ${route.path({ menuId: '{menu}', token: '', nowhere: '{nothing}', fresh: '{bar}' })}`;
  if (route.body === undefined || route.endsSession || rows[name] || !name.includes(asked)) continue;
  const shapes = await shapesOf(route, name);
  if (name.endsWith(IMPORT)) {
    // Each language reads lines by its own patterns, and has three files.
    for (const [place, language] of LOCALES.entries())
      tell(
        `${name}, ${language}`,
        await worstOf(sending(route), shapes.slice(3 * place, 3 * place + 3), importAim),
        importAim,
      );
    continue;
  }
  tell(name, await worstOf(sending(route), shapes));
  if (!name.endsWith('/chat')) continue;
  process.env['OPENAI_API_KEY'] = 'sk-test';
  tell(`${name} to a model`, await worstOf(sending(route), shapes));
  process.env['OPENAI_API_KEY'] = '';
}

/** The search has no function: it takes a processor of the browser. */
if ('search'.includes(asked)) {
  const searches = LOCALES.map((locale) =>
    createSearchEverywhere(searchIndex(catalogue, locale, ({ key }) => key)),
  );
  const searching = searches.map((search) => (input: unknown) => {
    search(String(input));
    return Promise.resolve(OK);
  });
  for (const [place, take] of searching.entries())
    tell(
      `search in the browser, ${LOCALES[place] ?? ''}`,
      await worstOf(take, [(fill) => fill(SEARCH_LENGTH)]),
    );
}
console.table(rows);
model.close();
await worker.terminate();
process.exit();
