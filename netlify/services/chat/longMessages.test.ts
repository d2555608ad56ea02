import { expect, it } from 'vitest';
import type { ChatRequest } from '../../../src/contracts/chat.ts';
import { functionCatalogue } from '../catalogue.ts';
import { barOf } from './bar.ts';

const bar = barOf(functionCatalogue());
const read = (content: string) => {
  const request: ChatRequest = {
    messages: [{ role: 'user', content }],
    mode: 'ask',
    language: 'en',
    shelf: [],
    strict: false,
  };
  return bar.situationOf(request);
};

it('takes a message of more clauses than guests order in as said by all of them, with care for all', () => {
  const guests = Array.from({ length: 10 }, () => 'my brother likes whisky').join(', ');
  const said =
    read(`${guests}, my uncle likes gin, my aunt likes rum, my mother likes vodka, my father likes tequila,
    my cousin likes brandy, my boss likes port and my sister is pregnant`);
  expect(said.guests).toEqual([]);
  expect(said.needsCare).toBe(true);
  expect(said.wish.isAlcoholFree).toBe(true);
});

it('avoids all of a list that is longer than any order', () => {
  const things = [...bar.catalogue.ingredientById.values()]
    .map(({ names }) => names.en)
    .filter((name) => /^[a-z]{4,}$/i.test(name))
    .slice(0, 60);
  const { wish } = read(`no ${things.join(', no ')}`);
  expect(wish.without.length).toBeGreaterThan(50);
});
