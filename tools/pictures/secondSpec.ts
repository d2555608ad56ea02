import type { Recipe } from '../../src/contracts/recipe.ts';
import type { Look } from '../../src/domain/look.ts';
import { chooseFraming, type Framing } from './framing.ts';
import { choosePlace, type Place } from './place.ts';
import { seedOf, shownOf, type Shown } from './spec.ts';

/** Everything that the studio of the second edition is told about one picture. */
export interface SecondSpec extends Shown, Place {
  /** How often light is thrown aside in a centimetre of each layer. */
  layers: (Shown['layers'][number] & { scattering: number })[];
  framing: Framing;
}

/** Of layers that a recipe states: only their clarity is known. */
const BY_CLARITY = { clear: 0, cloudy: 1, opaque: 14 };

/** The picture of a recipe's look in the second edition: the drink, its place and the camera. */
export function secondSpecOf(recipe: Pick<Recipe, 'id' | 'category' | 'taste'>, look: Look): SecondSpec {
  const shown = shownOf(recipe.id, look);
  const layers = shown.layers.map((layer, index) => ({
    ...layer,
    scattering: look.layers[index]?.scattering ?? BY_CLARITY[layer.clarity],
  }));
  return {
    ...shown,
    layers,
    ...choosePlace(recipe.id, recipe, look),
    framing: chooseFraming(recipe.id, look.glass),
    seed: seedOf(recipe.id),
  };
}
