import type { Locale } from '../../../../src/contracts/locale.ts';
import { madeOnce } from '../../madeOnce.ts';
import drinkNames from './drinkNames.json' with { type: 'json' };
import { SAFETY_KINDS, type Person, type SafetyKind } from './kinds.ts';
import medicines from './medicines.json' with { type: 'json' };
import { createPatterns, type Finder, type WordSets } from './safetyPattern.ts';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };

/** How a language says what one kind of danger is, in the notation of `readWordings`. */
interface KindWords {
  /** What gives it away. */
  says: readonly string[];
  /** What only looks like it; it is read as if it were not there. */
  harmless?: readonly string[];
  /** What makes the whole message harmless: drinks without alcohol for children. */
  unless?: readonly string[];
  /** What takes it back. */
  cleared?: readonly string[];
}

/** How a language speaks of dangers and of what only sounds like them. */
export interface SafetyWords {
  spelling: Readonly<Record<string, string>>;
  sets: WordSets;
  persons: Readonly<Record<Person, readonly string[]>>;
  servedTo: Readonly<Record<Person, readonly string[]>>;
  joke: readonly string[];
  harmless: readonly string[];
  kinds: Readonly<Record<SafetyKind, KindWords>>;
}

/** The patterns of a language. */
export interface SafetyPatterns {
  spelling: ReadonlyMap<string, string>;
  persons: Readonly<Record<Person, Finder>>;
  servedTo: Readonly<Record<Person, Finder>>;
  joke: Finder;
  harmless: Finder;
  kinds: readonly { kind: SafetyKind; says: Finder; harmless: Finder; unless: Finder; cleared: Finder }[];
}

/** The tables as they are written. */
export const SAFETY_WORDS: Readonly<Record<Locale, SafetyWords>> = { en, nl, de, es, fr };

/** The tables of a language as patterns. */
export const safetyPatterns = madeOnce((locale: Locale) => patternsOf(SAFETY_WORDS[locale]));

function patternsOf({
  spelling,
  sets,
  persons,
  servedTo,
  joke,
  harmless,
  kinds,
}: SafetyWords): SafetyPatterns {
  const patternOf = createPatterns({ medicine: Object.values(medicines).flat(), ...sets });
  const of = (wordings: readonly string[] = []) => patternOf(wordings);
  const byPerson = (wordings: Readonly<Record<Person, readonly string[]>>) => ({
    speaker: of(wordings.speaker),
    other: of(wordings.other),
    everybody: of(wordings.everybody),
  });
  return {
    spelling: new Map(Object.entries(spelling)),
    persons: byPerson(persons),
    servedTo: byPerson(servedTo),
    joke: of(joke),
    harmless: of([...drinkNames, ...harmless]),
    kinds: SAFETY_KINDS.map((kind) => ({
      kind,
      says: of(kinds[kind].says),
      harmless: of(kinds[kind].harmless),
      unless: of(kinds[kind].unless),
      cleared: of(kinds[kind].cleared),
    })),
  };
}
