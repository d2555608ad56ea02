import type { BottlePart, IngredientPart } from '../../contracts/drinks/drinkParts.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import { foldText } from '../../text/foldText.ts';
import { readFoods } from '../names/foodReading.ts';
import { BREAKS, CLOSING, joinNotes, OPENING } from './line.ts';
import type { LineReading } from './lineReading.ts';
import { tokenize } from './tokens.ts';

/** Signs and words behind a number that is a strength, and per cent of one. */
const STRENGTH_SIGNS: ReadonlyMap<string, number> = new Map([
  ['%', 1],
  ['°', 1],
  ['proof', 1 / 2],
  ['abv', 1],
  ['vol', 1],
]);
const STRENGTH_WORDS = new Set(['vol', 'volume', 'volumen', 'alc', 'abv', '%', '@']);
/** Strengths that differ by less are the same. */
const SAME_STRENGTH = 0.5;
/** Per cent that nothing with alcohol has, of what nobody knows, and the least share of the usual strength that is believed. */
const LEAST_BELIEVED = 1;
const LEAST_OF_USUAL = 1 / 4;
/** Per cent up to which a percentage of things without alcohol may be alcohol, by category: more is a share of fruit or sugar. */
const MOST_FERMENTED: Readonly<Record<string, number>> = { mixer: 40, syrup: 40, juice: 15 };

/** Per cent of what is called by its proof, "151 rum". */
const OVERPROOF = { words: ' 151 ', strength: 75.5 };
/** Words of a bottle that is stronger than most; how strong, its label says. */
const STRONGER =
  / (?:cask strength|barrel (?:proof|strength)|full proof|fassstarke|vatsterkte|brut de fut|gunpowder proof) /;

/** Judges strengths that lines state, by the usual ones of their ingredients and bottles. */
export function createStrengthJudge(
  parts: ReadonlyMap<string, IngredientPart>,
  bottles: readonly BottlePart[],
) {
  const labels = bottles
    .map((bottle) => ({ ...bottle, words: ` ${foldText(bottle.name)} ` }))
    .toSorted((one, other) => other.words.length - one.words.length);

  /** A reading with the strength of the bottle that it names, and with words for one that nobody knows. */
  function withBottle(reading: LineReading): LineReading {
    const { ingredient, name, note, strength } = reading;
    const usual = parts.get(ingredient ?? '')?.strength ?? 0;
    if (strength !== undefined || usual === 0) return reading;
    const words = ` ${foldText(`${name} ${note}`)} `;
    const label = labels.find((one) => one.ingredient === ingredient && words.includes(one.words));
    if (label !== undefined) return withStrength(reading, label.strength);
    if (words.includes(OVERPROOF.words)) return withStrength(reading, OVERPROOF.strength);
    return STRONGER.test(words) ? { ...reading, note: joinNotes(note, name) } : reading;
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

  return { withBottle, withStated, withStrength };
}

/** A line without the strength that it states, "75% vol", "(40 %)", "151 proof": what is behind a number decides. */
export function takeStrength(text: string): { text: string; strength?: number } {
  const tokens = tokenize(text);
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'number') continue;
    const isJoined = tokens[place + 1]?.text === '-';
    const behind = tokens[isJoined ? place + 2 : place + 1];
    const perUnit = STRENGTH_SIGNS.get(behind?.folded ?? '');
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
