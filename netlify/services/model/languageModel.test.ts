import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startFakeModel, type FakeModel } from '../../../tools/test/fakeModel.ts';
import { createLanguageModel, ModelError } from './languageModel.ts';
import type { ModelTool } from './prompt.ts';

const NEVER = new AbortController().signal;
const HELLO = [{ role: 'user', content: 'Hello' }] as const;

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.calls.length = 0;
});

interface Asking {
  signal?: AbortSignal;
  model?: string;
  piece?: number;
  answer?: number;
  api?: 'chat' | 'responses';
  tools?: readonly ModelTool[];
}

function ask({ signal = NEVER, model, piece = 5_000, answer = 10_000, api = 'chat', tools }: Asking = {}) {
  const settings = { apiKey: 'sk-test', baseUrl: fake.url, api, model, patience: piece };
  return createLanguageModel(settings, answer).stream(HELLO, {
    mostTokens: 77,
    signal,
    ...(tools && { tools }),
  });
}

/** What was said until the answer ended, and how it ended. */
async function hear(pieces: ReturnType<typeof ask>): Promise<{ said: string[]; end: unknown }> {
  const said: string[] = [];
  try {
    for (;;) {
      const { done, value } = await pieces.next();
      if (done) return { said, end: value.how };
      said.push(value);
    }
  } catch (error) {
    expect(error).toBeInstanceOf(ModelError);
    return { said, end: (error as ModelError).message };
  }
}

it('gives the pieces as they come, and sends key, limit and conversation', async () => {
  fake.behave({ kind: 'answers', pieces: ['Stirred', ', not ', 'shaken 🍸'] });
  expect(await hear(ask())).toEqual({ said: ['Stirred', ', not ', 'shaken 🍸'], end: 'whole' });
  const [call] = fake.calls;
  expect(call?.authorization).toBe('Bearer sk-test');
  expect(call?.body).toMatchObject({ stream: true, max_completion_tokens: 77, messages: HELLO });
});

it('asks for the model that the settings name, and sends nothing then that only OpenAI knows', async () => {
  fake.behave({ kind: 'answers', pieces: ['Hi'] });
  await hear(ask({ model: 'llama3.2:3b' }));
  expect(fake.calls[0]?.body.model).toBe('llama3.2:3b');
  expect(Object.keys(fake.calls[0]?.body ?? {}).sort()).toEqual([
    'max_completion_tokens',
    'messages',
    'model',
    'stream',
    'stream_options',
  ]);
});

const TOOLS: ModelTool[] = [
  { name: 'get_recipe', description: 'A recipe.', parameters: { type: 'object', properties: {} } },
];

it.each(['chat', 'responses'] as const)(
  'hears which tools the model wants used, by the protocol “%s”, and what it cost',
  async (api) => {
    const calls = [
      { name: 'get_recipe', args: '{"drink":"Negroni"}' },
      { name: 'compare', args: '{}' },
    ];
    fake.behave({ kind: 'calls', calls, pieces: ['Let me see.'] });
    const stream = ask({ api, tools: TOOLS });
    expect((await stream.next()).value).toBe('Let me see.');
    expect((await stream.next()).value).toEqual({
      how: 'whole',
      calls: calls.map((call, place) => ({ ...call, id: `call_${call.name}_${place}` })),
      usage: { read: 1200, cached: 1000, written: 40 },
    });
    expect(JSON.stringify(fake.calls[0]?.body.tools)).toContain('A recipe.');
  },
);

it('speaks the Responses API to OpenAI, which is to keep nothing', async () => {
  fake.behave({ kind: 'answers', pieces: ['Hi ', 'there'] });
  expect(await hear(ask({ api: 'responses' }))).toEqual({ said: ['Hi ', 'there'], end: 'whole' });
  const { body } = fake.calls[0] ?? {};
  expect(body).toMatchObject({ store: false, max_output_tokens: 77, input: HELLO });
  fake.behave({ kind: 'answers', pieces: ['Once upon'], ending: 'length' });
  expect(await hear(ask({ api: 'responses' }))).toEqual({ said: ['Once upon'], end: 'cut' });
  fake.behave({ kind: 'breaks', pieces: ['Take '] });
  expect((await hear(ask({ api: 'responses' }))).end).not.toBe('whole');
});

it('takes up no more calls than it may make at once', async () => {
  const calls = Array.from({ length: 9 }, () => ({ name: 'compare', args: '{}' }));
  fake.behave({ kind: 'calls', calls });
  const { value } = await ask({ tools: TOOLS }).next();
  expect((value as { calls: readonly unknown[] }).calls).toHaveLength(8);
});

it.each([
  [77 * 6 - 1, 'whole'],
  [77 * 6, 'cut'],
])('an answer of %i letters is %s', async (letters, end) => {
  fake.behave({ kind: 'answers', pieces: ['x'.repeat(letters)] });
  expect((await hear(ask())).end).toBe(end);
});

it('tells an answer that its limit cut off', async () => {
  fake.behave({ kind: 'answers', pieces: ['Once upon'], ending: 'length' });
  expect(await hear(ask())).toEqual({ said: ['Once upon'], end: 'cut' });
});

it('ends an answer itself where the server does not keep to the limit, and hangs up', async () => {
  fake.behave({ kind: 'answers', pieces: Array.from({ length: 200 }, () => 'blah '), pause: 1 });
  const { said, end } = await hear(ask());
  expect(end).toBe('cut');
  expect(said.join('').length).toBeLessThan(77 * 6 + 10);
  expect(await fake.calls[0]?.isRead).toBe(false);
});

it.each([401, 429, 500] as const)('fails once, without another try, on %i', async (status) => {
  fake.behave({ kind: 'refuses', status });
  const { said, end } = await hear(ask());
  expect(said).toEqual([]);
  expect(end).toMatch(String(status));
  expect(fake.calls).toHaveLength(1);
});

it('takes key and conversation to no other address than it was told', async () => {
  const other = await startFakeModel();
  fake.behave({ kind: 'redirects', to: `${other.url}/chat/completions` });
  expect((await hear(ask())).said).toEqual([]);
  expect(other.calls).toEqual([]);
  other.close();
});

it.each([
  ['no events', 'Sorry, we are closed.'],
  ['broken JSON', 'data: {"choices": [{"del\n\n'],
  ['JSON that says nothing', 'data: {"hello": "world"}\n\ndata: [DONE]\n\n'],
  ['a page', '<!doctype html><title>Bad gateway</title>'],
  ['nothing at all', ''],
])('fails on %s', async (_, text) => {
  fake.behave({ kind: 'rubbish', text });
  expect((await hear(ask())).said).toEqual([]);
});

it('gives what came before the connection broke, and says that it broke', async () => {
  fake.behave({ kind: 'breaks', pieces: ['Take ', 'two'] });
  const { said, end } = await hear(ask());
  expect(said).toEqual(['Take ', 'two']);
  expect(end).toEqual(expect.any(String));
  expect(end).not.toBe('whole');
});

it('takes an answer for broken off that just stops', async () => {
  fake.behave({ kind: 'rubbish', text: 'data: {"choices":[{"index":0,"delta":{"content":"Take"}}]}\n\n' });
  expect(await hear(ask())).toEqual({ said: ['Take'], end: 'The model broke off.' });
});

it.each([{ pieces: [] }, { pieces: ['Well', ', '] }])(
  'waits only so long for the next piece after %j, and hangs up',
  async ({ pieces }) => {
    fake.behave({ kind: 'stalls', pieces });
    const { said, end } = await hear(ask({ piece: 1_000 }));
    expect(said).toEqual(pieces);
    expect(end).not.toBe('whole');
    expect(await fake.calls[0]?.isRead).toBe(false);
  },
);

it('waits only so long for the whole', async () => {
  fake.behave({ kind: 'answers', pieces: Array.from({ length: 100 }, () => 'and '), pause: 50 });
  const { said } = await hear(ask({ answer: 400 }));
  expect(said.length).toBeLessThan(20);
  expect(await fake.calls[0]?.isRead).toBe(false);
});

it('does not hurry a slow reader', async () => {
  fake.behave({ kind: 'answers', pieces: ['One ', 'two'] });
  const pieces = ask({ piece: 1_000 });
  const first = await pieces.next();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect([first.value, (await pieces.next()).value]).toEqual(['One ', 'two']);
});

it.each(['before the first piece', 'in the middle'])('hangs up when the caller leaves %s', async (when) => {
  const pieces = when === 'in the middle' ? ['One '] : [];
  fake.behave({ kind: 'stalls', pieces });
  const leaving = new AbortController();
  const stream = ask({ signal: leaving.signal });
  if (pieces.length > 0) await stream.next();
  const next = stream.next();
  await expect.poll(() => fake.calls.length).toBe(1);
  leaving.abort();
  await expect(next).rejects.toThrow(ModelError);
  expect(await fake.calls[0]?.isRead).toBe(false);
});

it('hangs up when the iteration ends early', async () => {
  fake.behave({ kind: 'stalls', pieces: ['One '] });
  for await (const piece of ask()) {
    expect(piece).toBe('One ');
    break;
  }
  expect(await fake.calls[0]?.isRead).toBe(false);
});
