import type { Locale } from '../../../../src/contracts/locale.ts';
import { built } from '../../builtFile.ts';
import { madeOnce } from '../../../../src/domain/madeOnce.ts';
import { builtSafety } from '../builtTables.ts';
import { SAFETY_KINDS, type Person, type SafetyKind } from './kinds.ts';
import { DRINK_NAMES, NAME_SETS, nameTables } from './nameTables.ts';
import { createPatterns, type Finder } from './safetyPattern.ts';
import { createIndexer, type IndexedWordings } from './wordingIndex.ts';
import { byLanguage } from '../byLanguage.ts';
import type de from './words/de.json';
import type en from './words/en.json';
import type es from './words/es.json';
import type fr from './words/fr.json';
import type nl from './words/nl.json';

/** How a language says what one kind of danger is, in the notation of `readWordings`. */
interface KindWords<Wordings> {
  /** What gives it away. */
  says: Wordings;
  /** What only looks like it; it is read as if it were not there. */
  harmless?: Wordings;
  /** What makes the whole message harmless: drinks without alcohol for children. */
  unless?: Wordings;
  /** What takes it back. */
  cleared?: Wordings;
}

/** How a language speaks of dangers and of what only sounds like them. */
interface SafetyTables<Wordings> {
  spelling: Readonly<Record<string, string>>;
  sets: Readonly<Record<string, Wordings>>;
  persons: Readonly<Record<Person, Wordings>>;
  servedTo: Readonly<Record<Person, Wordings>>;
  /** How a message says that a drink is for a child, whom `<youngster>` names. */
  forChild: Wordings;
  joke: Wordings;
  harmless: Wordings;
  kinds: Readonly<Record<SafetyKind, KindWords<Wordings>>>;
}
export type SafetyWords = SafetyTables<readonly string[]>;
/** Plain JSON, so that a build can write it. */
export type IndexedSafetyWords = SafetyTables<IndexedWordings>;

/** The patterns of a language. */
export interface SafetyPatterns {
  spelling: ReadonlyMap<string, string>;
  persons: Readonly<Record<Person, Finder>>;
  servedTo: Readonly<Record<Person, Finder>>;
  forChild: Finder;
  joke: Finder;
  harmless: Finder;
  kinds: readonly { kind: SafetyKind; says: Finder; harmless: Finder; unless: Finder; cleared: Finder }[];
}

const NONE: IndexedWordings = { wordings: [], starts: {} };

/** The tables as they are written. */
export const SAFETY_WORDS: Readonly<Record<Locale, SafetyWords>> = byLanguage<{
  en: typeof en;
  nl: typeof nl;
  de: typeof de;
  es: typeof es;
  fr: typeof fr;
}>('safety/words');

/** The tables of a language, all their wordings by how they begin. */
export function indexedSafetyWords(locale: Locale): IndexedSafetyWords {
  const { spelling, sets, persons, servedTo, forChild, joke, harmless, kinds } = SAFETY_WORDS[locale];
  const index = createIndexer({ ...NAME_SETS, ...sets });
  return {
    spelling,
    sets: each(sets, index),
    persons: each(persons, index),
    servedTo: each(servedTo, index),
    forChild: index(forChild),
    joke: index(joke),
    harmless: index([...DRINK_NAMES, ...harmless]),
    kinds: each(kinds, (words) => each(words, index)),
  };
}

/** The tables of a language as patterns. */
export const safetyPatterns = madeOnce((locale: Locale) =>
  patternsOf(built(builtSafety(locale), () => indexedSafetyWords(locale))),
);

function patternsOf({
  spelling,
  sets,
  persons,
  servedTo,
  forChild,
  joke,
  harmless,
  kinds,
}: IndexedSafetyWords): SafetyPatterns {
  const of = createPatterns({ medicine: nameTables().medicine, ...sets });
  return {
    spelling: new Map(Object.entries(spelling)),
    persons: each(persons, of),
    servedTo: each(servedTo, of),
    forChild: of(forChild),
    joke: of(joke),
    harmless: of(harmless),
    kinds: SAFETY_KINDS.map((kind) => ({
      kind,
      says: of(kinds[kind].says),
      harmless: of(kinds[kind].harmless ?? NONE),
      unless: of(kinds[kind].unless ?? NONE),
      cleared: of(kinds[kind].cleared ?? NONE),
    })),
  };
}

function each<Name extends string, From, To>(
  parts: Readonly<Partial<Record<Name, From>>>,
  make: (part: From) => To,
): Record<Name, To> {
  const entries = Object.entries(parts) as [Name, From][];
  return Object.fromEntries(entries.map(([name, part]) => [name, make(part)])) as Record<Name, To>;
}
