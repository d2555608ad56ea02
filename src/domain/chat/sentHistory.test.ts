import { expect, it } from 'vitest';
import { chatRequestSchema } from '../../contracts/chat/chat.ts';
import { sentHistory } from './sentHistory.ts';

const exchanges = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ question: `q${index}`, answer: `a${index}` }));

it('sends what was said before, in turn, and the question last', () => {
  expect(sentHistory([{ question: ' A gin drink? ', answer: 'A [[11002]].' }], 'Something stronger')).toEqual(
    [
      { role: 'user', content: 'A gin drink?' },
      { role: 'ai', content: 'A [[11002]].' },
      { role: 'user', content: 'Something stronger' },
    ],
  );
});

it('leaves out an exchange that failed', () => {
  expect(sentHistory([{ question: 'Lost?', answer: ' ' }], 'Again')).toEqual([
    { role: 'user', content: 'Again' },
  ]);
});

it('keeps the newest within the limit, questions with their answers', () => {
  const messages = sentHistory(exchanges(30), 'last');
  expect(messages).toHaveLength(19);
  expect(messages[0]).toEqual({ role: 'user', content: 'q21' });
  expect(messages.at(-1)).toEqual({ role: 'user', content: 'last' });
});

it('is always a body that the endpoint takes', () => {
  const long = { question: '🍸'.repeat(3000), answer: `${'x'.repeat(1999)} y` };
  for (const before of [[], exchanges(9), exchanges(10), Array.from({ length: 12 }, () => long)]) {
    const messages = sentHistory(before, '🍋'.repeat(5000));
    expect(chatRequestSchema.safeParse({ messages, mode: 'ask', language: 'en' }).success).toBe(true);
    expect([...(messages.at(-1)?.content ?? '')]).toHaveLength(2000);
  }
});
