import type { ChatMessage } from '../../../src/contracts/chat.ts';
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
    answer = house.answer({ messages, language, mode: 'ask', shelf: [], strict: false }, () => 0.3);
    messages.push({ role: 'ai', content: answer });
  }
  const drinks = citedIds(answer).flatMap((id) => factsById.get(id) ?? []);
  return { answer, drinks, names: drinks.map(({ recipe }) => recipe.name.en) };
}
