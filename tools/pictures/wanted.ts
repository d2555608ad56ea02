import type { Drink } from '../../src/catalogue/drink.ts';
import type { Draft } from '../../src/catalogue/draft.ts';
import { checkLooks } from '../../src/catalogue/checks/looks.ts';
import { checkReferences } from '../../src/catalogue/checks/references.ts';
import type { RecipeKind } from '../../src/contracts/recipe.ts';
import { readDraft } from '../../src/catalogue/loadCatalogue.ts';
import type { Problem } from '../../src/catalogue/problem.ts';
import { byPopularity } from '../../src/domain/popular.ts';
import { hashOf, readSecondVersions, secondHashOf, type Versions } from './hash.ts';
import { secondSpecOf, type SecondSpec } from './secondSpec.ts';
import { specOf, type Shown, type Spec } from './spec.ts';
import { findUnshowable } from './unshowable.ts';
import type { PictureVocabulary } from './vocabulary.ts';

/** A picture that there should be. */
export interface WantedPicture<Specification extends Shown = Spec> {
  id: string;
  kind: RecipeKind;
  /** The drink's English name. */
  name: string;
  spec: Specification;
  hash: string;
}

/** A picture that the site should show: of the first edition, or of the second once its family has it. */
export interface SitePicture extends WantedPicture {
  secondHash: string;
}

/** Every picture that there should be, and what stands in the way of the rest. */
export interface Wanted<Picture> {
  /** Most viewed first. */
  pictures: Picture[];
  /** What is wrong with recipes that are left out. */
  problems: Problem[];
  /** Every recipe that could be read, those with problems too. */
  ids: ReadonlySet<string>;
  /** Whether every file could be read, so that a picture of no recipe is one too many. */
  isComplete: boolean;
}

/** What the site should show. */
export interface SiteWanted extends Wanted<SitePicture> {
  /** Of the parts of the second edition's studio. */
  secondVersions: Versions;
}

/** Reads the recipes and tells their pictures; a faulty recipe is named and left out, the rest are told. */
export function readWanted(dataDir: string, vocabulary: PictureVocabulary, versions: Versions): SiteWanted {
  const secondVersions = readSecondVersions(vocabulary);
  const wanted = readPictures(dataDir, vocabulary, (drink, draft) => {
    const spec = specOf(drink.id, drink.appearance, vocabulary.backdrops, colourIn(draft));
    const secondHash = secondHashOf(secondSpecOf(drink, drink.appearance), secondVersions);
    return { spec, hash: hashOf(spec, versions), secondHash };
  });
  return { ...wanted, secondVersions };
}

/** The same of the second edition. */
export function readSecondWanted(
  dataDir: string,
  vocabulary: PictureVocabulary,
  versions: Versions,
): Wanted<WantedPicture<SecondSpec>> {
  return readPictures(dataDir, vocabulary, (drink) => {
    const spec = secondSpecOf(drink, drink.appearance);
    return { spec, hash: secondHashOf(spec, versions) };
  });
}

function readPictures<Told extends { spec: Shown; hash: string }>(
  dataDir: string,
  vocabulary: PictureVocabulary,
  specify: (drink: Drink, draft: Draft) => Told,
): Wanted<Told & Pick<WantedPicture, 'id' | 'kind' | 'name'>> {
  const { draft, problems } = readDraft(dataDir);
  const faults = [checkReferences, checkLooks, findUnshowable(vocabulary)].flatMap((check) => check(draft));
  const faulty = new Set(faults.map(({ file }) => file));
  return {
    pictures: draft.recipes
      .flatMap(({ drink, file }) => (drink === undefined || faulty.has(file) ? [] : [drink]))
      .sort(byPopularity)
      .map((drink) => ({ id: drink.id, kind: drink.kind, name: drink.name.en, ...specify(drink, draft) })),
    problems: [...problems, ...faults],
    ids: new Set(draft.recipes.map(({ recipe }) => recipe.id)),
    isComplete: draft.isComplete,
  };
}

function colourIn({ ingredientById }: Draft): (ingredient: string) => string | undefined {
  return (id) => ingredientById.get(id)?.colour;
}
