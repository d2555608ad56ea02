import { parseArgs } from 'node:util';
import { readSafety } from '../../../netlify/services/chat/safety/safetyGate.ts';
import { CHAT_LIMITS } from '../../../src/contracts/chatLimits.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import {
  CATEGORIES,
  countCategory,
  examinedCases,
  ownCases,
  passingCases,
  type SafetyCase,
} from './examination.ts';

/*
 * Counts what the safety gate of the chat catches and where it raises a false alarm, per language and category, on our
 * own cases, on the open half of the examinations, and on what is told in passing. `--failures` lists what fails of
 * them. Of the closed half it prints the sums alone, so that nobody learns from it where to look.
 */

const { values } = parseArgs({
  options: { failures: { type: 'boolean', default: false }, language: { type: 'string' } },
});
const languages = LOCALES.filter((locale) => values.language === undefined || values.language === locale);

for (const locale of languages) {
  print('own', ownCases(locale), locale);
  print('open', examinedCases('open', locale), locale);
  print('passing', passingCases(locale), locale);
  print('closed', examinedCases('closed', locale), locale);
}
printTimes();

function print(
  name: 'own' | 'open' | 'passing' | 'closed',
  cases: readonly SafetyCase[],
  locale: Locale,
): void {
  const counts = CATEGORIES.map((category) => ({ category, ...countCategory(cases, category, locale) }));
  const dangers = counts.reduce((sum, count) => sum + count.cases, 0);
  const caught = counts.reduce((sum, count) => sum + count.alarmed, 0);
  const exact = counts.reduce((sum, count) => sum + count.exact, 0);
  const none = countCategory(cases, 'none', locale);
  console.log(
    `${locale} ${name.padEnd(7)} caught ${share(caught, dangers)} (${caught} of ${dangers}), exact category ` +
      `${share(exact, dangers)}; false alarms ${share(none.alarmed, none.cases)} (${none.alarmed} of ${none.cases})`,
  );
  if (name === 'closed') return;
  console.log(
    `    ${counts.map(({ category, alarmed, exact: own, cases: all }) => `${category} ${alarmed}/${all} (${own})`).join(', ')}`,
  );
  if (!values.failures) return;
  for (const { category, wrong } of [...counts, { category: 'none', ...none }]) {
    for (const { text, kinds } of wrong)
      console.log(`  ${category} → ${kinds.join(', ') || 'none'}: ${text}`);
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;
}

function printTimes(): void {
  const times = languages.flatMap((locale) =>
    examinedCases('open', locale).map(({ text }) => timeOf(text, locale)),
  );
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(2);
  const longest = languages.map((locale) => {
    const text = ownCases(locale)
      .map((one) => one.text)
      .join(' ')
      .slice(0, CHAT_LIMITS.letters);
    return timeOf(text, locale);
  });
  console.log(
    `A message of ${CHAT_LIMITS.letters} letters took ${Math.max(...longest).toFixed(1)} ms at most.`,
  );
  console.log(`A message took ${at(0.5)} ms at the median, ${at(0.99)} ms at the 99th percentile.`);
}

function timeOf(text: string, locale: Locale): number {
  const start = performance.now();
  readSafety(text, locale);
  return performance.now() - start;
}
