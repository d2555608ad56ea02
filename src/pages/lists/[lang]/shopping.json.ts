import type { APIRoute } from 'astro';
import { shoppingIndex } from '../../../catalogue/shoppingIndex.ts';
import { siteCatalogue } from '../../../catalogue/siteCatalogue.ts';
import { shoppingIndexSchema } from '../../../contracts/shopping/shoppingIndex.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import { languagePaths } from '../../../i18n/paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(shoppingIndexSchema.parse(shoppingIndex(siteCatalogue(), locale)));
