import { expect, it } from 'vitest';
import type { ChatMessage } from '../../../src/contracts/chat/chat.ts';
import { capHistory } from './capHistory.ts';

const visitor = (letters: number): ChatMessage => ({ role: 'user', content: 'x'.repeat(letters) });
const answer = (letters: number): ChatMessage => ({ role: 'ai', content: 'x'.repeat(letters) });

it('keeps a conversation whole as long as what the visitor wrote fits, however long the answers', () => {
  const messages = Array.from({ length: 19 }, (_, place) => (place % 2 === 0 ? visitor(600) : answer(2000)));
  expect(capHistory(messages)).toEqual(messages);
});

it('leaves out the oldest of what does not fit, in one piece', () => {
  const messages = [visitor(1), visitor(2000), answer(1), visitor(2000), visitor(2000)];
  expect(capHistory(messages, 6001)).toEqual(messages);
  expect(capHistory(messages, 6000)).toEqual(messages.slice(1));
  expect(capHistory(messages, 5999)).toEqual(messages.slice(2));
  expect(capHistory([...messages, answer(9)], 0)).toEqual([answer(9)]);
});

it('keeps the newest message, however long it is', () => {
  expect(capHistory([visitor(1), visitor(2000)], 100)).toEqual([visitor(2000)]);
});
