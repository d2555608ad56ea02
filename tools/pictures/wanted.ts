import { checkLooks } from '../../src/catalogue/checks/looks.ts';
import { checkReferences } from '../../src/catalogue/checks/references.ts';
import { readDraft } from '../../src/catalogue/loadCatalogue.ts';
import type { Problem } from '../../src/catalogue/problem.ts';
import { byPopularity } from '../../src/domain/drinks/popular.ts';
import { hashSpec, type Versions } from './hash.ts';
import { createSpec, type Spec } from './spec.ts';
import { findUnshowable } from './unshowable.ts';
import type { PictureVocabulary } from './vocabulary.ts';

/** A picture that there should be. */
export interface WantedPicture {
  id: string;
  /** The drink's English name. */
  name: string;
  spec: Spec;
  hash: string;
  /** The hash of a picture that still passes while parts of it are rendered anew; otherwise that of the wanted one. */
  passing: string;
}

/** Every picture that there should be, and what stands in the way of the rest. */
export interface Wanted {
  /** Most viewed first. */
  pictures: WantedPicture[];
  /** What is wrong with recipes that are left out. */
  problems: Problem[];
  /** Every recipe that could be read, those with problems too. */
  ids: ReadonlySet<string>;
  /** Whether every file could be read, so that a picture of no recipe is one too many. */
  isComplete: boolean;
}

/** Reads the recipes and tells their pictures; a faulty recipe is named and left out, the rest are told. */
export function readWanted(
  dataDir: string,
  vocabulary: PictureVocabulary,
  versions: Versions,
  passing: Versions = versions,
): Wanted {
  const { draft, problems } = readDraft(dataDir);
  const faults = [checkReferences, checkLooks, findUnshowable(vocabulary)].flatMap((check) => check(draft));
  const faulty = new Set(faults.map(({ file }) => file));
  return {
    pictures: draft.recipes
      .flatMap(({ drink, file }) => (drink === undefined || faulty.has(file) ? [] : [drink]))
      .sort(byPopularity)
      .map((drink) => {
        const spec = createSpec(drink, drink.appearance);
        const hashes = { hash: hashSpec(spec, versions), passing: hashSpec(spec, passing) };
        return { id: drink.id, name: drink.name.en, spec, ...hashes };
      }),
    problems: [...problems, ...faults],
    ids: new Set(draft.recipes.map(({ recipe }) => recipe.id)),
    isComplete: draft.isComplete,
  };
}
