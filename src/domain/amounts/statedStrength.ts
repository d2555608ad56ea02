import type { BottlePart, IngredientPart } from '../../contracts/drinks/drinkParts.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import { foldText } from '../../text/foldText.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { bears, readFoods } from '../names/foodReading.ts';
import { STRONGER } from '../names/nameQualifiers.ts';
import { bareStrengthIn } from '../names/strengthInName.ts';
import { readFacts } from '../shelf/mixFacts.ts';
import {
  ABOUT_WORDS,
  FRACTION_WORDS,
  MEASURES,
  NUMBER_WORDS,
  OF_WORDS,
  OR_WORDS,
  RANGE_WORDS,
} from './amountWords.ts';
import { BREAKS, CLOSING, joinNotes, OPENING } from './line.ts';
import { unread, type LineReading } from './lineReading.ts';
import { tokenize, type Token } from './tokens.ts';

/** Signs and words behind a number that is a strength, and per cent of one. */
const STRENGTH_SIGNS: ReadonlyMap<string, number> = new Map([
  ['%', 1],
  ['°', 1],
  ['proof', 1 / 2],
  ['abv', 1],
  ['vol', 1],
]);
/** Words behind a strength, "de 50 grados", and the least that is one: "a 8 grados" is how cold it is. */
const DEGREE_WORDS = new Set(['grados', 'grado', 'grad', 'degres', 'degre', 'graden']);
const LEAST_DEGREES = 30;
const STRENGTH_WORDS = new Set(['a', 'vol', 'volume', 'volumen', 'alc', 'abv', '%', '@']);
/** Strengths that differ by less are the same. */
const SAME_STRENGTH = 0.5;
/** Per cent that nothing with alcohol has, of what nobody knows, and the least share of the usual strength that is believed. */
const LEAST_BELIEVED = 1;
const LEAST_OF_USUAL = 1 / 4;
/** Per cent up to which a percentage of things without alcohol may be alcohol, by category: more is a share of fruit or sugar. */
const MOST_FERMENTED: Readonly<Record<string, number>> = { mixer: 40, syrup: 40, juice: 15 };

/** Per cent of what is called by its proof, "151 rum". */
const OVERPROOF = { words: ' 151 ', strength: 75.5 };
export type StrengthJudge = ReturnType<typeof createStrengthJudge>;

/** Judges strengths that lines state, by the usual ones of their ingredients and bottles. */
export function createStrengthJudge(
  parts: ReadonlyMap<string, IngredientPart>,
  bottles: readonly BottlePart[],
) {
  const labels = bottles
    .map((bottle) => ({ ...bottle, words: ` ${foldText(bottle.name)} ` }))
    .toSorted((one, other) => other.words.length - one.words.length);

  /** A reading with the strength of the bottle that it names; of unknown strength, and where nobody knows it. */
  function withBottle(reading: LineReading): LineReading {
    const { ingredient, name, note, strength } = reading;
    const usual = parts.get(ingredient ?? '')?.strength ?? 0;
    if (strength !== undefined || usual === 0) return reading;
    // Where there are others, notes are of them: "light rum or 1/2 oz 151 rum".
    const words = ` ${foldText(reading.or.length > 0 ? name : `${name} ${note}`)} `;
    const label = labels.find((one) => one.ingredient === ingredient && words.includes(one.words));
    if (label !== undefined) return withStrength(reading, label.strength);
    if (words.includes(OVERPROOF.words)) return withStrength(reading, OVERPROOF.strength);
    const bare = bareStrengthIn(reading.or.length > 0 ? name : `${name} ${note}`, usual, isOfAmount);
    if (bare !== undefined) return withStrength(reading, bare);
    if (!STRONGER.some((phrase) => words.includes(` ${phrase} `))) return reading;
    // How strong, only its label says.
    const { ingredient: _, ...rest } = reading;
    return { ...rest, name: [name, note].filter(Boolean).join(', '), note: '' };
  }

  /** A reading with the strength that its line states; undefined where that is no alcohol. */
  function withStated(reading: LineReading, strength: number): LineReading | undefined {
    if (mayHaveStrength(reading)) return withStrength(reading, strength);
    const category = parts.get(reading.ingredient ?? '')?.category ?? '';
    if (strength <= LEAST_BELIEVED || strength > (MOST_FERMENTED[category] ?? 0)) return undefined;
    // A ginger beer of 4.8 % is not the one without alcohol.
    const { ingredient: _, ...rest } = reading;
    return { ...rest, name: `${reading.name} ${strength} %`, strength };
  }

  /**
   * What is kept of an ingredient that may be poured instead: its id, or its words where it is of another strength than
   * usual, which is told of no alternative.
   *
   * @param words its words, with its strength
   * @param name the same without
   */
  function toAlternative(id: string, words: string, name: string, strength: number | undefined): string {
    const reading = { ...unread(name), ingredient: id };
    const judged = strength === undefined ? withBottle(reading) : withStated(reading, strength);
    const part = parts.get(id);
    const isUsual = judged?.ingredient === id && judged.strength === undefined && judged.note === '';
    if (judged === undefined || isUsual || part === undefined) return id;
    const { allergens, cautions } = readFacts(part);
    const said = readFoods(words);
    const isSaid =
      bears(new Set(said.substances), allergens.contains) &&
      cautions.every((caution) => said.cautions.includes(caution));
    return isSaid || foldText(words).includes(foldText(part.name)) ? words : `${part.name} (${words})`;
  }

  /** A reading with the strength that its line states, where that is not the usual one. */
  function withStrength(reading: LineReading, strength: number): LineReading {
    const usual = parts.get(reading.ingredient ?? '')?.strength;
    // 0.47 is a share, and 1 a mark for alcohol: where these are believed, a drink is called free of alcohol.
    const isDoubted =
      strength > 0 &&
      (usual === undefined
        ? strength <= LEAST_BELIEVED
        : strength < usual * LEAST_OF_USUAL && usual >= SAME_STRENGTH);
    if (isDoubted)
      return {
        ...reading,
        note: joinNotes(reading.note, `${strength} %`),
        doubtedStrength: strength,
      };
    const { strength: _, ...rest } = reading;
    return usual !== undefined && Math.abs(usual - strength) < SAME_STRENGTH ? rest : { ...rest, strength };
  }

  /** Whether a percentage is that of alcohol, not of cream, cocoa or juice. */
  function mayHaveStrength({ ingredient, name }: LineReading): boolean {
    const part = parts.get(ingredient ?? '');
    return part === undefined ? readFoods(name).hasAlcohol : (part.strength ?? 0) > 0;
  }

  /** A reading that has every strength of its line: one that nothing has is of something that may be poured instead. */
  function withAll(reading: LineReading, line: string): LineReading {
    const usual = parts.get(reading.ingredient ?? '')?.strength ?? 0;
    const poured = reading.strength ?? usual;
    if (poured === 0) return reading;
    const ofOthers = reading.or.flatMap((id) => parts.get(id)?.strength ?? []);
    const told = [poured, ...ofOthers, ...listStrengths([...reading.or, reading.note].join(' '))];
    const others = listStrengths(line)
      .filter((one) => !told.some((known) => Math.abs(known - one) < SAME_STRENGTH))
      .map((one) => (listStrengths(reading.name).includes(one) ? reading.name : `${reading.name} ${one} %`));
    return { ...reading, or: [...reading.or, ...others].slice(0, OWN_DRINK_LIMITS.alternatives) };
  }

  return { withBottle, withStated, withStrength, withAll, toAlternative };
}

const isOfAmount = (word: string) => MEASURES.has(word) || ABOUT_WORDS.has(word) || RANGE_WORDS.has(word);

/** What makes a strength of a number at a place, per cent of one; undefined where it is none. */
export function strengthSignBehind(tokens: readonly Token[], place: number): number | undefined {
  const isJoined = tokens[place + 1]?.text === '-';
  const sign = tokens[isJoined ? place + 2 : place + 1]?.folded ?? '';
  const isDegrees = DEGREE_WORDS.has(sign) && Number(tokens[place]?.text) >= LEAST_DEGREES;
  return isDegrees ? 1 : STRENGTH_SIGNS.get(sign);
}

/** Whether a word, or a sign behind one, stands between two things of which one is poured. */
export function isOrAt(tokens: readonly Token[], place: number, orWords: ReadonlySet<string>): boolean {
  const { kind, folded = '', text = '' } = tokens[place] ?? {};
  if (place === 0) return false;
  return (kind === 'word' && orWords.has(folded)) || (text === '/' && tokens[place - 1]?.kind === 'word');
}

/**
 * A line without the strength that it states of its first thing, "75% vol", "(40 %)", "151 proof": what is behind a number
 * decides. What is said of another thing, "rum or gin 57%", stays with it.
 *
 * @param locale undefined of a line that names one thing alone
 */
export function takeStrength(text: string, locale?: Locale): { text: string; strength?: number } {
  const tokens = tokenize(text);
  let isNamed = false;
  for (const [place, token] of tokens.entries()) {
    if (locale !== undefined && isNamed && isOrAt(tokens, place, OR_WORDS[locale])) break;
    isNamed ||= locale !== undefined && token.kind === 'word' && isNameWord(token, locale);
    if (token.kind !== 'number') continue;
    const isJoined = tokens[place + 1]?.text === '-';
    const perUnit = strengthSignBehind(tokens, place);
    if (perUnit === undefined) continue;
    const strength = Number(token.text.replace(',', '.')) * perUnit;
    if (!(strength > 0 && strength <= OWN_DRINK_LIMITS.strength)) continue;
    let start = place;
    let end = place + (isJoined ? 3 : 2);
    while (STRENGTH_WORDS.has(tokens[end]?.folded ?? '') || (end > place + 2 && tokens[end]?.text === '.'))
      end += 1;
    while (
      STRENGTH_WORDS.has(tokens[start - 1]?.folded ?? '') ||
      (tokens[start - 1]?.text === ':' && start > 1)
    )
      start -= 1;
    const isInBrackets = OPENING.has(tokens[start - 1]?.text ?? '') && CLOSING.has(tokens[end]?.text ?? '');
    if (isInBrackets) [start, end] = [start - 1, end + 1];
    const before = text.slice(0, tokens[start]?.start).trim();
    const rest = text.slice(tokens[end - 1]?.end ?? text.length).trim();
    const joint = BREAKS.has(rest.charAt(0)) && !OPENING.has(rest.charAt(0)) ? '' : ' ';
    return { text: `${before}${joint}${rest}`.trim(), strength };
  }
  return { text };
}

/** The strengths that a text states, a few at most. */
function listStrengths(text: string): number[] {
  const found: number[] = [];
  for (let rest = text; found.length < MOST_STRENGTHS;) {
    const { text: behind, strength } = takeStrength(rest);
    if (strength === undefined) break;
    found.push(strength);
    rest = behind;
  }
  return found;
}
const MOST_STRENGTHS = 4;

/** Whether a word may be of a name, and is no measure or number of an amount: "1 or 2 oz gin 57%" is one thing. */
function isNameWord({ folded }: Token, locale: Locale): boolean {
  return ![MEASURES, NUMBER_WORDS, FRACTION_WORDS, ABOUT_WORDS, RANGE_WORDS, OF_WORDS, OR_WORDS[locale]].some(
    (words) => words.has(folded),
  );
}
