import { computed, onMount } from 'nanostores';
import type { MixIndex } from '../contracts/shelf/mixIndex.ts';
import { MAX_SWAPS } from '../contracts/shelf/shelfLimits.ts';
import type { DietaryFacts } from '../domain/diet/dietary.ts';
import { readFacts } from '../domain/shelf/mixFacts.ts';
import {
  asSwaps,
  listAsked,
  listSwapsIn,
  readSwap,
  withSwaps,
  writeSwap,
  type OwnSwap,
} from '../domain/shelf/ownSwaps.ts';
import { json, persistent } from '../lib/persistent.ts';
import { readSiteFile } from '../lib/siteFile.ts';
import { createLoader } from './loader.ts';

const NOTHING: readonly string[] = [];

/** The own swaps of this browser, as `writeSwap` writes them. */
export const $swaps = persistent('mixmaster-swaps', NOTHING, json(asSwaps));

export const $ownSwaps = computed($swaps, (swaps) => swaps.flatMap((text) => readSwap(text) ?? []));

export function storeSwaps(swaps: readonly string[]): void {
  $swaps.set(swaps.length === 0 ? NOTHING : swaps);
}

/** @returns false where there is no room for another one */
export function addSwap(swap: OwnSwap): boolean {
  const text = writeSwap(swap);
  const others = $swaps.get().filter((other) => other !== text);
  if (others.length >= MAX_SWAPS) return false;
  storeSwaps([...others, text]);
  return true;
}

export function removeSwap(swap: OwnSwap): void {
  const text = writeSwap(swap);
  storeSwaps($swaps.get().filter((other) => other !== text));
}

/** What is known of ingredients and drinks, in the language of the page. */
export const swapIndexLoader = createLoader<MixIndex>(() =>
  readSiteFile(`/api/${document.documentElement.lang}/mix-index.json`),
);

/**
 * Adds to what a drink is what the reader's own swaps bring into it.
 *
 * @param asked ids of what a drink of one's own asks for; of a recipe the index knows them
 */
type WithOwnSwaps = (facts: DietaryFacts, drinkId: string, asked?: readonly string[]) => DietaryFacts;

const AS_IT_IS: WithOwnSwaps = (facts) => facts;

/** See {@link WithOwnSwaps}; the index comes once there is a swap. */
export const $withOwnSwaps = computed([$ownSwaps, swapIndexLoader.$state], (swaps, state): WithOwnSwaps => {
  if (swaps.length === 0 || state.status !== 'ready') return AS_IT_IS;
  const index = state.value;
  const recipes = new Map(index.recipes.map((recipe) => [recipe.id, recipe]));
  const ingredients = new Map(index.ingredients.map((one) => [one.id, one]));
  const factsOf = (id: string) => {
    const ingredient = ingredients.get(id);
    return ingredient && readFacts(ingredient);
  };
  return (facts, drinkId, asked) => {
    const recipe = recipes.get(drinkId);
    const ids = asked ?? (recipe ? listAsked(index, recipe) : []);
    return withSwaps(facts, listSwapsIn(swaps, drinkId, ids), factsOf);
  };
});

onMount($withOwnSwaps, () =>
  $ownSwaps.subscribe((swaps) => {
    // Where it does not come, no page shows a swap either: drinks are told as their recipes have them.
    if (swaps.length > 0) swapIndexLoader.load().catch(() => undefined);
  }),
);
