import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { DAILY_NAMES } from './lexicon.ts';
import { answerTo, catalogue } from './testConversation.ts';

const QUESTIONS: Record<Locale, (name: string) => string> = {
  en: (name) => `Which allergens are in a ${name}?`,
  nl: (name) => `Welke allergenen zitten er in een ${name}?`,
  de: (name) => `Welche Allergene sind in einem ${name}?`,
  es: (name) => `¿Qué alérgenos tiene un ${name}?`,
  fr: (name) => `Quels allergènes y a-t-il dans un ${name} ?`,
};
/** The words with which a language says that there is nothing. */
const NONE: Record<Locale, RegExp> = {
  en: /\bno(ne)?\b/i,
  nl: /\bgeen\b/i,
  de: /\bkein/i,
  es: /\bning[uú]n|\bno\b/i,
  fr: /\baucun|\bne\b/i,
};
/** Drinks whose allergens all depend on the brand: "none for certain" would be read as "certainly none". */
const BY_BRAND = catalogue.recipes
  .filter(
    ({ dietary: { allergens } }) =>
      allergens.contains.length === 0 &&
      allergens.mayContain.length > 0 &&
      allergens.mayContain.every((id) => catalogue.vocabularies.allergens.get(id)),
  )
  .filter(({ name }) => /^[A-Z][a-z]+$/.test(name.en))
  .slice(0, 12);

/** Drinks whose names are words of daily use, or hold full stops. */
const NAMED_LIKE_OTHERS = catalogue.recipes.filter(
  ({ name }) => DAILY_NAMES.has(name.en.toLowerCase()) || name.en.includes('. '),
);
const VEGAN: Record<Locale, (name: string) => string> = {
  en: (name) => `Is a ${name} vegan?`,
  nl: (name) => `Is een ${name} veganistisch?`,
  de: (name) => `Ist ein ${name} vegan?`,
  es: (name) => `¿El ${name} es vegano?`,
  fr: (name) => `Le ${name} est-il végan ?`,
};

it.each(LOCALES)('knows in %s a drink by its name where its contents are asked for', (locale) => {
  expect(NAMED_LIKE_OTHERS.length).toBeGreaterThan(30);
  const missed = NAMED_LIKE_OTHERS.flatMap(({ name }) =>
    [QUESTIONS, VEGAN]
      .map((questions) => questions[locale](name.en))
      .filter((question) => !answerTo(locale, question).names.includes(name.en)),
  );
  expect(missed).toEqual([]);
});

it.each(LOCALES)('says in %s what a brand may bring without a word of none', (locale) => {
  expect(BY_BRAND.length).toBe(12);
  for (const { name, dietary } of BY_BRAND) {
    const { answer } = answerTo(locale, QUESTIONS[locale](name.en));
    expect(answer).not.toMatch(NONE[locale]);
    for (const id of dietary.allergens.mayContain)
      expect(answer.toLocaleLowerCase(locale), name.en).toContain(
        catalogue.vocabularies.allergens.entry(id).names[locale].toLocaleLowerCase(locale),
      );
  }
});
