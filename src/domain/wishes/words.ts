import type { Locale } from '../../contracts/site/locale.ts';
import { addToList } from '../lib/addToList.ts';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };

/**
 * The words of a language, the same sets and keys in each (`wordsSchema.ts` tells them). Wordings are parted by `|`; `*`
 * stands for the end of a word, `..` for up to three words between.
 */
export type Words = typeof en;
export type ClauseCue = keyof Words['clause'];
export type State = keyof Words['state'];
type PhraseSet = Exclude<keyof Words, 'endings' | 'articles' | 'small' | 'ordinary'>;

export const WORDS: Record<Locale, Words> = { en, nl, de, es, fr };

/** What a wording means: the set and the key that it stands under, "taste:sweet". */
export type Meaning = `${PhraseSet | 'drink' | 'ingredient'}:${string}`;

interface Wording {
  meaning: Meaning;
  text: string;
}

/** Where a wording stands: the places of its words. */
export interface Match {
  meaning: Meaning;
  places: readonly number[];
  /** Whether one of its words may end in any way. */
  isOpen: boolean;
}

const NONE: readonly Wording[] = [];
/** Letters by which beginnings of words are looked up. */
const PREFIX = 3;
/** Endings of a word that may end in any way, where each of its letters counts. */
const PLURALS = ['', 's', 'n', 'en', 'es'];
/** Words that may stand in the gap of a wording. */
const WIDEST_GAP = 3;

/** The wordings of a language, looked up by their first words. */
export interface PhraseTable {
  /** Every wording that begins at a place. */
  matchesAt(words: readonly string[], place: number): Match[];
  /** Whether a word is a wording of its own. */
  isWord(word: string): boolean;
  /** Every word of its wordings. */
  listWords(): ReadonlySet<string>;
  endings: readonly string[];
  articles: ReadonlySet<string>;
  small: ReadonlySet<string>;
  ordinary: ReadonlySet<string>;
}

const tables = new Map<Locale, PhraseTable>();

/** The wordings of a language, prepared when it is first read. */
export function getPhrases(locale: Locale): PhraseTable {
  const table = tables.get(locale) ?? createTable(WORDS[locale]);
  tables.set(locale, table);
  return table;
}

function createTable({ endings, articles, small, ordinary, ...sets }: Words): PhraseTable {
  const byWord = new Map<string, Wording[]>();
  const byPrefix = new Map<string, Wording[]>();
  for (const [set, entries] of Object.entries(sets)) {
    for (const [key, texts] of Object.entries(entries)) {
      const meaning = `${set}:${key}` as Meaning;
      for (const text of texts.split('|')) {
        const [first] = /^[^ ]*/.exec(text) ?? [''];
        if (first.endsWith('*')) addToList(byPrefix, first.slice(0, PREFIX), { meaning, text });
        else if (first !== '') addToList(byWord, first, { meaning, text });
      }
    }
  }
  const wordsBehind = new Map<string, WordingsBehind>();
  let everyWord: ReadonlySet<string> | undefined;
  const split = (text: string) => text.split(' ').filter((word) => word !== '');
  return {
    endings: split(endings).sort((a, b) => b.length - a.length),
    articles: new Set(split(articles)),
    small: new Set(split(small)),
    ordinary: new Set(split(ordinary)),
    listWords: () =>
      (everyWord ??= new Set(
        [...byWord.values(), ...byPrefix.values()]
          .flat()
          .flatMap(({ text }) => text.split(/[. ]+/))
          .flatMap((word) => (word.endsWith('*') ? PLURALS.map((end) => word.replace('*', end)) : word)),
      )),
    isWord: (word) =>
      byWord.get(word)?.some(({ text, meaning }) => text === word && !meaning.startsWith('intent:')) ?? false,
    matchesAt(words, place) {
      const word = words[place] ?? '';
      const open = byPrefix.get(word.slice(0, PREFIX)) ?? NONE;
      const exact = byWord.get(word);
      if (exact === undefined && open.length === 0) return [];
      const behind = wordsBehind.get(word) ?? groupBySecond(exact ?? NONE);
      wordsBehind.set(word, behind);
      const next = behind.bySecond.get(words[place + 1] ?? '') ?? NONE;
      return [...behind.others, ...next, ...open].flatMap((wording) => matchAt(wording, words, place) ?? []);
    },
  };
}

/** The wordings of one first word: hundreds begin with "no", and few of them go on as a message does. */
interface WordingsBehind {
  bySecond: ReadonlyMap<string, readonly Wording[]>;
  /** Those of one word, and those whose second word is a gap or open. */
  others: readonly Wording[];
}

/** Fifteen thousand wordings: only those that may be meant are split into their words. */
function groupBySecond(wordings: readonly Wording[]): WordingsBehind {
  const bySecond = new Map<string, Wording[]>();
  const others: Wording[] = [];
  for (const wording of wordings) {
    const [, second] = wording.text.split(' ');
    if (second === undefined || second === '..' || second.endsWith('*')) others.push(wording);
    else addToList(bySecond, second, wording);
  }
  return { bySecond, others };
}

function matchAt({ text, meaning }: Wording, said: readonly string[], start: number): Match | undefined {
  const places: number[] = [];
  let place = start;
  let gap = 0;
  for (const word of text.split(' ')) {
    if (word === '..') {
      gap = WIDEST_GAP;
      continue;
    }
    while (gap > 0 && !isWord(said[place], word)) {
      place++;
      gap--;
    }
    if (!isWord(said[place], word)) return undefined;
    places.push(place++);
    gap = 0;
  }
  return { meaning, places, isOpen: text.includes('*') };
}

function isWord(said: string | undefined, wanted: string): boolean {
  if (said === undefined) return false;
  return wanted.endsWith('*') ? said.startsWith(wanted.slice(0, -1)) : said === wanted;
}
