import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { newestRecipes } from '../../catalogue/contentDates.ts';
import { siteCatalogue } from '../../catalogue/siteCatalogue.ts';
import { siteContentDates } from '../../catalogue/siteContentDates.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { localePaths, localizedPath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { textIn } from '../../text/textIn.ts';

/** How many recipes a feed tells of. */
const TOLD = 40;

export const getStaticPaths = localePaths;

/** The newest recipes in a language, as RSS 2.0. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale }, site }) => {
  const t = translator(locale);
  const absolute = (path: string) => new URL(localizedPath(locale, path), site).href;
  return rss({
    title: t('feed.title'),
    description: t('site.description'),
    site: absolute('/'),
    trailingSlash: false,
    customData: `<language>${locale}</language>`,
    items: newestRecipes(siteCatalogue(), siteContentDates(), TOLD).map(({ recipe, added }) => ({
      title: textIn(recipe.name, locale),
      description: textIn(recipe.description, locale),
      link: absolute(recipe.path),
      pubDate: new Date(added),
    })),
  });
};
