import type { APIRoute } from 'astro';
import { redirectTo } from '../../../../netlify/lib/redirect.ts';
import { localeParam } from '../../../i18n/paths.ts';
import { localeOfPath } from '../../../web/localPath.ts';
import { menuBuilderEntry } from '../../../features/menus/menuAddress.ts';

export const prerender = false;

/** The address of one menu opens the page of the builder, which shows the address of the menu again. */
export const GET: APIRoute = ({ params, url }) => {
  const locale = localeOfPath(url.pathname);
  const entry =
    params['locale'] === localeParam(locale) ? menuBuilderEntry(locale, params['id'] ?? '') : undefined;
  // For a 404 without a body Astro shows 404.astro.
  return entry === undefined ? new Response(null, { status: 404 }) : redirectTo(entry);
};
