import { foldText } from '../../text/foldText.ts';
import {
  ALCOHOL_FREE,
  DENIALS,
  INSIDE,
  LAIN_IN,
  LEFT_OUT,
  PERHAPS_ALCOHOL_FREE,
  PURPOSES,
  QUALIFIERS,
  WITHOUT,
  WITHOUT_SUGAR,
} from './nameQualifiers.ts';

/** Phrases with a space on both sides, and the first word of each: few texts hold one. */
interface Phrases {
  spaced: readonly string[];
  firsts: ReadonlySet<string>;
}

const phrasesOf = (texts: readonly string[]): Phrases => ({
  spaced: texts.map((text) => ` ${text} `),
  firsts: new Set(texts.map((text) => text.split(' ')[0] ?? '')),
});
const SUGAR_NOTES = phrasesOf(WITHOUT_SUGAR);
const ALCOHOL_NOTES = phrasesOf(ALCOHOL_FREE);
const OTHER_ALCOHOL_NOTES = phrasesOf(PERHAPS_ALCOHOL_FREE);

/**
 * A text without what stands in brackets, and without what it is for.
 *
 * @param folded the text as `foldText` gives it
 */
export function withoutAside(text: string, folded: string): string {
  const said = folded.split(' ');
  const hasAside = /[([]/.test(text) && !said.some((word) => DENIALS.has(word)) && !mayBeAlcoholFree(text);
  if (!hasAside && !said.some((word) => PURPOSES.has(word))) return text;
  const words = (hasAside ? text.replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' ') : text).split(/\s+/);
  const purpose = words.findIndex((word, place) => place > 0 && PURPOSES.has(foldText(word)));
  return (purpose === -1 ? words : words.slice(0, purpose)).join(' ');
}

/** What stands in brackets. */
export function findAside(text: string): string {
  const open = text.search(/[([]/);
  return open === -1 ? '' : text.slice(open + 1).replace(/[()[\]]/g, ' ');
}

/** Words for and. */
const AND: ReadonlySet<string> = new Set(['and', 'n', 'en', 'und', 'y', 'et']);

/**
 * A folded text without what was left out of the thing or what it lies in, juice "without bits", peaches "in syrup", and
 * without what leads to qualities: ginger "peeled and sliced", limes "in wedges".
 */
export function withoutPacking(folded: string): string {
  const words = folded.split(' ');
  if (!words.some((word) => WITHOUT.has(word) || INSIDE.has(word) || AND.has(word))) return folded;
  return words
    .filter((word, place) => {
      const isSaid = (tell: ReadonlySet<string>, what: ReadonlySet<string>, at: number) =>
        at > 0 && tell.has(words[at] ?? '') && what.has(words[at + 1] ?? '');
      const isPacking = (at: number) =>
        isSaid(WITHOUT, LEFT_OUT, at) || (at + 2 === words.length && isSaid(INSIDE, LAIN_IN, at));
      const isQuality = (at: number) => QUALIFIERS.has(words[at] ?? '');
      const isJoint =
        (AND.has(word) && isQuality(place - 1) && isQuality(place + 1)) ||
        (place > 0 && INSIDE.has(word) && words.slice(place + 1).every((one) => QUALIFIERS.has(one)));
      return !isPacking(place) && !isPacking(place - 1) && !isJoint && word !== '';
    })
    .join(' ');
}

/** A folded text without the words that no sugar was added; undefined where it does not say so. */
export function withoutSugarNote(folded: string): string | undefined {
  return withoutPhrase(folded, SUGAR_NOTES);
}

/** A folded text without the words that there is no alcohol in it; undefined where it does not say so. */
export function withoutAlcoholNote(folded: string): string | undefined {
  return withoutPhrase(folded, ALCOHOL_NOTES);
}

/** Whether a text says in so many words that there is no alcohol in a thing; "zero" may speak of sugar. */
export function saysAlcoholFree(text: string): boolean {
  const folded = foldText(text);
  return /al[ck]/.test(folded) && withoutAlcoholNote(folded) !== undefined;
}

/**
 * Whether the words of a name may mean that there is no alcohol in the thing, in whatever way people say so: "virgin rum",
 * "mocktail vodka", "una cerveza sin". Virgin oak is a cask, virgin cane a sugar, and a cola zero is without sugar.
 */
export function mayBeAlcoholFree(text: string): boolean {
  const folded = foldText(withZero(text));
  const plain = ` ${folded} `.replace(OTHER_THINGS, ' ');
  if (saysNotAlcoholFree(folded) || PREFERS.test(plain)) return false;
  return plain.endsWith(' sin ') || holdsNote(plain);
}

/** Whether a text wishes for a thing without alcohol, and would take it with alcohol as well: "cerveza, mejor sin alcohol". */
export function prefersAlcoholFree(text: string): boolean {
  const plain = ` ${foldText(withZero(text))} `;
  return PREFERS.test(plain) && holdsNote(plain);
}

const holdsNote = (plain: string) =>
  [ALCOHOL_NOTES, OTHER_ALCOHOL_NOTES].some(({ spaced }) => spaced.some((phrase) => plain.includes(phrase)));
const PREFERS =
  / (?:mejor|preferiblemente|preferible|preferably|ideally|lieber|wahlweise|am besten|liefst|bij voorkeur|de preference|plutot|si possible|si es posible) /;
const OTHER_THINGS =
  / (?:(?:virgin|virgen|vierge) (?=(?:olive|coconut|oil|oak|cane|sugar|island|islands|cask) )|zero (?=(?:sugar|sugars|zucker|suiker|azucar|azucares|sucre|sucres|waste) ))/;

/** "0.0" and "0 %", as labels say that there is no alcohol in it; "0.7 l" is an amount. */
const NO_ALCOHOL = /(?<![\d.,])0(?:[.,]0+)?\s?%|(?<![\d.,])0[.,]0+(?![\d.,])/g;

/** A text in which "0.0" and "0 %" are a word. */
export function withZero(text: string): string {
  return text.includes('0') ? text.replace(NO_ALCOHOL, ' zero ') : text;
}

/** Whether a text says that a thing is not free of alcohol: "not alcohol-free gin", "gin (pas sans alcool)". */
export function saysNotAlcoholFree(folded: string): boolean {
  return NOT_FREE.test(folded);
}
const NOT_FREE = new RegExp(
  `(?:^| )(?:not|no|non|never|nicht|kein\\w{0,2}|nie|niet|geen|nooit|nunca|pas)(?: (?:the|das|der|die|de|het|el|la|le))? (?:0 0|${ALCOHOL_FREE.join('|')})(?: |$)`,
);

function withoutPhrase(folded: string, { spaced: phrases, firsts }: Phrases): string | undefined {
  if (!folded.split(' ').some((word) => firsts.has(word))) return undefined;
  const spaced = ` ${folded} `;
  const note = phrases.find((phrase) => spaced.includes(phrase));
  return note === undefined ? undefined : spaced.replace(note, ' ').trim();
}
