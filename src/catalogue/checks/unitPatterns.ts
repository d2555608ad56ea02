import type { Unit } from '../../contracts/drinks/vocabulary.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { unitPatterns, type UnitPattern } from '../texts.ts';
import { textsFile } from '../languageTexts.ts';

const NUMBER = '{n}';
const NAMES = ['{i}', '{de i}', '{stem}', '{a i}'];

/** Patterns of units that would lose the number or the ingredient, or that have a placeholder nobody fills. */
export function checkUnitPatterns({ vocabularies }: Draft): Problem[] {
  return [...vocabularies.units.values()].flatMap((unit) =>
    [...unitPatterns(unit)].flatMap((pattern) => {
      const file = textsFile(pattern.locale, 'vocabulary');
      const field = `units.${unit.id}.${pattern.part}.${pattern.form}`;
      return reasonsAgainst(pattern, unit).map((reason) => ({ file, field, reason }));
    }),
  );
}

function reasonsAgainst({ part, form, text }: UnitPattern, unit: Unit): string[] {
  const found: string[] = text.match(/\{[^}]*\}?/g) ?? [];
  const reasons = found
    .filter((name) => name !== NUMBER && !NAMES.includes(name))
    .map((name) => `knows no placeholder "${name}"`);

  const takesNumber = part !== 'item' && unit.number === 'required';
  if (found.includes('{a i}') && part !== 'shown') reasons.push('has "{a i}", which is for pictures alone');
  if (found.includes(NUMBER) && !takesNumber) reasons.push(`has ${NUMBER}, where no number stands`);
  // The form for one may say it in words: "½ rodaja" for one half wheel.
  if (!found.includes(NUMBER) && takesNumber && form === 'other') reasons.push(`lacks ${NUMBER}`);

  const names = found.filter((name) => NAMES.includes(name)).length;
  const needed = part === 'amount' ? 0 : 1;
  if (names !== needed) reasons.push(`must name the ingredient ${needed} time(s), not ${names}`);
  return reasons;
}
