import type { Drink } from '../../src/catalogue/drink.ts';
import type { Draft } from '../../src/catalogue/draft.ts';
import { checkLooks } from '../../src/catalogue/checks/looks.ts';
import { checkReferences } from '../../src/catalogue/checks/references.ts';
import { readDraft } from '../../src/catalogue/loadCatalogue.ts';
import type { Problem } from '../../src/catalogue/problem.ts';
import { byPopularity } from '../../src/domain/popular.ts';
import { hashOf, secondHashOf, type Versions } from './hash.ts';
import { secondSpecOf, type SecondSpec } from './secondSpec.ts';
import { specOf, type Shown, type Spec } from './spec.ts';
import { findUnshowable } from './unshowable.ts';
import type { PictureVocabulary } from './vocabulary.ts';

/** A picture that there should be. */
export interface WantedPicture<Specification extends Shown = Spec> {
  id: string;
  /** The drink's English name. */
  name: string;
  spec: Specification;
  hash: string;
}

/** Every picture that there should be, and what stands in the way of the rest. */
export interface Wanted<Specification extends Shown = Spec> {
  /** Most viewed first. */
  pictures: WantedPicture<Specification>[];
  /** What is wrong with recipes that are left out. */
  problems: Problem[];
  /** Every recipe that could be read, those with problems too. */
  ids: ReadonlySet<string>;
  /** Whether every file could be read, so that a picture of no recipe is one too many. */
  isComplete: boolean;
}

/** Reads the recipes and tells their pictures; a faulty recipe is named and left out, the rest are told. */
export function readWanted(dataDir: string, vocabulary: PictureVocabulary, versions: Versions): Wanted {
  return readPictures(dataDir, vocabulary, ({ id, appearance }, draft) => {
    const spec = specOf(id, appearance, vocabulary.backdrops, colourIn(draft));
    return { spec, hash: hashOf(spec, versions) };
  });
}

/** The same of the second edition. */
export function readSecondWanted(
  dataDir: string,
  vocabulary: PictureVocabulary,
  versions: Versions,
): Wanted<SecondSpec> {
  return readPictures(dataDir, vocabulary, (drink) => {
    const spec = secondSpecOf(drink, drink.appearance);
    return { spec, hash: secondHashOf(spec, versions) };
  });
}

function readPictures<Specification extends Shown>(
  dataDir: string,
  vocabulary: PictureVocabulary,
  specify: (drink: Drink, draft: Draft) => { spec: Specification; hash: string },
): Wanted<Specification> {
  const { draft, problems } = readDraft(dataDir);
  const faults = [checkReferences, checkLooks, findUnshowable(vocabulary)].flatMap((check) => check(draft));
  const faulty = new Set(faults.map(({ file }) => file));
  return {
    pictures: draft.recipes
      .flatMap(({ drink, file }) => (drink === undefined || faulty.has(file) ? [] : [drink]))
      .sort(byPopularity)
      .map((drink) => ({ id: drink.id, name: drink.name.en, ...specify(drink, draft) })),
    problems: [...problems, ...faults],
    ids: new Set(draft.recipes.map(({ recipe }) => recipe.id)),
    isComplete: draft.isComplete,
  };
}

function colourIn({ ingredientById }: Draft): (ingredient: string) => string | undefined {
  return (id) => ingredientById.get(id)?.colour;
}
