import type { Locale } from '../../../src/contracts/locale.ts';
import type { Bar } from './bar.ts';
import type { DrinkFacts } from './drinkFacts.ts';

/** The names of all drinks as they stand in a text of a language, English ones too. */
export interface DrinkNames {
  /** Every name that is no part of a longer word, to be followed in a text. */
  pattern: RegExp;
  /** Letters of the longest. */
  longest: number;
  find(name: string): DrinkFacts | undefined;
  /** Whether a name goes on from here. */
  begins(text: string): boolean;
}

const made = new WeakMap<Bar, Map<Locale, DrinkNames>>();

/** The names of the drinks of a bar, prepared once for each language. */
export function drinkNames(bar: Bar, locale: Locale): DrinkNames {
  const inEach = made.get(bar) ?? new Map<Locale, DrinkNames>();
  made.set(bar, inEach);
  const names = inEach.get(locale) ?? prepare(bar, locale);
  inEach.set(locale, names);
  return names;
}

function prepare({ drinks }: Bar, locale: Locale): DrinkNames {
  const byName = new Map(
    drinks.flatMap((facts) => {
      const { en, [locale]: own = en } = facts.recipe.name;
      return [en, own].map((name): [string, DrinkFacts] => [name, facts]);
    }),
  );
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  const beginnings = new Set(names.flatMap((name) => [...name].map((_, end) => name.slice(0, end))));
  const escaped = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return {
    pattern: new RegExp(String.raw`(?:${escaped.join('|')})(?![\p{L}\p{N}])`, 'gu'),
    longest: names[0]?.length ?? 0,
    find: (name) => byName.get(name),
    begins: (text) => beginnings.has(text),
  };
}
