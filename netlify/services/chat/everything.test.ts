import { expect, it } from 'vitest';
import { catalogue, requestOf } from './testConversation.ts';
import { createHouseBartender } from './houseBartender.ts';

const house = createHouseBartender(catalogue);
const ask = (content: string, shelf: string[]) =>
  house.answer(requestOf({ messages: [{ role: 'user', content }], shelf }), () => 0.3);
const missing = (shelf: string[]) => ask('What am I missing for a Negroni?', shelf);

it('says that a guest has everything where they do', () => {
  expect(missing(['gin', 'campari', 'sweet-vermouth'])).toContain('You have everything');
});

it('names the swap where they have all but that', () => {
  const answer = missing(['gin', 'aperol', 'sweet-vermouth']);
  expect(answer).not.toContain('You have everything');
  expect(answer).toMatch(/aperol instead of campari|still need: \*\*Campari/i);
});

it('takes no text that shares a word for the thing itself', () => {
  expect(missing(['gin', 'campari', 'sweet thing'])).not.toContain('You have everything');
});
