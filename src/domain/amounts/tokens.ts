import { foldText } from '../../text/foldText.ts';

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

/** A text on one line, without white space around it, and no longer than is looked at. */
export function tidyLine(text: string): string {
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

/** The tokens of a line of {@link tidyLine}, in one pass over its characters. */
export function tokenize(line: string): Token[] {
  const letters = [...line];
  const tokens: Token[] = [];
  let place = 0;
  let isApart = false;
  for (let at = 0; at < letters.length;) {
    const letter = letters[at] ?? '';
    if (isWhiteSpace(letter)) {
      isApart = true;
      at += 1;
      place += letter.length;
      continue;
    }
    const { kind, until } = tokenAt(letters, at, isNoDecimal(tokens, isApart));
    const text = letters.slice(at, until).join('');
    const folded = kind === 'word' ? foldWord(text) : text;
    tokens.push({ kind, text, folded, start: place, end: place + text.length, isApart });
    place += text.length;
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

/** @param isNoPoint whether a point here begins no number */
function tokenAt(
  letters: readonly string[],
  at: number,
  isNoPoint: boolean,
): { kind: Token['kind']; until: number } {
  const letter = letters[at] ?? '';
  const following = letters[at + 1] ?? '';
  if (FRACTIONS.has(letter)) return { kind: 'fraction', until: at + 1 };
  if (isDigit(letter) || (isPoint(letter) && isDigit(following) && !isNoPoint)) {
    let until = at;
    let points = 0;
    for (; until < letters.length; until += 1) {
      const one = letters[until] ?? '';
      if (isDigit(one)) continue;
      // "1.5" and "1,000.5", but not the point behind "2."
      if (!isPoint(one) || points > 1 || !isDigit(letters[until + 1] ?? '')) break;
      points += 1;
    }
    return { kind: 'number', until };
  }
  if (!isLetter(letter)) return { kind: 'sign', until: at + 1 };
  let until = at;
  for (; until < letters.length; until += 1) {
    const one = letters[until] ?? '';
    if (APOSTROPHES.has(one)) {
      if (ELIDED.has(letters.slice(at, until).join('').toLowerCase()))
        return { kind: 'word', until: until + 1 };
      if (isLetter(letters[until + 1] ?? '')) continue;
      break;
    }
    if (!isLetter(one)) break;
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
