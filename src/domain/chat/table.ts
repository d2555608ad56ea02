/** What is looked up by words, so that it must not have what every object has. */
export type Table<Value> = Readonly<Record<string, Value>>;

/** An empty table of lists. */
export function listTable<Value>(): Record<string, Value[]> {
  return Object.create(null) as Record<string, Value[]>;
}

/** What stands in a table, which may have been read from JSON. */
export function getEntry<Value>(entries: Table<Value>, key: string): Value | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

export function push<Value>(lists: Record<string, Value[]>, key: string, value: Value): void {
  (lists[key] ??= []).push(value);
}

/**
 * Lists of numbers by words in one text, `word:1 2|` each, in the order of the words. A build hands it on whole: to make a
 * list for each of thirty thousand words would take most of the time of a first answer.
 */
export type NumberTable = string;

/** @throws RangeError where a word has a sign that stands between entries */
export function packNumbers(lists: Table<readonly number[]>): NumberTable {
  const words = Object.keys(lists).sort((one, other) => (one < other ? -1 : 1));
  const spoilt = words.find((word) => /[:|]/.test(word));
  if (spoilt !== undefined) throw new RangeError(`“${spoilt}” has a sign that stands between words`);
  return words.map((word) => `${word}:${lists[word]?.join(' ') ?? ''}|`).join('');
}

/** The numbers of a word, found by halves. */
export function getNumbers(table: NumberTable, word: string): readonly number[] | undefined {
  let low = 0;
  let high = table.length;
  while (low < high) {
    const start = table.lastIndexOf('|', ((low + high) >> 1) - 1) + 1;
    const order = orderAt(table, start, word);
    if (order === 0) {
      const behind = start + word.length + 1;
      return numbersIn(table.slice(behind, table.indexOf('|', behind)));
    }
    if (order < 0) low = table.indexOf('|', start) + 1;
    else high = start;
  }
  return undefined;
}

const BEHIND_WORD = ':'.charCodeAt(0);

/** Whether the word that begins at a place of a table comes before another, is that one, or comes behind it. */
function orderAt(table: NumberTable, start: number, word: string): number {
  for (let at = 0; at < word.length; at++) {
    const there = table.charCodeAt(start + at);
    if (there === BEHIND_WORD) return -1;
    const order = there - word.charCodeAt(at);
    if (order !== 0) return order;
  }
  return table.charCodeAt(start + word.length) === BEHIND_WORD ? 0 : 1;
}

/** All words with their numbers, in the order of the words. */
export function allNumbers(table: NumberTable): (readonly [word: string, numbers: readonly number[]])[] {
  return table
    .split('|')
    .slice(0, -1)
    .map((entry) => {
      const behind = entry.indexOf(':');
      return [entry.slice(0, behind), numbersIn(entry.slice(behind + 1))] as const;
    });
}

function numbersIn(written: string): number[] {
  return written === '' ? [] : written.split(' ').map(Number);
}
