import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chatPieceSchema } from '../../../src/contracts/chat/chat.ts';
import { errorAnswerSchema } from '../../../src/contracts/site/error.ts';
import { askerAddress } from '../../../tools/serve/askerAddress.ts';
import { hostFunctions } from '../../../tools/serve/functionHost.ts';
import { listenWith, serveHttp } from '../../../tools/serve/httpServer.ts';
import { TestBrowser, useBackend } from '../../../tools/serve/testBrowser.ts';
import { startFakeModel, type FakeModel } from '../../../tools/test/fakeModel.ts';

const NEGRONI = '[[11002]]';
const END = 'data: [DONE]\n\n';

const test = useBackend();
let fake: FakeModel;
let site: Awaited<ReturnType<typeof serveHttp>>;
let asker = 0;
beforeAll(async () => {
  fake = await startFakeModel();
  const functions = hostFunctions(resolve('netlify/functions'));
  const answer = listenWith(async (request, ip) => {
    const found = await functions.find(new URL(request.url).pathname, request.method);
    return (
      found?.run(request, askerAddress(request, ip, { TRUST_CLIENT_ADDRESS: 'true' })) ??
      new Response(null, { status: 404 })
    );
  });
  site = await serveHttp({ host: '127.0.0.1', port: 0 }, answer);
});
afterAll(() => {
  site.close();
  fake.close();
});
beforeEach(() => {
  asker += 1;
  fake.calls.length = 0;
});

function useModel(): void {
  vi.stubEnv('OPENAI_API_KEY', 'sk-test');
  vi.stubEnv('OPENAI_BASE_URL', fake.url);
}

function ask(question: string, change: object = {}, init: RequestInit = {}): Promise<Response> {
  const body = { messages: [{ role: 'user', content: question }], mode: 'ask', language: 'en', ...change };
  return fetch(`http://127.0.0.1:${site.port}/api/chat`, {
    method: 'POST',
    // Each test is a visitor of its own, as far as limits go.
    headers: { 'x-nf-client-connection-ip': `192.0.2.${asker}` },
    body: JSON.stringify(body),
    ...init,
  });
}

/** What an answer says, whether it came to its end, and what came with it. */
interface Heard {
  said: string;
  isWhole: boolean;
  /** The chips that came last. */
  chips: string[] | undefined;
  followUps: string[] | undefined;
  ask: string | undefined;
  language: string | undefined;
}

/** Every line must be as the specification has it. */
function read(stream: string): Heard {
  const isWhole = stream.endsWith(END);
  const events = stream.split('\n\n').filter((event) => event !== '');
  const pieces = (isWhole ? events.slice(0, -1) : events).flatMap((event) => {
    if (event.startsWith(':')) return [];
    expect(event).toMatch(/^data: \{/);
    return [chatPieceSchema.parse(JSON.parse(event.slice('data: '.length)))];
  });
  return {
    said: pieces.map(({ content }) => content).join(''),
    isWhole,
    chips: pieces.findLast(({ wishes }) => wishes)?.wishes?.map(({ label }) => label),
    followUps: pieces.findLast(({ followUps }) => followUps)?.followUps,
    ask: pieces.find(({ ask }) => ask)?.ask?.text,
    language: pieces.find(({ language }) => language)?.language,
  };
}

async function hear(answer: Promise<Response>) {
  const response = await answer;
  expect(response.status).toBe(200);
  return read(await response.text());
}

/** Plays calls in the first rounds, and an answer in the one after them. */
function behaveByRounds(...rounds: Parameters<FakeModel['behave']>[0][]): void {
  let round = -1;
  fake.behave((question) => {
    round = Math.min(round + 1, rounds.length - 1);
    const behaviour = rounds[round] ?? { kind: 'answers', pieces: [] };
    return typeof behaviour === 'function' ? behaviour(question) : behaviour;
  });
}

it('answers from the catalogue without a model, in small pieces of the same framing', async () => {
  const response = await ask('How do I make a Negroni?');
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-store');
  const stream = await response.text();
  expect(read(stream)).toMatchObject({ said: expect.stringContaining(NEGRONI), isWhole: true });
  expect(fake.calls).toHaveLength(0);
});

it('names the language of an answer, which may be another than that of the page', async () => {
  const german = 'Was kann ich mit Gin und Zitrone machen?';
  expect(await hear(ask(german))).toMatchObject({ language: 'de', isWhole: true });
  expect(await hear(ask('Ich will nicht mehr leben'))).toMatchObject({ language: 'de', isWhole: true });
  useModel();
  fake.behave({ kind: 'answers', pieces: [`Einen ${NEGRONI}.`] });
  expect(await hear(ask(german))).toMatchObject({ language: 'de', isWhole: true });
  expect(await hear(ask('Something with gin?', { language: 'fr' }))).toMatchObject({ language: 'en' });
});

it('has the model answer by the facts of the catalogue', async () => {
  useModel();
  fake.behave({ kind: 'answers', pieces: ['Have a ', 'Negroni [[110', '02]]', ', or a Foo [[99', '999]].'] });
  const { said, isWhole } = await hear(ask('Wie macht man einen Negroni?', { language: 'de' }));
  expect({ said, isWhole }).toEqual({ said: `Have a Negroni ${NEGRONI}, or a Foo.`, isWhole: true });

  const [call] = fake.calls;
  const system = call?.body.messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  expect(system?.join()).toContain('"id":"11002"');
  expect(system?.join()).toContain('30\u00a0ml Campari');
  expect(system?.join()).toContain('German');
  expect(call?.body.messages.at(-1)).toEqual({ role: 'user', content: 'Wie macht man einen Negroni?' });
});

it('puts the recipe of the catalogue where the model asks for it', async () => {
  useModel();
  fake.behave({ kind: 'answers', pieces: [`Gladly: ${NEGRONI}\n[[ma`, 'ke:11002]]', 'Salud.'] });
  const { said } = await hear(ask('¿Cómo se hace un Negroni?', { language: 'es' }));
  expect(said).toContain('- 30\u00a0ml de Campari');
  expect(said).toMatch(/\n1\. .+\n2\. /);
  expect(said).toMatch(/Salud\.$/);
});

it('answers a crisis itself, and keeps the model out of it', async () => {
  useModel();
  const { said, followUps } = await hear(ask('I want to kill myself'));
  expect(said).not.toBe('');
  expect({ followUps, calls: fake.calls.length }).toEqual({ followUps: undefined, calls: 0 });
});

it('leaves to the model what only calls for care, and leaves out for it what words say', async () => {
  useModel();
  fake.behave({ kind: 'answers', pieces: ['Congratulations! A Shirley Temple, then.'] });
  const { said, chips } = await hear(ask('I’m pregnant and allergic to nuts, what can I drink?'));
  expect(said).toContain('Congratulations');
  expect(chips).toContain('I leave out: tree nuts');
  const situation = fake.calls[0]?.body.messages.filter(({ role }) => role === 'system').at(-1)?.content;
  expect(situation).toMatch(/^CHIPS: .*tree nuts/m);
});

it('shows what the model leaves out as a chip, and keeps to it', async () => {
  useModel();
  behaveByRounds(
    { kind: 'calls', calls: [{ name: 'leave_out', args: '{"what":["milk"]}' }] },
    {
      kind: 'answers',
      pieces: ['A White Russian.\n', 'NEXT: How do I make a White Russian? | ', 'And without cream?'],
    },
  );
  const { said, chips, followUps } = await hear(ask('My stomach and dairy are no friends.'));
  expect(said).toMatch(
    /^A White Russian \[\[11413\]\]\.\n\nNot for you: \[\[11413\]\]\. Reason: contains milk\.$/,
  );
  expect(chips).toEqual(['I leave out: milk']);
  expect(followUps).toEqual(['And without cream?']);
});

it('keeps the chips that the client sends, and brings none back that was pressed away', async () => {
  useModel();
  fake.behave({ kind: 'answers', pieces: ['Yes.'] });
  const nuts = { kind: 'leave-out', what: 'nuts' };
  expect((await hear(ask('Anything else?', { wishes: [nuts] }))).chips).toEqual(['I leave out: tree nuts']);
  const allergic = 'I am allergic to tree nuts. A drink?';
  const { chips } = await hear(
    ask(allergic, { wishes: [], withdrawn: ['leave-out:nuts', 'leave-out:peanuts'] }),
  );
  expect(chips).toEqual([]);
});

it('reads the whole conversation of a client that keeps no chips', async () => {
  useModel();
  fake.behave({ kind: 'answers', pieces: ['Yes.'] });
  const messages = [
    { role: 'user', content: 'I am allergic to milk.' },
    { role: 'ai', content: 'Good to know.' },
    { role: 'user', content: 'Something with gin?' },
  ];
  expect((await hear(ask('', { messages }))).chips).toEqual(['I leave out: milk']);
  expect((await hear(ask('', { messages, wishes: [] }))).chips).toEqual([]);
  vi.stubEnv('OPENAI_API_KEY', '');
  expect((await hear(ask('', { messages }))).chips).toEqual(['I leave out: milk', 'gin']);
});

it('tells the model of the page, the shelf and what is missing', async () => {
  useModel();
  fake.behave({ kind: 'answers', pieces: ['Right.'] });
  const question = 'Est-ce que je peux faire ce cocktail ?';
  await hear(ask(question, { shelf: ['gin', 'campari', 'some fairy dust'], language: 'fr', drink: '11002' }));
  const system = fake.calls[0]?.body.messages.map(({ content }) => content).join('\n') ?? '';
  expect(system).toContain('"some fairy dust"');
  expect(system).toContain('the page of Negroni [[11002]]');
  const facts = /^RECIPES: (.*)$/m.exec(system)?.[1] ?? '[]';
  expect(JSON.parse(facts)).toMatchObject([
    { id: '11002', name: 'Negroni', onShelf: { hasEverything: false, missing: ['vermouth rouge'] } },
  ]);
});

it('tells the model the same first, whatever is asked, so that a service keeps it', async () => {
  useModel();
  fake.behave({ kind: 'answers', pieces: ['Right.'] });
  await hear(ask('Negroni?'));
  await hear(ask('Etwas ohne Nüsse, bitte', { language: 'de', shelf: ['gin'] }));
  const [one, other] = fake.calls.map(({ body }) => JSON.stringify([body.tools, body.messages[0]]));
  expect(other).toBe(one);
  expect(one).toContain('11002 Negroni 21');
});

it('reads nothing of the conversation of a visitor who has reached the limit, but answers who is in danger', async () => {
  for (let turn = 0; turn < 40; turn += 1) await hear(ask('Negroni?'));
  expect((await ask('Negroni?')).status).toBe(429);
  expect((await hear(ask('I want to kill myself'))).said).not.toBe('');
});

it('bounds how often an address is told of help beyond the limit', async () => {
  for (let turn = 0; turn < 40; turn += 1) await hear(ask('Negroni?'));
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await ask('I want to kill myself')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it('hands each piece on while the model still thinks about the next', async () => {
  useModel();
  fake.behave({ kind: 'stalls', pieces: ['The first word'] });
  const leaving = new AbortController();
  const { body } = await ask('Negroni?', {}, { signal: leaving.signal });
  const { value } = (await body?.getReader().read()) ?? {};
  expect(read(new TextDecoder().decode(value)).said).toBe('The first word');
  leaving.abort();
  expect(await fake.calls[0]?.isRead).toBe(false);
});

it('stops the model when the visitor leaves before its first word', async () => {
  useModel();
  fake.behave({ kind: 'stalls', pieces: [] });
  const leaving = new AbortController();
  const answer = ask('Negroni?', {}, { signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => fake.calls.length).toBe(1);
  leaving.abort();
  expect(await answer).toBe('left');
  expect(await fake.calls[0]?.isRead).toBe(false);
});

it.each([
  ['refuses the key', { kind: 'refuses', status: 401 }],
  ['has too much to do', { kind: 'refuses', status: 429 }],
  ['fails', { kind: 'refuses', status: 500 }],
  ['talks rubbish', { kind: 'rubbish', text: 'data: {"oh"' }],
  ['says nothing', { kind: 'answers', pieces: [] }],
  ['cites what there is not and nothing else', { kind: 'answers', pieces: ['[[99999]]'] }],
  ['breaks off at once', { kind: 'breaks', pieces: [] }],
] as const)('lets the short answers answer where the model %s', async (_, behaviour) => {
  useModel();
  fake.behave(behaviour);
  const { said, isWhole } = await hear(ask('How do I make a Negroni?'));
  expect(said).toContain(NEGRONI);
  expect(isWhole).toBe(true);
  expect(fake.calls).toHaveLength(1);
});

it('ends without [DONE] where the model breaks off in the middle', async () => {
  useModel();
  fake.behave({ kind: 'breaks', pieces: ['Take ', 'two'] });
  expect(await hear(ask('Negroni?'))).toMatchObject({ said: 'Take two', isWhole: false });
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/broke off/), expect.any(String));
});

it('keeps fifty answers apart that are given at once', async () => {
  useModel();
  fake.behave((question) => ({
    kind: 'answers',
    pieces: Array.from({ length: 30 }, (_, place) => `${question}:${place} `),
    pause: 3,
  }));
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, number) => {
      // Forty questions are one visitor's share.
      asker = 100 + number;
      const answer = ask(`q${number}`);
      return { number, ...(await hear(answer)) };
    }),
  );
  for (const { number, said, isWhole } of answers) {
    expect(isWhole).toBe(true);
    expect(said).toBe(Array.from({ length: 30 }, (_, place) => `q${number}:${place}`).join(' '));
  }
});

const call = (name: string, args: object) => ({ name, args: JSON.stringify(args) });

it.each(['chat', 'responses'])(
  'has the tools of the site used that the model calls for, by the protocol “%s”',
  async (api) => {
    useModel();
    vi.stubEnv('OPENAI_API', api);
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    behaveByRounds(
      {
        kind: 'calls',
        calls: [
          call('get_recipe', { drinks: ['Penicillin'] }),
          call('about_ingredient', { ingredients: ['advocaat'] }),
        ],
      },
      (result) => ({
        kind: 'answers',
        pieces: [`A Penicillin. ${result.includes('Eggs') ? 'Yes' : 'No'}.`],
      }),
    );
    const { said, isWhole } = await hear(ask('What do you like?'));
    expect(said).toMatch(/^A Penicillin \[\[\d+\]\]\. Yes\.$/);
    expect(isWhole).toBe(true);
    expect(fake.calls).toHaveLength(2);
    expect(JSON.stringify(fake.calls[1]?.body)).toContain('Islay');
    expect(info).toHaveBeenCalledWith(
      expect.stringContaining('read 2400 tokens (2000 kept) and wrote 80, in 2 rounds'),
    );
  },
);

it('lets the model have three rounds of tools, and then an answer', async () => {
  useModel();
  behaveByRounds({ kind: 'calls', calls: [call('what_to_buy', {})] });
  const { said, isWhole } = await hear(ask('How do I make a Negroni?'));
  expect(fake.calls.map(({ body }) => body.tool_choice)).toEqual(['auto', 'auto', 'auto', 'none']);
  // It said nothing even then, so that the short answers does.
  expect(said).toContain(NEGRONI);
  expect(isWhole).toBe(true);
});

it.each([
  ['a tool that there is not', [call('pour_me_one', {})]],
  ['a drink that there is not', [call('get_recipe', { drinks: ['Purple Unicorn'] })]],
  ['arguments that are no JSON', [{ name: 'get_recipe', args: '{"drinks":' }]],
  ['arguments that it does not take', [call('scale', { drink: 'Negroni', guests: -3 })]],
  ['a hundred tools at once', Array.from({ length: 100 }, () => call('what_to_buy', {}))],
])('answers all the same where the model calls for %s', async (_, calls) => {
  useModel();
  behaveByRounds({ kind: 'calls', calls }, { kind: 'answers', pieces: ['A Negroni [[11002]] then.'] });
  const { said, isWhole } = await hear(ask('How do I make a Negroni?'));
  expect({ said, isWhole }).toEqual({ said: `A Negroni ${NEGRONI} then.`, isWhole: true });
});

it('tells the model again of the recipes that were spoken of', async () => {
  useModel();
  fake.behave({ kind: 'answers', pieces: ['That one [[11021]].'] });
  const messages = [
    { role: 'user', content: 'Something creamy?' },
    { role: 'ai', content: 'A Brandy Alexander [[11021]].' },
    { role: 'user', content: 'What glass?' },
  ];
  expect((await hear(ask('', { messages }))).said).toBe('That one [[11021]].');
});

it('leaves the oldest part of a long conversation out, and never the question', async () => {
  useModel();
  fake.behave({ kind: 'answers', pieces: ['Yes.'] });
  const messages = Array.from({ length: 19 }, (_, place) => ({
    role: place % 2 === 0 ? 'user' : 'ai',
    content: `${place} ${'x'.repeat(1900)}`,
  }));
  await hear(ask('', { messages }));
  const told = fake.calls[0]?.body.messages.filter(({ role }) => role !== 'system') ?? [];
  expect(told.length).toBeGreaterThan(3);
  expect(told.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(12_100);
  expect(told.at(-1)?.content).toMatch(/^18 /);
});

it('makes the visitor wait, with a time, after forty questions', async () => {
  for (let turn = 0; turn < 40; turn += 1) await hear(ask('Negroni?'));
  const refused = await ask('Negroni?');
  expect(refused.status).toBe(429);
  const { code, retryAfterSeconds } = errorAnswerSchema.parse(await refused.json());
  expect(code).toBe('rate_limited');
  expect(refused.headers.get('retry-after')).toBe(String(retryAfterSeconds));
});

it('counts each call of the model, of which a question may take several', async () => {
  useModel();
  const { database } = test.backend;
  await database.exec('update public.chat_guard set model_calls = 0');
  fake.behave({ kind: 'calls', calls: [{ name: 'get_recipe', args: '{"drinks":["11002"]}' }] });
  await hear(ask('Negroni?'));
  expect(fake.calls).toHaveLength(4);
  const { rows } = await database.query('select model_calls from public.chat_guard');
  expect(rows).toEqual([{ model_calls: 4 }]);
});

it('has the model read no more of a shelf than bytes that it may', async () => {
  useModel();
  const shelf = Array.from({ length: 300 }, (_, place) => `${place}${'🍸'.repeat(56)}`);
  const messages = [{ role: 'user', content: '🍸'.repeat(2000) }];
  await hear(ask('', { shelf, messages }));
  expect(Buffer.byteLength(JSON.stringify(fake.calls[0]?.body.messages))).toBeLessThan(80_000);
});

it('counts the questions of an account wherever they come from', async () => {
  const home = new TestBrowser('203.0.113.1');
  await home.signIn(test.backend, 'ada@example.test', 'Ada');
  // The functions are asked without encryption here, where cookies have no prefix.
  const cookie = [...home.cookies]
    .map(([name, value]) => `${name.replace('__Host-', '')}=${value}`)
    .join('; ');
  const statuses: number[] = [];
  for (let turn = 0; turn < 21; turn += 1) {
    const headers = { cookie, 'x-nf-client-connection-ip': `198.51.100.${turn}` };
    const answer = await ask('Negroni?', {}, { headers });
    await answer.text();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

it('has the short answers answer once the budget of the day is spent', async () => {
  useModel();
  await test.backend.database.exec('update public.chat_guard set model_calls_a_day = 0');
  expect((await hear(ask('Negroni?'))).said).toContain(NEGRONI);
  expect(fake.calls).toHaveLength(0);
  await test.backend.database.exec('update public.chat_guard set model_calls_a_day = 2000');
});

it.each([
  ['is away', 'http://127.0.0.1:1'],
  ['is not set up', ''],
])('calls no model while the database %s, and answers all the same', async (_, url) => {
  useModel();
  vi.stubEnv('SUPABASE_URL', url);
  expect((await hear(ask('Negroni?'))).said).toContain(NEGRONI);
  expect(fake.calls).toHaveLength(0);
});

it('answers where the variables of the model are wrong, and says so in the log', async () => {
  useModel();
  vi.stubEnv('OPENAI_BASE_URL', 'nowhere');
  expect((await hear(ask('Negroni?'))).isWhole).toBe(true);
  expect(console.error).toHaveBeenCalledWith(expect.any(String), expect.stringContaining('OPENAI_BASE_URL'));
});

const message = (content: string, role = 'user') => ({ role, content });
it.each([
  ['no message', { messages: [] }],
  ['a blank message', { messages: [message('  ')] }],
  ['an answer as the last message', { messages: [message('Hi'), message('Hello', 'ai')] }],
  ['21 messages', { messages: Array.from({ length: 21 }, () => message('Hi')) }],
  ['2,001 characters', { messages: [message('x'.repeat(2001))] }],
  ['another role', { messages: [message('Hi', 'system')] }],
  ['another mode', { mode: 'sing' }],
])('refuses %s', async (_, change) => {
  const answer = await ask('Hi', change);
  expect(answer.status).toBe(400);
  expect(errorAnswerSchema.parse(await answer.json()).code).toBe('invalid_body');
});

it('takes twenty messages of 2,000 characters of any script', async () => {
  const messages = Array.from({ length: 20 }, (_, place) =>
    message('🍸'.repeat(2000), place % 2 === 0 ? 'ai' : 'user'),
  );
  expect((await ask('', { messages })).status).toBe(200);
});

it('refuses a body that is larger than any conversation', async () => {
  const answer = await ask('', { messages: [message('x'.repeat(300 * 1024))] });
  expect(answer.status).toBe(413);
  expect(errorAnswerSchema.parse(await answer.json()).code).toBe('payload_too_large');
});
