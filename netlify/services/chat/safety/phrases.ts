import { addToList } from '../../../../src/domain/lib/addToList.ts';
import { memoize } from '../../../../src/domain/lib/memoize.ts';

/**
 * Finds phrases in the words of a text. A phrase is a line of words:
 *
 * - `pill|pills`: one of several; `pill|wonder_drug`: one of them of two words
 * - `sleep*`, `*pill`, `*pill*`: a word that begins with, ends with or holds these letters
 * - `my?`: a word that may be missing
 * - `#13-17`: a number
 * - `@name`: any of the list of that name
 * - `.`, `..`, `...`: up to one, three or six words between
 * - `wife + pregnant`: both phrases in one sentence, in any order
 * - `school & vodka`: both phrases in one sentence or in neighbouring ones, in any order
 */
export type PhraseLists = Readonly<Record<string, readonly string[]>>;

/** Where a phrase was found: its first word, and the one behind its last. */
export interface Place {
  start: number;
  end: number;
  sentence: Range;
  /** Whether other phrases had to stand in the sentence. */
  isCombined: boolean;
}
interface Range {
  from: number;
  to: number;
}

/** Finds the places of phrases in a list of words. */
export type PhraseFinder = (words: readonly string[]) => Place[];

/** Stands behind each sentence in a list of words; no phrase reaches across it. */
export const SENTENCE_END = '/';

type Part =
  | { kind: 'word'; fits: (word: string) => boolean; isOptional: boolean }
  | { kind: 'gap'; most: number }
  /** One of several words, or one of several phrases: those that may begin with a word of the text. */
  | {
      kind: 'choice';
      fits: (word: string) => boolean;
      likely: (word: string | undefined) => readonly Phrase[];
    };
type Phrase = readonly Part[];
/** A phrase, and those that must stand in the same sentence, or near: in the same or a neighbouring one. */
interface Combination {
  phrase: Phrase;
  /** So many words it has at least. */
  least: number;
  /** Not compiled yet: most are never looked for. */
  others: readonly string[];
  isNear: boolean;
}

const GAPS: Readonly<Record<string, number>> = { '.': 1, '..': 3, '...': 6 };
/** Combinations are looked up by so many first letters of a word. */
const START_LETTERS = 3;
/** In a usual sentence words stand at most so many times on average. */
const MOST_REPEATED = 2;

/** Prepares finders of phrases, over lists that they may refer to as `@name`. */
export function createPhraseFinders(lists: PhraseLists): (phrases: readonly string[]) => PhraseFinder {
  /** The words and phrases that a word of a phrase stands for: `kid|@child` is `kid` and all of `child`. */
  const expand = memoize((choice: string): string[] =>
    choice.split('|').flatMap((option) => {
      if (!option.startsWith('@')) return [option.replaceAll('_', ' ')];
      const phrases = lists[option.slice(1)];
      if (phrases === undefined) throw new RangeError(`there is no list ${option}`);
      return phrases.flatMap((phrase) => (phrase.includes(' ') ? [phrase] : expand(phrase)));
    }),
  );

  const compilePart = memoize((text: string): Part => {
    const most = GAPS[text];
    if (most !== undefined) return { kind: 'gap', most };
    const isOptional = text.endsWith('?');
    const options = expand(isOptional ? text.slice(0, -1) : text);
    const fits = compileWords(options.filter((option) => !option.includes(' ')));
    const phrases = options.filter((option) => option.includes(' '));
    if (phrases.length === 0) return { kind: 'word', fits, isOptional };
    const findLikely = indexByStart(phrases);
    return { kind: 'choice', fits, likely: (word) => findLikely(word).map(compile) };
  });

  const compile = memoize((phrase: string): Phrase => phrase.split(' ').map(compilePart));

  /** The letters that a phrase may begin with; empty where it may begin anyhow. */
  const listStarts = memoize((first: string): readonly string[] => {
    const starts = expand(first).flatMap((option) => {
      if (option.includes(' ')) return listStarts(option.split(' ', 1)[0] ?? '');
      if (option.endsWith('?')) return '';
      const letters = /^[^*#]*/.exec(option)?.[0] ?? '';
      return option.includes('*') && letters.length < START_LETTERS ? '' : letters.slice(0, START_LETTERS);
    });
    return [...new Set(starts)];
  });

  /** Phrases by the word that they begin with. They are compiled when a text first has it: most never are. */
  const indexByStart = (phrases: readonly string[]): ((word: string | undefined) => readonly string[]) => {
    const byStart = new Map<string, string[]>();
    for (const text of phrases)
      for (const start of listStarts(text.split(' ', 1)[0] ?? '')) addToList(byStart, start, text);
    const anyhow = byStart.get('') ?? [];
    return (word) => {
      const own = word === undefined ? undefined : byStart.get(word.slice(0, START_LETTERS));
      return own === undefined ? anyhow : [...own, ...anyhow];
    };
  };

  const compileCombination = memoize((text: string): Combination => {
    const [first = '', ...others] = text.split(/ [+&] /);
    const phrase = compile(first);
    return { phrase, least: phrase.filter(isNeeded).length, others, isNear: text.includes(' & ') };
  });

  return (phrases) => {
    const findLikely = indexByStart(phrases);
    return (words) => {
      const findLikelyHere = memoize((word: string) => findLikely(word).map(compileCombination));
      const sentences = listSentences(words);
      return sentences.flatMap(({ from, to }, at) => {
        const sentence = words.slice(from, to);
        const near = words.slice(sentences[at - 1]?.from ?? from, sentences[at + 1]?.to ?? to);
        const isHere = memoize((phrase: string) => isIn(compile(phrase), sentence));
        const isNearby = memoize((phrase: string) => isIn(compile(phrase), near));
        const findPossible = onlyPossible(findLikelyHere, sentence);
        return sentence.flatMap((word, start) =>
          findPossible(word).flatMap(({ phrase, least, others, isNear }) => {
            if (start + least > sentence.length) return [];
            const ends = findEnds(phrase, sentence, [start]);
            if (ends.length === 0 || !others.every(isNear ? isNearby : isHere)) return [];
            const place = { start: from + start, end: from + Math.max(...ends) };
            return [{ ...place, sentence: { from, to }, isCombined: others.length > 0 }];
          }),
        );
      });
    };
  };
}

/**
 * The phrases that may begin with a word of a sentence. Where a sentence repeats its words, a phrase that needs a word
 * which is not in it is left out once for all places.
 */
function onlyPossible(
  findLikely: (word: string) => readonly Combination[],
  sentence: readonly string[],
): (word: string) => readonly Combination[] {
  const said = new Set(sentence);
  if (said.size * MOST_REPEATED >= sentence.length) return findLikely;
  const isSaid = memoize((part: Part) => mayStandIn(part, said));
  return memoize((word: string) => findLikely(word).filter(({ phrase }) => phrase.every(isSaid)));
}

/** Where the sentences of a text are, each with the mark behind it. */
function listSentences(words: readonly string[]): Range[] {
  const ends = words.flatMap((word, at) => (word === SENTENCE_END ? [at + 1] : []));
  return ends.map((to, index) => ({ from: ends[index - 1] ?? 0, to }));
}

function isIn(phrase: Phrase, words: readonly string[]): boolean {
  return words.some((_, at) => findEnds(phrase, words, [at]).length > 0);
}

const isNeeded = (part: Part) => part.kind === 'choice' || (part.kind === 'word' && !part.isOptional);

/** Whether a part of a phrase may be found among words, wherever they stand. */
function mayStandIn(part: Part, words: ReadonlySet<string>): boolean {
  if (part.kind === 'gap' || !isNeeded(part)) return true;
  for (const word of words)
    if (part.fits(word) || (part.kind === 'choice' && part.likely(word).length > 0)) return true;
  return false;
}

/** Where a phrase ends that begins at one of some words. All ways are followed at once, so that none is tried twice. */
function findEnds(phrase: Phrase, words: readonly string[], starts: readonly number[]): readonly number[] {
  let places = starts;
  for (const part of phrase) {
    const [only] = places;
    if (only === undefined) break;
    if (places.length === 1) {
      places = endsOfPart(part, words, only);
      continue;
    }
    const ends = places.flatMap((at) => endsOfPart(part, words, at));
    // A word has one end for each place.
    places = part.kind === 'word' && !part.isOptional ? ends : [...new Set(ends)];
  }
  return places;
}

function endsOfPart(part: Part, words: readonly string[], at: number): readonly number[] {
  if (part.kind !== 'gap') {
    const word = words[at];
    const ends = word !== undefined && part.fits(word) ? [at + 1] : [];
    if (part.kind === 'choice')
      for (const phrase of part.likely(word)) ends.push(...findEnds(phrase, words, [at]));
    else if (part.isOptional) ends.push(at);
    return ends;
  }
  const ends: number[] = [];
  for (let end = at; end <= Math.min(at + part.most, words.length); end += 1) ends.push(end);
  return ends;
}

function compileWords(words: readonly string[]): (word: string) => boolean {
  const exact = new Set<string>();
  const tests: ((word: string) => boolean)[] = [];
  for (const word of words) {
    const letters = word.replaceAll('*', '');
    const [, least, most] = /^#(\d+)-(\d+)$/.exec(word) ?? [];
    if (least !== undefined) {
      tests.push(
        (said) => /^\d+$/.test(said) && Number(said) >= Number(least) && Number(said) <= Number(most),
      );
    } else if (!word.includes('*')) exact.add(word);
    else if (!word.startsWith('*')) tests.push((said) => said.startsWith(letters));
    else if (!word.endsWith('*')) tests.push((said) => said.endsWith(letters));
    else tests.push((said) => said.includes(letters));
  }
  return (word) => exact.has(word) || tests.some((test) => test(word));
}
