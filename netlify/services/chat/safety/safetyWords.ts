import type { Locale } from '../../../../src/contracts/site/locale.ts';
import { memoize } from '../../../../src/domain/lib/memoize.ts';
import { ALARMS, CARES, HINTS, type DangerKind, type Hint } from './dangers.ts';
import deEvidence from './evidence/de.json' with { type: 'json' };
import enEvidence from './evidence/en.json' with { type: 'json' };
import esEvidence from './evidence/es.json' with { type: 'json' };
import frames from './evidence/frames.json' with { type: 'json' };
import frEvidence from './evidence/fr.json' with { type: 'json' };
import nlEvidence from './evidence/nl.json' with { type: 'json' };
import medicines from './medicines.json' with { type: 'json' };
import { createPhraseFinders, type PhraseFinder } from './phrases.ts';
import deVocabulary from './vocabulary/de.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import drinkNames from './words/drinkNames.json' with { type: 'json' };
import enVocabulary from './vocabulary/en.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import esVocabulary from './vocabulary/es.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import frVocabulary from './vocabulary/fr.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import nlVocabulary from './vocabulary/nl.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };

/** The phrases of a language, as `words/<lang>.json` has them; short ones stand in one line, with semicolons between. */
interface WordFile extends Record<DangerKind, string[]> {
  /** Groups of words that phrases refer to as `@name`. */
  lists: Record<string, string[]>;
  speaker: string[];
  other: string[];
  joke: string[];
  /** What says that a danger is over, or speaks of something else. */
  over: string[];
  /** What sounds of danger and is none: idioms, denials. Of every kind, or of one. */
  harmless: { all: string[] } & Partial<Record<DangerKind, string[]>>;
}

export const FILES: Record<Locale, WordFile> = { en, nl, de, es, fr };

/**
 * The pieces of evidence of a language, by name: each holds the many ways to say one thing. `frames.json` says
 * which pieces make a danger together; it is the same for every language.
 */
export const EVIDENCE: Record<Locale, Readonly<Record<string, string>>> = {
  en: enEvidence,
  nl: nlEvidence,
  de: deEvidence,
  es: esEvidence,
  fr: frEvidence,
};

/** Single words of each field, by its name: a body that fails, despair, a child, a vehicle, medicine. */
export const VOCABULARY: Record<Locale, Readonly<Record<string, string>>> = {
  en: enVocabulary,
  nl: nlVocabulary,
  de: deVocabulary,
  es: esVocabulary,
  fr: frVocabulary,
};

/** The dangers that a hint may be of: what is harmless for them is so for it. */
const HINTED: Readonly<Record<Hint, readonly DangerKind[]>> = {
  trouble: ['crisis', 'emergency'],
  secret: ['spiking'],
  overdoing: ['excess', 'dependence'],
  sober: ['pregnancy', 'minor', 'driving', 'medicine'],
};

export interface SafetyWords extends Record<
  'speaker' | 'other' | 'joke' | 'over' | 'harmless',
  PhraseFinder
> {
  kinds: Record<DangerKind | Hint, { says: PhraseFinder; harmless: PhraseFinder }>;
}

/** The phrases of a language, prepared when it is first spoken. */
export const getSafetyWords = memoize((locale: Locale): SafetyWords => {
  const file = FILES[locale];
  const lists = Object.entries({
    ...file.lists,
    ...EVIDENCE[locale],
    ...VOCABULARY[locale],
    medicine: medicines,
  }).map(([name, lines]) => [name, splitPhrases(lines)] as const);
  const finderOver = createPhraseFinders(Object.fromEntries(lists));
  const finder = (lines: readonly string[]) => finderOver(splitPhrases(lines));
  const kinds = [...ALARMS, ...CARES].map((kind) => {
    const says = finder([...file[kind], ...frames[kind]]);
    return [kind, { says, harmless: finder(file.harmless[kind] ?? []) }] as const;
  });
  const hints = HINTS.map((hint) => {
    const harmless = HINTED[hint].flatMap((kind) => file.harmless[kind] ?? []);
    return [hint, { says: finder(frames[hint]), harmless: finder(harmless) }] as const;
  });
  return {
    speaker: finder(file.speaker),
    other: finder(file.other),
    joke: finder(file.joke),
    over: finder(file.over),
    harmless: finder([...drinkNames, ...file.harmless.all]),
    kinds: Object.fromEntries([...kinds, ...hints]) as SafetyWords['kinds'],
  };
});

function splitPhrases(lines: string | readonly string[]): string[] {
  return [lines].flat().flatMap((line) => line.split('; '));
}
