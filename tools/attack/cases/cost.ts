import { CHAT_LIMITS } from '../../../src/contracts/chat/chatLimits.ts';
import { LOCALES, type Locale } from '../../../src/contracts/site/locale.ts';
import { sending, type AttackCase } from '../attackCase.ts';
import { LARGEST_BODIES } from '../largestBodies.ts';
import { newSender, type Reader } from '../reader.ts';
import { sendRaw, type Order } from '../sendRaw.ts';

/** Longer than any of it takes on a busy machine, and far less than what a pattern takes that backtracks. */
const PATIENCE_MS = 10_000;
/** The largest bodies take less than a second of an idle machine, and what backtracks over them hours. */
const BODY_PATIENCE_MS = 60_000;
/** How much longer it may take to refuse a long conversation than a short one; one that is read takes eighty times as long. */
const MOST_TIMES = 15;
/** How much longer a conversation of swaps may take than one of as many letters; one that is looked up anew for each word takes 5 to 17 times as long. */
const MOST_TIMES_SWAPPED = 4;
const TOO_MANY = 429;
/** What texts at their limit are made of: each has patterns and rules look at every character. */
const FILLINGS = ['gin, rum and ', '1 1/2 ', '[[*_'];

/** Swaps of one thing for another, which a message repeats. */
const SWAPS: Readonly<Record<Locale, string>> = {
  en: 'replace gin rum ',
  nl: 'gin in plaats van rum ',
  de: 'gin statt rum ',
  es: 'gin en vez de ron ',
  fr: 'gin au lieu de rum ',
};
/** Just below the megabyte that a menu may have, and above what a call can spread. */
const EMPTY_VALUES = 330_000;

/** What is known to have cost much: texts that patterns backtracked over, and work that no limit counted. */
export async function* costCases(site: string, newReader: () => Promise<Reader>): AsyncGenerator<AttackCase> {
  const attack = (name: string, attempt: AttackCase['attempt']): AttackCase => ({
    kind: 'cost',
    name,
    attempt,
  });

  for (const [route, makers] of Object.entries(LARGEST_BODIES)) {
    const [method = '', path = ''] = route.split(' ');
    for (const [place, make] of makers.entries()) {
      for (const filling of FILLINGS) {
        const reader = await newReader();
        const owned = path.includes('{menu}') ? await makeMenu(reader) : '';
        const body = make(
          (length, number = 0) =>
            `${filling.repeat(length / filling.length)}${' '.repeat(filling.length)}`.slice(0, length - 4) +
            String(number).padStart(4, '0'),
        );
        yield attack(`the largest body ${place} to ${route} of ${JSON.stringify(filling)}`, () =>
          answered(site, {
            ...{ method, path: path.replace('{menu}', owned), body },
            headers: { origin: site, cookie: reader.cookie(), ...newSender() },
          }),
        );
      }
    }
  }

  const importing = (language: string, text: string) => ({
    method: 'POST',
    path: '/api/own-drinks/import',
    body: { language, text },
  });
  for (const language of LOCALES) {
    const reader = await newReader();
    const costly = { spaces: `1${' '.repeat(297)}x`, houses: 'rc '.repeat(26) };
    for (const [kind, line] of Object.entries(costly)) {
      const recipeIngredient = Array.from({ length: 16 }, () => line);
      const file = Array.from({ length: 12 }, () => ({ '@type': 'Recipe', name: 'x', recipeIngredient }));
      yield attack(
        `an import in ${language} of lines of ${kind}`,
        within(reader, importing(language, JSON.stringify(file))),
      );
    }
  }
  yield attack(
    'imports of a megabyte without end',
    untilRefused(await newReader(), 4, importing('en', JSON.stringify('x'.repeat(999_990)))),
  );
  yield attack(
    'refused logos without end',
    untilRefused(await newReader(), 121, {
      method: 'PUT',
      path: '/api/brand',
      body: {
        ...{ accent: null, pairing: 'deco', design: 'list', namesProduct: false },
        logo: { png: 'bm8gcGljdHVyZQ==', alt: null },
      },
    }),
  );

  yield attack('long conversations without end', async () => {
    const headers = newSender();
    const question = (messages: object[]) => ({
      ...{ method: 'POST', path: '/api/chat', headers },
      body: { messages, mode: 'ask', language: 'en' },
    });
    const short = question([{ role: 'user', content: 'Hi' }]);
    const long = question(
      Array.from({ length: 20 }, () => ({ role: 'user', content: 'gin, rum and '.repeat(153) })),
    );
    for (let turn = 0; turn < 40; turn += 1) await sendRaw(site, short);
    const [quick, slow] = [await refusedIn(site, short), await refusedIn(site, long)];
    if (typeof quick === 'string') return quick;
    if (typeof slow === 'string') return slow;
    return slow > MOST_TIMES * quick
      ? `took ${Math.round(slow / quick)} times as long as short ones`
      : undefined;
  });

  for (const language of LOCALES) {
    yield attack(`a conversation of swaps in ${language}`, async () => {
      const things = await answeredIn(site, language, 'gin rum ');
      const swaps = await answeredIn(site, language, SWAPS[language]);
      if (typeof things === 'string') return things;
      if (typeof swaps === 'string') return swaps;
      return swaps > MOST_TIMES_SWAPPED * things
        ? `took ${Math.round(swaps / things)} times as long as one of things`
        : undefined;
    });
  }
  const writer = await newReader();
  const empty = Array.from({ length: EMPTY_VALUES }, () => ({}));
  for (const [name, sections] of Object.entries({
    drinks: [{ title: null, drinks: empty }],
    amounts: [{ drinks: [{ prices: [{ amounts: empty }] }] }],
  })) {
    yield attack(`a menu of ${EMPTY_VALUES} empty ${name}`, async () => {
      const started = performance.now();
      const { status } = await writer.ask({ method: 'POST', path: '/api/menus', body: { sections } });
      return status === 400 ? late(started) : `answered ${status} instead of 400`;
    });
  }

  for (const photo of [
    'https:x',
    'https:\\\\x',
    'https:///x',
    'https:x:443',
    'HTTPS:x',
    'https://x\\..\\y',
  ]) {
    yield attack(
      `a photo at ${photo}`,
      sending(
        site,
        {
          method: 'POST',
          path: '/api/submissions',
          headers: { origin: site, ...newSender() },
          body: {
            ...{ cocktailName: 'x', ingredients: 'x', method: 'x', glassware: 'x', garnish: 'x' },
            ...{ photo, locale: 'en', website: '' },
          },
        },
        { statuses: [204] },
      ),
    );
  }
  const reader = await newReader();
  for (const [field, value] of [
    ['amount', 5e-324],
    ['strength', 1e-300],
  ] as const) {
    const line = {
      name: 'x',
      strength: null,
      colour: null,
      unit: 'ml',
      amount: 1,
      garnish: false,
      [field]: value,
    };
    const drink = { name: 'x', glass: 'coupe', method: 'shake', ice: 'none', lines: [line] };
    yield attack(
      `a ${field} of 300 digits`,
      sending(
        site,
        {
          method: 'POST',
          path: '/api/own-drinks',
          headers: { origin: site, cookie: reader.cookie() },
          body: { ...drink, note: null, instructions: null, allergens: [], vegan: false, vegetarian: false },
        },
        { statuses: [400] },
      ),
    );
  }
}

/** Milliseconds in which a question is refused so many times; or how it is answered instead. */
async function refusedIn(site: string, order: Order): Promise<number | string> {
  const started = performance.now();
  for (let turn = 0; turn < 10; turn += 1) {
    const { status } = await sendRaw(site, order);
    if (status !== TOO_MANY) return `answered ${status} instead of ${TOO_MANY}`;
  }
  return performance.now() - started;
}

/** Milliseconds in which three messages at their limit, of the same words again and again, are answered: the least of three. */
async function answeredIn(site: string, language: Locale, words: string): Promise<number | string> {
  const content = words.repeat(CHAT_LIMITS.letters / words.length).trim();
  const messages = [
    ...[1, 2].flatMap(() => [
      { role: 'user', content },
      { role: 'ai', content: 'ok' },
    ]),
    { role: 'user', content },
  ];
  const body = { messages, mode: 'ask', language };
  let least = Infinity;
  for (let turn = 0; turn < 3; turn += 1) {
    const started = performance.now();
    const order = { method: 'POST', path: '/api/chat', headers: newSender(), body };
    const { status } = await sendRaw(site, order, BODY_PATIENCE_MS);
    if (status !== 200) return `answered ${status} instead of 200`;
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

function late(started: number): string | undefined {
  const milliseconds = performance.now() - started;
  return milliseconds > PATIENCE_MS ? `took ${Math.round(milliseconds)} ms` : undefined;
}

async function makeMenu(reader: Reader): Promise<string> {
  const body = { name: 'Friday', cocktailIds: ['11002'] };
  const { text } = await reader.ask({ method: 'POST', path: '/api/menus', body });
  return (JSON.parse(text) as { id: string }).id;
}

/** Whatever the answer is: a body that is taken, or refused for what it says. */
async function answered(site: string, order: Order): Promise<string | undefined> {
  try {
    const { status } = await sendRaw(site, order, BODY_PATIENCE_MS);
    return status < 500 && status !== TOO_MANY ? undefined : `answered ${status}`;
  } catch (error) {
    return `was not answered: ${String(error)}`;
  }
}

function within(reader: Reader, order: Order): AttackCase['attempt'] {
  return async () => {
    const started = performance.now();
    const { status } = await reader.ask(order);
    return status === 200 ? late(started) : `answered ${status} instead of 200`;
  };
}

/** Asks again and again; the last of `most` has to be refused. */
function untilRefused(reader: Reader, most: number, order: Order): AttackCase['attempt'] {
  return async () => {
    let status = 0;
    for (let place = 0; place < most; place += 1) ({ status } = await reader.ask(order));
    return status === TOO_MANY ? undefined : `answered ${status} instead of ${TOO_MANY}`;
  };
}
