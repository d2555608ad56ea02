import { SAFETY_KINDS, type SafetyKind } from '../safety/kinds.ts';
import { nameTables } from '../safety/nameTables.ts';
import { createPatterns, placesOf, type Finder } from '../safety/safetyPattern.ts';
import { createClassifier, type Likelihoods, type Model } from './classifier.ts';
import model from './dangers.json' with { type: 'json' };

/** What a message may give away; dependence is learnt as drinking to excess. */
export type Danger = Exclude<SafetyKind, 'dependence'> | 'none';
export const DANGERS: readonly Danger[] = ['none', ...SAFETY_KINDS.filter((kind) => kind !== 'dependence')];

type Mask = readonly [Finder, mark: string];
let masks: readonly Mask[] | undefined;

/** The names that are learnt by a mark. */
function makeMasks(): readonly Mask[] {
  const { drinks, medicine, anyMedicine } = nameTables();
  const patternOf = createPatterns({ medicine });
  return [
    [patternOf(drinks), ' xdx'],
    [patternOf(anyMedicine), ' xmx'],
  ];
}

/** Ages matter, and how many somebody has had; other numbers less. */
const SIZES: readonly (readonly [most: number, mark: string])[] = [
  [4, 'x4x'],
  [9, 'x9x'],
  [12, 'x12x'],
  [17, 'x17x'],
  [24, 'x24x'],
  [Infinity, 'x99x'],
];

/**
 * The words of a message as dangers are learnt by: names of drinks and of medicines as marks, numbers by their size.
 *
 * @param text as `safetyText` gives it
 */
function dangerWords(text: string): string[] {
  masks ??= makeMasks();
  const masked = masks.reduce((said, [finder, mark]) => {
    const places = placesOf(finder, said);
    const kept = places.map(({ start }, index) => said.slice(places[index - 1]?.end ?? 0, start));
    return [...kept, said.slice(places.at(-1)?.end ?? 0)].join(mark);
  }, text);
  return masked
    .split(' ')
    .filter((word) => word !== '' && word !== '^')
    .map((word) => (/^\d+$/.test(word) ? markOf(Number(word)) : word));
}

function markOf(count: number): string {
  return SIZES.find(([most]) => count <= most)?.[1] ?? '';
}

const likelihoodsOf = createClassifier(model as unknown as Model<Danger>);

/** What stands for a danger that the wordings found, and for none. */
const FOUND = '§';
export const UNFOUND = `${FOUND}none`;

/**
 * What the model sees of a message: its words, and what the wordings found in it.
 *
 * @param text as `safetyText` gives it
 */
export function dangerSigns(text: string, worded: readonly SafetyKind[]): string[] {
  const found = worded.map((kind) => `${FOUND}${kind}`);
  return [...dangerWords(text), ...(found.length > 0 ? found : [UNFOUND])];
}

/**
 * How likely it is that a message gives away which danger.
 *
 * @param text as `safetyText` gives it
 * @param worded what the wordings found
 */
export function dangersIn(text: string, worded: readonly SafetyKind[]): Likelihoods<Danger> {
  return likelihoodsOf(dangerSigns(text, worded));
}
