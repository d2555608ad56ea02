import { MEASURES } from './amountWords.ts';
import { asThousands, readNumber } from './readNumber.ts';
import { tidyLine, tokenize } from './tokens.ts';

/** What somebody typed into a field for an amount. */
export interface Quantity {
  value: number;
  /** Whether it is the middle of a range. */
  isRange: boolean;
  /** Id of a unit, where one stands behind the number. */
  unit?: string;
}

/** Units that a field converts by itself, by their millilitres. */
const UNIT_BY_ML: ReadonlyMap<number, string> = new Map([
  [1, 'ml'],
  [10, 'cl'],
  [30, 'oz'],
]);
const MAX_UNIT_WORDS = 3;

/** Reads the whole of a field: "1 1/2", "0,75", "½", "2–3", "60ml". Undefined where it is no amount. */
export function readQuantity(text: string): Quantity | undefined {
  const tokens = tokenize(tidyLine(text));
  const number = readNumber(tokens, 0);
  if (number === undefined || Number.isNaN(number.value)) return undefined;
  const { value, isRange, next } = number;
  const behind = tokens.slice(next).filter((token) => token.text !== '.');
  if (behind.length === 0) return { value, isRange };
  if (behind.length > MAX_UNIT_WORDS || behind.some(({ kind }) => kind !== 'word')) return undefined;
  const measure = MEASURES.get(behind.map(({ folded }) => folded).join(' '));
  if (measure?.kind === 'unit') return { value, isRange, unit: measure.id };
  const unit =
    measure?.kind === 'volume' && measure.isRough !== true ? UNIT_BY_ML.get(measure.ml) : undefined;
  if (unit === undefined) return undefined;
  const thousands = unit === 'ml' && next === 1 ? asThousands(tokens[0]?.text ?? '') : undefined;
  return { value: thousands ?? value, isRange, unit };
}
