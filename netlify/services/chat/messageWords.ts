import { foldSpeech } from '../../../src/domain/chat/foldSpeech.ts';
import { FULL_STOP } from './scopes.ts';

/** Longer messages are read to here: nobody orders in more. */
const MOST_WORDS = 160;
/** A full stop that ends a sentence, and not "No. 2", "Mr. Bali Hai" or "C.C. Kazi"; "the nuts, no. A drink" has two. */
const SENTENCE_END = /(?<!\b(?:nr|dr|mrs?|st|bzw|ca|[a-z]\.[a-z]|no(?=\.\s?\d)))[.!?;]{1,9}(?=\s|$)|\n/gi;

/** Between two things of a list; a name goes on over none. */
const COMMA = /,\s+/;
const BREAK = '§';

/** The words of a message, sentences apart, and before which of them a comma stands; "egg-free", "laktosefrei" and "lactosevrij" as the languages say it otherwise. */
export function wordsOf(message: string): { words: string[]; breaks: ReadonlySet<number> } {
  const said = message
    .replace(/\bw\/o\b/gi, 'without ')
    .replace(/\bw\/(?=\s?\p{L})/giu, 'with ')
    .split(SENTENCE_END)
    .map((sentence) => sentence.split(COMMA).map(foldSpeech).join(` ${BREAK} `).trim())
    .filter((sentence) => sentence.replaceAll(BREAK, '').trim() !== '')
    .join(` ${FULL_STOP} `)
    .replace(/\bgf (?=option|cocktail|drink|beer|whisk)/g, `without gluten ${FULL_STOP} `)
    .replace(/\bdf\b/g, `without dairy ${FULL_STOP}`)
    .replace(/\b(why|how|where|who|when)s\b/g, '$1 is')
    .replace(/\b(?!alcohol\b|sugar\b|fancy\b|feel\b|for\b)([a-z]{3,}) free\b/g, `without $1 ${FULL_STOP}`)
    .replace(/\b(?!alkohol)([a-z]{2,})frei(?:e[nrsm]?)?\b/g, `ohne $1 ${FULL_STOP}`)
    .replace(/\b(?!alcohol)([a-z]{2,})vrije?\b/g, `zonder $1 ${FULL_STOP}`)
    .replace(/\b([a-z]{2,}?)(allerg(?!en)|intoleran|unvertraglich)/g, '$1 $2')
    .split(' ')
    .filter((word) => word !== '');
  const words: string[] = [];
  const breaks = new Set<number>();
  for (const word of said) {
    if (word === BREAK) breaks.add(words.length);
    else words.push(word);
  }
  return { words: words.slice(0, MOST_WORDS), breaks };
}
