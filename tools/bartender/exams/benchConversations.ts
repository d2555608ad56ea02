import { parseArgs } from 'node:util';
import { functionCatalogue } from '../../../netlify/services/catalogue.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { asMany, commandArguments } from '../../bench/effort.ts';
import {
  conversations,
  guests,
  HALVES,
  languagesOf,
  quantities,
  strangers,
  type Conversation,
} from './examCase.ts';
import { countedKind, createConversationExam, type JudgedTurn } from './conversationExam.ts';
import { GRADES } from './judgeAnswer.ts';

/*
 * Holds the conversations of `tools/exams` with the house bartender and prints what share of the turns is right,
 * partly right and wrong, per language and kind; then those about amounts, whose writers know the house, and those of
 * two more rounds of strangers. From the open half and from the guests, the last of these, the bartender has learnt. Of
 * what is open `--failures` lists the turns that are not right with their answers (`--kind`, `--language` take a part);
 * of the closed half it prints counts alone.
 */

const { values } = parseArgs({
  args: commandArguments,
  options: {
    failures: { type: 'boolean', default: false },
    kind: { type: 'string' },
    language: { type: 'string' },
  },
});
const languages = languagesOf(values.language);
const examine = createConversationExam(functionCatalogue());
const times: number[] = [];

for (const half of HALVES)
  report(
    half === 'open' ? 'open half, learnt from' : 'closed half',
    (locale) => conversations(half, locale),
    half === 'open',
  );
report('quantities, open', quantities, true);
report('strangers, open', strangers, true);
report('guests, open, learnt from', guests, true);
times.sort((a, b) => a - b);
const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
console.log(`\nAn answer took ${at(0.5)} ms at the median, ${at(0.99)} ms at the 99th percentile.`);

function report(name: string, casesOf: (locale: Locale) => Conversation[], isOpen: boolean): void {
  const byLanguage = languages.map((locale) => ({
    locale,
    turns: asMany(casesOf(locale)).flatMap((conversation) => examine(conversation, locale)),
  }));
  const all = byLanguage.flatMap(({ turns }) => turns);
  times.push(...all.map(({ took }) => took));
  if (isOpen && values.failures) for (const { turns } of byLanguage) printFailures(turns);
  console.log(`\n${name}`);
  const kinds = [...new Set(all.map(({ kind }) => countedKind(kind)))].sort();
  for (const kind of kinds)
    console.log(
      rowOf(
        kind,
        all.filter((turn) => countedKind(turn.kind) === kind),
      ),
    );
  for (const { locale, turns } of byLanguage) console.log(rowOf(locale, turns));
  console.log(rowOf('all', all));
}

function rowOf(name: string, turns: readonly JudgedTurn[]): string {
  const judged = turns.filter(({ grade }) => grade !== 'not judged').length;
  const counts = GRADES.map((grade) => {
    const count = turns.filter((turn) => turn.grade === grade).length;
    return grade === 'not judged' ? `${count} ${grade}` : `${grade} ${count} (${share(count, judged)})`;
  });
  return `${name.padEnd(11)} ${String(turns.length).padStart(3)} turns: ${counts.join(', ')}`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;
}

function printFailures(turns: readonly JudgedTurn[]): void {
  for (const { id, said, kind, grade, failed, answer } of turns) {
    if (failed.length === 0 || (values.kind !== undefined && countedKind(kind) !== values.kind)) continue;
    console.log(`\n✗ ${grade} ${id} [${kind}] ${said.join(' → ')}`);
    for (const what of failed) console.log(`    ${what}`);
    console.log(answer.replace(/^/gm, '      '));
  }
}
