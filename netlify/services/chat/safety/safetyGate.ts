import { LOCALES, type Locale } from '../../../../src/contracts/locale.ts';
import { foldSpeech } from '../../../../src/domain/chat/foldSpeech.ts';
import { textLanguage } from '../../../../src/domain/chat/textLanguage.ts';
import type { Alarm, Person, SafetyKind, SafetyReading } from './kinds.ts';
import { safetyText } from './safetyText.ts';
import { SAFETY_PATTERNS, type SafetyPatterns } from './safetyWords.ts';

/** What stands where something harmless was read. */
const CUT = ' _ ';
/** So many words behind what gives a danger away may still say whom it concerns: "my pregnant friend". */
const WORDS_BEHIND = 2;
const PERSONS: readonly Person[] = ['other', 'everybody', 'speaker'];

/** What is looked for in every language where a message is not in that of the page. */
const GRAVE: ReadonlySet<SafetyKind> = new Set(['emergency', 'crisis']);

/**
 * What a message says that bears on safety, by the words of the language that it is written in and of the language of
 * the page. Where these differ, short words may have told a wrong language: then danger is looked for in all.
 */
export function readSafety(message: string, expected: Locale): SafetyReading {
  const language = textLanguage(foldSpeech(message), expected);
  const readings =
    language === expected
      ? [readIn(SAFETY_PATTERNS[expected], message)]
      : LOCALES.map((locale) => {
          const isLikely = locale === language || locale === expected;
          return readIn(SAFETY_PATTERNS[locale], message, isLikely ? undefined : GRAVE);
        });
  const alarms = new Map<SafetyKind, Alarm>();
  for (const alarm of readings.flatMap((reading) => reading.alarms)) {
    if (!alarms.has(alarm.kind)) alarms.set(alarm.kind, alarm);
  }
  return {
    alarms: [...alarms.values()],
    cleared: new Set(readings.flatMap(({ cleared }) => [...cleared])),
    servedTo: new Set(readings.flatMap(({ servedTo }) => [...servedTo])),
  };
}

function readIn(patterns: SafetyPatterns, message: string, only?: ReadonlySet<SafetyKind>): SafetyReading {
  const whole = safetyText(message, patterns.spelling);
  const isJoke = found(patterns.joke, whole);
  const text = cut(whole, patterns.harmless);
  const alarms: Alarm[] = [];
  const cleared = new Set<SafetyKind>();
  for (const { kind, says, harmless, unless, cleared: takesBack } of patterns.kinds) {
    if (only?.has(kind) === false) continue;
    if (isJoke || found(takesBack, text)) cleared.add(kind);
    if (isJoke || found(unless, whole)) continue;
    const said = cut(cut(text, takesBack), harmless);
    says.lastIndex = 0;
    const match = says.exec(said);
    if (match !== null) alarms.push({ kind, who: personAt(patterns, said, match) });
  }
  if (only !== undefined) return { alarms, cleared: new Set(), servedTo: new Set() };
  const servedTo = new Set(PERSONS.filter((who) => found(patterns.servedTo[who], whole)));
  return { alarms, cleared, servedTo };
}

/** The person that is named last before what gives a danger away or right behind it; else the one who writes. */
function personAt({ persons }: SafetyPatterns, text: string, match: RegExpExecArray): Person {
  const start = text.lastIndexOf('/', match.index) + 1;
  const end = match.index + match[0].length;
  const behind = text
    .slice(end)
    .split(' ', WORDS_BEHIND + 1)
    .join(' ');
  const said = `${text.slice(start, end)}${behind} `;
  const places = PERSONS.map((who) => ({ who, at: lastOf(persons[who], said) }));
  const nearest = places.reduce((one, next) => (next.at > one.at ? next : one));
  return nearest.at < 0 ? 'speaker' : nearest.who;
}

function lastOf(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].reduce(
    (last, { index, 0: said }) => Math.max(last, index + said.length),
    -1,
  );
}

function found(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

function cut(text: string, pattern: RegExp): string {
  return text.replace(pattern, CUT.trimEnd());
}
