import type { APIRoute } from 'astro';
import { drinkParts } from '../../../catalogue/drinkParts.ts';
import { siteCatalogue } from '../../../catalogue/siteCatalogue.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import { languagePaths } from '../../../i18n/paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  Response.json(drinkParts(siteCatalogue(), props.locale));
