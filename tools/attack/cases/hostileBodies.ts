import fc from 'fast-check';
import { MAX_MENU_BYTES } from '../../../src/contracts/menus/menu.ts';
import { sending, type AttackCase } from '../attackCase.ts';
import { newSender, type Reader } from '../reader.ts';
import { ROUTES, type Owned, type Route } from '../routes.ts';

const INVALID = 400;
const TOO_LARGE = 413;
/** Bytes that every route takes; what is longer may be refused for that alone. */
const LEAST_LIMIT = 1024;
/** What a hostile value in one field may lead to where it is not plainly wrong: taken as a word, or refused. */
const REFUSALS = [INVALID, 404, TOO_LARGE, 422];
const REFUSED_SIGN_IN = 422;
const LIMITED = 429;
/** So that a breach comes again at the next run. */
const SEED = 20_261_122;
const RANDOM_BODIES_A_ROUTE = 6;

interface Hostile {
  name: string;
  value: unknown;
  /** Whether no field of any route may take it. */
  isWrong: boolean;
}

/** Put in the place of each field of each body. */
const HOSTILE_VALUES: readonly Hostile[] = [
  { name: 'a null character', value: 'a\0b', isWrong: true },
  { name: 'half of a surrogate pair', value: 'a\uD800b', isWrong: true },
  { name: 'a number beyond all integers', value: 1e308, isWrong: true },
  { name: 'a number beyond int4', value: 2 ** 53 - 1, isWrong: true },
  { name: 'a deep list', value: deepList(200), isWrong: true },
  {
    name: 'an object that names its prototype',
    value: JSON.parse('{"__proto__":{"isPro":true}}'),
    isWrong: true,
  },
  { name: 'true', value: true, isWrong: true },
  { name: 'a long text', value: 'x'.repeat(20_000), isWrong: true },
  { name: 'a query', value: `'; drop table public.menus; --`, isWrong: false },
  { name: 'a filter of PostgREST', value: 'eq.1,or(id.gt.0)', isWrong: false },
  { name: 'a path', value: '../../../etc/passwd', isWrong: false },
  { name: 'markup', value: '"><script>alert(1)</script>', isWrong: false },
  { name: 'a template', value: '{{ .Token }}${7*7}<%= 7*7 %>', isWrong: false },
  { name: 'a line break', value: 'a\r\nSet-Cookie: x=1', isWrong: false },
  { name: 'text that turns round', value: '\u202Eabc\u200B\uFEFF', isWrong: false },
];

/** Whole bodies as they come over the wire; each of them has to be refused. */
const RAW_BODIES: readonly [name: string, body: string][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a word', '"x"'],
  ['half of an object', '{"name":'],
  ['no JSON', 'name=x&cocktailIds=11002'],
  ['ten thousand brackets', '['.repeat(10_000)],
  ['an object within four thousand objects', `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`],
  ['its prototype', '{"__proto__":{"name":"x"},"constructor":{"prototype":{}}}'],
];

/** Each route with a body gets each hostile value in each field, hostile bodies, and random ones. */
export async function* hostileBodyCases(
  newReader: () => Promise<Reader>,
  ownedBy: (reader: Reader) => Promise<Owned>,
  site: string,
): AsyncGenerator<AttackCase> {
  for (const route of ROUTES) {
    if (
      route.body === undefined ||
      route.path({ menuId: '', token: '', nowhere: 'nowhere', fresh: '' }).includes('nowhere')
    ) {
      continue;
    }
    const reader = route.access === 'anyone' ? undefined : await newReader();
    const owned = reader ? await ownedBy(reader) : { menuId: '', token: '', nowhere: '', fresh: '' };
    const order = (body: unknown) => ({
      method: route.method,
      path: route.path(owned),
      headers: { origin: site, ...newSender(), ...(reader && { cookie: reader.cookie() }) },
      body,
    });
    for (const { name, body, statuses } of bodiesFor(route.body, route)) {
      yield {
        kind: 'hostile bodies',
        name: `${route.method} ${route.path({ menuId: '{menu}', token: '', nowhere: '', fresh: '{bar}' })} with ${name}`,
        attempt: sending(site, order(body), { statuses }),
      };
    }
  }
}

function* bodiesFor(
  bodyOf: NonNullable<Route['body']>,
  { status, fileField }: Route,
): Generator<{ name: string; body: unknown; statuses: number[] }> {
  // A route that takes a secret refuses further guesses, whatever they hold.
  const refusals = status === REFUSED_SIGN_IN ? [...REFUSALS, LIMITED] : REFUSALS;
  for (const [name, body] of RAW_BODIES)
    yield { name, body, statuses: body.length > LEAST_LIMIT ? [INVALID, TOO_LARGE] : [INVALID] };
  yield { name: 'a field too many', body: { ...bodyOf(), isPro: true }, statuses: [INVALID] };
  yield { name: 'megabytes', body: { ...bodyOf(), more: 'x'.repeat(MAX_MENU_BYTES) }, statuses: [TOO_LARGE] };
  for (const path of fieldsOf(bodyOf())) {
    for (const { name, value, isWrong } of HOSTILE_VALUES) {
      // In the place of a yes or no, true is no attack.
      if (typeof value === 'boolean' && typeof valueAt(bodyOf(), path) === 'boolean') continue;
      const statuses =
        isWrong && !isForgiving(path, value, fileField) ? [INVALID, TOO_LARGE] : [status, ...refusals];
      yield { name: `${name} in ${path.join('.')}`, body: replaced(bodyOf(), path, value), statuses };
    }
  }
  const keys = Object.keys(bodyOf());
  const random = fc.sample(
    fc.object({ maxDepth: 3, maxKeys: 6, key: fc.constantFrom(...(keys.length === 0 ? ['more'] : keys)) }),
    {
      numRuns: RANDOM_BODIES_A_ROUTE,
      seed: SEED,
    },
  );
  for (const guess of random) {
    yield { name: 'a random body', body: guess, statuses: [status, ...refusals] };
  }
}

/** The trap for programmes and the text of a file take any text, and a language that the chat does not know is English. */
function isForgiving(path: readonly (string | number)[], value: unknown, fileField?: string): boolean {
  const isStorable = typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed());
  if (fileField !== undefined) return isStorable && path[0] === fileField && typeof value === 'string';
  return isStorable && (path[0] === 'language' || path[0] === 'website');
}

/** The paths of all values in a body that are no object and no list. */
function fieldsOf(value: unknown): (string | number)[][] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => fieldsOf(item).map((rest) => [index, ...rest]));
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, item]) => fieldsOf(item).map((rest) => [key, ...rest]));
}

function valueAt(whole: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((value, key) => (value as Record<string | number, unknown>)[key], whole);
}

function replaced(whole: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((item, index) => (index === key ? replaced(item, rest, value) : item));
  const object = whole as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, value) };
}

function deepList(depth: number): unknown {
  return depth === 0 ? [] : [deepList(depth - 1)];
}
