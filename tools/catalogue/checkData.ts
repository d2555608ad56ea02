import path from 'node:path';
import { findMissingGuides } from '../../src/catalogue/checks/guides.ts';
import { findMissingIngredientFacts } from '../../src/catalogue/checks/missingIngredientFacts.ts';
import { findMissingTexts } from '../../src/catalogue/checks/missingTexts.ts';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { CatalogueError, describeProblem } from '../../src/catalogue/problem.ts';
import { findUnshowable } from './unshowable.ts';

/*
 * Checks the whole catalogue, and that pictures can show it, and prints every problem at once.
 * Usage: npm run check:data [-- FOLDER]   (default: data)
 */
const folder = process.argv[2] ?? 'data';
try {
  const { recipes, ingredientById, phrases, barAnswers } = loadCatalogue(path.resolve(folder), [
    findUnshowable(),
    findMissingTexts,
    findMissingIngredientFacts,
    findMissingGuides,
  ]);
  const count = (kind: string) => recipes.filter((recipe) => recipe.kind === kind).length;
  console.log(
    `${folder}: ${count('cocktail')} cocktails, ${count('shot')} shots, ${ingredientById.size} ingredients, ` +
      `${Object.keys(phrases.nl).length} sentences and ${barAnswers.length} bar answers in five languages: all well.`,
  );
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  for (const problem of error.problems) console.error(describeProblem(problem));
  console.error(`${error.problems.length} problem(s) in ${folder}.`);
  process.exitCode = 1;
}
