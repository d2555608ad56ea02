import type { Locale } from '../../../../src/contracts/site/locale.ts';
import { foldSpeech } from '../../../../src/domain/chat/foldSpeech.ts';
import { textLanguage } from '../../../../src/domain/chat/textLanguage.ts';
import {
  ALARMS,
  CARES,
  HINTS,
  type Alarm,
  type Care,
  type Concerned,
  type Danger,
  type DangerKind,
  type Hint,
} from './dangers.ts';
import { SENTENCE_END, type PhraseFinder, type Place } from './phrases.ts';
import { getSafetyWords, type SafetyWords } from './safetyWords.ts';

/** Full stops and the like; "im 7. Monat" is one sentence. */
const SENTENCE_ENDS = /(?<!\d)\.(?=\s|$)|[!?;\n]/;
/** Stands where something harmless was cut out. */
const CUT = '_';
/** So many words behind a phrase may still say whom it concerns: "a pregnant friend". */
const WORDS_BEHIND = 2;

/** A crisis, an emergency or a spiked drink. It is found by precise wordings: an ordinary question has none. */
export function findDanger(text: string, locale: Locale): Danger<Alarm> | undefined {
  return find(text, locale, ALARMS);
}

/** What calls for care: somebody young, pregnant, ill, about to drive, or drinking too much. */
export function findCare(text: string, locale: Locale): Danger<Care> | undefined {
  return find(text, locale, CARES);
}

/** What may be a danger, by single words, in jest or not. Less is sure, so less is said: one quiet line. */
export function findHint(text: string, locale: Locale): Danger<Hint> | undefined {
  return find(text, locale, HINTS, { heedsJokes: false });
}

/** What a message says alone or, where the one before it says nothing alone, together with that. */
export function findWithBefore<Kind extends DangerKind | Hint>(
  finder: (text: string, locale: Locale) => Danger<Kind> | undefined,
  message: string,
  before: string | undefined,
  locale: Locale,
): Danger<Kind> | undefined {
  const danger = finder(message, locale);
  if (danger !== undefined || before === undefined) return danger;
  const together = finder(`${before}\n${message}`, locale);
  return together === undefined || finder(before, locale) !== undefined ? undefined : together;
}

/** Whether a message says that the danger is over, was a joke, or that another subject is wanted. */
export function isOver(text: string, locale: Locale): boolean {
  const words = splitMessage(text);
  return listLanguages(text, locale)
    .map(getSafetyWords)
    .some(({ joke, over }) => joke(words).length > 0 || over(words).length > 0);
}

function find<Kind extends DangerKind | Hint>(
  text: string,
  locale: Locale,
  kinds: readonly Kind[],
  { heedsJokes } = { heedsJokes: true },
): Danger<Kind> | undefined {
  const words = splitMessage(text);
  for (const language of listLanguages(text, locale)) {
    const tables = getSafetyWords(language);
    if (heedsJokes && tables.joke(words).length > 0) continue;
    const serious = cut(words, tables.harmless);
    for (const kind of kinds) {
      const said = cut(serious, tables.kinds[kind].harmless);
      const [place] = tables.kinds[kind].says(said);
      if (place !== undefined) return { kind, who: findConcerned(said, place, tables) };
    }
  }
  return undefined;
}

/** The language of the page, and that of the message where it is another. */
function listLanguages(text: string, locale: Locale): Locale[] {
  return [...new Set([locale, textLanguage(foldSpeech(text), locale)])];
}

/** Folded words, with a mark between sentences: `17yo` is two of them. */
export function splitMessage(text: string): string[] {
  return text
    .split(SENTENCE_ENDS)
    .map((sentence) => foldSpeech(sentence).replace(/(\d)([a-z])/g, '$1 $2'))
    .filter((sentence) => sentence !== '')
    .flatMap((sentence) => [...sentence.split(' '), SENTENCE_END]);
}

/** The words without those of some phrases; a combination takes its whole sentence with it. */
function cut(words: readonly string[], finder: PhraseFinder): readonly string[] {
  const places = finder(words);
  if (places.length === 0) return words;
  const kept = [...words];
  for (const { start, end, sentence, isCombined } of places) {
    if (isCombined) kept.fill(CUT, sentence.from, sentence.to - 1);
    else kept.fill(CUT, start, end);
  }
  return kept;
}

/** The person named last before the end of a phrase or right behind it; else the one who writes. */
function findConcerned(words: readonly string[], { end, sentence }: Place, tables: SafetyWords): Concerned {
  const said = [...words.slice(sentence.from, Math.min(end + WORDS_BEHIND, sentence.to)), SENTENCE_END];
  const lastEnd = (finder: PhraseFinder) => finder(said).at(-1)?.end ?? 0;
  return lastEnd(tables.other) > lastEnd(tables.speaker) ? 'other' : 'speaker';
}
