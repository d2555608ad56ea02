import type { APIRoute } from 'astro';
import { cocktailEntity } from '../../../../catalogue/cocktailEntity.ts';
import { siteCatalogue, viewOf } from '../../../../catalogue/siteCatalogue.ts';
import { LOCALES, type Locale } from '../../../../contracts/locale.ts';
import type { Recipe } from '../../../../contracts/recipe.ts';

export function getStaticPaths() {
  return LOCALES.flatMap((lang) =>
    siteCatalogue().recipes.map((recipe) => ({
      params: { lang, id: recipe.id },
      props: { locale: lang, recipe },
    })),
  );
}

export const GET: APIRoute<{ locale: Locale; recipe: Recipe }> = ({ props }) =>
  Response.json(cocktailEntity(viewOf(props.recipe, props.locale)));
