import { parseArgs } from 'node:util';
import { functionCatalogue } from '../../../netlify/services/catalogue.ts';
import { asMany, commandArguments } from '../../bench/effort.ts';
import { createAllergyExam } from './allergyExam.ts';
import { allergyCases, HALVES, languagesOf } from './examCase.ts';
import { GRADES } from './judgeAnswer.ts';

/*
 * Asks the house bartender the questions of `tools/exams` that guests with allergies, diets and the like would ask, and
 * prints per language how many answers are right, and how many are dangerous: they offer a drink that the guest must
 * not have. Of the open half `--failures` lists those that are not right or dangerous; of the
 * closed half it prints counts alone.
 */

const { values } = parseArgs({
  args: commandArguments,
  options: { failures: { type: 'boolean', default: false }, language: { type: 'string' } },
});
const examine = createAllergyExam(functionCatalogue());
for (const half of HALVES) {
  console.log(`\n${half} half`);
  for (const locale of languagesOf(values.language)) {
    const judged = asMany(allergyCases(half, locale)).map((question) => examine(question, locale));
    const counts = GRADES.map(
      (grade) => `${grade} ${judged.filter((one) => one.grade === grade).length}`,
    ).join(', ');
    const dangerous = judged.filter((one) => one.dangerous.length > 0).length;
    console.log(
      `${locale} ${String(judged.length).padStart(3)} questions: ${counts}; dangerous ${dangerous}`,
    );
    if (half === 'closed' || !values.failures) continue;
    for (const { question, grade, failed, dangerous: drinks, answer } of judged) {
      if (failed.length + drinks.length === 0) continue;
      console.log(`\n✗ ${grade} ${question}${drinks.length > 0 ? ` — dangerous: ${drinks.join(', ')}` : ''}`);
      for (const what of failed) console.log(`    ${what}`);
      console.log(answer.replace(/^/gm, '      '));
    }
  }
}
