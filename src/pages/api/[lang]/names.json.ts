import type { APIRoute } from 'astro';
import { cocktailNames } from '../../../catalogue/cocktailNames.ts';
import type { Locale } from '../../../contracts/locale.ts';
import { languagePaths } from '../../../i18n/paths.ts';

export const getStaticPaths = languagePaths;

/** Id → name of every cocktail: what the home page needs to tell the drinks of a later day. */
export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  Response.json(Object.fromEntries(cocktailNames(props.locale).map(({ id, name }) => [id, name])));
