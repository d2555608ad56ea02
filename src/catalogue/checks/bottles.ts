import type { Bottle } from '../../contracts/shelf/bottle.ts';
import type { Ingredient } from '../../contracts/drinks/ingredient.ts';
import { asBottle } from '../../domain/shelf/bottles.ts';
import { BOTTLES_FILE } from '../bottles.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { contradictions } from './diets.ts';

/**
 * Bottles that stand twice, that name no known ingredient or source, that say nothing of their own or
 * contradict their ingredient, and recipes that name a bottle of another ingredient.
 */
export function checkBottles(draft: Draft): Problem[] {
  return [...bottleProblems(draft), ...recipeProblems(draft)];
}

function* bottleProblems({ bottles, ingredientById, sources }: Draft): Generator<Problem> {
  const known = new Set<string>();
  for (const bottle of bottles) {
    const problem = (field: string, reason: string) => ({ file: BOTTLES_FILE, field, reason });
    if (known.has(bottle.id)) yield problem(bottle.id, 'stands there twice');
    known.add(bottle.id);
    for (const source of bottle.sources) {
      if (!sources.has(source)) yield problem(`${bottle.id}.sources`, `"${source}" is not in sources.json`);
    }
    const ingredient = ingredientById.get(bottle.ingredient);
    if (ingredient === undefined) {
      yield problem(`${bottle.id}.ingredient`, `"${bottle.ingredient}" is no known ingredient`);
      continue;
    }
    for (const reason of wrongs(bottle, ingredient)) yield problem(bottle.id, reason);
  }
}

/** Whoever does not know the bottle relies on what its ingredient says. */
function wrongs(bottle: Bottle, ingredient: Ingredient): string[] {
  const itself = asBottle(ingredient, bottle);
  const { contains, mayContain } = ingredient.allergens;
  const left = [...contains, ...mayContain];
  const own = [...itself.allergens.contains, ...itself.allergens.mayContain];
  const added = own.filter((substance) => !left.includes(substance));
  const lost = contains.filter((substance) => !itself.allergens.contains.includes(substance));
  const warned = itself.cautions.filter((caution) => !ingredient.cautions.includes(caution));
  const says = ['strength', 'energy', 'allergens', 'vegan', 'vegetarian', 'cautions'] as const;
  return [
    says.every((part) => bottle[part] === undefined) && 'says nothing of its own',
    !ingredient.brands.includes(bottle.name) && `"${bottle.name}" is no brand of "${ingredient.id}"`,
    added.length > 0 && `may contain ${added.join(', ')}, which "${ingredient.id}" does not say`,
    lost.length > 0 && `lacks ${lost.join(', ')}, which every "${ingredient.id}" contains`,
    warned.length > 0 && `has the cautions ${warned.join(', ')}, which "${ingredient.id}" has not`,
    ingredient.vegan === 'yes' && itself.vegan !== 'yes' && `is not vegan, and every "${ingredient.id}" is`,
    ingredient.vegetarian === 'yes' &&
      itself.vegetarian !== 'yes' &&
      `is not vegetarian, and every "${ingredient.id}" is`,
    itself.strength > 0 !== ingredient.strength > 0 && `has alcohol, or lacks it, unlike "${ingredient.id}"`,
    ...contradictions(itself),
  ].filter((reason) => typeof reason === 'string');
}

function* recipeProblems({ recipes, bottles }: Draft): Generator<Problem> {
  for (const { recipe, file } of recipes) {
    for (const [index, { ingredient, bottle }] of recipe.lines.entries()) {
      if (bottle === undefined) continue;
      const isOfLine = bottles.some((one) => one.id === bottle && one.ingredient === ingredient);
      if (!isOfLine)
        yield {
          file,
          field: `lines[${index}].bottle`,
          reason: `"${bottle}" is no bottle of "${ingredient}"`,
        };
    }
  }
}
