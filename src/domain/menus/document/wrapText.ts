import { graphemes } from './graphemes.ts';
import type { TextMeasurer, TextStyle } from './page.ts';

/** How the lines of a paragraph are ended. */
export type Ending =
  /** As many words on a line as it takes, without a lone short word at the end. */
  | 'full'
  /** All lines about equally long, for titles. */
  | 'balanced';

/** A last line shorter than this part of the measure looks forgotten. */
const WIDOW = 0.2;

/** Points by which sums of the same widths may differ, added up in another order; no eye sees them. */
const ROUNDING = 0.001;

/** The width of a line in points, the space between its letters included. */
export function lineWidth(text: string, style: TextStyle, measurer: TextMeasurer): number {
  const letters = [...text].length;
  return measurer.width(text, style.face, style.size) + Math.max(0, letters - 1) * (style.tracking ?? 0);
}

/**
 * Breaks a text into lines at its spaces and behind its hyphens and slashes, and inside a word only where the
 * word is wider than the line: there with a hyphen between two syllables, where it has them. A line break in the text stays one.
 */
export function wrapText(
  text: string,
  width: number,
  style: TextStyle,
  measurer: TextMeasurer,
  ending: Ending = 'full',
): string[] {
  const tracking = style.tracking ?? 0;
  const widths = new Map<string, number>();
  const measure: Measure = (part) => {
    const known = widths.get(part) ?? lineWidth(part, style, measurer) + tracking;
    widths.set(part, known);
    return known;
  };
  return text.split('\n').flatMap((paragraph) => {
    const words = wordsOf(paragraph);
    const lines = fill(words, width + tracking, measure);
    if (lines.length < 2) return lines;
    return ending === 'balanced'
      ? balance(words, lines, width, measure)
      : mendWidow(words, lines, width, measure);
  });
}

/** The width of a part of a line in points, with the space behind its last letter. */
type Measure = (part: string) => number;

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** What does not begin a line, and what does not end one. */
const NOT_FIRST =
  /^[\p{Close_Punctuation}\p{Final_Punctuation}、。，．！？：；・…ー々〜％ーゝゞヽヾぁぃぅぇぉっゃゅょァィゥェォッャュョๆฯ!?.,:;%]/u;
const NOT_LAST = /[\p{Open_Punctuation}\p{Initial_Punctuation}￥＄]$/u;
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/**
 * The words of a text with the space before each; a hyphen or slash ends a word, the dash of a span ("Mo–Fr") does not.
 * A line may end before a space whatever stands before that, also a space of the other kind.
 */
function wordsOf(text: string): string[] {
  return text
    .split(/(?<=[^ ])(?= )|(?<=[\p{L}\p{N}][-‐/])(?=\p{L})/u)
    .map((word) => word.replace(/ +/, ' '))
    .filter((word) => word !== ' ')
    .flatMap((word) => (UNSPACED.test(word) ? unspacedWords(word) : word));
}

/** The words of a text without spaces, as dictionaries of the platform part them; signs stay with the word that they belong to. */
function unspacedWords(text: string): string[] {
  const parts: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && (last === ' ' || NOT_FIRST.test(segment) || NOT_LAST.test(last)))
      parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** Fills lines; the typefaces are printed without kerning, so that widths add up. */
function fill(words: string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of words) {
    const wide = measure(word);
    if (line !== '' && used + wide <= width + ROUNDING) {
      line += word;
      used += wide;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word.trimStart();
    used = line === word ? wide : measure(line);
    while (used > width + ROUNDING && [...line].length > 1) {
      const syllables = longestSyllables(line, width, measure);
      const head = syllables ?? longestHead(line, width, measure);
      lines.push(syllables === undefined ? head : `${head}-`);
      line = line.slice(head.length);
      used = measure(line);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Consonants that are one sound, and stay together. */
const SOUND = '(?:sch|ch|ph|th|sh|qu|ll|rr|gn|[bcfgpk][lr]|[dt]r|[bcdfghjklmnpqrstvwxzßñç])';
const VOWEL = '[aeiouyäöüáàâéèêëíîïóôúùûœæ]';
/**
 * Where our languages part a word: before the consonant that a vowel follows. Two letters stay before, three behind.
 */
const SYLLABLE = new RegExp(`${VOWEL}\\p{L}{0,6}?(?=${SOUND}${VOWEL})`, 'giu');

/** As many syllables as fit with a hyphen behind them; undefined for a word that has none, or none that fit. */
function longestSyllables(word: string, width: number, measure: Measure): string | undefined {
  const heads = [...word.matchAll(SYLLABLE)].flatMap(({ index, 0: syllable }) => {
    const end = index + syllable.length;
    return end >= 2 && word.length - end >= 3 ? word.slice(0, end) : [];
  });
  return heads.findLast((head) => measure(`${head}-`) <= width);
}

function longestHead(word: string, width: number, measure: Measure): string {
  const letters = graphemes(word);
  let length = letters.length - 1;
  while (length > 1 && measure(letters.slice(0, length).join('')) > width) length--;
  return letters.slice(0, length).join('');
}

function balance(words: string[], lines: string[], width: number, measure: Measure): string[] {
  let [low, high, best] = [0, width, lines];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const tried = fill(words, middle, measure);
    if (tried.length <= lines.length && !isBroken(words, tried)) [high, best] = [middle, tried];
    else low = middle;
  }
  return best;
}

function mendWidow(words: string[], lines: string[], width: number, measure: Measure): string[] {
  const isWidow = (tried: string[]) => measure(tried.at(-1) ?? '') < width * WIDOW;
  if (!isWidow(lines)) return lines;
  for (let narrower = 0.97; narrower > 0.8; narrower -= 0.03) {
    const tried = fill(words, width * narrower, measure);
    if (tried.length > lines.length) break;
    if (!isWidow(tried) && !isBroken(words, tried)) return tried;
  }
  return lines;
}

/** Whether a line ends inside a word. */
function isBroken(words: string[], lines: string[]): boolean {
  const ends = new Set<number>();
  let end = 0;
  for (const word of words) ends.add((end += word.replace(/ /g, '').length));
  end = 0;
  return lines.some((line) => !ends.has((end += line.replace(/ /g, '').length)));
}

/** Whether the text has words that the width breaks. */
export function breaksWords(text: string, width: number, style: TextStyle, measurer: TextMeasurer): boolean {
  return text
    .split('\n')
    .flatMap(wordsOf)
    .some((word) => lineWidth(word.trim(), style, measurer) > width + ROUNDING);
}
