import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import {
  ABOUT_WORDS,
  ARTICLES,
  COUNTED_WORDS,
  DENOMINATORS,
  NUMBER_WORDS,
  PLUS_SIGNS,
  RANGE_WORDS,
  ROUGH_PHRASES,
  SIZE_WORDS,
  VAGUE_WORDS,
  WITH_WORDS,
  type Measure,
} from './amountWords.ts';
import {
  CLOSING,
  isClosingOrPoint,
  isNumeric,
  MAX_PHRASE_WORDS,
  OPENING,
  phraseEnd,
  SEPARATORS,
  type Line,
} from './line.ts';
import type { LineReading } from './lineReading.ts';
import { isIceCream, type MeasureReader } from './measureReader.ts';
import { asThousands, DASHES, readNumber, type NumberRead } from './readNumber.ts';
import { FRACTIONS, tokenize, type Token } from './tokens.ts';

/** Tokens of an amount behind a name: "1 1/2 bar spoons". */
const MAX_AMOUNT_TOKENS = 8;
const TIMES = new Set(['x', '×', '*', '✕']);
const CENTILITRE = 10;
/** Signs between an amount and a fraction that may belong to it or not. */
const PART_SIGNS = new Set([',', '-', '–', '—']);
/** The share by which an amount in two measures may differ. */
const SAME_AMOUNT = 0.1;

/** An amount of a line. */
export interface AmountRead {
  /** Undefined where only a measure stands there: "splash of soda". */
  value?: number;
  measure?: Measure;
  /** As it is written. */
  words: string;
  isRange: boolean;
  isVague?: boolean;
  /** Whether words say that it is more or less than the number: "scant", "heaped". */
  isRough?: boolean;
  /** Whether nobody can tell what it measures by. */
  isUnread?: boolean;
}

export type AmountReader = ReturnType<typeof createAmountReader>;

/** Reads amounts at the beginning of a line, and behind the name. */
export function createAmountReader(measures: MeasureReader, units: DrinkParts['units']) {
  const {
    readMeasure,
    measureAt,
    hasUnreadMeasure,
    readMeasureBeforeName,
    skipContainer,
    readAside,
    readSecond,
    readAlternative,
    skipSizes,
    skipFill,
    skipOf,
  } = measures;
  const unitById = new Map(units.map((unit) => [unit.id, unit]));

  /** The amount of a whole line, also where parts of it stand behind the name. */
  function readAmountOf(line: Line): AmountRead | undefined {
    return vagueUnlessSure(timesBehind(line, statedBehind(line, countBehind(line, readAmount(line)))));
  }

  function readAmount(line: Line): AmountRead | undefined {
    const start = line.at;
    const isRough = skipRough(line);
    const amount = readAmountFrom(line, start);
    if (!isRough) return amount;
    const isSure = amount?.value !== undefined && amount.words.length > 0;
    if (isSure) return { ...amount, isRough };
    line.at = start;
    return readAmountFrom(line, start);
  }

  /** Skips "scant", "just under" and "un peu moins de" before a number. */
  function skipRough(line: Line): boolean {
    const end = phraseEnd(line, (words) => ROUGH_PHRASES.has(words));
    const number = end === undefined ? undefined : readNumber(line.tokens, end);
    const isNumber =
      number?.hasDigits === true || (number !== undefined && measureAt(line, number.next) !== undefined);
    if (end === undefined || !isNumber) return false;
    line.at = end;
    return true;
  }

  function readAmountFrom(line: Line, start: number): AmountRead | undefined {
    const isSome = (folded: string) =>
      VAGUE_WORDS.has(folded) && readNumber(line.tokens, line.at + 1) === undefined;
    const before = line.at;
    // "a few", "een paar"
    if (ARTICLES.has(line.here()?.folded ?? '')) line.skipWords(ARTICLES, SIZE_WORDS);
    if (!isSome(line.here()?.folded ?? '')) line.at = before;
    // "Mit 90 ml Sekt auffüllen"
    const [, following] = line.tokens.slice(line.at);
    if (WITH_WORDS.has(line.here()?.folded ?? '') && (isNumeric(following) || isAbout(following)))
      line.at += 1;
    while (isAbout(line.here()) && !isSome(line.here()?.folded ?? '')) {
      line.at += 1;
      if (line.here()?.text === '.') line.at += 1;
    }
    const vague = line.here();
    if (vague && VAGUE_WORDS.has(vague.folded) && readNumber(line.tokens, line.at + 1) === undefined) {
      line.at += 1;
      skipOf(line);
      const { measure } = readMeasureBeforeName(line);
      const inside = readAside(line);
      if (inside !== undefined) return statedInside(inside.ml, line, start);
      skipOf(line);
      return { ...(measure && { measure }), words: line.words(start), isRange: false, isVague: true };
    }
    let first = readNumber(line.tokens, line.at);
    if (first === undefined) return readMeasureAlone(line, start) ?? readAmountBehind(line);
    const firstToken = line.here();
    line.at = first.next;
    skipSaidAgain(line, first.value);
    const times = readTimes(line);
    const inside = readAside(line);
    const size = inside ? undefined : readSecond(line);
    const isSized = skipSizes(line);
    const measured = readMeasureBeforeName(line);
    const isFilled = measured.measure !== undefined && skipFill(line);
    const rough = { ...((isSized || isFilled) && { isRough: true }) };
    const later = inside ?? readAside(line) ?? size;
    const { measure } = measured;
    const unitWord = line.tokens[line.at - 1]?.folded ?? '';
    // "12 oz bottle of beer"
    if (measure?.kind === 'volume') skipContainer(line);
    readAlternative(line);
    const part = measure === undefined ? 0 : readPart(line);
    const more = readMore(line, measure);
    const end = readRangeEnd(line, measure);
    skipOf(line);
    first = asSlashed(first, measure, unitWord);
    const words = line.words(start);
    if (more === 'unknown') return { words, isRange: false, isVague: true };
    const thousands = firstToken?.kind === 'number' ? asThousands(firstToken.text) : undefined;
    const isSmall = measure?.kind === 'volume' && measure.ml === 1;
    const value =
      (thousands !== undefined && isSmall && !first.isRange ? thousands : first.value) * times + part;
    if (end !== undefined) {
      const ml = value * mlOf(measure);
      return { value: middleOf(ml, end), measure: { kind: 'volume', ml: 1 }, words, isRange: true };
    }
    // "1 (750 ml) bottle", "2 14 oz cans", "1 can (16 oz)": so many times what is in one.
    // Of "1/2 bottle (375 ml)" nobody can tell whether that is in the half.
    const isOfPart = value < 1 && later?.isEach !== true && measure?.kind === 'container';
    if (later && isOfPart) return { words, isRange: false, isVague: true };
    if (later && (measure === undefined || measure.kind === 'container' || measure.kind === 'count'))
      return {
        value: value * later.ml,
        measure: { kind: 'volume', ml: 1, isRough: true },
        words,
        isRange: first.isRange,
      };
    if (size && measure === undefined) return { words, isRange: false, isVague: true };
    // "2 shots (30 ml each)": how much people pour is said.
    const isRough =
      measure?.kind === 'part' ||
      (measure?.kind === 'unit' && unitById.get(measure.id)?.number !== 'none') ||
      (measure?.kind === 'volume' && measure.isRough === true);
    if (later && isRough)
      return {
        value: later.ml * (later.isEach ? value : 1),
        measure: { kind: 'volume', ml: 1, isRough: true },
        words,
        isRange: first.isRange,
      };
    if (more !== undefined)
      return {
        value: value * mlOf(measure) * more.times + more.ml,
        measure: { kind: 'volume', ml: 1, ...(isRough && { isRough }) },
        words,
        isRange: first.isRange,
        ...rough,
      };
    if (measure === undefined && hasUnreadMeasure(line)) return { words, isRange: false, isUnread: true };
    return { value, ...measured, words, isRange: first.isRange, ...rough };
  }

  /** An amount that can be read in two ways is one that nobody can tell: it is kept in its words. */
  function vagueUnlessSure(amount: AmountRead | undefined): AmountRead | undefined {
    if (amount === undefined || !Number.isNaN(amount.value)) return amount;
    return { words: amount.words, isRange: false, isVague: true };
  }

  /**
   * Numbers with a slash between by what they count: "3/4 oz" is a fraction, "8/10 leaves" and "2/3 dashes" are ranges.
   * Of "30/15 ml" and "60/2 oz" nobody can tell.
   */
  function asSlashed(number: NumberRead, measure: Measure | undefined, unitWord: string): NumberRead {
    if (number.slashed === undefined || Number.isNaN(number.value)) return number;
    const { over, under } = number.slashed;
    const isFraction = DENOMINATORS.has(under);
    const isSpoon = measure?.kind === 'unit' && (measure.id === 'teaspoon' || measure.id === 'barspoon');
    const isCounted = measure?.kind === 'unit' && !isSpoon;
    if (measure === undefined || measure.kind === 'count' || isCounted) {
      if (over === 1 && isFraction && !COUNTED_WORDS.has(unitWord)) return number;
      const isRange = isCounted || !isFraction;
      return isRange ? { ...number, value: (over + under) / 2, isRange } : { ...number, value: Number.NaN };
    }
    // "2/3 cl" may be two or three.
    const isSmall = measure.kind === 'volume' && measure.ml <= CENTILITRE;
    return isFraction && (over === 1 || !isSmall) ? number : { ...number, value: Number.NaN };
  }

  /** Millilitres of one of a measure; NaN of what has none. */
  function mlOf(measure: Measure | undefined): number {
    if (measure?.kind === 'volume') return measure.ml;
    const ml = measure?.kind === 'unit' ? unitById.get(measure.id)?.ml : undefined;
    return ml ?? Number.NaN;
  }

  /** What is added to an amount or multiplies it: "plus 2 tbsp", "+ 1/2 oz", "y media", "x 2". */
  function readMore(
    line: Line,
    measure: Measure | undefined,
  ): { ml: number; times: number } | 'unknown' | undefined {
    const before = line.at;
    const sign = line.here()?.folded ?? '';
    const isTimes = TIMES.has(sign);
    if (Number.isNaN(mlOf(measure)) || (!isTimes && !PLUS_SIGNS.has(sign))) return undefined;
    const number = readNumber(line.tokens, line.at + 1);
    if (number !== undefined) {
      line.at = number.next;
      if (isTimes && number.hasDigits) return { ml: 0, times: number.value };
      const later = readMeasure(line);
      const isHalf = later.measure === undefined && number.value < 1;
      const ml = number.value * mlOf(isHalf ? measure : later.measure);
      if (!isTimes && !Number.isNaN(ml)) return { ml, times: 1 };
      if (!isTimes && later.measure !== undefined) return 'unknown';
    }
    line.at = before;
    return undefined;
  }

  /**
   * The half of "2 cl ½" and "1 oz 1/2", behind the measure; 0 where there is none. NaN where nobody can tell what a
   * fraction belongs to: "2 oz, 1/2 gin".
   */
  function readPart(line: Line): number {
    const before = line.at;
    line.skip(PART_SIGNS);
    const isJoined = line.at === before;
    const number = readNumber(line.tokens, line.at);
    const isFraction =
      FRACTIONS.has(line.here()?.text ?? '') ||
      (line.here()?.kind === 'number' && number !== undefined && number.next > line.at + 1);
    line.at = number?.next ?? line.at;
    // "1 oz 1/2 and 1/2" is half milk, half cream; "2 oz 3 quarters" says nothing that we know.
    const isHalfAndHalf =
      PLUS_SIGNS.has(line.here()?.folded ?? '') && readNumber(line.tokens, line.at + 1) !== undefined;
    if (number === undefined || !isFraction || Number.isInteger(number.value) || isHalfAndHalf) {
      line.at = before;
      return 0;
    }
    const isAmount = readMeasure(line).measure !== undefined;
    return isJoined && number.value < 1 && !number.isRange && !isAmount ? number.value : Number.NaN;
  }

  /** Millilitres at the end of a range whose measure is said twice: "2 cl to 3 cl". */
  function readRangeEnd(line: Line, measure: Measure | undefined): number | undefined {
    const before = line.at;
    const sign = line.here();
    if (
      sign === undefined ||
      measure?.kind !== 'volume' ||
      !(DASHES.has(sign.text) || RANGE_WORDS.has(sign.folded))
    )
      return undefined;
    const number = readNumber(line.tokens, line.at + 1);
    if (number?.hasDigits === true) {
      line.at = number.next;
      const later = readMeasure(line).measure;
      if (later?.kind === 'volume') return (number.value + readPart(line)) * later.ml;
    }
    line.at = before;
    return undefined;
  }

  /** An amount that is multiplied at the end of its line: "25 ml gin x 2". */
  function timesBehind(line: Line, amount: AmountRead | undefined): AmountRead | undefined {
    const [sign, number] = [line.tokens[line.end - 2], line.tokens[line.end - 1]];
    const times = Number(number?.text);
    const isTimes = number?.kind === 'number' && TIMES.has(sign?.folded ?? '') && Number.isInteger(times);
    if (!isTimes || amount?.value === undefined || Number.isNaN(mlOf(amount.measure))) return amount;
    if (line.end - 2 <= line.at) return amount;
    line.end -= 2;
    return { ...amount, value: amount.value * times };
  }

  /** An amount that only words say, by the volume in brackets behind the name: "a splash of beer (0.33 l)". */
  function statedBehind(line: Line, amount: AmountRead | undefined): AmountRead | undefined {
    const { measure, value = 1 } = amount ?? {};
    const isContainer = measure?.kind === 'container';
    const isRough = measure?.kind === 'part' || (measure?.kind === 'volume' && measure.isRough === true);
    if (amount === undefined || (!isRough && !isContainer)) return amount;
    // What is in brackets in the words themselves has been read.
    if (amount.words.includes('(') || amount.words.includes('[')) return amount;
    const start = line.at;
    let stated: { ml: number; isEach?: boolean } | undefined;
    for (let at = start; at < line.end && stated === undefined; at += 1) {
      line.at = at;
      stated = readAside(line);
    }
    line.at = start;
    if (stated === undefined) return amount;
    if (isContainer && value < 1) return { words: amount.words, isRange: false, isVague: true };
    const times = isContainer || stated.isEach === true ? value : 1;
    return { ...amount, value: stated.ml * times, measure: { kind: 'volume', ml: 1, isRough: true } };
  }

  /** How many there are, in brackets at the end of a line without a number: "hojas de menta (8)". */
  function countBehind(line: Line, amount: AmountRead | undefined): AmountRead | undefined {
    const [open, number, close] = line.tokens.slice(line.end - 3, line.end);
    const isCount =
      OPENING.has(open?.text ?? '') && number?.kind === 'number' && CLOSING.has(close?.text ?? '');
    const isOpen = amount?.measure?.kind === 'unit' && amount.value === 1 && !/\d/.test(amount.words);
    const count = Number(number?.text);
    if (amount === undefined || !isCount || !isOpen || !Number.isInteger(count)) return amount;
    if (tokenize(amount.words).some(({ folded }) => NUMBER_WORDS.has(folded))) return amount;
    line.end -= 3;
    return { ...amount, value: count };
  }

  /** "(1)" of "one (1) oz". */
  function skipSaidAgain(line: Line, value: number): void {
    const [open, number, close] = line.tokens.slice(line.at, line.at + 3);
    const isAgain = number?.kind === 'number' && Number(number.text) === value;
    if (OPENING.has(open?.text ?? '') && CLOSING.has(close?.text ?? '') && isAgain) line.at += 3;
  }

  /** "× 30" of "2 × 30 ml"; an "x" before a name only says how many. */
  function readTimes(line: Line): number {
    if (!TIMES.has(line.here()?.folded ?? '')) return 1;
    const number = readNumber(line.tokens, line.at + 1);
    line.at = number?.hasDigits ? number.next : line.at + 1;
    return number?.hasDigits ? number.value : 1;
  }

  /** An amount behind the name: "Gin 50 ml", "bitters – 2 dashes". */
  function readAmountBehind(line: Line): AmountRead | undefined {
    const start = line.at;
    let end = line.end;
    while (end > start && isClosingOrPoint(line.tokens[end - 1])) end -= 1;
    for (let at = Math.max(start + 1, end - MAX_AMOUNT_TOKENS); at < end; at += 1) {
      const before = line.tokens[at - 1];
      if (!isNumeric(line.tokens[at]) || isNumeric(before)) continue;
      const number = readNumber(line.tokens, at);
      if (number === undefined) continue;
      line.at = number.next;
      const { measure } = readMeasure(line);
      readAlternative(line);
      const part = measure === undefined ? 0 : readPart(line);
      const more = readMore(line, measure);
      const isWhole = line.at >= end && (measure?.kind === 'volume' || measure?.kind === 'unit');
      line.at = start;
      if (!isWhole) continue;
      line.end = at;
      const roughAt = takeWordsBefore(line, start);
      const words = line.words(roughAt ?? at, end);
      const isRough = roughAt !== undefined;
      if (more === 'unknown') return { words, isRange: false, isVague: true };
      const read = asSlashed(number, measure, line.tokens[end - 1]?.folded ?? '');
      if (more === undefined)
        return { value: read.value + part, measure, words, isRange: read.isRange, isRough };
      const value = (read.value + part) * mlOf(measure) * more.times + more.ml;
      return { value, measure: { kind: 'volume', ml: 1 }, words, isRange: number.isRange, isRough };
    }
    return undefined;
  }

  /** A unit without a number: "splash of soda", "juice of". */
  function readMeasureAlone(line: Line, start: number): AmountRead | undefined {
    const before = line.at;
    const whole = line.rest();
    // "The zest of 2 lemons"
    const hasArticle = ARTICLES.has(line.here()?.folded ?? '');
    if (hasArticle) line.at += 1;
    const { measure } = readMeasure(line);
    if (hasArticle && !isPeel(measure)) {
      line.at = before;
      return undefined;
    }
    const inside = measure === undefined ? undefined : readAside(line);
    if (inside !== undefined && line.here() !== undefined) return statedInside(inside.ml, line, start);
    const isMeasure = measure !== undefined && measure.kind !== 'count' && measure.kind !== 'top';
    // "Zest of a lemon" and "splash soda", but "peel", "El Dorado" and "glass noodles" are names.
    const isRough =
      (measure?.kind === 'volume' && measure.isRough === true) ||
      (measure?.kind === 'unit' && (measure.id === 'pinch' || measure.id === 'dash'));
    const isBefore = isMeasure && (skipOf(line) || isRough) && line.here() !== undefined;
    if (isBefore && !isIceCream(whole, line.rest())) return readCount(line, measure, start);
    line.at = before;
    return undefined;
  }

  /** An amount in brackets behind a word that says less: "a splash (3–4 cl) of rum". */
  function statedInside(ml: number, line: Line, start: number): AmountRead {
    const words = line.words(start);
    skipOf(line);
    return { value: ml, measure: { kind: 'volume', ml: 1, isRough: true }, words, isRange: false };
  }

  /**
   * "Zest of 2 lemons" is as many; "of one lemon" and "of ½ orange" is one: how much of it is cut, nobody says, and a whole
   * peel is more than one twist.
   */
  function readCount(line: Line, measure: Measure, start: number): AmountRead {
    const number = readNumber(line.tokens, line.at);
    const isPart = isPeel(measure) && number !== undefined && (number.hasDigits || number.value !== 1);
    const whole = line.words(start, line.end);
    const isCount = isPeel(measure) && Number(number?.value) > 1;
    if (number !== undefined && (number.value === 1 || isCount)) line.at = number.next;
    const words = isPart ? whole : line.words(start);
    return isCount && number !== undefined
      ? { value: number.value, measure, words, isRange: number.isRange, isRough: true }
      : { value: 1, measure, words, isRange: false, isRough: isPart };
  }

  function measuredBy(
    amount: AmountRead | undefined,
  ): Pick<LineReading, 'unit' | 'amount' | 'note' | 'parts'> {
    if (amount === undefined) return { unit: '', amount: null, note: '' };
    const { value, measure, words, isRange, isVague } = amount;
    const note = isRange || amount.isRough === true ? words : '';
    if (isVague === true || value === undefined) return { unit: '', amount: null, note: words };
    switch (measure?.kind) {
      case undefined:
      case 'count':
        return withinLimits('piece', value, note, words);
      case 'volume':
        return withinLimits('ml', value * measure.ml, measure.isRough ? words : note, words);
      case 'unit': {
        // "½ orange slice"
        const isHalf = value === 1 / 2 && (measure.id === 'slice' || measure.id === 'wheel');
        if (isHalf) return { unit: 'half-wheel', amount: 1, note };
        const takesNumber = unitById.get(measure.id)?.number !== 'none';
        return takesNumber
          ? withinLimits(measure.id, value, note, words)
          : { unit: measure.id, amount: null, note };
      }
      case 'part':
        return { unit: 'ml', amount: null, parts: value, note: words };
      case 'top':
        return { unit: 'top', amount: null, note };
      case 'container':
      case 'other':
        return { unit: '', amount: null, note: words };
    }
  }

  function withinLimits(unit: string, value: number, note: string, words: string) {
    const amount = Math.round(value * 100) / 100;
    const isPossible = amount > 0 && amount <= OWN_DRINK_LIMITS.amount;
    return isPossible ? { unit, amount, note } : { unit: '', amount: null, note: words };
  }

  return { readAmount, readAmountOf, measuredBy };
}

const isPeel = (measure: Measure | undefined) => measure?.kind === 'unit' && measure.id === 'twist';

/**
 * Takes signs and words that only lead to an amount off the end of a line: the "(about" of "(about 3 oz)".
 *
 * @returns where a phrase begins by which it is more or less, "just under"
 */
function takeWordsBefore(line: Line, start: number): number | undefined {
  let roughAt: number | undefined;
  for (;;) {
    const last = line.tokens[line.end - 1];
    const isLead = isAbout(last) || SEPARATORS.has(last?.text ?? '');
    const length = isLead ? 1 : roughLength(line);
    if (length === 0 || line.end - length <= start) return roughAt;
    line.end -= length;
    if (!isLead) roughAt = line.end;
  }
}

const isAbout = (token: Token | undefined) =>
  ABOUT_WORDS.has(token?.folded ?? '') || '~≈±'.includes(token?.text ?? ' ');

/** Words of the phrase at the end of a line by which an amount is more or less; one word alone may be of the name. */
function roughLength(line: Line): number {
  const lengths = Array.from({ length: MAX_PHRASE_WORDS - 1 }, (_, place) => MAX_PHRASE_WORDS - place);
  const isPhrase = (length: number) =>
    ROUGH_PHRASES.has(
      line.tokens
        .slice(Math.max(0, line.end - length), line.end)
        .map(({ folded }) => folded)
        .join(' '),
    );
  return lengths.find(isPhrase) ?? 0;
}

/** The middle of a range; NaN of one that falls. "30 ml or 1 oz" is one amount. */
function middleOf(low: number, high: number): number {
  if (Math.abs(high - low) < low * SAME_AMOUNT) return low;
  return high > low ? (low + high) / 2 : Number.NaN;
}
