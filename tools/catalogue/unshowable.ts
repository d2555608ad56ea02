import type { LookGarnish } from '../../src/contracts/drinks/look.ts';
import type { Recipe } from '../../src/contracts/drinks/recipe.ts';
import { garnishField } from '../../src/catalogue/checks/looks.ts';
import type { Draft } from '../../src/catalogue/draft.ts';
import type { Problem } from '../../src/catalogue/problem.ts';
import type { Look } from '../../src/domain/look/look.ts';
import vocabulary from '../../studio/vocabulary.json' with { type: 'json' };

/** What the studio can put into a picture; `garnish` has the cuts in which an ingredient can be shown. */
interface PictureVocabulary {
  glasses: readonly string[];
  ice: readonly string[];
  rims: readonly string[];
  dusts: readonly string[];
  garnish: Readonly<Record<string, readonly string[]>>;
}

export const PICTURE_VOCABULARY: PictureVocabulary = vocabulary;

/** What recipes show and the studio cannot, as a check of the catalogue. */
export function findUnshowable(known = PICTURE_VOCABULARY): (draft: Draft) => Problem[] {
  return (draft) =>
    draft.recipes.flatMap(({ drink, file }) =>
      drink === undefined
        ? []
        : [...unshowable(drink, drink.appearance, known)].map((problem) => ({ file, ...problem })),
    );
}

function* unshowable(recipe: Recipe, look: Look, known: PictureVocabulary): Generator<Omit<Problem, 'file'>> {
  const lacks = (what: string, id: string) => `pictures cannot show ${what} "${id}" (studio)`;
  if (!known.glasses.includes(look.glass)) {
    yield { field: 'glass', reason: lacks('the glass', look.glass) };
  }
  if (!known.ice.includes(look.ice)) {
    yield { field: recipe.look?.ice ? 'look.ice' : 'ice', reason: lacks('the ice', look.ice) };
  }
  if (look.layers.length === 0) yield { field: 'lines', reason: 'pour nothing that a picture could show' };
  if (look.rim !== undefined && !known.rims.includes(look.rim)) {
    yield { field: sprinkledField(recipe, 'rim', look.rim), reason: lacks('a rim of', look.rim) };
  }
  if (look.dust !== undefined && !known.dusts.includes(look.dust)) {
    yield { field: sprinkledField(recipe, 'dust', look.dust), reason: lacks('a dusting of', look.dust) };
  }
  const canShow = ({ ingredient, cut }: LookGarnish) => known.garnish[ingredient]?.includes(cut);
  for (const list of ['garnish', 'steeped'] as const) {
    for (const item of look[list].filter((shown) => !canShow(shown))) {
      yield {
        field: garnishField(recipe, item, list),
        reason: lacks('the garnish', `${item.ingredient} ${item.cut}`),
      };
    }
  }
}

/** Where a rim or dusting stands: in the stated look or in the line that it was derived from. */
function sprinkledField({ look, lines }: Recipe, part: 'rim' | 'dust', id: string): string {
  if (look?.[part]) return `look.${part}`;
  const units = part === 'rim' ? ['rim'] : ['dusting', 'pinch'];
  return `lines[${lines.findIndex(({ ingredient, unit }) => ingredient === id && units.includes(unit))}]`;
}
