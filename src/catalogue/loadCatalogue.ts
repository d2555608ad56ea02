import { checkAlternatives } from './checks/alternatives.ts';
import { checkAbouts } from './checks/abouts.ts';
import { checkAmounts } from './checks/amounts.ts';
import { checkBottles } from './checks/bottles.ts';
import { checkDiets } from './checks/diets.ts';
import { checkDuplicates } from './checks/duplicates.ts';
import { checkEnergies } from './checks/energies.ts';
import { checkFacts } from './checks/facts.ts';
import { checkFamilies } from './checks/families.ts';
import { checkGuides } from './checks/guides.ts';
import { checkIntros } from './checks/intros.ts';
import { checkLooks } from './checks/looks.ts';
import { checkReferences } from './checks/references.ts';
import { checkSights } from './checks/sights.ts';
import { checkStandIns } from './checks/standIns.ts';
import { checkStatedOrigins } from './checks/statedOrigins.ts';
import { checkSteps } from './checks/steps.ts';
import { checkSweetness } from './checks/sweetness.ts';
import { checkTranslations } from './checks/translations.ts';
import { checkTwins } from './checks/twins.ts';
import { checkTypography } from './checks/typography.ts';
import { checkUnitPatterns } from './checks/unitPatterns.ts';
import { checkVariants } from './checks/variants.ts';
import { buildCatalogue, type Catalogue } from './catalogue.ts';
import type { CollectionIntros } from './collectionIntros.ts';
import type { Guide } from './guides.ts';
import type { IngredientAbouts } from './ingredientAbouts.ts';
import { CatalogueError, type Problem } from './problem.ts';
import { createDataReader } from './readJson.ts';
import { parseStrictJson } from './strictJson.ts';
import { readWholeSource, type WholeDraft } from './wholeDraft.ts';

/** Finds what is wrong between files that are each well-formed. */
export type Check = (draft: WholeDraft) => Problem[];

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
  checkEnergies,
  checkFamilies,
  checkTwins,
  checkStandIns,
  checkDiets,
  checkBottles,
  checkAlternatives,
  checkVariants,
  checkStatedOrigins,
  checkSweetness,
  checkAbouts,
  checkGuides,
  checkIntros,
];

/** The catalogue with what only the build reads. */
export interface WholeCatalogue extends Catalogue {
  abouts: IngredientAbouts;
  guides: readonly Guide[];
  intros: CollectionIntros;
}

/**
 * Reads the data as it is, without checking the files against each other.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @returns what could be read, and what is wrong with the files that could not
 */
export function readDraft(dataDir: string): { draft: WholeDraft; problems: Problem[] } {
  const reader = createDataReader(dataDir, parseStrictJson);
  const draft = readWholeSource(reader);
  return { draft, problems: reader.problems };
}

/**
 * Reads and checks the whole catalogue.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @param moreChecks what must hold besides the catalogue's own rules
 * @throws {CatalogueError} with every problem found, if there is one
 */
export function loadCatalogue(dataDir: string, moreChecks: Check[] = []): WholeCatalogue {
  const { draft, problems } = readDraft(dataDir);
  // Without its English the rest would only be a long echo of the one problem.
  const checks = draft.hasEnglish ? [...CHECKS, ...moreChecks] : [];
  const found = [...problems, ...checks.flatMap((check) => check(draft))];
  if (found.length > 0) throw new CatalogueError(found);
  const { abouts, guides, intros } = draft;
  return { ...buildCatalogue(draft), abouts, guides, intros };
}
