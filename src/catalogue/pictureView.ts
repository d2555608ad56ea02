import type { Locale } from '../contracts/site/locale.ts';
import type { FinishedPicture, PictureManifest } from '../contracts/drinks/pictures.ts';
import type { PictureView } from '../contracts/drinks/recipeView.ts';
import { SIGHTS, type Sight } from '../contracts/drinks/vocabulary.ts';
import type { Look } from '../domain/look/look.ts';
import { pictureFiles } from '../web/pictureFiles.ts';
import { PICTURE_RATIOS } from '../web/pictureRatios.ts';
import { pictureText, type PictureWords } from '../domain/drinks/pictureText.ts';
import { textIn } from '../text/textIn.ts';
import type { Catalogue } from './catalogue.ts';
import type { Drink } from './drink.ts';

const VERSION_LENGTH = 8;

/** What of its hash a picture's address carries, so that another picture has another address. */
export function getPictureVersion({ hash }: FinishedPicture): string {
  return hash.slice(0, VERSION_LENGTH);
}

/** The picture of a recipe in a language: the rendered one where there is one, else the drawn one. */
export function pictureView(recipe: Drink, catalogue: Catalogue, locale: Locale): PictureView {
  const look = recipe.appearance;
  const words = wordsFor(look, catalogue);
  const alt = pictureText(textIn(recipe.name, locale), look, locale, words);
  const finished = catalogue.pictures.drinks[recipe.id];
  const { src, rendered } = pictureFiles(recipe.id, pictureVersion(catalogue.pictures, recipe.id));
  if (rendered === undefined || finished === undefined) return { src, alt, rendered: undefined };
  const ratios = PICTURE_RATIOS.map(
    ({ name }) => `/pictures/${recipe.id}/${name}.jpg?v=${getPictureVersion(finished)}`,
  );
  return { src, alt, rendered: { ...rendered, placeholder: finished.placeholder, ratios } };
}

/** What the addresses of a drink's rendered picture carry; nothing while its picture is a drawing. */
export function pictureVersion({ drinks }: PictureManifest, id: string): string | undefined {
  const finished = drinks[id];
  return finished && getPictureVersion(finished);
}

function wordsFor({ glass, ice }: Look, { vocabularies, ingredientById }: Catalogue): PictureWords {
  const { glasses, sights, units, props, numbers } = vocabularies;
  return {
    glass: glasses.entry(glass).shown,
    ice: vocabularies.ice.get(ice)?.shown,
    sights: Object.fromEntries(SIGHTS.map((sight) => [sight, sights.entry(sight).names])) as Record<
      Sight,
      PictureWords['glass']
    >,
    ingredientOf: (id) => ingredientById.get(id),
    unitShown: (id) => units.get(id)?.shown,
    propShown: (id) => props.get(id)?.shown,
    numberNames: (value) => numbers.get(String(value))?.names,
  };
}
