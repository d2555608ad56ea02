import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { foldSpeech } from '../../../src/domain/chat/foldSpeech.ts';
import {
  createPhraseFinder,
  phraseTables,
  type KnownPhrase,
  type PhraseFinder,
  type PhraseTables,
} from '../../../src/domain/chat/phraseFinder.ts';
import { isGiveaway } from '../../../src/domain/chat/textLanguage.ts';
import { isUnit } from './amounts.ts';
import { GLOSSARIES } from './glossary/glossary.ts';
import dailyNames from './words/dailyNames.json' with { type: 'json' };
import { WORDS } from './words/words.ts';

type Kind = 'drink' | 'ingredient' | 'food' | 'term' | 'spirit' | 'category';

/** Something that a message can name. */
export interface Meaning {
  kind: Kind;
  id: string;
  locale: Locale;
}

/** What a lexicon looks its words up in: plain JSON, so that a build can write it. */
export interface LexiconTables {
  /** Each means the thing and the language that {@link meaningIn} tells of its number. */
  phrases: PhraseTables;
  /** What phrases mean, whatever the language. */
  things: readonly (readonly [kind: Kind, id: string])[];
  /** Every word that our own texts use, each between two spaces: whoever writes it has made no slip. */
  words: string;
}

/** Names of drinks that are words of daily use: they count only where a drink is clearly asked for. */
export const DAILY_NAMES: ReadonlySet<string> = new Set(dailyNames);

/** Initials keep their ending: "liter" is no LIIT. */
const INITIALS = /^\p{Lu}+$/u;

/** Finds in a sentence everything of the catalogue and the glossary that it names, in any of the five languages. */
export function createLexicon({ phrases, things, words }: LexiconTables): PhraseFinder<Meaning> {
  let known: ReadonlySet<string> | undefined;
  return createPhraseFinder(
    phrases,
    (means) => meaningIn(things, means),
    (word) => (known ??= new Set(words.split(' '))).has(word) || isGiveaway(word) || isUnit(word),
  );
}

function meaningIn(things: LexiconTables['things'], means: number): Meaning {
  const thing = things[Math.floor(means / LOCALES.length)];
  const locale = LOCALES[means % LOCALES.length];
  if (thing === undefined || locale === undefined) throw new RangeError(`nothing is meant by ${means}`);
  const [kind, id] = thing;
  return { kind, id, locale };
}

/** The tables of a catalogue and the glossary. */
export function lexiconTables({
  recipes,
  ingredientById,
  vocabularies,
  barAnswers,
}: Catalogue): LexiconTables {
  const phrases: KnownPhrase[] = [];
  const things: [Kind, string][] = [];
  const places = new Map<string, number>();
  const placeOf = (kind: Kind, id: string): number => {
    const key = `${kind} ${id}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, things.length);
    return things.push([kind, id]) - 1;
  };
  const know = (kind: Kind, id: string, locale: Locale, text: string | undefined, isFixed = false) => {
    if (text === undefined) return;
    const means = placeOf(kind, id) * LOCALES.length + LOCALES.indexOf(locale);
    phrases.push({ text, means, isFixed, isHeard: kind === 'drink' });
  };
  for (const recipe of recipes) {
    for (const [locale, name] of Object.entries(recipe.name) as [Locale, string][]) {
      know('drink', recipe.id, locale, name);
      know('drink', recipe.id, locale, name.replace(/^the /i, '').replace(/ (?:cocktail|shot)$/i, ''));
    }
  }
  for (const { id, aliases } of recipes) {
    for (const locale of LOCALES)
      for (const alias of aliases[locale] ?? []) know('drink', id, locale, alias, INITIALS.test(alias));
  }
  for (const { id, names, plurals, synonyms, brands } of ingredientById.values()) {
    for (const locale of LOCALES) {
      know('ingredient', id, locale, names[locale]);
      know('ingredient', id, locale, plurals?.[locale]);
      for (const synonym of synonyms[locale] ?? []) know('ingredient', id, locale, synonym);
      for (const brand of brands) know('ingredient', id, locale, brand, !brand.includes(' '));
    }
  }
  for (const locale of LOCALES) {
    for (const [id, names] of Object.entries(WORDS[locale].alsoCalled))
      for (const name of names.split(' ')) know('ingredient', id, locale, name, true);
  }
  for (const [vocabulary, kind] of [
    ['pairings', 'food'],
    ['spirits', 'spirit'],
    ['categories', 'category'],
  ] as const) {
    for (const { id, names } of vocabularies[vocabulary].values()) {
      for (const locale of LOCALES) know(kind, id, locale, names[locale].replace(/ ?\([^()]*\)/, ''));
    }
  }
  for (const locale of LOCALES) {
    for (const [id, term] of Object.entries(GLOSSARIES[locale])) {
      for (const name of term.names) know('term', id, locale, name);
    }
  }
  const words = wordsOfLanguages([
    ...recipes.flatMap(({ description }) => Object.values(description)),
    ...barAnswers.flatMap(({ texts }) =>
      Object.values(texts).flatMap(({ question, answer, asked }) => [question, answer, ...asked]),
    ),
  ]);
  return { phrases: phraseTables(phrases), things, words: ` ${[...words].join(' ')} ` };
}

function wordsOfLanguages(texts: readonly string[]): ReadonlySet<string> {
  const wordings = LOCALES.flatMap((locale) => {
    const { cues, tastes, occasions, foods, without, ordinary } = WORDS[locale];
    return [
      ...Object.values(cues),
      ...Object.values(tastes),
      ...Object.values(occasions),
      ...Object.values(foods),
      without,
      ordinary,
    ];
  });
  const plain = [...new Set(texts.join(' ').split(/[^\p{L}]+/u))].map(foldSpeech);
  const cueWords = wordings
    .join(' ')
    .replace(/(?<!\p{L})\p{L}+(?=\\S)/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u);
  return new Set([...plain, ...cueWords]);
}
