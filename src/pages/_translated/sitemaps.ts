import type { SitemapItem } from '@astrojs/sitemap';
import { datesByPath } from '../../catalogue/contentDates.ts';
import { siteCatalogue } from '../../catalogue/siteCatalogue.ts';
import { siteContentDates } from '../../catalogue/siteContentDates.ts';
import { LOCALES, type Locale } from '../../contracts/site/locale.ts';

let dates: ReadonlyMap<string, string> | undefined;

/** The sitemap of each language: its pages, and since when a page is as it is, where that is known. */
export function sitemapsByLanguage(): Record<Locale, (item: SitemapItem) => SitemapItem | undefined> {
  const choose = (locale: Locale) => (item: SitemapItem) => {
    const { pathname } = new URL(item.url);
    const own =
      LOCALES.find((other) => pathname === `/${other}` || pathname.startsWith(`/${other}/`)) ?? 'en';
    if (own !== locale) return undefined;
    dates ??= datesByPath(siteCatalogue(), siteContentDates());
    const lastmod = dates.get(pathname);
    return lastmod === undefined ? item : { ...item, lastmod };
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, choose(locale)])) as Record<
    Locale,
    ReturnType<typeof choose>
  >;
}
