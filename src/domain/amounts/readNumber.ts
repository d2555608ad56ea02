import {
  AND_WORDS,
  ARTICLES,
  DOZENS,
  FRACTION_WORDS,
  NUMBER_WORDS,
  ORDINAL_ENDINGS,
  QUARTS,
  RANGE_WORDS,
} from './amountWords.ts';
import { FRACTIONS, type Token } from './tokens.ts';

/** A number that was read. */
export interface NumberRead {
  /** NaN where its digits can be read in two ways: "11/2" is 1½ that lost its space, or 11 or 2. */
  value: number;
  /** Place of the token behind it. */
  next: number;
  /** Whether it is the middle of a range. */
  isRange: boolean;
  /** Whether it is written in digits, not as a word such as "a". */
  hasDigits: boolean;
  /** Two whole numbers with a slash between: a fraction, a range or two amounts, which the unit decides. */
  slashed?: { over: number; under: number };
}

const SLASHES = new Set(['/', '⁄', '∕']);
export const DASHES: ReadonlySet<string> = new Set(['-', '–', '—', '−', '~']);
/** "1.000" and "1,000" part thousands where so many digits follow. */
const THOUSAND_DIGITS = 3;
const MAX_DENOMINATOR = 64;

/**
 * The number that begins at a token: "1", "1.5", "1,5", ".5", "½", "1 1/2", "1-1/2", "1½", "half a", "two", and ranges
 * of these, of which the middle counts.
 */
export function readNumber(tokens: readonly Token[], at: number): NumberRead | undefined {
  const low = readSingle(tokens, at);
  if (low === undefined) return undefined;
  const sign = tokens[low.next];
  const joins =
    sign !== undefined &&
    (DASHES.has(sign.text) || (sign.kind === 'word' && RANGE_WORDS.has(sign.folded) && low.hasDigits));
  const high = joins ? readSingle(tokens, low.next + 1) : undefined;
  if (high === undefined || !high.hasDigits || high.value <= low.value) return low;
  const { slashed: _, ...end } = high;
  return { ...end, value: (low.value + high.value) / 2, isRange: true };
}

function readSingle(tokens: readonly Token[], at: number): NumberRead | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const one = readFew(tokens, at, token);
  return one !== undefined && DOZENS.has(tokens[one.next]?.folded ?? '')
    ? read(one.value * DOZEN, one.next + 1, one.hasDigits)
    : one;
}

const DOZEN = 12;

function readFew(tokens: readonly Token[], at: number, token: Token): NumberRead | undefined {
  if (token.kind === 'fraction') return read(FRACTIONS.get(token.text) ?? 0, at + 1);
  if (token.kind === 'number') return readDigits(tokens, at);
  return token.kind === 'word' ? readWords(tokens, at) : undefined;
}

const read = (value: number, next: number, hasDigits = true): NumberRead => ({
  value,
  next,
  isRange: false,
  hasDigits,
});

function readDigits(tokens: readonly Token[], at: number): NumberRead | undefined {
  const divided = readDivision(tokens, at);
  if (divided) return divided;
  const value = decimalOf(tokens[at]?.text ?? '');
  if (value === undefined) return undefined;
  const rest = Number.isInteger(value) ? readProperFraction(tokens, at + 1) : undefined;
  if (rest) return read(value + rest.value, rest.next);
  const word = fractionAt(tokens, at + 1);
  // "3 quarters", but "1 half wheel" is one of these.
  if (word !== undefined && (value > 1 || word !== 1 / 2) && Number.isInteger(value))
    return read(value * word, at + 2);
  return read(value, at + 1);
}

/** "1/2", "1 ⁄ 2", and "1/3rd". */
function readDivision(tokens: readonly Token[], at: number): NumberRead | undefined {
  const [top, slash, bottom] = tokens.slice(at, at + 3);
  if (top?.kind !== 'number' || !SLASHES.has(slash?.text ?? '') || bottom?.kind !== 'number')
    return undefined;
  const [over, under] = [Number(top.text), Number(bottom.text)];
  if (!Number.isInteger(over) || !Number.isInteger(under) || under < 2 || under > MAX_DENOMINATOR)
    return undefined;
  const ending = tokens[at + 3];
  const isOrdinal = ending?.isApart === false && ORDINAL_ENDINGS.has(ending.folded);
  if (isOrdinal) return read(over / under, at + 4);
  return { ...read(over < under ? over / under : Number.NaN, at + 3), slashed: { over, under } };
}

/** What stands behind a whole number and is added to it: "½", "1/2", "-1/2", "and 1/2", "and a half". */
function readProperFraction(tokens: readonly Token[], at: number): NumberRead | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'fraction') return read(FRACTIONS.get(token.text) ?? 0, at + 1);
  const divided = readDivision(tokens, at);
  if (divided) return divided.value < 1 ? divided : undefined;
  const isJoint =
    token.text === '&' || token.text === '+' || DASHES.has(token.text) || AND_WORDS.has(token.folded);
  if (!isJoint) return undefined;
  const part =
    tokens[at + 1]?.kind === 'fraction' ? readSingle(tokens, at + 1) : readDivision(tokens, at + 1);
  if (part) return part.value < 1 ? part : undefined;
  if (token.kind !== 'word') return undefined;
  const isArticle = ARTICLES.has(tokens[at + 1]?.folded ?? '');
  const half = isArticle ? at + 2 : at + 1;
  const word = FRACTION_WORDS.get(tokens[half]?.folded ?? '');
  return word === undefined ? undefined : read(word, half + 1, false);
}

/** "two", "half a", "a half", "one and a half", "one quarter". */
function readWords(tokens: readonly Token[], at: number): NumberRead | undefined {
  const folded = tokens[at]?.folded ?? '';
  const half = fractionAt(tokens, at);
  const follower = tokens[at + 1]?.folded ?? '';
  if (half !== undefined) return read(half, ARTICLES.has(follower) ? at + 2 : at + 1, false);
  const value = NUMBER_WORDS.get(folded);
  if (value === undefined) return undefined;
  const isFrench = QUARTS.has(follower) && FRENCH_NUMBERS.has(folded);
  const part = isFrench ? 1 / 4 : fractionAt(tokens, at + 1);
  if (part !== undefined) return read(value * part, at + 2, false);
  // "three-quarter"
  const joined = tokens[at + 1]?.text === '-' ? fractionAt(tokens, at + 2) : undefined;
  if (joined !== undefined) return read(value * joined, at + 3, false);
  const rest = readProperFraction(tokens, at + 1);
  return rest && AND_WORDS.has(follower)
    ? read(value + rest.value, rest.next, false)
    : read(value, at + 1, false);
}

/** A half, a third or a quarter in one word. */
function fractionAt(tokens: readonly Token[], at: number): number | undefined {
  const folded = tokens[at]?.folded ?? '';
  if (QUARTS.has(folded)) return FRENCH_OF.has(tokens[at + 1]?.folded ?? '') ? 1 / 4 : undefined;
  return FRACTION_WORDS.get(folded);
}
const FRENCH_OF = new Set(['de', 'd', 'du']);
const FRENCH_NUMBERS = new Set(['un', 'trois']);

/**
 * A number in digits. A single point or comma is that of a decimal number; before exactly three digits it may part
 * thousands, which the unit decides: see {@link asThousands}.
 */
function decimalOf(text: string): number | undefined {
  const signs = [...text].filter((letter) => letter === '.' || letter === ',');
  const last = signs.at(-1);
  if (last === undefined) return Number(text);
  if (signs.length === 1) return Number(text.replace(',', '.'));
  // "1.000,5" and "1,000.5"; the same sign twice parts thousands.
  const whole = signs[0] === last ? text.replaceAll(last, '') : undefined;
  if (whole !== undefined) return Number(whole);
  const cut = text.lastIndexOf(last);
  return Number(`${text.slice(0, cut).replaceAll(signs[0] ?? '', '')}.${text.slice(cut + 1)}`);
}

/** "1.000" and "1,000" as a thousand: nobody pours a millilitre and nothing. */
export function asThousands(text: string): number | undefined {
  const cut = Math.max(text.indexOf('.'), text.indexOf(','));
  if (cut < 1 || text.startsWith('0') || text.length - cut - 1 !== THOUSAND_DIGITS) return undefined;
  const whole = Number(text.replace(/[.,]/, ''));
  return Number.isInteger(whole) ? whole : undefined;
}
