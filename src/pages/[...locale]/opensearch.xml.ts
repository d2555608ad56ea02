import type { APIRoute } from 'astro';
import type { Locale } from '../../contracts/site/locale.ts';
import { localePaths, localizedPath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { openSearchXml } from '../../layouts/openSearch.ts';

export const getStaticPaths = localePaths;

/** Tells browsers how to search the cocktails in a language. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale }, site }) => {
  const t = translator(locale);
  return new Response(
    openSearchXml({
      name: t('site.title'),
      description: t('site.description'),
      locale,
      results: new URL(localizedPath(locale, '/cocktails'), site).href,
      icon: new URL('/favicon.svg', site).href,
    }),
  );
};
