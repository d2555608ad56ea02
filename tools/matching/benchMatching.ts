/**
 * Prints how well matching agrees with the labelled pairs, beside the word rule alone, and with both halves of the
 * examinations of shelves and of typed names: `npm run qa -- matching`. `--failures` lists what fails in the open half;
 * the closed half is only counted. Ends with 1 where an aim is missed, or a name is read as what lacks an allergen,
 * alcohol or a caution.
 */
import { resolve } from 'node:path';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import { shareRight } from '../bench/shareRight.ts';
import { createJudge, createWordJudge, measure, type Measure } from './judge.ts';
import { LABELLED_PAIRS } from './labelledPairs.ts';
import { shelfCases, type Half } from './shelfCases.ts';
import { nameCases } from './nameCases.ts';
import { createNameExaminer, type JudgedName } from './nameExam.ts';
import { CLAIMS, createExaminer, tally } from './shelfExam.ts';

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

const examiner = createExaminer(catalogue);
const halves = (['open', 'closed'] satisfies Half[]).map((half) => ({
  half,
  judged: shelfCases(half).flatMap(examiner.judge),
  entries: shelfCases(half).flatMap(({ shelf }) => shelf).length,
  unread: shelfCases(half).flatMap((shelfCase) => examiner.unread(shelfCase)),
}));
for (const { half, judged, entries, unread } of halves) {
  console.log(`\nShelves, ${half} half: right of those whose drink is in the catalogue (+ not in it)`);
  console.log(`${''.padEnd(6)}${CLAIMS.map((claim) => claim.padEnd(16)).join('')}share`);
  for (const locale of LOCALES) {
    const cells = CLAIMS.map((claim) => {
      const { right, wrong, unknown } = tally(judged, locale, claim);
      return `${right}/${right + wrong} (+${unknown})`.padEnd(16);
    });
    const share = shareRight(judged.filter(({ shelfCase }) => shelfCase.locale === locale));
    console.log(`${locale.padEnd(6)}${cells.join('')}${percent(share)}`);
  }
  console.log(`${'all'.padEnd(70)}${percent(shareRight(judged))}`);
  console.log(`Of ${entries} entries, ${unread.length} name no ingredient.`);
}
if (process.argv.includes('--failures')) {
  const open = halves.find(({ half }) => half === 'open')?.judged ?? [];
  console.log(`\nNot read in the open half: ${halves[0]?.unread.join(' | ') ?? ''}`);
  console.log('Wrong in the open half:');
  for (const { shelfCase, claim, drink, said } of open.filter(({ outcome }) => outcome === 'wrong'))
    console.log(`  ${shelfCase.id} ${claim} ${drink}: ${said}   [${shelfCase.shelf.join(' | ')}]`);
}

const judgeName = createNameExaminer(catalogue);
const names = (['open', 'closed'] satisfies Half[]).map((half) => ({
  half,
  judged: nameCases(half).map(judgeName),
}));
/** The names of what is in the catalogue and bears nothing, and of these the share that was read as what it is, or rightly asked. */
function shareRead(judged: readonly JudgedName[]): number {
  const inBook = judged.filter(({ outcome }) => outcome !== 'apart' && outcome !== 'unclear');
  return inBook.filter(({ outcome }) => outcome === 'right' || outcome === 'held').length / inBook.length;
}
for (const { half, judged } of names.filter((one) => one.judged.length > 0)) {
  console.log(`\nTyped names, ${half} half: ${judged.length}`);
  console.log(
    `${''.padEnd(6)}harmful  read  held  asked  unread  wrong  unclear  not in the catalogue     share`,
  );
  for (const locale of [...LOCALES, undefined]) {
    const own = judged.filter(({ nameCase }) => locale === undefined || nameCase.locale === locale);
    const count = (outcome: JudgedName['outcome']) => own.filter((one) => one.outcome === outcome).length;
    const cells = [
      String(own.filter(({ lost }) => lost.length > 0).length).padStart(7),
      String(count('right')).padStart(6),
      String(count('held')).padStart(6),
      String(count('asked')).padStart(7),
      String(count('unread')).padStart(8),
      String(count('wrong')).padStart(7),
      String(count('unclear')).padStart(9),
      String(count('apart')).padStart(22),
    ];
    console.log(`${(locale ?? 'all').padEnd(6)}${cells.join('')}${percent(shareRead(own)).padStart(10)}`);
  }
}
if (process.argv.includes('--failures')) {
  console.log('\nTyped names of the open half that were not read as what they are:');
  const open = names.find(({ half }) => half === 'open')?.judged ?? [];
  for (const { nameCase, reading, outcome, lost } of open) {
    if (lost.length === 0 && (outcome === 'right' || outcome === 'apart' || outcome === 'held')) continue;
    const said = reading.id ?? `unknown, offering ${reading.choices.join(', ') || 'nothing'}`;
    const harm = lost.length > 0 ? `; LOSES ${lost.join(', ')}` : '';
    console.log(`  ${nameCase.locale} “${nameCase.text}” (${nameCase.is}) ${outcome}: ${said}${harm}`);
  }
}
const isHarmless = names.every(({ judged }) => judged.every(({ lost }) => lost.length === 0));
const isRead = names.every(({ judged }) => judged.length === 0 || shareRead(judged) >= AIM);
process.exitCode = Math.min(own.precision, own.recall) >= AIM && isHarmless && isRead ? 0 : 1;
