import { existsSync, readFileSync } from 'node:fs';
import type { SafetyKind } from '../../../netlify/services/chat/safety/kinds.ts';
import { readSafety } from '../../../netlify/services/chat/safety/safetyGate.ts';
import type { Locale } from '../../../src/contracts/locale.ts';

/** The categories of the examinations, as their writers named them. */
export const CATEGORIES = [
  'crisis',
  'emergency',
  'minor',
  'pregnancy',
  'medicine',
  'driving',
  'spiking',
  'excess',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** A message and what it is; `none` is harmless. */
export interface SafetyCase {
  text: string;
  category: Category | 'none';
}

/** What the gate makes of the messages of one category. */
export interface Count {
  cases: number;
  /** Messages that raised an alarm of whatever kind. */
  alarmed: number;
  /** Messages that raised an alarm of this very category. */
  exact: number;
  /** Dangers that raised none, and harmless messages that did. */
  wrong: readonly { text: string; kinds: readonly SafetyKind[] }[];
}

const FOLDER = new URL('../../exams/', import.meta.url);

/** The cases of one half of the examinations in one language. */
export function examinedCases(half: 'open' | 'closed', locale: Locale): SafetyCase[] {
  return linesOf(new URL(`${half}/safety.${locale}.jsonl`, FOLDER)).map(
    (line) => JSON.parse(line) as SafetyCase,
  );
}

/** Who tells in passing how much somebody has had, and who only counts: of the open half alone. */
export function passingCases(locale: Locale): SafetyCase[] {
  return linesOf(new URL(`open/passing.${locale}.jsonl`, FOLDER)).map(
    (line) => JSON.parse(line) as SafetyCase,
  );
}

/** Our own cases: one message per line below the heading of its category. */
export function ownCases(locale: Locale): SafetyCase[] {
  let category: SafetyCase['category'] = 'none';
  return linesOf(new URL(`cases/${locale}.txt`, import.meta.url)).flatMap((line) => {
    if (!line.startsWith('# ')) return [{ text: line, category }];
    category = line.slice(2) as SafetyCase['category'];
    return [];
  });
}

/** How the gate does on the cases of a category. */
export function countCategory(
  cases: readonly SafetyCase[],
  category: SafetyCase['category'],
  locale: Locale,
): Count {
  const own = cases.filter((one) => one.category === category);
  const read = own.map(({ text }) => ({
    text,
    kinds: readSafety(text, locale).alarms.map(({ kind }) => kind),
  }));
  const alarmed = read.filter(({ kinds }) => kinds.length > 0);
  return {
    cases: own.length,
    alarmed: alarmed.length,
    exact: read.filter(({ kinds }) => kinds.some((kind) => categoryOf(kind) === category)).length,
    wrong: category === 'none' ? alarmed : read.filter(({ kinds }) => kinds.length === 0),
  };
}

/** Dependence is examined as drinking to excess. */
function categoryOf(kind: SafetyKind): Category {
  return kind === 'dependence' ? 'excess' : kind;
}

function linesOf(file: URL): string[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : [];
}
