import { MENU_LIMITS } from '../../../contracts/menus/menuLimits.ts';
import { getDecimals, isCurrency } from './money.ts';
import coins from './words/coins.json' with { type: 'json' };
import currencyWords from './words/currencies.json' with { type: 'json' };
import joints from './words/joints.json' with { type: 'json' };
import multiples from './words/multiples.json' with { type: 'json' };
import noSizes from './words/noSizes.json' with { type: 'json' };
import sharedSigns from './words/sharedSigns.json' with { type: 'json' };

/** What an owner typed as the price of a drink. */
export interface ReadPrices {
  /** As typed; null where none was. */
  currency: string | null;
  /** One size or more, each in the smallest unit of the currency. */
  prices: { size: string | null; amount: number }[];
}

const SIGNS: ReadonlyMap<string, string> = new Map(Object.entries(currencyWords));
/** What signs may mean that several currencies have, as a dollar and a rupee. */
const SHARED_SIGNS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(sharedSigns));
const NO_SIZES: ReadonlySet<string> = new Set(noSizes);
/** Words for a thousand and more, behind a number: "85 k" is no size that is called k. */
const MULTIPLES: ReadonlySet<string> = new Set(multiples);
/** Words and signs for a hundredth of a currency: "80 cents" is no price of 80. */
const COINS: ReadonlySet<string> = new Set(coins);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const signs = [...new Set([...SIGNS.keys(), ...SHARED_SIGNS.keys()])].sort(
  (one, other) => other.length - one.length,
);
const anyOf = (texts: readonly string[]) => texts.map(escaped).join('|');
const isWord = (sign: string) => /^\p{L}/u.test(sign);

/** Signs and words of currencies; words end where letters end. */
const CURRENCY = `(?<!\\p{L})(?:${anyOf(signs.filter(isWord))})(?!\\p{L})|${anyOf(signs.filter((sign) => !isWord(sign)))}`;
/** Three capitals, which may be the code of a currency, and the codes that are no words in small letters either: "12 eur". */
const CODE = '(?<!\\p{L})(?:\\p{Lu}{3}|eur|usd|gbp|chf)(?!\\p{L})';
/** "1’200.50", "12.-", "12,--", "8½", "9€50" is taken apart before. */
const NUMBER =
  "(?:\\d{1,3}(?:[.,’' ]\\d{3})+(?:[.,]\\d{1,3})?|\\d+(?:[.,]\\d{1,3})?)(?:[.,]?[-–—]{1,2}(?!\\d)|[½¼¾])?|[½¼¾]";
const AMOUNT = new RegExp(`(?<![\\d.,])(?:${NUMBER})(?![\\d½¼¾])`, 'u');
const SIGN = new RegExp(CURRENCY, 'iu');
const CODES = new RegExp(CODE, 'gu');
/** "0,4 l", "2 cl", "12oz": a size that holds a number. */
const VOLUME = /(?<![\d.,])\d+(?:[.,/]\d+)?\s?(?:ml|cl|dl|lt?|litres?|liters?|oz|cc|g|gr|kg|stk|pcs)\b\.?/giu;
/** "9€50", "9 € 50", but "6€ 28" and "6€ 28€" may be two prices. */
const SPLIT_BY_SIGN = /(?<=\d)(?:[€£$]|\s[€£$]\s)(?=\d{2}(?!\d))/u;
const SINGLE_SIGNS = /[€£$]/u;
/** "4.990": as Spanish and German group thousands. */
const BY_POINTS = /^\d{1,3}(?:\.\d{3})+$/;
/** "50p", "85k", "85万": letters right behind a number may make another number of it. */
const JOINED_LETTERS = /^\p{L}/u;
/** Between two prices, in a text whose white space is folded. */
const JOINT = new RegExp(
  `\\s?(?:[/|;·•\\n]|,(?=\\s)|(?<=\\s)(?:${joints.join('|')})(?=\\s))\\s?|\\s[-–—]\\s(?=\\D)`,
  'iu',
);
const EDGES = /^[\s:=(),.[\]*]+|(?<=\p{L}[.)]?)\s+[-–—]$|(?<![\s:=(),[\]*])[\s:=(),[\]*]+$/gu;
const FOREIGN_LETTERS = /(?!\p{Script=Latin})\p{L}/u;
const FRACTIONS: Readonly<Record<string, string>> = { '½': '5', '¼': '25', '¾': '75' };

/**
 * Reads a price as owners in five languages type it: "9,50", "12.-", "8½", "£11.50", "USD 12", and with sizes
 * "€ 8 / € 14", "Glas 8 · Krug 24", "0,2 l 4,50 / 0,4 l 7,50".
 *
 * @param typed what was typed
 * @param currency of the menu, which says how many decimals there are where the text has no currency
 * @returns undefined where it is no price or leaves open which one it is: "market price", "from 8", "8 to 12"
 */
export function readPrices(typed: string, currency: string | null): ReadPrices | undefined {
  const text = typed
    .normalize('NFC')
    .replace(/\s+/gu, (space) => (space.includes('\n') ? '\n' : ' '))
    .trim()
    // "120/-" and "120/=", as prices are written in India and East Africa.
    .replace(/(?<=\d)\s?\/[-=](?!\d)/gu, '')
    // "S/ 20", as in Peru.
    .replace(/(?<!\p{L})S\/\.?\s?(?=\d)/u, 'PEN ')
    .replace(/(?<=\d) 1\/2(?!\d)/u, '½')
    .replace(/(?<=\d) (?=[½¼¾])/u, '');
  const parts = partsOf(text);
  if (parts.length === 0 || parts.length > MENU_LIMITS.sizes) return undefined;
  const read = parts.map((part) => readPart(part, currency));
  const found = new Set(read.flatMap((part) => part?.currency ?? []));
  if (found.size > 1) return undefined;
  const [stated = null] = found;
  const decimals = getDecimals(stated ?? currency);
  const prices = read.flatMap((part) => {
    const amount = part && amountOf(part.number, decimals);
    return part === undefined || amount === undefined ? [] : [{ size: part.size, amount }];
  });
  return prices.length === parts.length ? { currency: stated, prices } : undefined;
}

/** The text in pieces of one amount each. Where a volume says its measure as "1/2 l", that is no joint. */
function partsOf(text: string): string[] {
  const volumes: string[] = [];
  const covered = text.replace(VOLUME, (volume) => `\u0001${volumes.push(volume) - 1}\u0001`);
  return covered
    .split(JOINT)
    .filter((part) => part !== '')
    .map((part) => part.replace(/\u0001(\d+)\u0001/gu, (_, place: string) => volumes[Number(place)] ?? ''));
}

interface ReadPart {
  size: string | null;
  currency: string | null;
  number: string;
}

/** @param currency of the menu, which tells what a sign means that several currencies share */
function readPart(part: string, currency: string | null): ReadPart | undefined {
  const volumes: string[] = [];
  let rest = part.replace(VOLUME, (volume) => {
    volumes.push(volume.trim());
    return ' ';
  });
  const split = SPLIT_BY_SIGN.exec(rest);
  if (split && rest.split(SINGLE_SIGNS).length === 2)
    rest = `${rest.slice(0, split.index)},${rest.slice(split.index + split[0].length)}${split[0].trim()}`;
  const found: CurrencyMark[] = [];
  rest = rest.replace(CODES, (written) => {
    const code = written.toUpperCase();
    if (!isCurrency(code)) return written;
    found.push({ usual: code, mayBe: [code] });
    return ' ';
  });
  for (let sign = SIGN.exec(rest); sign !== null; sign = SIGN.exec(rest)) {
    const said = sign[0].toLowerCase();
    const usual = SIGNS.get(said);
    found.push({ usual, mayBe: SHARED_SIGNS.get(said) ?? (usual === undefined ? [] : [usual]) });
    rest = `${rest.slice(0, sign.index)} ${rest.slice(sign.index + sign[0].length)}`;
  }
  const number = AMOUNT.exec(rest);
  const stated = found.length === 0 ? null : currencyOf(found, currency);
  if (number === null || stated === undefined) return undefined;
  // "$4.990" is a price in pesos.
  if (stated === 'USD' && currency !== 'USD' && BY_POINTS.test(number[0]) && !part.includes('USD'))
    return undefined;
  const behind = rest.slice(number.index + number[0].length);
  if (JOINED_LETTERS.test(behind)) return undefined;
  const words = [rest.slice(0, number.index), behind].map((side) => side.trim().replace(EDGES, ''));
  if (behind.split(/[^\p{L}\p{M}]+/u).some((word) => MULTIPLES.has(word.toLowerCase()))) return undefined;
  const named = words.filter((word) => word !== '');
  if (
    named.some(
      (word) =>
        word.includes('%') ||
        word
          .toLowerCase()
          .split(/[\s.]+/u)
          .some((one) => COINS.has(one)),
    )
  )
    return undefined;
  if (named.some((word) => /\d/u.test(word) || NO_SIZES.has(word.toLowerCase()))) return undefined;
  if (named.some((word) => /[+~≈<>%−–—-]/u.test(word) && !/\p{L}/u.test(word))) return undefined;
  // Words in other letters may be a currency, "12 лв", as well as a size.
  if (named.some((word) => FOREIGN_LETTERS.test(word))) return undefined;
  const size = [...named, ...volumes].join(' ');
  if ([...size].length > MENU_LIMITS.size) return undefined;
  return { size: size === '' ? null : size, currency: stated, number: number[0] };
}

interface CurrencyMark {
  /** What it means where nothing else is said; undefined of "pesos", which are as often of one country as of another. */
  usual: string | undefined;
  mayBe: readonly string[];
}

/**
 * The currency that all marks of a price agree on, "$120 MXN" or "Rs. ₹650"; that of the menu where they may mean it.
 * Undefined where they contradict each other, and where "kr", "francs" or "Mark" may be of several and the menu does not tell.
 */
function currencyOf(marks: readonly CurrencyMark[], ofMenu: string | null): string | undefined {
  const [first, ...others] = marks;
  const agreed = first?.mayBe.filter((code) => others.every(({ mayBe }) => mayBe.includes(code))) ?? [];
  if (agreed.length === 1) return agreed[0];
  if (ofMenu !== null && agreed.includes(ofMenu)) return ofMenu;
  const usual = new Set(marks.map((mark) => mark.usual));
  const [only] = usual;
  return usual.size === 1 && only !== undefined && agreed.includes(only) ? only : undefined;
}

/** A number as it is typed in the smallest unit; undefined where it has more decimals than there are. */
function amountOf(number: string, decimals: number): number | undefined {
  const fraction = FRACTIONS[number.at(-1) ?? ''];
  const digits = number.replace(/[.,]?[-–—]{1,2}$|[½¼¾]$/u, '');
  if (fraction !== undefined) {
    return /[.,]/u.test(digits)
      ? undefined
      : inSmallest(digits.replace(/\D/gu, '') || '0', fraction, decimals);
  }
  const separators = digits.replace(/\d/gu, '');
  const at = digits.search(/[.,](?=\d+$)/u);
  const behind = at === -1 ? '' : digits.slice(at + 1);
  const mark = digits.charAt(at);
  // "1.200" is twelve hundred, "0.500" and, where a currency has three decimals, "1.250" are not.
  const isGrouped =
    behind.length === 3 &&
    separators.replaceAll(mark, '') === '' &&
    (separators.length > 1 || (decimals < 3 && !digits.startsWith('0')));
  if (decimals === 2 && findReadings(digits) !== undefined) return undefined;
  if (at === -1 || isGrouped) return inSmallest(digits.replace(/\D/gu, ''), '', decimals);
  return inSmallest(digits.slice(0, at).replace(/\D/gu, ''), behind, decimals);
}

/** One separator with three digits behind it that are no round number, so that one of them may be a slip. */
const UNSURE = /(?<![\d.,’'])([1-9]\d{0,2})([.,])(\d\d)([1-9])(?![\d.,])/u;

/** The two ways to read "12,999" in a currency with two decimals; undefined for what has one. "1.200" is round. */
export function findReadings(typed: string): { thousands: string; decimals: string } | undefined {
  const [, whole = '', mark = '', cents = '', last = ''] = UNSURE.exec(typed) ?? [];
  if (whole === '') return undefined;
  return { thousands: whole + cents + last, decimals: whole + mark + cents };
}

function inSmallest(whole: string, behind: string, decimals: number): number | undefined {
  const kept = behind.replace(/(?<!0)0+$/u, '');
  if (kept.length > decimals) return undefined;
  const amount = Number(whole + kept.padEnd(decimals, '0'));
  return amount <= MENU_LIMITS.amount ? amount : undefined;
}
