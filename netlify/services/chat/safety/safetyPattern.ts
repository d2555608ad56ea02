/** Groups of wordings that others refer to as `<name>`. */
export type WordSets = Readonly<Record<string, readonly string[]>>;

/**
 * Makes a pattern of wordings, to be searched in the text of `safetyText`. Each wording is words parted by spaces:
 * `pregnan*` stands for the rest of a word, `(a|b)` for either, `[very|so] ` for words that may be there, ` .. ` for up
 * to four words of the same sentence and ` ... ` for up to eight, `<child>` for a wording of that set, `<word>` for
 * any word, `<13-17>` for a whole number in digits, and `^` for the beginning of the message.
 *
 * @throws {RangeError} for a set that there is not, and for an option that is part of a word
 */
export function safetyPattern(wordings: readonly string[], sets: WordSets): RegExp {
  if (wordings.length === 0) return /(?!)/;
  return new RegExp(` (?:${wordings.map((wording) => sourceOf(wording, sets)).join('|')})(?= )`, 'g');
}

/** Any word, of which `<word>` stands for one. */
const WORD = '[^ /^]+';

function sourceOf(wording: string, sets: WordSets): string {
  const withOptions = wording
    .replace(/ \[([^\]]+)\](?=[)|]|$)/g, '(?: (?:$1))?')
    .replace(/\[([^\]]+)\] /g, '(?:(?:$1) )?');
  if (withOptions.includes('['))
    throw new RangeError(`words that may be there stand with a space: ${wording}`);
  return withOptions
    .replace(/\((?!\?)/g, '(?:')
    .replaceAll('^', '\\^')
    .replaceAll(' ... ', '(?: [^ /]+){0,8} ')
    .replaceAll(' .. ', '(?: [^ /]+){0,4} ')
    .replaceAll('*', '[^ ]*')
    .replace(/<(\d+)-(\d+)>/g, (_, first: string, last: string) => numbers(Number(first), Number(last)))
    .replaceAll('<word>', WORD)
    .replace(/<(\w+)>/g, (_, name: string) => {
      const set = sets[name];
      if (set === undefined) throw new RangeError(`there is no set <${name}>`);
      return `(?:${set.map((one) => sourceOf(one, sets)).join('|')})`;
    });
}

function numbers(first: number, last: number): string {
  return `(?:${Array.from({ length: last - first + 1 }, (_, step) => first + step).join('|')})`;
}
