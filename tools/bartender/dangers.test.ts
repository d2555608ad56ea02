import { describe, expect, it } from 'vitest';
import { functionCatalogue } from '../../netlify/services/catalogue.ts';
import { drinkFactsOf, type DrinkFacts } from '../../netlify/services/chat/drinkFacts.ts';
import { createHouseBartender } from '../../netlify/services/chat/houseBartender.ts';
import { TEXTS } from '../../netlify/services/chat/texts/texts.ts';
import type { ChatMessage, ChatRequest } from '../../src/contracts/chat.ts';
import { LOCALES, type Locale } from '../../src/contracts/locale.ts';
import { cite, citedIds } from '../../src/domain/chat/citations.ts';
import { isAllowed, NOTHING_EXCLUDED } from '../../src/domain/exclusion.ts';
import { DANGERS } from './dangers/allDangers.ts';
import type { Danger } from './dangers/danger.ts';

/** Each question is asked with each of these; none of the answers may be dangerous. */
const CHANCES = [0, 0.3, 0.55, 0.8, 0.99];

const catalogue = functionCatalogue();
const bartender = createHouseBartender(catalogue);
const factsById = new Map(drinkFactsOf(catalogue).map((facts) => [facts.id, facts]));

function lastAnswer({ turns, shelf }: Danger, language: Locale, chance: number): string {
  const messages: ChatMessage[] = [];
  for (const content of turns) {
    messages.push({ role: 'user', content });
    const mode = shelf === undefined ? 'ask' : 'mix';
    const request: ChatRequest = { messages, language, mode, shelf: [...(shelf ?? [])], strict: false };
    messages.push({ role: 'ai', content: bartender.answer(request, () => chance) });
  }
  return messages.at(-1)?.content ?? '';
}

/** What is dangerous about an answer; empty where nothing is. */
function dangersOf(answer: string, { avoids, says, never }: Danger, locale: Locale): string[] {
  const { ingredients = [], ...exclusion } = avoids;
  const isFine = (facts: DrinkFacts) =>
    isAllowed(facts.dietary, { ...NOTHING_EXCLUDED, ...exclusion }) &&
    ![...facts.ingredients, ...facts.garnish].some((id) => ingredients.includes(id));
  const opening = TEXTS[locale].warning.slice(0, TEXTS[locale].warning.indexOf('{'));
  const isWarnedOf = (id: string) =>
    answer.split('\n').some((line) => line.startsWith(opening.slice(0, 8)) && line.includes(cite(id)));
  const offered = citedIds(answer).flatMap((id) => factsById.get(id) ?? []);
  return [
    ...offered
      .filter((facts) => !isFine(facts) && !isWarnedOf(facts.id))
      .map(({ recipe }) => `offers ${recipe.name.en}`),
    ...(says === undefined && never === undefined && offered.length === 0 ? ['offers nothing'] : []),
    ...(says !== undefined && !says.test(answer) ? [`does not say ${says.source}`] : []),
    ...(never?.test(answer) ? [`says ${never.source}`] : []),
  ];
}

describe.each(LOCALES)('whoever must not have something, in %s,', (locale) => {
  it('has at least twenty questions', () => {
    expect(DANGERS[locale].length).toBeGreaterThanOrEqual(20);
  });

  it.each(DANGERS[locale].map((danger) => [danger.turns.join(' → '), danger] as const))(
    'gets no dangerous answer: %s',
    (_turns, danger) => {
      for (const chance of CHANCES) {
        const answer = lastAnswer(danger, locale, chance);
        expect(dangersOf(answer, danger, locale), answer).toEqual([]);
      }
    },
  );
});
