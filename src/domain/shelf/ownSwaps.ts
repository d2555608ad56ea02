import { CAUTIONS, SUBSTANCES } from '../../contracts/diet/diet.ts';
import type { MixIndex, MixRecipe } from '../../contracts/shelf/mixIndex.ts';
import { MAX_SWAPS, SWAP_PATTERN } from '../../contracts/shelf/shelfLimits.ts';
import { combineDietaryFacts, type DietaryFacts } from '../diet/dietary.ts';
import { readLineCode } from './lineCode.ts';
import { isExact, isSurer, type Service } from './service.ts';
import type { Services } from './shelfMatch.ts';

/** "I pour Aperol for Campari": an ingredient in the place of another, wherever it is asked for or in one drink. */
export interface OwnSwap {
  /** Ids of ingredients: what is poured, and what the recipe asks for. */
  use: string;
  asked: string;
  /** Id of the recipe that it is for; absent where it is for all. */
  drink?: string | undefined;
}

/** A swap as one word, as browser and account keep it: "aperol>campari@11002". */
export function writeSwap({ use, asked, drink }: OwnSwap): string {
  return `${use}>${asked}${drink === undefined ? '' : `@${drink}`}`;
}

/** What {@link writeSwap} wrote; undefined of anything else. */
export function readSwap(text: string): OwnSwap | undefined {
  const [, use = '', asked = '', drink] = SWAP_PATTERN.exec(text) ?? [];
  return use === asked ? undefined : { use, asked, ...(drink !== undefined && { drink }) };
}

/** Takes what was stored or comes from the account for written swaps, if it is a list; what is no swap is left out. */
export function asSwaps(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((text) => typeof text === 'string' && readSwap(text) !== undefined);
  return [...new Set(texts as string[])].slice(0, MAX_SWAPS);
}

/** The swaps that a drink is poured with, which asks for these. */
export function listSwapsIn(swaps: readonly OwnSwap[], drink: string, asked: readonly string[]): OwnSwap[] {
  return swaps.filter((swap) => asked.includes(swap.asked) && (swap.drink ?? drink) === drink);
}

/** A thing of which nothing is known any more: there may be anything in it, alcohol too. */
const UNKNOWN: DietaryFacts = {
  allergens: { contains: [], mayContain: SUBSTANCES },
  vegan: 'unknown',
  vegetarian: 'unknown',
  cautions: CAUTIONS,
  strength: 1,
};

/**
 * What a drink is to somebody who pours these in it. It stays what the recipe is and becomes what they bring as well: a
 * swap takes no allergen away, since nobody knows which of the two somebody else pours.
 */
export function withSwaps(
  facts: DietaryFacts,
  swaps: readonly OwnSwap[],
  factsOf: (id: string) => DietaryFacts | undefined,
): DietaryFacts {
  if (swaps.length === 0) return facts;
  return combineDietaryFacts([facts, ...swaps.map(({ use }) => factsOf(use) ?? UNKNOWN)]);
}

/** What serves from a shelf, with own swaps: whatever serves as what is poured serves for what is asked, never exactly. */
export function addSwapServices(services: Services, swaps: readonly OwnSwap[]): Services {
  if (swaps.length === 0) return services;
  const all = new Map(services);
  for (const { use, asked } of swaps) {
    const poured = (services.get(use) ?? []).filter(isExact);
    const ways = (all.get(asked) ?? []).filter(
      (way) => isExact(way) || !poured.some(({ by }) => by === way.by),
    );
    const own = poured
      .filter(({ by }) => !ways.some((way) => way.by === by))
      .map(({ by, made }): Service => ({ by, how: 'stand-in', own: true, ...(made && { made }) }));
    all.set(
      asked,
      [...ways, ...own].sort((a, b) => (isSurer(a, b) ? -1 : 1)),
    );
  }
  return all;
}

/** Ids of all that a recipe of the index asks for, what it takes as well and what goes on it included. */
export function listAsked(
  { ingredients }: Pick<MixIndex, 'ingredients'>,
  { lines, or = [], optional = [], besides = [] }: MixRecipe,
): string[] {
  const places = [
    ...lines.map((code) => readLineCode(code).place),
    ...or.flatMap(([, ...others]) => others),
    ...optional,
    ...besides,
  ];
  return places.flatMap((place) => ingredients[place]?.id ?? []);
}
