import type { ChatMessage, ChatRequest } from '../../../src/contracts/chat.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { citedIds } from '../../../src/domain/chat/citations.ts';
import { functionCatalogue } from '../catalogue.ts';
import { barOf } from './bar.ts';
import type { DrinkFacts } from './drinkFacts.ts';
import { createHouseBartender } from './houseBartender.ts';

/** For tests of what the bartender understands: the whole catalogue, and a guest who speaks. */
export const catalogue = functionCatalogue();
const house = createHouseBartender(catalogue);
const { factsById } = barOf(catalogue);

/** What a guest asks who has said nothing of themselves, but for what is changed. */
export const requestOf = (change: Partial<ChatRequest> = {}): ChatRequest => ({
  messages: [{ role: 'user', content: 'What would you pour?' }],
  mode: 'ask',
  language: 'en',
  shelf: [],
  strict: false,
  ...change,
});

interface Heard {
  answer: string;
  /** What the answer cites. */
  drinks: DrinkFacts[];
  /** Their English names. */
  names: string[];
}

/** The answer to the last of what a guest says, one after the other. */
export function answerTo(language: Locale, ...said: string[]): Heard {
  const messages: ChatMessage[] = [];
  let answer = '';
  for (const content of said) {
    messages.push({ role: 'user', content });
    answer = house.answer(requestOf({ messages, language }), () => 0.3);
    messages.push({ role: 'ai', content: answer });
  }
  const drinks = citedIds(answer).flatMap((id) => factsById.get(id) ?? []);
  return { answer, drinks, names: drinks.map(({ recipe }) => recipe.name.en) };
}
