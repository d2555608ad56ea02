import { expect, test, type APIRequestContext } from '@playwright/test';
import { chatPieceSchema } from '../../src/contracts/chat/chat.ts';
import { CHAT_LIMITS } from '../../src/contracts/chat/chatLimits.ts';
import { errorAnswerSchema } from '../../src/contracts/site/error.ts';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import { translationSchema } from '../../src/contracts/site/translation.ts';
import { translator } from '../../src/i18n/translate.ts';

let visitors = 0;
/** An address that no other test asks from; limits count by it. */
const newVisitor = () => ({
  'x-nf-client-connection-ip': `2001:db8:${process.pid}:${8000 + (visitors += 1)}::1`,
});

const conversation = (content: string, change: object = {}) => ({
  messages: [{ role: 'user', content }],
  mode: 'ask',
  language: 'en',
  ...change,
});

function ask(request: APIRequestContext, data: object, headers: Record<string, string> = newVisitor()) {
  return request.post('/api/chat', { data, headers });
}

test('an answer comes in several pieces, as the specification frames it, and comes to its end', async ({
  request,
}) => {
  const answer = await ask(request, conversation('How do I make a Negroni?'));
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/event-stream/);
  expect(answer.headers()['cache-control']).toContain('no-store');
  const lines = (await answer.text()).split('\n').filter((line) => line !== '');
  expect(lines.pop()).toBe('data: [DONE]');
  const pieces = lines.map((line) => {
    expect(line).toMatch(/^data: \{/);
    return chatPieceSchema.parse(JSON.parse(line.slice('data: '.length))).content;
  });
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join('')).toContain('[[11002]]');
});

test('the first quick idea is answered with a drink in every language', async ({ request }) => {
  for (const language of LOCALES) {
    const idea = translator(language)('chat.fill.surprise');
    const answer = await ask(request, conversation(idea, { language }));
    expect(await answer.text(), language).toMatch(/\[\[\d{5}\]\]/);
  }
});

for (const [what, change, status] of [
  ['a message that is too long', { messages: [{ role: 'user', content: 'x'.repeat(2001) }] }, 400],
  [
    'too many messages',
    { messages: Array.from({ length: CHAT_LIMITS.messages + 1 }, () => ({ role: 'user', content: 'Hi' })) },
    400,
  ],
  ['no message', { messages: [] }, 400],
  ['more than a conversation can hold', { messages: [{ role: 'user', content: 'x'.repeat(300_000) }] }, 413],
] as const) {
  test(`${what} is refused with ${status}`, async ({ request }) => {
    const answer = await ask(request, conversation('', change));
    expect(answer.status()).toBe(status);
    expect(errorAnswerSchema.parse(await answer.json()).message).not.toBe('');
  });
}

test('another site may not ask in the name of a reader', async ({ request }) => {
  const headers = { ...newVisitor(), origin: 'https://elsewhere.example' };
  expect((await ask(request, conversation('Negroni?'), headers)).status()).toBe(403);
});

test('a text of the catalogue is translated by the catalogue', async ({ request }) => {
  const answer = await request.post('/api/translate', {
    data: { text: 'Lime juice', targetLang: 'de' },
    headers: newVisitor(),
  });
  expect(translationSchema.parse(await answer.json()).translatedText).toBe('Limettensaft');
});

test('a text that nobody has translated is not available without a model', async ({ request }) => {
  const answer = await request.post('/api/translate', {
    data: { text: 'Our terrace is open until ten.', targetLang: 'de' },
    headers: newVisitor(),
  });
  expect(answer.status()).toBe(503);
  expect(errorAnswerSchema.parse(await answer.json()).code).toBe('unavailable');
});
