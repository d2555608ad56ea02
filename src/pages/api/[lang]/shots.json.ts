import type { APIRoute } from 'astro';
import { cocktailList } from '../../../catalogue/cocktailList.ts';
import type { Locale } from '../../../contracts/locale.ts';
import { languagePaths } from '../../../i18n/paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  Response.json(cocktailList('shot', props.locale));
