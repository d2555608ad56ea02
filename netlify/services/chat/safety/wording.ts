/** Part of a wording: letters as they stand, alternatives, what may be there, or what stands for words. */
export type Part =
  | { kind: 'letters'; letters: string }
  | { kind: 'either'; options: readonly Wording[] }
  | { kind: 'maybe'; options: readonly Wording[] }
  | { kind: 'set'; name: string }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'gap'; words: number }
  | { kind: 'rest' | 'word' };
export type Wording = readonly Part[];

/** How many words `..` and `...` stand for at most. */
const GAPS: readonly [string, number][] = [
  ['... ', 8],
  ['.. ', 4],
];
const NUMBER = /^(\d+)-(\d+)$/;

/**
 * Reads a wording into its parts. It is words parted by spaces: `pregnan*` stands for the rest of a word, `(a|b)` for
 * either, `[very|so] ` for words that may be there, `s?` and `(s)?` for letters that may be, ` .. ` for up to four words
 * of the same sentence and ` ... ` for up to eight, `<child>` for a wording of that set, `<word>` for any word, `<13-17>`
 * for a whole number in digits, and `^` for the beginning of the message.
 *
 * @throws {RangeError} for what is none of this, as an option that is part of a word
 */
export function readWordings(wording: string): readonly Wording[] {
  const { options, end } = readOptions(wording, 0);
  if (end < wording.length) throw new RangeError(`more is closed than was opened: ${wording}`);
  return options;
}

/** The alternatives up to the bracket that closes them, or up to the end. */
function readOptions(wording: string, start: number): { options: Wording[]; end: number } {
  const options: Part[][] = [];
  let parts: Part[] = [];
  let at = start;
  for (; at < wording.length && wording[at] !== ')' && wording[at] !== ']'; at++) {
    if (wording[at] !== '|') at = readPart(wording, at, parts);
    else {
      options.push(parts);
      parts = [];
    }
  }
  options.push(parts);
  return { options, end: at };
}

/** Adds the next part, and tells the place of its last letter. */
function readPart(wording: string, at: number, parts: Part[]): number {
  const letter = wording.charAt(at);
  if (letter === '(') {
    const { options, end } = readOptions(wording, at + 1);
    parts.push({ kind: 'either', options });
    return end;
  }
  if (letter === '[') return readMaybe(wording, at, parts);
  if (letter === '<') {
    const end = wording.indexOf('>', at);
    parts.push(named(wording.slice(at + 1, end)));
    return end;
  }
  if (letter === '?') {
    const before = popLast(parts);
    if (before === undefined) throw new RangeError(`nothing stands before "?": ${wording}`);
    parts.push({ kind: 'maybe', options: [[before]] });
    return at;
  }
  if (letter === '*') {
    parts.push({ kind: 'rest' });
    return at;
  }
  const gap = GAPS.find(([dots]) => wording.startsWith(dots, at));
  if (gap !== undefined && wording[at - 1] === ' ') {
    parts.push({ kind: 'gap', words: gap[1] });
    return at + gap[0].length - 1;
  }
  if (letter === '.') throw new RangeError(`".." stands between words: ${wording}`);
  addLetters(parts, letter);
  return at;
}

/** Words that may be there go with the space behind them, or before them where none follows. */
function readMaybe(wording: string, at: number, parts: Part[]): number {
  const { options, end } = readOptions(wording, at + 1);
  const next = wording[end + 1];
  if (next === ' ') {
    parts.push({ kind: 'maybe', options: options.map((words) => [...words, lettersOf(' ')]) });
    return end + 1;
  }
  const before = popLast(parts);
  const isLast = next === undefined || '|)]'.includes(next);
  if (!isLast || before?.kind !== 'letters' || before.letters !== ' ')
    throw new RangeError(`words that may be there stand with a space: ${wording}`);
  parts.push({ kind: 'maybe', options: options.map((words) => [lettersOf(' '), ...words]) });
  return end;
}

/** The last part, of letters the last one alone. */
function popLast(parts: Part[]): Part | undefined {
  const last = parts.pop();
  if (last?.kind !== 'letters' || last.letters.length === 1) return last;
  parts.push(lettersOf(last.letters.slice(0, -1)));
  return lettersOf(last.letters.slice(-1));
}

function addLetters(parts: Part[], letter: string): void {
  const last = parts.at(-1);
  if (last?.kind === 'letters') parts[parts.length - 1] = lettersOf(last.letters + letter);
  else parts.push(lettersOf(letter));
}

function named(name: string): Part {
  const [, least, most] = NUMBER.exec(name) ?? [];
  if (least !== undefined) return { kind: 'number', least: Number(least), most: Number(most) };
  return name === 'word' ? { kind: 'word' } : { kind: 'set', name };
}

function lettersOf(letters: string): Part {
  return { kind: 'letters', letters };
}
