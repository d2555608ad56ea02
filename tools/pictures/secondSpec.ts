import type { LookGarnish } from '../../src/contracts/look.ts';
import type { Recipe, RecipeLine } from '../../src/contracts/recipe.ts';
import type { Look } from '../../src/domain/look.ts';
import { chooseFraming, type Framing } from './framing.ts';
import { choosePlace, type Place } from './place.ts';
import { seedOf, shownOf, type Shown } from './spec.ts';

/** Everything that the studio of the second edition is told about one picture. */
export interface SecondSpec extends Shown, Place {
  /** How often light is thrown aside in a centimetre of each layer. */
  layers: (Shown['layers'][number] & { scattering: number; texture?: Texture })[];
  framing: Framing;
}

/** What is seen in a dense liquid: pulp, in tomato with pepper, or crystals of blended ice. */
type Texture = 'pulp' | 'tomato' | 'blended';

/** What of a recipe a picture depends on besides its look. */
export type SpecifiedRecipe = Pick<Recipe, 'id' | 'category' | 'taste' | 'method'> & {
  lines: readonly Pick<RecipeLine, 'ingredient'>[];
};

/** Of layers that a recipe states: only their clarity is known. */
const BY_CLARITY = { clear: 0, cloudy: 1, opaque: 14 };

/** Loose ice is filled in nearly to the lip; that it lifts the drink at least so far is seen. */
const ICED_FILL = 0.76;
const LOOSE_ICE = new Set(['cubes', 'cracked']);
/** A muddled fruit was cut so often. */
const WEDGES_OF_A_FRUIT = 5;
const MUDDLED = new Set(['lime', 'lemon', 'orange', 'grapefruit', 'blood-orange']);
const TOMATO = new Set(['tomato-juice', 'clamato']);

/** The picture of a recipe's look in the second edition: the drink, its place and the camera. */
export function secondSpecOf(recipe: SpecifiedRecipe, look: Look): SecondSpec {
  const shown = shownOf(recipe.id, look);
  const texture = textureOf(recipe);
  const layers = shown.layers.map((layer, index) => ({
    ...layer,
    scattering: look.layers[index]?.scattering ?? BY_CLARITY[layer.clarity],
    ...(texture !== undefined && layer.clarity === 'opaque' ? { texture } : {}),
  }));
  return {
    ...shown,
    layers,
    fill: LOOSE_ICE.has(shown.ice) ? Math.max(shown.fill, ICED_FILL) : shown.fill,
    steeped: shown.steeped.map(cut),
    ...choosePlace(recipe.id, recipe, look),
    framing: chooseFraming(recipe.id, look.glass),
    seed: seedOf(recipe.id),
  };
}

function textureOf({ method, lines }: SpecifiedRecipe): Texture | undefined {
  if (method === 'blend') return 'blended';
  if (lines.some(({ ingredient }) => TOMATO.has(ingredient))) return 'tomato';
  return lines.some(({ ingredient }) => ingredient.endsWith('-puree')) ? 'pulp' : undefined;
}

/** A fruit that is muddled whole is seen in wedges. */
function cut(thing: LookGarnish): LookGarnish {
  const isMuddled = thing.cut === 'piece' && MUDDLED.has(thing.ingredient);
  return isMuddled ? { ...thing, cut: 'wedge', count: WEDGES_OF_A_FRUIT * thing.count } : thing;
}
