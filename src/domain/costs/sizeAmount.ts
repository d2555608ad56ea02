import { MEASURES } from '../amounts/amountWords.ts';
import { isNumeric } from '../amounts/line.ts';
import { asThousands, readNumber } from '../amounts/readNumber.ts';
import { tidyLine, tokenize, type Token } from '../amounts/tokens.ts';

/** What the name of a size tells of its amount: millilitres, or so many times the usual amount. */
export type SizeAmount = { ml: number } | { times: number };

/** Folded words of the languages of the site. */
const TIMES: ReadonlyMap<string, number> = new Map([
  ...wordsFor(1, 'single enkel enkele einfach einfache einfacher einfaches sencillo sencilla simple'),
  ...wordsFor(2, 'double dubbel dubbele doppelt doppelte doppelter doppeltes doppel doppio doble'),
  ...wordsFor(3, 'triple driedubbel driedubbele dreifach dreifache dreifacher dreifaches'),
]);
/** What is poured at a bar: a few drops to a keg. */
const LEAST_ML = 5;
const MOST_ML = 20_000;
const MOST_UNIT_WORDS = 2;

/**
 * Reads the amount of a size: "0,3 l", "Pitcher 1 l", "4cl", "double".
 *
 * @returns undefined where the size tells none, or not clearly which: "large", "2 × 4 cl", "double or 4 cl"
 */
export function readSizeAmount(size: string): SizeAmount | undefined {
  const tokens = tokenize(tidyLine(size));
  const times = tokens.flatMap(({ folded }) => TIMES.get(folded) ?? []);
  const at = tokens.findIndex(isNumeric);
  if (at === -1) return times.length === 1 && times[0] !== undefined ? { times: times[0] } : undefined;
  const number = readNumber(tokens, at);
  const behind = tokens.slice(number?.next);
  const isSure =
    number !== undefined &&
    !number.isRange &&
    asThousands(tokens[at]?.text ?? '') === undefined &&
    times.length === 0 &&
    !behind.some(isNumeric);
  const ml = isSure ? number.value * (unitMl(behind) ?? Number.NaN) : Number.NaN;
  return ml >= LEAST_ML && ml <= MOST_ML ? { ml } : undefined;
}

/** Millilitres of the unit that begins here: "cl", "fl. oz". Of a glass or a shot nobody knows them. */
function unitMl(tokens: readonly Token[]): number | undefined {
  const words = tokens.filter(({ text }) => text !== '.').slice(0, MOST_UNIT_WORDS);
  for (let length = words.length; length > 0; length -= 1) {
    const unit = words.slice(0, length).map(({ folded }) => folded);
    const measure = MEASURES.get(unit.join(' '));
    if (measure?.kind === 'volume' && measure.isRough !== true) return measure.ml;
  }
  return undefined;
}

function wordsFor(times: number, words: string): [string, number][] {
  return words.split(' ').map((word) => [word, times]);
}
