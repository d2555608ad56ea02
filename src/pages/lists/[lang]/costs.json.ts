import type { APIRoute } from 'astro';
import { costIndex } from '../../../catalogue/costIndex.ts';
import { siteCatalogue } from '../../../catalogue/siteCatalogue.ts';
import { costIndexSchema } from '../../../contracts/costs/costIndex.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import { languagePaths } from '../../../i18n/paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(costIndexSchema.parse(costIndex(siteCatalogue(), locale)));
