import type { Locale } from '../../../src/contracts/locale.ts';
import type { Bar } from './bar.ts';
import type { DrinkFacts } from './drinkFacts.ts';

/** The names of all drinks as they stand in a text of a language, English ones too. */
export interface DrinkNames {
  /** Finds every name that no letter or digit follows; the caller checks what stands before it. */
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

/**
 * The names with those of the guest's own drinks before them: a "House Negroni" is no Negroni.
 *
 * @param own names as answers write them
 */
export function besideOwnNames(names: DrinkNames, own: readonly string[]): DrinkNames {
  if (own.length === 0) return names;
  const longestFirst = [...own].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const owned = new Set(own);
  return {
    pattern: new RegExp(
      String.raw`(?:(?:${escaped.join('|')})(?![\p{L}\p{N}])|${names.pattern.source})`,
      names.pattern.flags,
    ),
    longest: Math.max(names.longest, longestFirst[0]?.length ?? 0),
    // One that is called like a drink of the site is the guest's own.
    find: (name) => (owned.has(name) ? undefined : names.find(name)),
    begins: (text) => names.begins(text) || own.some((name) => name.startsWith(text) && name !== text),
  };
}
