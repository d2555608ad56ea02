/**
 * Prints of how many queries of the examination the drink that is meant stands on the first three cards, per language,
 * and for how many the search of the header shows the same three: `npm run qa -- queries`. What fails in the open half is listed; the closed half is only counted.
 */
import { resolve } from 'node:path';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import { shareRight } from '../bench/shareRight.ts';
import { queryCases, type Half } from './queryCases.ts';
import { createExaminer, createHeaderSearch, type Judged } from './queryExam.ts';

/** What share of the queries whose drink is in the catalogue has to find it. */
const AIM = 0.97;

const catalogue = loadCatalogue(resolve('data'));
const judge = createExaminer(catalogue);
const judgeHeader = createExaminer(catalogue, createHeaderSearch(catalogue));
const halves = (['open', 'closed'] satisfies Half[]).map((half) => ({
  half,
  judged: queryCases(half).map(judge),
}));

for (const { half, judged } of halves) {
  console.log(`\nQueries, ${half} half: the drink is on the first three cards`);
  console.log(`${''.padEnd(6)}right  not in the catalogue  of those in it   of all`);
  for (const locale of LOCALES)
    console.log(
      row(
        locale,
        judged.filter(({ queryCase }) => queryCase.locale === locale),
      ),
    );
  console.log(row('all', judged));
}
const open = halves[0]?.judged ?? [];
console.log('\nNot found in the open half:');
for (const { queryCase, shown } of open.filter(({ outcome }) => outcome === 'wrong'))
  console.log(
    `  ${queryCase.id} “${queryCase.query}”: ${shown.join(', ') || 'nothing'}; not ${queryCase.anyOf.join(' / ')}`,
  );
const unknown = open.filter(({ outcome }) => outcome === 'unknown');
console.log(`\nNot in the catalogue: ${unknown.map(({ queryCase }) => queryCase.anyOf[0]).join(', ')}`);
const all = halves.flatMap(({ judged }) => judged);
const different = all.filter(
  ({ queryCase, shown }) => shown.join('\n') !== judgeHeader(queryCase).shown.join('\n'),
);
console.log(
  `\nThe search of the header shows the same three drinks first for ${all.length - different.length} of ${all.length}.`,
);
if (different.length > 0) process.exitCode = 1;
else process.exitCode = halves.every(({ judged }) => shareRight(judged) >= AIM) ? 0 : 1;

function row(name: string, judged: readonly Judged[]): string {
  const count = (outcome: Judged['outcome']) => judged.filter((one) => one.outcome === outcome).length;
  const ofAll = count('right') / judged.length;
  return [
    name.padEnd(6),
    `${count('right')}`.padStart(5),
    `${count('unknown')} of ${judged.length}`.padStart(22),
    percent(shareRight(judged)).padStart(16),
    percent(ofAll).padStart(9),
  ].join('');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
