import { dangerWords, type Danger } from '../../../netlify/services/chat/learnt/dangers.ts';
import { safetyText } from '../../../netlify/services/chat/safety/safetyText.ts';
import { safetyPatterns } from '../../../netlify/services/chat/safety/safetyWords.ts';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { ownCases } from '../safety/examination.ts';
import { seededChance, type Example } from './trainModel.ts';
import { messageOf, wordingsIn } from './wordings.ts';

/** Of each wording of what guests want so many messages are learnt as harmless, each for so much. */
const HARMLESS = { each: 5, weight: 1 };
const NAMES: Readonly<Record<string, readonly string[]>> = {
  '{d}': ['negroni', 'mojito', 'margarita', 'whiskey sour', 'old fashioned', 'mai tai'],
  '{i}': ['gin', 'rum', 'campari', 'tequila', 'prosecco', 'limoncello'],
  '{f}': ['pizza', 'curry', 'sushi'],
  '{n}': ['2', '6', '12', '15', '20', '40'],
};

/** Messages that give away a danger, and harmless ones: our own cases, and what guests want otherwise. */
export function dangerExamples(): Example<Danger>[] {
  const chance = seededChance(3);
  const named = (slot: string) => {
    const names = NAMES[slot] ?? [];
    return names[Math.floor(chance() * names.length)] ?? '';
  };
  return LOCALES.flatMap((locale) => {
    const { spelling } = safetyPatterns(locale);
    const example = (text: string, label: Danger, weight: number) => ({
      words: dangerWords(safetyText(text, spelling)),
      label,
      weight,
    });
    const wordings = wordingsIn(new URL(`wordings/${locale}.txt`, import.meta.url));
    return [
      ...ownCases(locale).map(({ text, category }) => example(text, category, 1)),
      ...wordings.flatMap(({ says }) =>
        Array.from({ length: HARMLESS.each }, () =>
          example(messageOf(says, chance).replace(/\{\w\}/g, named), 'none', HARMLESS.weight),
        ),
      ),
    ];
  });
}
