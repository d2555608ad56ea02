import { LOCALES, type Locale } from '../../../../src/contracts/locale.ts';
import { foldSpeech } from '../../../../src/domain/chat/foldSpeech.ts';
import { textLanguage } from '../../../../src/domain/chat/textLanguage.ts';
import { dangersIn } from '../learnt/dangers.ts';
import type { Alarm, Person, SafetyKind, SafetyReading } from './kinds.ts';
import { safetyText } from './safetyText.ts';
import { placesOf, type Finder, type Place } from './safetyPattern.ts';
import { safetyPatterns, type SafetyPatterns } from './safetyWords.ts';

/** What stands where something harmless was read. */
const CUT = ' _';
/** "This is no joke" is none. */
const DENIED = / (?:no|not|pas|kein|keine|nicht|geen|niet|(?:pas|plus) (?:une|un|pour))$/;
/** So many words behind what gives a danger away may still say whom it concerns: "my pregnant friend". */
const WORDS_BEHIND = 2;
const PERSONS: readonly Person[] = ['other', 'everybody', 'speaker'];

/** What a message says that gives nothing away. */
const NOTHING: SafetyReading = { alarms: [], quiet: [], cleared: new Set(), servedTo: new Set() };
const FOR_A_CHILD: readonly Alarm[] = [{ kind: 'minor', who: 'other' }];

/** What is looked for in every language where a message is not in that of the page. */
const GRAVE: ReadonlySet<SafetyKind> = new Set(['emergency', 'crisis']);

/**
 * What a message says that bears on safety, by the words of the language that it is written in and of the language of
 * the page. Where these differ, short words may have told a wrong language: then emergencies and crises are
 * looked for in all languages.
 */
export function readSafety(message: string, expected: Locale): SafetyReading {
  const language = textLanguage(foldSpeech(message), expected);
  const readings =
    language === expected
      ? [readIn(safetyPatterns(expected), message)]
      : LOCALES.map((locale) => {
          const isLikely = locale === language || locale === expected;
          return readIn(safetyPatterns(locale), message, isLikely ? undefined : GRAVE);
        });
  const alarms = new Map<SafetyKind, Alarm>();
  for (const alarm of readings.flatMap((reading) => reading.alarms)) {
    if (!alarms.has(alarm.kind)) alarms.set(alarm.kind, alarm);
  }
  return {
    alarms: [...alarms.values()],
    quiet: readings.flatMap(({ quiet }) => quiet).slice(0, 1),
    cleared: new Set(readings.flatMap(({ cleared }) => [...cleared])),
    servedTo: new Set(readings.flatMap(({ servedTo }) => [...servedTo])),
  };
}

function readIn(patterns: SafetyPatterns, message: string, only?: ReadonlySet<SafetyKind>): SafetyReading {
  const worded = wordedIn(patterns, message, only);
  if (worded === undefined) return NOTHING;
  const { whole, isJoke, alarms, takenBack, text } = worded;
  if (only !== undefined) return { ...NOTHING, alarms };
  const cleared = isJoke ? patterns.kinds : takenBack.filter((one) => found(one.cleared, text));
  return {
    alarms: isJoke || cleared.length > 0 ? alarms : weighed(patterns, whole, alarms),
    quiet: isForChild(patterns, whole) ? FOR_A_CHILD : [],
    cleared: new Set(cleared.map(({ kind }) => kind)),
    servedTo: new Set(PERSONS.filter((who) => found(patterns.servedTo[who], whole))),
  };
}

/** What the wordings of a language find; undefined where nothing is to be read further. */
function wordedIn(patterns: SafetyPatterns, message: string, only?: ReadonlySet<SafetyKind>) {
  const whole = safetyText(message, patterns.spelling);
  const kinds = patterns.kinds.filter(({ kind }) => only?.has(kind) !== false);
  const suspected = kinds.filter(({ says }) => found(says, whole));
  // Most messages stop here, and patterns that are never searched for are never compiled.
  if (only !== undefined && suspected.length === 0) return undefined;
  const isJoke = placesOf(patterns.joke, whole).some(({ start }) => !DENIED.test(whole.slice(0, start)));
  const takenBack = kinds.filter(({ cleared }) => found(cleared, whole));
  const text = suspected.length + takenBack.length === 0 ? whole : cut(whole, patterns.harmless);
  const alarms: Alarm[] = [];
  for (const { kind, says, harmless, unless, cleared } of suspected) {
    if (isJoke || found(unless, whole)) continue;
    const said = cut(cut(text, cleared), harmless);
    const place = says(said);
    if (place !== undefined) alarms.push({ kind, who: personAt(patterns, said, place) });
  }
  return { whole, isJoke, alarms, takenBack, text };
}

/** Whether something is asked for a child: the kids who are asleep are none. */
function isForChild({ kinds, forChild }: SafetyPatterns, whole: string): boolean {
  if (!found(forChild, whole)) return false;
  const minor = kinds.find(({ kind }) => kind === 'minor');
  return minor !== undefined && found(forChild, cut(whole, minor.harmless));
}

/** What a model of dangers is to know of a message: its text, and what the wordings of a language find in it. */
export function wordedDangers(message: string, locale: Locale): { text: string; kinds: SafetyKind[] } {
  const patterns = safetyPatterns(locale);
  const { whole = '', alarms = [] } = wordedIn(patterns, message) ?? {};
  return { text: whole, kinds: alarms.map(({ kind }) => kind) };
}

/**
 * What wordings gave away, unless the learnt model, which knows of them, holds it for harmless; beside
 * it, or where they gave nothing away, what it holds for likely.
 */
function weighed(patterns: SafetyPatterns, text: string, alarms: readonly Alarm[]): readonly Alarm[] {
  const { none: harmless, ...dangers } = dangersIn(
    text,
    alarms.map(({ kind }) => kind),
  );
  if (harmless > HARMLESS) return alarms.filter(({ kind }) => STANDING.has(kind));
  // Of several that were found the model tells which are meant: "she is pregnant, and her husband wants some rum".
  if (alarms.length > 1)
    return alarms.filter(({ kind }) => STANDING.has(kind) || dangers[learntAs(kind)] >= UNLIKELY);
  const kinds = Object.keys(dangers) as (keyof typeof dangers)[];
  const kind = kinds.reduce((one, next) => (dangers[next] > dangers[one] ? next : one));
  // Where wordings heard a minor in "her 7th month" and the model hears a pregnancy, both hold.
  const isKnown = alarms.some((one) => learntAs(one.kind) === kind);
  const isLikely = dangers[kind] >= LIKELY[alarms.length === 0 ? 'alone' : 'beside'];
  if (isKnown || !isLikely || 1 - harmless < DANGEROUS) return alarms;
  // To take one's own crisis or drive for somebody else's is worse than the reverse.
  const isOwn = kind === 'crisis' || kind === 'driving';
  const who = isOwn ? 'speaker' : personAt(patterns, text, { start: 0, end: text.length });
  return [...alarms, { kind, who }];
}

/** The kind as which a danger is learnt. */
function learntAs(kind: SafetyKind): Exclude<SafetyKind, 'dependence'> {
  return kind === 'dependence' ? 'excess' : kind;
}

/**
 * What the learnt model never talks anybody out of: who speaks of driving or of a mother-to-be is best served without
 * alcohol, even where nobody drives and nobody expects.
 */
const STANDING: ReadonlySet<SafetyKind> = new Set(['driving', 'pregnancy']);
/** From these likelihoods on the learnt model overrules the wordings. */
const HARMLESS = 0.83;
const DANGEROUS = 0.7;
const UNLIKELY = 0.02;
/** The kind itself has to be so likely, since a little of each is no danger: alone, or beside one that wordings found. */
const LIKELY = { alone: 0.33, beside: 0.5 };

/** The person that is named last before what gives a danger away or right behind it; else the one who writes. */
function personAt({ persons }: SafetyPatterns, text: string, { start, end }: Place): Person {
  const sentence = text.lastIndexOf('/', start) + 1;
  const behind = text
    .slice(end)
    .replace(/\/.*/, '')
    .split(' ', WORDS_BEHIND + 1)
    .join(' ');
  const said = `${text.slice(sentence, end)}${behind} `;
  const places = PERSONS.map((who) => ({ who, at: placesOf(persons[who], said).at(-1)?.end ?? -1 }));
  const nearest = places.reduce((one, next) => (next.at > one.at ? next : one));
  return nearest.at < 0 ? 'speaker' : nearest.who;
}

function found(pattern: Finder, text: string): boolean {
  return pattern(text) !== undefined;
}

function cut(text: string, pattern: Finder): string {
  const places = placesOf(pattern, text);
  if (places.length === 0) return text;
  const kept = places.map(({ start }, index) => text.slice(places[index - 1]?.end ?? 0, start));
  return [...kept, text.slice(places.at(-1)?.end)].join(CUT);
}
