import type { APIRoute } from 'astro';
import { lookOf } from '../../catalogue/lookOf.ts';
import { siteCatalogue } from '../../catalogue/siteCatalogue.ts';
import type { Recipe } from '../../contracts/recipe.ts';
import { drawDrink } from '../../features/drink-drawing/drawDrink.ts';

export function getStaticPaths() {
  return siteCatalogue().recipes.map((recipe) => ({ params: { id: recipe.id }, props: { recipe } }));
}

export const GET: APIRoute<{ recipe: Recipe }> = ({ props }) =>
  new Response(drawDrink(lookOf(props.recipe, siteCatalogue())), {
    headers: { 'content-type': 'image/svg+xml' },
  });
