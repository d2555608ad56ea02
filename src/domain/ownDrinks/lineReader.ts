import type { UnitPart } from '../../contracts/drinkParts.ts';
import type { OwnLine } from '../../contracts/ownDrink.ts';
import { ML_PER_OUNCE } from '../units.ts';

/** Reads what a recipe takes, as people and other sites write it. */
export interface LineReader {
  /** A line in words: by a measure of other sites, where it has one, else by the patterns of the language. */
  read(text: string): OwnLine;
  /** An ingredient with its amount in a unit as another site names it; `strength` in per cent of alcohol. */
  poured(name: string, amount: number, units: string, strength?: number | null): OwnLine;
}

interface Measure {
  unit: string;
  /** In the unit; null where it takes no number. */
  amount: number | null;
}

interface Reading extends Measure {
  name: string;
}

/** Millilitres in what other sites measure by. */
const OTHER_UNITS: Readonly<Record<string, number>> = {
  oz: ML_PER_OUNCE,
  ounce: ML_PER_OUNCE,
  cl: 10,
  tbsp: 15,
  cup: 240,
};
/** What other sites call the units of the catalogue. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  tsp: 'teaspoon',
  barspoons: 'barspoon',
  dashes: 'dash',
};
const PARTS_OF_ONE: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 0.33,
  '⅔': 0.67,
};
/** No longer line is read as an amount. Whoever calls refuses names of that length. */
const MAX_LINE_LENGTH = 300;
// White space is folded to single spaces before these patterns see a line, so that none of them can backtrack over it.
const NUMBER = String.raw`\d+(?:[.,]\d+)?(?: ?[½¼¾⅓⅔])?|[½¼¾⅓⅔]|\d+ ?\/ ?\d+`;
const OTHER_MEASURE = new RegExp(`^(${NUMBER}) ?([a-z]+)\\.? (?:of )?(.+)$`, 'i');

/**
 * @param units of the language
 * @param find the id of the ingredient of just this name, if there is one
 */
export function createLineReader(
  units: readonly UnitPart[],
  find: (name: string) => string | undefined,
): LineReader {
  const patterns = units.flatMap(({ id, number, line, item }) =>
    [...new Set([line.one, line.other, item.one, item.other])].map((pattern) => ({
      unit: id,
      takesNumber: number !== 'none',
      expression: patternOf(pattern),
    })),
  );

  const lineOf = (name: string, measure: Measure, strength: number | null = null): OwnLine => {
    const ingredient = find(name);
    return ingredient === undefined
      ? { name, strength, colour: null, ...measure, garnish: false }
      : { ingredient, ...measure, garnish: false };
  };

  const readings = (text: string): Reading[] =>
    patterns.flatMap(({ unit, takesNumber, expression }) => {
      const match = expression.exec(text);
      const { name = '', number } = match?.groups ?? {};
      if (match === null || (name === text && unit !== 'piece')) return [];
      return { name, unit, amount: takesNumber ? numberOf(number ?? '1') : null };
    });

  return {
    read(written) {
      const text = written.trim().replace(/\s+/g, ' ');
      if (text.length > MAX_LINE_LENGTH) return lineOf(text, { unit: 'piece', amount: 1 });
      const [, number = '', unit = '', name = ''] = OTHER_MEASURE.exec(text) ?? [];
      if (OTHER_UNITS[singularOf(unit.toLowerCase())] !== undefined)
        return lineOf(name, measureOf(numberOf(number), unit, units));
      const possible = readings(text);
      const likely =
        possible.find((reading) => find(reading.name) !== undefined) ??
        possible.find((reading) => reading.unit !== 'piece' && /^\d/.test(text)) ??
        possible[0];
      const { name: named, ...measure } = likely ?? { name: text, unit: 'piece', amount: 1 };
      return lineOf(named, measure);
    },
    poured: (name, amount, unit, strength) => lineOf(name, measureOf(amount, unit, units), strength),
  };
}

/** An amount in the unit that another site names; one that nobody knows is counted by the piece. */
function measureOf(amount: number, units: string, known: readonly UnitPart[]): Measure {
  const word = units.trim().toLowerCase().replace(/\.$/, '');
  const id = OTHER_NAMES[word] ?? word;
  const singular = known.some((unit) => unit.id === id) ? id : singularOf(id);
  const ml = OTHER_UNITS[singular];
  if (ml !== undefined && amount > 0) return { unit: 'ml', amount: Math.round(amount * ml * 100) / 100 };
  const unit = known.find((one) => one.id === singular);
  if (unit?.number === 'none') return { unit: unit.id, amount: null };
  return { unit: unit?.id ?? 'piece', amount: amount > 0 ? amount : 1 };
}

const singularOf = (unit: string) => unit.replace(/s$/, '');

/** A pattern of a unit as an expression: its number, and what it is of. */
function patternOf(pattern: string): RegExp {
  const literal = pattern.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  const expression = literal
    .replace('{n}', `(?<number>${NUMBER})`)
    .replace(/\{(de |a )?(i|stem)\}/, '(?<name>.+)')
    .replaceAll(/\s+/g, ' ');
  return new RegExp(`^${expression}$`, 'i');
}

function numberOf(text: string): number {
  const [, top = '', bottom = ''] = /^(\d+) ?\/ ?(\d+)$/.exec(text) ?? [];
  if (bottom !== '') return Number(top) / Number(bottom);
  const part = PARTS_OF_ONE[text.at(-1) ?? ''] ?? 0;
  return Number(text.replace(/ ?[½¼¾⅓⅔]$/, '').replace(',', '.') || 0) + part;
}
