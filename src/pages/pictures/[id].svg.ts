import type { APIRoute } from 'astro';
import { siteCatalogue } from '../../catalogue/siteCatalogue.ts';
import type { Recipe } from '../../contracts/recipe.ts';
import { deriveLook } from '../../domain/look.ts';
import { drawDrink } from '../../features/drink-drawing/drawDrink.ts';

export function getStaticPaths() {
  return siteCatalogue().recipes.map((recipe) => ({ params: { id: recipe.id }, props: { recipe } }));
}

export const GET: APIRoute<{ recipe: Recipe }> = ({ props }) => {
  const { ingredientById, vocabularies } = siteCatalogue();
  const look = deriveLook(
    props.recipe,
    (id) => ingredientById.get(id),
    (id) => vocabularies.units.get(id),
    (id) => vocabularies.glasses.get(id),
  );
  return new Response(drawDrink(look), { headers: { 'content-type': 'image/svg+xml' } });
};
