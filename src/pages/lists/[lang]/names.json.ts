import type { APIRoute } from 'astro';
import { pictureVersion } from '../../../catalogue/pictureView.ts';
import { siteCatalogue } from '../../../catalogue/siteCatalogue.ts';
import type { DrinkNames } from '../../../contracts/drinkNames.ts';
import type { Locale } from '../../../contracts/locale.ts';
import { languagePaths } from '../../../i18n/paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props }) => {
  const { recipes, pictures } = siteCatalogue();
  const names: DrinkNames = Object.fromEntries(
    recipes.map(({ id, name }) => {
      const picture = pictureVersion(pictures, id);
      return [id, { name: name[props.locale] ?? name.en, ...(picture && { picture }) }];
    }),
  );
  return Response.json(names);
};
