import { PROPS, type LookGarnish, type StatedLook } from '../../contracts/drinks/look.ts';
import type { Recipe } from '../../contracts/drinks/recipe.ts';
import type { Draft } from '../draft.ts';
import type { Drink } from '../drink.ts';
import type { Problem } from '../problem.ts';

/** How far the shares of a stated glass may be from 1, for thirds that are typed with two digits. */
const SHARE_TOLERANCE = 0.02;

/** Stated looks that name nothing or do not add up, and garnishes for which no language has a word. */
export function checkLooks(draft: Draft): Problem[] {
  return draft.recipes.flatMap(({ recipe, drink, file }) =>
    [...statedProblems(recipe.look ?? {}, draft), ...(drink ? wordless(drink, draft) : [])].map(
      (problem) => ({
        file,
        ...problem,
      }),
    ),
  );
}

type Found = Omit<Problem, 'file'>;

function* statedProblems(look: StatedLook, { ingredientById, vocabularies }: Draft): Generator<Found> {
  const sum = (look.layers ?? []).reduce((total, { share }) => total + share, 0);
  if (look.layers && Math.abs(sum - 1) > SHARE_TOLERANCE) {
    yield { field: 'look.layers', reason: `the shares come to ${Number(sum.toFixed(3))}, not to 1` };
  }
  for (const field of ['rim', 'dust'] as const) {
    const id = look[field];
    if (id && !ingredientById.has(id))
      yield { field: `look.${field}`, reason: `"${id}" is no known ingredient` };
  }
  for (const field of ['garnish', 'steeped'] as const) {
    for (const [index, { ingredient, cut }] of (look[field] ?? []).entries()) {
      const place = `look.${field}[${index}]`;
      if (!ingredientById.has(ingredient) && !isProp(ingredient)) {
        yield {
          field: `${place}.ingredient`,
          reason: `"${ingredient}" is neither a known ingredient nor ${PROPS.join(' or ')}`,
        };
      }
      if (!vocabularies.units.has(cut))
        yield { field: `${place}.cut`, reason: `"${cut}" is not in the vocabulary units` };
      if (isProp(ingredient) && cut !== 'piece')
        yield { field: `${place}.cut`, reason: `"${ingredient}" is shown by the piece` };
    }
  }
}

/** Garnishes that the text of the picture could not name. */
function* wordless(drink: Drink, { ingredientById, vocabularies }: Draft): Generator<Found> {
  for (const item of drink.appearance.garnish) {
    const ingredient = ingredientById.get(item.ingredient);
    const unit = vocabularies.units.get(item.cut);
    if (ingredient === undefined || unit === undefined) continue;
    const field = garnishField(drink, item);
    if (item.cut === 'piece') {
      if (!ingredient.shown) {
        yield { field, reason: `"${ingredient.id}" is shown by the piece but has no "shown" texts` };
      }
    } else if (!unit.shown) {
      yield {
        field,
        reason: `the unit "${unit.id}" is no way to show a garnish: it has no "shown" texts`,
      };
    }
  }
}

/** Where a garnish or steeped piece of the look stands in the recipe's file: its line, or the stated look. */
export function garnishField(
  { look, lines }: Pick<Recipe, 'look' | 'lines'>,
  item: LookGarnish,
  list: 'garnish' | 'steeped' = 'garnish',
): string {
  const stated = look?.[list]?.findIndex(
    ({ ingredient, cut }) => ingredient === item.ingredient && cut === item.cut,
  );
  if (stated !== undefined) return `look.${list}[${stated}]`;
  const line = lines.findIndex(({ ingredient, unit }) => ingredient === item.ingredient && unit === item.cut);
  return `lines[${line}]`;
}

function isProp(id: string): boolean {
  return PROPS.some((prop) => prop === id);
}
