import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { errorAnswerSchema } from '../../../src/contracts/site/error.ts';
import { translationSchema } from '../../../src/contracts/site/translation.ts';
import { TestBrowser, useBackend } from '../../../tools/serve/testBrowser.ts';
import { startFakeModel, type FakeModel } from '../../../tools/test/fakeModel.ts';

const test = useBackend();
let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.close());
beforeEach(async () => {
  fake.calls.length = 0;
  await test.backend.database.exec(
    'delete from public.translations; delete from public.rate_limit_uses; delete from public.translation_claims',
  );
});

function useModel(): void {
  vi.stubEnv('OPENAI_API_KEY', 'sk-test');
  vi.stubEnv('OPENAI_BASE_URL', fake.url);
}

const translate = (text: string, targetLang = 'de', browser = new TestBrowser()) =>
  browser.post('/api/translate', { text, targetLang });

async function translated(answer: Promise<Response>): Promise<string> {
  return translationSchema.parse(await (await answer).json()).translatedText;
}

it('translates what stands in the catalogue, with no model and no database', async () => {
  vi.stubEnv('SUPABASE_URL', '');
  expect(await translated(translate('Strain into the glass.', 'nl'))).toBe('Zeef in het glas.');
});

it('is not available for other texts without a model', async () => {
  const answer = await translate('Our terrace');
  expect(answer.status).toBe(503);
  expect(errorAnswerSchema.parse(await answer.json()).code).toBe('unavailable');
});

it('has the model translate once for everybody', async () => {
  useModel();
  fake.behave({ kind: 'answers', pieces: ['Unsere ', 'Terrasse'] });
  expect(await translated(translate('Our terrace'))).toBe('Unsere Terrasse');
  expect(await translated(translate('  Our terrace '))).toBe('Unsere Terrasse');
  expect(fake.calls).toHaveLength(1);
});

it('calls no model where there is no secret key to count its calls', async () => {
  useModel();
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', '');
  expect((await translate('Our terrace')).status).toBe(503);
  expect(await translated(translate('Strain into the glass.', 'nl'))).toBe('Zeef in het glas.');
  expect(fake.calls).toHaveLength(0);
});

it.each([
  ['fails', { kind: 'refuses', status: 500 }],
  ['breaks off', { kind: 'breaks', pieces: ['Unsere'] }],
] as const)('is not available where the model %s, and keeps nothing', async (_, behaviour) => {
  useModel();
  fake.behave(behaviour);
  expect((await translate('Our terrace')).status).toBe(503);
  const { rows } = await test.backend.database.query('select language from public.translations');
  expect(rows).toEqual([]);
});

it('makes somebody wait, with a time, after sixty texts that the model had to translate', async () => {
  useModel();
  fake.behave((text) => ({ kind: 'answers', pieces: [`${text} auf Deutsch`] }));
  const reader = new TestBrowser();
  const ask = (text: string) => translate(text, 'de', reader);
  for (let turn = 0; turn < 60; turn += 1) expect((await ask(`Text ${turn}`)).status).toBe(200);
  const refused = await ask('Text 60');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('Text 59')).status).toBe(200);
  expect((await ask('Ice')).status).toBe(200);
  expect((await translate('Text 60')).status).toBe(200);
});

it.each([
  [{ text: ' ', targetLang: 'de' }],
  [{ text: 'x'.repeat(2001), targetLang: 'de' }],
  [{ text: 'Our terrace', targetLang: 'it' }],
  [{ text: 'Our terrace' }],
  [{ text: 'Our \0 terrace', targetLang: 'de' }],
])('refuses %j', async (body) => {
  const answer = await new TestBrowser().post('/api/translate', body);
  expect(answer.status).toBe(400);
});
