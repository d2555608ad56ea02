import { LOCALES, TRANSLATED_LOCALES } from '../../contracts/locale.ts';
import type { Unit } from '../../contracts/vocabulary.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { vocabularyFile } from '../vocabulary.ts';

const NUMBER = '{n}';
const NAMES = ['{i}', '{de i}', '{stem}'];

/** Patterns of units that would lose the number or the ingredient, or that stand in English elsewhere. */
export function checkUnitPatterns({ vocabularies }: Draft): Problem[] {
  return [...vocabularies.units.values()].flatMap((unit) => [
    ...placeholderProblems(unit),
    ...leftInEnglish(unit),
  ]);
}

function* placeholderProblems(unit: Unit): Generator<Problem> {
  for (const part of ['amount', 'item', 'line'] as const) {
    for (const locale of LOCALES) {
      for (const [form, text] of Object.entries(unit[part][locale])) {
        const found: string[] = text.match(/\{[^}]*\}?/g) ?? [];
        const problem = { file: vocabularyFile('units'), field: `${unit.id}.${part}.${locale}.${form}` };
        const unknown = found.filter((name) => name !== NUMBER && !NAMES.includes(name));
        for (const name of unknown) yield { ...problem, reason: `knows no placeholder "${name}"` };
        const hasNumber = found.includes(NUMBER);
        const takesNumber = part !== 'item' && unit.number === 'required';
        const needsNumber = takesNumber && form === 'other';
        if (hasNumber ? !takesNumber : needsNumber) {
          yield {
            ...problem,
            reason: needsNumber ? `lacks ${NUMBER}` : `has ${NUMBER}, where no number stands`,
          };
        }
        const names = found.filter((name) => NAMES.includes(name)).length;
        const needed = part === 'amount' ? 0 : 1;
        if (names !== needed)
          yield { ...problem, reason: `must name the ingredient ${needed} time(s), not ${names}` };
      }
    }
  }
}

/** Words of an English pattern that stand in another language's: only millilitres are shared. */
function* leftInEnglish(unit: Unit): Generator<Problem> {
  for (const part of ['amount', 'item', 'line'] as const) {
    const english = wordsOf(unit[part].en.other);
    for (const locale of TRANSLATED_LOCALES) {
      if (english !== '' && english !== 'ml' && wordsOf(unit[part][locale].other) === english) {
        yield {
          file: vocabularyFile('units'),
          field: `${unit.id}.${part}.${locale}.other`,
          reason: `"${english}" is the English text`,
        };
      }
    }
  }
}

function wordsOf(pattern: string): string {
  return pattern
    .replace(/\{[^}]*\}|≈/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
