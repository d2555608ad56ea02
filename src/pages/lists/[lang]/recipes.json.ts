import type { APIRoute } from 'astro';
import { languagePaths } from '../../../i18n/paths.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import { listOfflineRecipes } from '../../../layouts/offlineRecipes.ts';

export const getStaticPaths = languagePaths;

/** All recipes for a device that keeps them. */
export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  Response.json(listOfflineRecipes(props.locale));
