import type { FoundAnswer } from '../barAnswers.ts';
import type { Reading } from '../readMessage.ts';
import type { Situation } from '../situation.ts';
import model from './choosing.json' with { type: 'json' };
import { createClassifier, type Model } from './classifier.ts';

/** Whether the nearest answer of the bar's book answers a message, or what was found without it. */
export const CHOICES = ['book', 'found'] as const;
type Choice = (typeof CHOICES)[number];

/** What was found without the book, where it may miss what a guest asked. */
export type Doubtful = 'drinks' | 'budget' | 'drink' | 'shelf' | 'nothing';

const likelihoodsOf = createClassifier(model as unknown as Model<Choice>);

/** Marks that a number passes, each a sign of its own. */
const PARTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const LIKENESS = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6];
const LEADS = [0.01, 0.02, 0.04, 0.07, 0.1, 0.15, 0.2];
const LENGTHS = [3, 5, 7, 9, 12, 16, 20];

/**
 * What the model sees: the words of the message, what they were read as, what was found without the book, and how
 * well the nearest answers of the book fit.
 */
export function choosingSigns(
  { reading, isFollowUp, isPointed, last }: Situation,
  found: Doubtful,
  [best, second]: readonly FoundAnswer[],
): string[] {
  const { masked, cues, wish, amounts, ingredients, asking, words, drinks, foods, terms, asksWhether } =
    reading;
  const signs: readonly (readonly [name: string, value: number, marks: readonly number[]])[] = [
    ['asking', asking, PARTS],
    ['words', words.length, LENGTHS],
    ['drinks', drinks.length, [1, 2]],
    ['things', ingredients.length, [1, 2, 3]],
    ['foods', foods.length, [1]],
    ['terms', terms.length, [1]],
    ['last', last.length, [1, 2]],
    ['score', best?.score ?? 0, LIKENESS],
    ['lead', (best?.score ?? 0) - (second?.score ?? 0), LEADS],
    ['known', best?.known ?? 0, PARTS],
    ['wording', best?.wording ?? 0, LIKENESS],
    ['byWords', best?.words ?? 0, LIKENESS],
    ['byLetters', best?.letters ?? 0, LIKENESS],
  ];
  return [
    ...masked,
    `found:${found}`,
    ...[...cues].map((cue) => `§${cue}`),
    ...partsOf(wish).map((part) => `wish:${part}`),
    ...partsOf(amounts).map((part) => `amount:${part}`),
    ...ingredients.map(({ role }) => `role:${role}`),
    ...signs.flatMap(([name, value, marks]) =>
      marks.filter((mark) => value >= mark).map((mark) => `${name}≥${mark}`),
    ),
    ...(best?.isAbout ? ['isAbout'] : []),
    ...(isFollowUp ? ['isFollowUp'] : []),
    ...(isPointed ? ['isPointed'] : []),
    ...(asksWhether ? ['asksWhether'] : []),
  ];
}

/** The names of what is said of a wish or of amounts. */
function partsOf(of: Reading['wish'] | Reading['amounts']): string[] {
  return Object.entries(of)
    .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false))
    .map(([name]) => name);
}

/** How likely the nearest answer of the book is the better one, from 0 to 1. */
export function likelihoodOfBook(...asked: Parameters<typeof choosingSigns>): number {
  return likelihoodsOf(choosingSigns(...asked)).book;
}
