import type { Recipe, RecipeLine } from '../../contracts/drinks/recipe.ts';
import { joinSteps, splitInstructions } from '../../domain/drinks/instructions.ts';
import type { Mention, MentionFinder } from '../../domain/drinks/mentions.ts';
import type { Draft } from '../draft.ts';
import { COLLECTIVE, createStepReader } from '../stepLines.ts';
import { isOfLine } from '../../domain/shelf/lineage.ts';
import type { Problem } from '../problem.ts';

/** Ice goes without saying: it is no line of a recipe. */
const UNLISTED = new Set(['ice']);

/** Steps that name what the recipe lacks, and lines that no step uses. */
export function checkSteps(draft: Draft): Problem[] {
  const find = createStepReader(draft);
  return draft.recipes.flatMap(({ recipe, file }) => recipeProblems(recipe, file, find, draft));
}

function recipeProblems(recipe: Recipe, file: string, find: MentionFinder, draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const mentions = recipe.steps.map(find);
  const parentOf = (id: string) => draft.ingredientById.get(id)?.parent;
  const related = (one: string, other: string) =>
    isOfLine(one, other, parentOf) || isOfLine(other, one, parentOf);
  const isListed = ({ ids }: Mention) =>
    ids.some((id) => UNLISTED.has(id) || recipe.lines.some((line) => related(line.ingredient, id)));
  const isUsed = (line: RecipeLine) =>
    mentions.flat().some(({ ids }) => ids.some((id) => related(line.ingredient, id))) ||
    (!line.garnish && recipe.steps.some((step) => COLLECTIVE.test(step)));

  for (const [index, step] of recipe.steps.entries()) {
    for (const mention of mentions[index] ?? []) {
      if (!isListed(mention)) {
        problems.push({
          file,
          field: `steps[${index}]`,
          reason: `names "${mention.name}", which the recipe does not list`,
        });
      }
    }
    if (!step.endsWith('.'))
      problems.push({ file, field: `steps[${index}]`, reason: 'must end with a full stop' });
  }
  for (const [index, line] of recipe.lines.entries()) {
    if (!isUsed(line)) {
      problems.push({ file, field: `lines[${index}]`, reason: `no step uses "${line.ingredient}"` });
    }
  }
  if (splitInstructions(joinSteps(recipe.steps)).length !== recipe.steps.length) {
    problems.push({ file, field: 'steps', reason: 'a step must be exactly one sentence' });
  }
  return problems;
}
