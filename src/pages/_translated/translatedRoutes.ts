import type { AstroIntegration } from 'astro';
import { LOCALES, DEFAULT_LOCALE } from '../../contracts/site/locale.ts';
import {
  COLLECTION_FOLDERS,
  EXPLORE_PATH,
  GUIDES_FOLDER,
  GUIDES_PATH,
  INGREDIENTS_PATH,
} from '../../web/addressWords.ts';

const PAGES = './src/pages/_translated';

/**
 * The routes of the pages that have their addresses in the words of each language. A route per folder and language is
 * told apart from all others by its first words, which a parameter in the place of the folder would not be.
 */
export function translatedRoutes(): AstroIntegration {
  return {
    name: 'translated-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const locale of LOCALES) {
          const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
          const add = (pattern: string, page: string) => {
            injectRoute({ pattern: prefix + pattern, entrypoint: `${PAGES}/${page}.astro`, prerender: true });
          };
          add(GUIDES_PATH[locale], 'guides');
          add(`/${GUIDES_FOLDER[locale]}/[slug]`, 'guide');
          add(EXPLORE_PATH[locale], 'explore');
          add(INGREDIENTS_PATH[locale], 'collections');
          for (const folder of Object.values(COLLECTION_FOLDERS))
            add(`/${folder[locale]}/[slug]`, 'collection');
        }
      },
    },
  };
}
