import type { APIRoute } from 'astro';
import type { Locale } from '../../../contracts/site/locale.ts';
import { searchIndexSchema } from '../../../contracts/search/searchIndex.ts';
import { languagePaths } from '../../../i18n/paths.ts';
import { buildSearchIndex } from '../../search/_buildSearchIndex.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(searchIndexSchema.parse(buildSearchIndex(locale)));
