import type { Ingredient } from '../contracts/drinks/ingredient.ts';
import { hasNoEffects, findSubstitutionEffects } from '../domain/shelf/substitutionEffects.ts';
import { createCatalogueMatch, type CatalogueMatch } from '../domain/shelf/catalogueMatch.ts';
import {
  createMatchIndex,
  listSurelyServed,
  type MatchIndex,
  type MatchIngredient,
} from '../domain/shelf/matchIndex.ts';
import { byPopularity } from '../domain/drinks/popular.ts';
import { writeServed } from '../domain/shelf/shelfMarks.ts';
import type { Catalogue } from './catalogue.ts';
import { countingLines } from './mixIndex.ts';

const larders = new WeakMap<Catalogue, MatchIndex>();

/** What the ingredients of a catalogue serve for, worked out once. */
export function getMatchIndex(catalogue: Catalogue): MatchIndex {
  const matchIndex =
    larders.get(catalogue) ?? createMatchIndex([...catalogue.ingredientById.values()].map(inLarder));
  larders.set(catalogue, matchIndex);
  return matchIndex;
}

const matches = new WeakMap<Catalogue, CatalogueMatch>();

/** Matches recipes of a catalogue, prepared once. */
export function getCatalogueMatch(catalogue: Catalogue): CatalogueMatch {
  const before = matches.get(catalogue);
  if (before !== undefined) return before;
  const recipes = [...catalogue.recipes]
    .sort(byPopularity)
    .map((recipe) => ({ id: recipe.id, lines: countingLines(recipe) }));
  const match = createCatalogueMatch(recipes, getMatchIndex(catalogue));
  matches.set(catalogue, match);
  return match;
}

/** An ingredient as the match index holds it: a spirit has its `proof`, by which stand-ins for it are measured. */
function inLarder(ingredient: Ingredient): MatchIngredient {
  return ingredient.category === 'spirit' ? { ...ingredient, proof: ingredient.strength } : ingredient;
}

const served = new WeakMap<Catalogue, Map<string, string[]>>();

/**
 * What an ingredient serves for without being a mere stand-in and without bringing what somebody excludes, see
 * `domain/shelf/shelfMarks.ts`; worked out once, as hundreds of recipes ask it of the same lime juice.
 */
export function servedWithoutHarm(catalogue: Catalogue, id: string): string[] {
  const known = served.get(catalogue) ?? new Map<string, string[]>();
  served.set(catalogue, known);
  const serves = known.get(id) ?? servedBy(catalogue, id);
  known.set(id, serves);
  return serves;
}

function servedBy(catalogue: Catalogue, id: string): string[] {
  const { ingredientById } = catalogue;
  const use = ingredientById.entry(id);
  return listSurelyServed(getMatchIndex(catalogue), id)
    .filter(({ asked }) => hasNoEffects(findSubstitutionEffects(use, ingredientById.entry(asked))))
    .map(writeServed);
}
