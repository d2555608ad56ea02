import { functionCatalogue } from '../../netlify/services/catalogue.ts';
import { LOCALES } from '../../src/contracts/locale.ts';
import { asMany, missAim } from '../bench/effort.ts';
import { createJudge } from './judge.ts';
import { judgeBarQuestions, LEAST_MEANT, MOST_MISTAKEN, sharesOf } from './judgeBarQuestions.ts';
import { QUESTIONS } from './questions/allQuestions.ts';

/*
 * Asks the house bartender the questions of `questions/`, and those of technique and knowledge, and prints what share of the answers is right per language,
 * what failed and with which answer, and how long an answer took. Ends with 1 below the share that is promised.
 */

/** The part of the answers that must be right. */
const LEAST_RIGHT = 0.9;

const started = performance.now();
const judge = createJudge(functionCatalogue());
console.log(`Ready after ${Math.round(performance.now() - started)} ms, the catalogue read.\n`);

const verdicts = LOCALES.flatMap((locale) =>
  asMany(QUESTIONS[locale]).map((question) => judge(question, locale)),
);
for (const { locale, question, failed, answer } of verdicts.filter((verdict) => verdict.failed.length > 0)) {
  console.log(`✗ ${locale} ${question.turns.join(' → ')}`);
  for (const { what } of failed) console.log(`    ${what}`);
  console.log(answer.replace(/^/gm, '      '), '\n');
}
for (const locale of LOCALES) {
  const own = verdicts.filter((verdict) => verdict.locale === locale);
  const right = own.filter(({ failed }) => failed.length === 0).length;
  console.log(`${locale}  ${right} of ${own.length} right`);
}
const right = verdicts.filter(({ failed }) => failed.length === 0).length;
const times = verdicts.map(({ slowest }) => slowest).sort((a, b) => a - b);
const median = times[Math.floor(times.length / 2)] ?? 0;
console.log(`\n${right} of ${verdicts.length} right (${Math.round((100 * right) / verdicts.length)}%).`);
console.log(
  `An answer took ${median.toFixed(1)} ms at the median, ${(times.at(-1) ?? 0).toFixed(1)} ms at most.`,
);

const known = judgeBarQuestions(functionCatalogue());
console.log('\nTechnique and knowledge, in wordings that no answer holds:');
for (const { locale, message, meant, given } of known.filter((one) => one.given !== one.meant)) {
  console.log(`✗ ${locale} ${message}  (${meant}, not ${given ?? 'a bar answer'})`);
}
for (const locale of LOCALES) {
  const own = known.filter((verdict) => verdict.locale === locale);
  console.log(
    `${locale}  ${own.filter(({ meant, given }) => given === meant).length} of ${own.length} as meant`,
  );
}
const shares = sharesOf(known);
console.log(
  `${Math.round(100 * shares.meant)}% as meant, ${Math.round(100 * shares.mistaken)}% another bar answer.`,
);
if (shares.meant < LEAST_MEANT || shares.mistaken > MOST_MISTAKEN) missAim();
if (right / verdicts.length < LEAST_RIGHT) missAim();
