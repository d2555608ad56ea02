import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyExclusion } from '../../../tools/test/anyExclusion.ts';
import { ALLERGENS } from '../../../src/contracts/diet.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { NO_WISH } from '../../../src/domain/chat/wish.ts';
import { isAllowed, NOTHING_EXCLUDED } from '../../../src/domain/exclusion.ts';
import { functionCatalogue } from '../catalogue.ts';
import { barOf } from './bar.ts';
import { createHouseBartender } from './houseBartender.ts';
import { rankDrinks } from './rankDrinks.ts';
import { NO_TABOO } from './taboo.ts';

const catalogue = functionCatalogue();
const bar = barOf(catalogue);
const ids = [...catalogue.ingredientById.keys()];

test('no drink is suggested that a guest must not have, whatever they wish for', () => {
  const wished = fc.subarray(ids, { maxLength: 3 });
  const reactedTo = fc.subarray(ids, { maxLength: 2 });
  fc.assert(
    fc.property(anyExclusion(4), wished, reactedTo, (exclusion, wanted, ingredients) => {
      const taboo = { ...NO_TABOO, exclusion, ingredients };
      for (const { facts } of rankDrinks(bar.drinks, { ...NO_WISH, with: wanted }, bar.pantry, taboo)) {
        expect(isAllowed(facts.dietary, exclusion)).toBe(true);
        const own = [...facts.ingredients, ...facts.garnish];
        expect(own.filter((id) => ingredients.includes(id))).toEqual([]);
      }
    }),
  );
});

test('what a guest has said to avoid on their device holds in each conversation', () => {
  const bartender = createHouseBartender(catalogue);
  const questions: [Locale, string][] = [
    ['en', 'something creamy, please'],
    ['en', 'What can I make with gin?'],
    ['nl', 'Iets met ei?'],
    ['de', 'Empfiehl mir einen Sour.'],
    ['es', 'algo dulce con nata'],
    ['fr', 'un cocktail au rhum'],
    ['en', 'What can I make with what I have?'],
    ['de', 'Was soll ich als Nächstes kaufen?'],
  ];
  const anyShelf = fc.subarray(ids, { maxLength: 12 });
  fc.assert(
    fc.property(
      anyExclusion(4),
      fc.constantFrom(...questions),
      anyShelf,
      (avoids, [language, content], shelf) => {
        const messages = [{ role: 'user' as const, content }];
        const answer = bartender.answer(
          { messages, language, mode: 'ask', shelf, strict: false, avoids },
          () => 0.3,
        );
        const cited = catalogue.recipes.filter(({ id }) => answer.includes(`[[${id}]]`));
        expect(cited.filter(({ dietary }) => !isAllowed(dietary, avoids))).toEqual([]);
      },
    ),
    {
      numRuns: 60,
      // Who drinks no alcohol was told to buy wine.
      examples: [
        [
          { ...NOTHING_EXCLUDED, isAlcoholFree: true },
          ['de', 'Was soll ich als Nächstes kaufen?'],
          ['cremant'],
        ],
      ],
    },
  );
});

test('no stand-in is named that brings what a guest is allergic to', () => {
  const bartender = createHouseBartender(catalogue);
  const names: Partial<Record<(typeof ALLERGENS)[number], string>> = { nuts: 'nuts', sulphites: 'sulfites' };
  const byName = new Map(
    [...catalogue.ingredientById.values()].map((one) => [one.names.en.toLowerCase(), one]),
  );
  const replaced = [...catalogue.ingredientById.values()].filter(({ standIns }) => standIns.length > 0);
  const anyReplaced = fc.constantFrom(...replaced);
  fc.assert(
    fc.property(fc.constantFrom(...ALLERGENS), anyReplaced, (allergen, asked) => {
      const answer = bartender.answer(
        {
          messages: [
            { role: 'user', content: `I am allergic to ${names[allergen] ?? allergen}` },
            { role: 'ai', content: 'Good to know.' },
            { role: 'user', content: `What can I use instead of ${asked.names.en}?` },
          ],
          mode: 'ask',
          language: 'en',
          shelf: [],
          strict: false,
        },
        () => 0.5,
      );
      const offered = [...answer.matchAll(/^- \*\*(.+?)\*\*:/gm)].flatMap(
        ([, name = '']) => byName.get(name.toLowerCase()) ?? [],
      );
      for (const one of offered)
        expect(isAllowed(one, { ...NOTHING_EXCLUDED, allergens: [allergen] }), answer).toBe(true);
    }),
    { numRuns: 400 },
  );
});

const INSTEAD: Record<Locale, (name: string) => string> = {
  en: (name) => `What can I use instead of ${name}?`,
  nl: (name) => `Wat kan ik gebruiken in plaats van ${name}?`,
  de: (name) => `Was kann ich statt ${name} nehmen?`,
  es: (name) => `¿Qué puedo usar en lugar de ${name}?`,
  fr: (name) => `Que puis-je utiliser à la place de ${name} ?`,
};

test('no stand-in is named that a guest must not have, in any language', () => {
  const bartender = createHouseBartender(catalogue);
  const all = [...catalogue.ingredientById.values()];
  const replaced = all.filter(({ standIns }) => standIns.length > 0);
  let named = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      anyExclusion(4),
      fc.constantFrom(...replaced),
      (language, avoids, asked) => {
        const messages = [{ role: 'user' as const, content: INSTEAD[language](asked.names[language]) }];
        const answer = bartender.answer(
          { messages, language, mode: 'ask', shelf: [], strict: false, avoids },
          () => 0.5,
        );
        const offered = [...answer.matchAll(/^- \*\*(.+?)\*\* ?:/gm)].flatMap(([, name = '']) =>
          all.filter(({ names }) => names[language].toLowerCase() === name.toLowerCase()),
        );
        named += offered.length;
        expect(
          offered.filter((one) => !isAllowed(one, avoids)),
          answer,
        ).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
  expect(named).toBeGreaterThan(30);
});
