import type { APIRoute } from 'astro';
import type { Drink } from '../../catalogue/drink.ts';
import { siteCatalogue } from '../../catalogue/siteCatalogue.ts';
import { drawDrink } from '../../features/drink-drawing/drawDrink.ts';

export function getStaticPaths() {
  return siteCatalogue().recipes.map((recipe) => ({ params: { id: recipe.id }, props: { recipe } }));
}

export const GET: APIRoute<{ recipe: Drink }> = ({ props }) =>
  new Response(drawDrink(props.recipe.appearance), {
    headers: { 'content-type': 'image/svg+xml' },
  });
