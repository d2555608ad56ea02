import type { Ingredient } from '../contracts/ingredient.ts';
import type { Recipe } from '../contracts/recipe.ts';
import { byId } from '../domain/byId.ts';
import { checkAmounts } from './checks/amounts.ts';
import { checkDuplicates } from './checks/duplicates.ts';
import { checkFacts } from './checks/facts.ts';
import { checkReferences } from './checks/references.ts';
import { checkSteps } from './checks/steps.ts';
import { checkTranslations } from './checks/translations.ts';
import { checkTypography } from './checks/typography.ts';
import { checkUnitPatterns } from './checks/unitPatterns.ts';
import type { Draft } from './draft.ts';
import { readIngredients } from './ingredients.ts';
import { readLoanwords } from './loanwords.ts';
import { readPhrases, type Phrases } from './phrases.ts';
import { CatalogueError } from './problem.ts';
import { createDataReader } from './readJson.ts';
import { readRecipes } from './recipes.ts';
import { readVocabularies, type Vocabularies } from './vocabulary.ts';

/** Everything in `data/`, checked. */
export interface Catalogue {
  vocabularies: Vocabularies;
  ingredientById: ReadonlyMap<string, Ingredient>;
  /** In the order of their ids. */
  recipes: Recipe[];
  phrases: Phrases;
}

const CHECKS = [
  checkReferences,
  checkDuplicates,
  checkAmounts,
  checkSteps,
  checkTranslations,
  checkTypography,
  checkUnitPatterns,
  checkFacts,
];

/**
 * Reads and checks the whole catalogue.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @throws {CatalogueError} with every problem found, if there is one
 */
export function loadCatalogue(dataDir: string): Catalogue {
  const reader = createDataReader(dataDir);
  const vocabularies = readVocabularies(reader);
  const ingredients = readIngredients(reader);
  const recipes = readRecipes(reader);
  if (recipes.length === 0 && reader.problems.length === 0) {
    reader.problems.push({ file: 'cocktails', field: '', reason: 'holds no recipe' });
  }
  const phrases = readPhrases(reader);
  const loanwords = readLoanwords(reader);
  const draft: Draft = {
    vocabularies,
    ingredients,
    ingredientById: new Map(ingredients.map(({ ingredient }) => [ingredient.id, ingredient])),
    recipes,
    phrases,
    loanwords,
    isComplete: reader.problems.length === 0,
  };
  const problems = [...reader.problems, ...CHECKS.flatMap((check) => check(draft))];
  if (problems.length > 0) throw new CatalogueError(problems);
  return {
    vocabularies,
    ingredientById: draft.ingredientById,
    recipes: recipes.map(({ recipe }) => recipe).sort(byId),
    phrases,
  };
}
