import { AND_WORDS, EACH_WORDS, MEASURES, OF_WORDS } from './amountWords.ts';
import { CLOSING, isNumeric, Line, OPENING, SEPARATORS, trimSigns } from './line.ts';
import type { FindIngredient } from './lineReading.ts';
import type { MeasureReader } from './measureReader.ts';
import { readNumber } from './readNumber.ts';
import { tokenize, type Token } from './tokens.ts';

/** Words that say it of each thing of a list: "una" and "per" alone say no such thing. */
const OF_EACH: ReadonlySet<string> = new Set([
  'each',
  'apiece',
  'je',
  'jeweils',
  'elk',
  'ieder',
  'cada',
  'chacun',
  'chacune',
  'chaque',
]);
const JOINTS: ReadonlySet<string> = new Set([',', ';', '&', '+']);
/** Signs and words around an amount and its "each". */
const isBetween = ({ text, folded }: Token) =>
  SEPARATORS.has(text) || CLOSING.has(text) || OF_WORDS.has(folded) || EACH_WORDS.has(folded);
/** Tokens of an amount behind a list: "– (1 1/2 bar spoons of each)". */
const MOST_TOKENS = 12;

/** Parts a line that names several things with one amount for each into a line for each of them. */
export function createEachSplitter({ readMeasure }: MeasureReader, find: FindIngredient) {
  /** The place behind an amount with "each" before or behind it, and the amount in its words. */
  function amountAt(
    line: Line,
    start: number,
  ): { words: string; end: number; isMeasured: boolean } | undefined {
    const skipped = (from: number) => {
      let at = from;
      while (at < line.end && line.tokens[at] !== undefined && isBetween(line.tokens[at] as Token)) at += 1;
      return at;
    };
    const from = skipped(start);
    const number = readNumber(line.tokens, from);
    if (number === undefined || Number.isNaN(number.value)) return undefined;
    line.at = number.next;
    const isMeasured = readMeasure(line).measure !== undefined;
    const until = line.at;
    const end = skipped(until);
    const beside = [...line.tokens.slice(start, from), ...line.tokens.slice(until, end)];
    if (!beside.some(({ folded }) => OF_EACH.has(folded))) return undefined;
    return { words: line.words(from, until), end, isMeasured };
  }

  /** The things of a list, where it is one: a comma alone may stand before a remark, "cream, whipped". */
  function thingsIn(list: string): string[] {
    const things: string[] = [];
    let from = 0;
    let isSure = false;
    let depth = 0;
    for (const { text, folded, kind, start, end } of tokenize(list)) {
      if (OPENING.has(text)) depth += 1;
      if (CLOSING.has(text)) depth -= 1;
      const isAnd = kind === 'word' && AND_WORDS.has(folded);
      if (depth > 0 || (!isAnd && !JOINTS.has(text))) continue;
      isSure ||= isAnd || text === '&' || text === '+';
      things.push(list.slice(from, start));
      from = end;
    }
    const all = [...things, list.slice(from)].map(trimSigns).filter((one) => one !== '');
    const isEvery = all.every((one) => {
      const tokens = tokenize(one);
      const isAmount = tokens.some(
        (token, place) => isNumeric(token) && MEASURES.has(tokens[place + 1]?.folded ?? ''),
      );
      return tokens.some(({ kind }) => kind === 'word') && !isNumeric(tokens[0]) && !isAmount;
    });
    const isList = isSure || all.length > 2 || all.every((one) => find(one) !== undefined);
    return all.length > 1 && isEvery && isList ? all : [];
  }

  return (text: string): string[] => {
    const line = new Line(text);
    if (!line.tokens.some(({ folded }) => OF_EACH.has(folded))) return [text];
    const before = amountAt(line, 0);
    if (before !== undefined) {
      const things = thingsIn(line.words(before.end, line.end));
      if (things.length > 0) return things.map((thing) => `${before.words} ${thing}`);
    }
    for (let at = Math.max(1, line.end - MOST_TOKENS); at < line.end; at += 1) {
      const behind = isNumeric(line.tokens[at - 1]) ? undefined : amountAt(line, at);
      if (behind?.isMeasured !== true || behind.end < line.end) continue;
      const things = thingsIn(line.words(0, at));
      if (things.length > 0) return things.map((thing) => `${behind.words} ${thing}`);
    }
    return [text];
  };
}
