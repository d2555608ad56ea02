import type { Ingredient } from '../contracts/ingredient.ts';
import type { PictureManifest } from '../contracts/pictures.ts';
import type { Recipe } from '../contracts/recipe.ts';
import { byId } from '../domain/byId.ts';
import { checkAmounts } from './checks/amounts.ts';
import { checkDuplicates } from './checks/duplicates.ts';
import { checkFacts } from './checks/facts.ts';
import { checkFamilies } from './checks/families.ts';
import { checkLooks } from './checks/looks.ts';
import { checkReferences } from './checks/references.ts';
import { checkSights } from './checks/sights.ts';
import { checkStandIns } from './checks/standIns.ts';
import { checkSteps } from './checks/steps.ts';
import { checkTranslations } from './checks/translations.ts';
import { checkTwins } from './checks/twins.ts';
import { checkTypography } from './checks/typography.ts';
import { checkUnitPatterns } from './checks/unitPatterns.ts';
import type { Draft } from './draft.ts';
import { readIngredients } from './ingredients.ts';
import { readLoanwords } from './loanwords.ts';
import { readPhrases, type Phrases } from './phrases.ts';
import { readPictures } from './pictures.ts';
import { CatalogueError, type Problem } from './problem.ts';
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
  /** The rendered pictures that there are. */
  pictures: PictureManifest;
}

/** Finds what is wrong between files that are each well-formed. */
export type Check = (draft: Draft) => Problem[];

const CHECKS: Check[] = [
  checkReferences,
  checkDuplicates,
  checkAmounts,
  checkSteps,
  checkTranslations,
  checkTypography,
  checkUnitPatterns,
  checkSights,
  checkLooks,
  checkFacts,
  checkFamilies,
  checkTwins,
  checkStandIns,
];

/**
 * Reads the data as it is, without checking the files against each other.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @returns what could be read, and what is wrong with the files that could not
 */
export function readDraft(dataDir: string): { draft: Draft; problems: Problem[] } {
  const reader = createDataReader(dataDir);
  const ingredients = readIngredients(reader);
  const content = {
    vocabularies: readVocabularies(reader),
    ingredients,
    ingredientById: new Map(ingredients.map(({ ingredient }) => [ingredient.id, ingredient])),
    recipes: readRecipes(reader),
    phrases: readPhrases(reader),
    loanwords: readLoanwords(reader),
    pictures: readPictures(reader),
  };
  if (content.recipes.length === 0 && reader.problems.length === 0) {
    reader.problems.push({ file: 'cocktails', field: '', reason: 'holds no recipe' });
  }
  return { draft: { ...content, isComplete: reader.problems.length === 0 }, problems: reader.problems };
}

/**
 * Reads and checks the whole catalogue.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @param moreChecks what must hold besides the catalogue's own rules
 * @throws {CatalogueError} with every problem found, if there is one
 */
export function loadCatalogue(dataDir: string, moreChecks: Check[] = []): Catalogue {
  const { draft, problems } = readDraft(dataDir);
  const found = [...problems, ...[...CHECKS, ...moreChecks].flatMap((check) => check(draft))];
  if (found.length > 0) throw new CatalogueError(found);
  const { vocabularies, ingredientById, recipes, phrases, pictures } = draft;
  return {
    vocabularies,
    ingredientById,
    recipes: recipes.map(({ recipe }) => recipe).sort(byId),
    phrases,
    pictures,
  };
}
