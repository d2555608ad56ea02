/** Prints how well matching agrees with the labelled pairs, beside the word rule alone: `npm run bench:matching`. */
import { resolve } from 'node:path';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { createJudge, createWordJudge, measure, type Measure } from './judge.ts';
import { LABELLED_PAIRS } from './labelledPairs.ts';

/** What both precision and recall have to reach. */
const AIM = 0.97;

const catalogue = loadCatalogue(resolve('data'));
const judge = createJudge(catalogue);
const own = measure(LABELLED_PAIRS, judge);
const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(8);
const row = (name: string, { precision, recall, sameWay }: Measure) =>
  `${name.padEnd(18)}${percent(precision)}${percent(recall)}${percent(sameWay)}`;

console.log(`${LABELLED_PAIRS.length} labelled pairs of entry and line, in five languages\n`);
console.log(`${''.padEnd(18)}precision  recall  the right way`);
console.log(row('ingredient tree', own));
console.log(row('word rule alone', measure(LABELLED_PAIRS, createWordJudge(catalogue))));
const differing = LABELLED_PAIRS.filter((pair) => judge(pair) !== pair.answer);
if (differing.length > 0) console.log('\nAnswered differently:');
for (const pair of differing) {
  const { locale, entry, asked, specific, answer, reason } = pair;
  console.log(
    `  ${locale} “${entry}” for ${asked}${specific ? '!' : ''}: ${judge(pair)}, not ${answer} (${reason})`,
  );
}
process.exitCode = Math.min(own.precision, own.recall) >= AIM ? 0 : 1;
