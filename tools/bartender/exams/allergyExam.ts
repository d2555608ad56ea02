import { barOf } from '../../../netlify/services/chat/bar.ts';
import { createHouseBartender } from '../../../netlify/services/chat/houseBartender.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { ALLERGENS, CAUTIONS } from '../../../src/contracts/diet.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { citedIds } from '../../../src/domain/chat/citations.ts';
import { isAllowed, NOTHING_EXCLUDED, type Exclusion } from '../../../src/domain/exclusion.ts';
import type { AllergyCase } from './examCase.ts';
import { askedBy, careIn, CHANCE } from './holdConversation.ts';
import { createJudge, type Verdict } from './judgeAnswer.ts';

/** A question, what was answered, and what that is worth. */
export interface JudgedQuestion extends Verdict {
  question: string;
  answer: string;
  /** Names of drinks that the answer offers although the guest must not have them. */
  dangerous: readonly string[];
}

/** Prepares the examination of the house bartender by guests who must not have something. */
export function createAllergyExam(
  catalogue: Catalogue,
): (question: AllergyCase, locale: Locale) => JudgedQuestion {
  const bar = barOf(catalogue);
  const bartender = createHouseBartender(catalogue);
  const judge = createJudge(catalogue);
  const recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));
  return ({ question, avoid, expect }, locale) => {
    const request = askedBy([{ role: 'user', content: question }], locale);
    const situation = bar.situationOf(request);
    const answer = bartender.answer(request, () => CHANCE, situation);
    const verdict = judge(expect, { answer, locale, care: careIn(situation) });
    const exclusion = exclusionFor(avoid);
    const barred = offeredIds(answer)
      .flatMap((id) => recipes.get(id) ?? [])
      .filter(({ dietary }) => !isAllowed(dietary, exclusion));
    return { question, answer, dangerous: barred.map(({ name }) => name.en), ...verdict };
  };
}

/** Drinks that an answer puts on a list, or gives the recipe of; one of which it says “No: it contains …” it only names. */
function offeredIds(answer: string): string[] {
  const offers = answer.split('\n').filter((line) => /^- \[\[|\]\]:$/.test(line));
  return offers.flatMap(citedIds);
}

/** What writers call by another word than the catalogue. */
const SAME: Readonly<Record<string, string>> = { soy: 'soybeans' };

/** What a case says that its guest avoids; honey and sugar are none of what the catalogue knows to exclude. */
function exclusionFor(avoid: readonly string[]): Exclusion {
  const words = new Set(avoid.map((word) => SAME[word] ?? word));
  return {
    ...NOTHING_EXCLUDED,
    allergens: ALLERGENS.filter((id) => words.has(id)),
    cautions: CAUTIONS.filter((id) => words.has(id)),
    isVegan: words.has('animal'),
    isVegetarian: words.has('meat'),
    isAlcoholFree: words.has('alcohol'),
  };
}
