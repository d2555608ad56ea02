import { foldText } from '../../text/foldText.ts';
import { createLimitedMap, memoize } from '../lib/memoize.ts';

/** A word, a number or a sign of a line. */
export interface Token {
  kind: 'number' | 'fraction' | 'word' | 'sign';
  /** As it is written. */
  text: string;
  /** A word as words are compared; the same as the text of all else. */
  folded: string;
  /** Where it stands in the line. */
  start: number;
  end: number;
  /** Whether white space stands before it. */
  isApart: boolean;
}

/** Characters of a line that are looked at: no ingredient is longer, and longer texts cost time. */
export const MAX_LINE_LENGTH = 200;

/** Fractions that are one character. */
export const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅕', 1 / 5],
  ['⅖', 2 / 5],
  ['⅗', 3 / 5],
  ['⅘', 4 / 5],
  ['⅙', 1 / 6],
  ['⅚', 5 / 6],
  ['⅛', 1 / 8],
  ['⅜', 3 / 8],
  ['⅝', 5 / 8],
  ['⅞', 7 / 8],
  ['⅒', 1 / 10],
]);

const APOSTROPHES = new Set(["'", '’', '`']);
/** French words that lose their vowel before another: "d’orange", "l’orange". */
const ELIDED = new Set(['d', 'l']);

const UNTIDY = /^\s|\s$|\s\s|[^\S ]/;

/** A text on one line, without white space around it, and no longer than is looked at. */
export function tidyLine(text: string): string {
  if (text.length <= MAX_LINE_LENGTH && !UNTIDY.test(text)) return text;
  let line = '';
  let isSpace = false;
  for (const letter of text) {
    if (isWhiteSpace(letter)) {
      isSpace = line !== '';
      continue;
    }
    line += isSpace ? ` ${letter}` : letter;
    isSpace = false;
    if (line.length >= MAX_LINE_LENGTH) break;
  }
  return line.slice(0, MAX_LINE_LENGTH);
}

/** Lines whose tokens are kept: those of one recipe, which are read several times. */
const MOST_LINES_KEPT = 500;

/** The tokens of a line of {@link tidyLine}. */
export const tokenize = memoize(tokenizeAnew, createLimitedMap<string, readonly Token[]>(MOST_LINES_KEPT));

/** In one pass over its characters. */
function tokenizeAnew(line: string): readonly Token[] {
  const tokens: Token[] = [];
  let isApart = false;
  for (let at = 0; at < line.length;) {
    if (isWhiteSpace(line.charAt(at))) {
      isApart = true;
      at += 1;
      continue;
    }
    const { kind, until } = tokenAt(line, at, isNoDecimal(tokens, isApart));
    const text = line.slice(at, until);
    const folded = kind === 'word' ? foldWord(text) : text;
    tokens.push({ kind, text, folded, start: at, end: until, isApart });
    at = until;
    isApart = false;
  }
  return tokens;
}

/** Whether a point here begins no number: behind a word, as in "Gin,60 ml", or behind others, as in "Gin....60 ml". */
function isNoDecimal(tokens: readonly Token[], isApart: boolean): boolean {
  const [last, before] = [tokens.at(-1), tokens.at(-2)];
  const isPointBefore = last !== undefined && isPoint(last.text);
  return isApart
    ? isPointBefore && before !== undefined && isPoint(before.text)
    : isPointBefore || last?.kind === 'word';
}

/** The character at a place, whole where it is two units of UTF-16. */
function letterAt(line: string, at: number): string {
  const letter = line.charAt(at);
  if (letter < '\uD800' || letter > '\uDBFF') return letter;
  const low = line.charAt(at + 1);
  return low >= '\uDC00' && low <= '\uDFFF' ? letter + low : letter;
}

/** @param isNoPoint whether a point here begins no number */
function tokenAt(line: string, at: number, isNoPoint: boolean): { kind: Token['kind']; until: number } {
  const letter = letterAt(line, at);
  const following = line.charAt(at + 1);
  if (FRACTIONS.has(letter)) return { kind: 'fraction', until: at + 1 };
  if (isDigit(letter) || (isPoint(letter) && isDigit(following) && !isNoPoint)) {
    let until = at;
    let points = 0;
    for (; until < line.length; until += 1) {
      const one = line.charAt(until);
      if (isDigit(one)) continue;
      // "1.5" and "1,000.5", but not the point behind "2."
      if (!isPoint(one) || points > 1 || !isDigit(line.charAt(until + 1))) break;
      points += 1;
    }
    return { kind: 'number', until };
  }
  if (!isLetter(letter)) return { kind: 'sign', until: at + letter.length };
  let until = at;
  while (until < line.length) {
    const one = letterAt(line, until);
    if (APOSTROPHES.has(one)) {
      if (ELIDED.has(line.slice(at, until).toLowerCase())) return { kind: 'word', until: until + 1 };
      if (!isLetter(letterAt(line, until + 1))) break;
    } else if (!isLetter(one)) break;
    until += one.length;
  }
  return { kind: 'word', until };
}

/** Most words are plain: folding them by the rules of all languages takes ten times as long. */
function foldWord(word: string): string {
  for (let at = 0; at < word.length; at += 1) if (!isPlainLetter(word.charCodeAt(at))) return foldText(word);
  return word.toLowerCase();
}

const LAST_ASCII = 127;
const isPlainLetter = (code: number) => (code > 64 && code < 91) || (code > 96 && code < 123);
const isWhiteSpace = (letter: string) =>
  letter === ' ' || ((letter < ' ' || letter > '~') && letter.trim() === '');
const isDigit = (letter: string) => letter >= '0' && letter <= '9' && letter.length === 1;
const isPoint = (letter: string) => letter === '.' || letter === ',';
const isLetter = (letter: string) => {
  const code = letter.charCodeAt(0);
  return code > LAST_ASCII ? /^[\p{L}\p{M}]$/u.test(letter) : isPlainLetter(code);
};
