import { foldText } from '../../text/foldText.ts';

/** A word of a message. */
export interface Token {
  /** The word, folded. */
  word: string;
  /** As it was written. */
  written: string;
  /** What stands before it: nothing, a comma or dash, or the end of a sentence. */
  breakBefore: 'none' | 'comma' | 'sentence';
  /** Whether its sentence ends with a question mark. */
  isAsked: boolean;
}

/** Words that are read of one message; what people write by hand has fewer. */
const MAX_TOKENS = 450;
/** French words that lose their vowel before another: l’orange, d’œuf, qu’est-ce. */
const ELISION = /(?<![\p{L}\p{N}])(l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/giu;
/** A number with its decimals, a word, or a sign that parts or means something. */
const PART = /\d+(?:[.,]\d+)?|[\p{L}\p{M}\p{N}'’`·]+|[.,;:!?%…\n()–—+]| - /gu;
/** Signs of fractions, and how they are read. */
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
/** "3/4", "1 1/2", "1½". */
const FRACTION = /(?<![\d/.,])(?:(\d+) ?)?(?:([1-9])\/([2-8])(?![\d/])|([½¼¾⅓⅔]))/g;
const SENTENCE_SIGNS = new Set(['.', ';', '!', '?', '…', '\n']);
const COMMA_SIGNS = new Set([',', ':', '(', ')', '–', '—', ' - ']);
/** Ends of compounds that count whatever stands before them. */
const ALWAYS_SPLIT = ['allergi', 'alergi', 'unvertraglich', 'intoleran'];
/** Letters that join the parts of a compound. */
const LINKS = ['s', 'n', 'en', 'e'];

/** Splits a message into folded words, and keeps where its clauses and sentences end. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let breakBefore: Token['breakBefore'] = 'none';
  let sentenceStart = 0;
  for (const [part] of writeDecimals(text.replace(ELISION, '$1 ')).matchAll(PART)) {
    if (SENTENCE_SIGNS.has(part)) {
      if (part === '?') for (const token of tokens.slice(sentenceStart)) token.isAsked = true;
      sentenceStart = tokens.length;
      breakBefore = 'sentence';
    } else if (COMMA_SIGNS.has(part)) {
      if (breakBefore === 'none') breakBefore = 'comma';
    } else {
      const word = part === '%' ? '%' : part === '+' ? '+' : foldNumber(part);
      if (word === '') continue;
      for (const one of word.split(' ')) {
        tokens.push({ word: one, written: part, breakBefore, isAsked: false });
        breakBefore = 'none';
      }
      if (tokens.length >= MAX_TOKENS) break;
    }
  }
  return tokens;
}

/** Fractions as numbers with decimals: "3/4 oz" are 0.75. */
function writeDecimals(text: string): string {
  return text.replace(FRACTION, (_, whole: string | undefined, part: string, of: string, sign: string) =>
    String(Number(whole ?? 0) + (FRACTIONS[sign] ?? Number(part) / Number(of))),
  );
}

function foldNumber(part: string): string {
  // French tells what is sweet and what is sugar by an accent alone.
  if (/^sucré$/i.test(part)) return 'sucree';
  // So it does of tea and of "the".
  if (/^th?és?$/i.test(part)) return 'thee';
  return /^\d/.test(part) ? part.toLowerCase().replace(',', '.') : foldText(part.replaceAll('·', ''));
}

/**
 * Splits compounds whose end is a word of its own: "Nussallergie" into "nuss" and "allergie".
 *
 * @param endings such ends, the longest first
 * @param isWord whether a word is known as it is
 * @param isBeginning whether something that is known begins with a word
 */
export function splitCompounds(
  tokens: readonly Token[],
  endings: readonly string[],
  isWord: (word: string) => boolean,
  isBeginning: (word: string) => boolean,
): Token[] {
  return tokens.flatMap((token) => {
    const { word } = token;
    const ending = endings.find((end) => word.endsWith(end) && word.length > end.length + 1);
    if (ending === undefined || isWord(word)) return [token];
    const stem = word.slice(0, -ending.length);
    const first = [
      stem,
      ...LINKS.filter((link) => stem.endsWith(link)).map((link) => stem.slice(0, -link.length)),
    ].find((one) => isBeginning(one));
    if (first === undefined && !ALWAYS_SPLIT.some((end) => ending.startsWith(end))) return [token];
    return [
      { ...token, word: first ?? stem },
      { ...token, word: ending, breakBefore: 'none' as const },
    ];
  });
}
