import { OF_WORDS } from './amountWords.ts';
import { tidyLine, tokenize, type Token } from './tokens.ts';

/** Words of the longest phrase that is looked for. */
export const MAX_PHRASE_WORDS = 6;
export const OPENING = new Set(['(', '[']);
export const CLOSING = new Set([')', ']']);
export const SEPARATORS = new Set([',', ';', ':', '|', '.', '…', '_', '·', '-', '–', '—', '(', '[', '!']);
/** Where a name ends and a remark on it begins. */
export const BREAKS = new Set([',', ';', ':', '|', '…', '{', '<', '(', '[', '–', '—']);
/** Signs between the fields of a line. */
export const FIELD_SIGNS = new Set([',', ';', '|']);

/** A line whose tokens are taken from both ends. */
export class Line {
  readonly tokens: readonly Token[];
  /** Place of the next token. */
  at = 0;
  /** Place behind the last. */
  end: number;
  readonly #text: string;

  constructor(written: string) {
    this.#text = tidyLine(written);
    this.tokens = tokenize(this.#text);
    this.end = this.tokens.length;
  }

  here(): Token | undefined {
    return this.at < this.end ? this.tokens[this.at] : undefined;
  }

  /** The words from a token to another, or to where the line stands, without "of" behind them. */
  words(from: number, behind = this.at): string {
    let until = behind;
    while (until > from && OF_WORDS.has(this.tokens[until - 1]?.folded ?? '')) until -= 1;
    return this.#between(from, until);
  }

  /** What has not been taken. */
  rest(): string {
    return this.#between(this.at, this.end);
  }

  skip(...signs: ReadonlySet<string>[]): void {
    while (signs.some((set) => set.has(this.here()?.text ?? ''))) this.at += 1;
  }

  /** Skips words, but not the last of the line. */
  skipWords(...words: ReadonlySet<string>[]): void {
    while (this.at < this.end - 1 && words.some((set) => set.has(this.here()?.folded ?? ''))) this.at += 1;
  }

  #between(from: number, until: number): string {
    const [first, last] = [this.tokens[from], this.tokens[until - 1]];
    return from >= until || !first || !last ? '' : this.#text.slice(first.start, last.end);
  }
}

/** Place behind the longest words at which a line stands that are a phrase. */
export function phraseEnd(line: Line, isPhrase: (words: string) => boolean): number | undefined {
  let words = '';
  let found: number | undefined;
  for (let at = line.at, count = 0; count < MAX_PHRASE_WORDS && at < line.end; at += 1, count += 1) {
    const token = line.tokens[at];
    if (token?.kind !== 'word') break;
    words = words === '' ? token.folded : `${words} ${token.folded}`;
    if (isPhrase(words)) found = at + 1;
  }
  return found;
}

export function isNumeric(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.kind === 'fraction' || token?.text === '/' || token?.text === '⁄';
}

export function isClosingOrPoint(token: Token | undefined): boolean {
  return token !== undefined && (CLOSING.has(token.text) || token.text === '.' || token.text === '!');
}

const EDGE_SIGNS = new Set([' ', ',', ';', ':', '.', '-', '–', '—', '*', '/', '|', ')', ']', '(', '[']);

/** A text without signs at its ends; a bracket that is closed in it stays. */
export function trimSigns(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EDGE_SIGNS.has(text[start] ?? '')) start += 1;
  while (end > start && EDGE_SIGNS.has(text[end - 1] ?? '')) {
    const opening = text[end - 1] === ')' ? '(' : text[end - 1] === ']' ? '[' : undefined;
    const isClosed = opening !== undefined && text.slice(start, end).includes(opening);
    if (isClosed) break;
    end -= 1;
  }
  return text.slice(start, end);
}

export function cleanNote(text: string): string {
  const note = trimSigns(text);
  return CLOSING.has(note.at(-1) ?? '') ? trimSigns(note.slice(0, -1)) : note;
}

export function joinNotes(...notes: string[]): string {
  return [...new Set(notes.filter((note) => note !== ''))].join(', ');
}
