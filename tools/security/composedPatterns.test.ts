import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { analyse } from 'scslre';
import { beforeEach, expect, it, vi } from 'vitest';
import { LOCALES } from '../../src/contracts/site/locale.ts';

/** Modules that compose patterns from data, each of which has to be seen doing it. */
const COMPOSING = ['answerText.ts', 'readPrices.ts'];
const PATIENCE_MS = 60_000;

interface Composed {
  pattern: RegExp;
  /** The line of code that composed it. */
  origin: string;
}

/** Patterns that were composed at run time, by their text. */
const composed = new Map<string, Composed>();

/** The line of a stack trace that called `new RegExp`. */
function callerIn(stack = ''): string {
  return stack.split('\n')[2]?.trim() ?? '';
}

beforeEach(() => {
  // Modules that another test file loaded have composed their patterns already.
  vi.resetModules();
  const native = RegExp;
  vi.stubGlobal(
    'RegExp',
    new Proxy(native, {
      construct(target, args: [string, string?]) {
        const pattern = Reflect.construct(target, args) as RegExp;
        const origin = callerIn(new Error('composed').stack);
        if (!origin.includes('node_modules')) composed.set(String(pattern), { pattern, origin });
        return pattern;
      },
    }),
  );
});

it(
  'composes no pattern that can backtrack while functions read what people send, in five languages',
  async () => {
    const { shortAnswer } = await import('../../netlify/services/chat/short/shortAnswer.ts');
    const { functionCatalogue } = await import('../../netlify/services/catalogue.ts');
    const { getWishReader } = await import('../../src/catalogue/wishReader.ts');
    const { readDrinks } = await import('../../netlify/services/drinkImport.ts');
    const { parseAnswer } = await import('../../src/domain/chat/answerText.ts');
    const { readPrices } = await import('../../src/domain/menus/prices/readPrices.ts');
    const names = readdirSync('netlify/functions').map((file) => basename(file, '.mts'));
    await Promise.all(names.map((name) => import(`../../netlify/functions/${name}.mts`)));
    const catalogue = functionCatalogue();
    const file = JSON.stringify({ '@type': 'Recipe', name: 'x', recipeIngredient: ['2 oz gin'] });
    for (const language of LOCALES) {
      readDrinks({ language, text: file });
      const text = 'Negroni: 70 cl gin for 10 people, 20 € each?';
      const reading = getWishReader(catalogue, language)(text, { wishes: [] });
      const nothing = { wishes: [], last: [], shown: [], shelf: ['gin'] };
      shortAnswer({ text, reading, ...nothing, catalogue, chance: () => 0 });
    }
    parseAnswer('A Negroni [[11002]]', { nameOf: () => 'Negroni', isWhole: true });
    readPrices('8 / 14', null);

    const origins = [...composed.values()].map(({ origin }) => origin);
    const unseen = COMPOSING.filter((module) => !origins.some((origin) => origin.includes(module)));
    expect(unseen).toEqual([]);
    expect([...composed.values()].flatMap(backtracking)).toEqual([]);
  },
  PATIENCE_MS,
);

/** How a pattern takes more than linear time, by the analysis that the lint of literal patterns uses too. */
function backtracking({ pattern, origin }: Composed): string[] {
  const { reports } = analyse(pattern, { reportTypes: { Move: true } });
  return reports.map(({ type }) => `${type}: ${String(pattern)} ${origin}`);
}
