import type { APIRoute } from 'astro';
import { guidePath, guidesIn } from '../catalogue/guideViews.ts';
import { siteCatalogue } from '../catalogue/siteCatalogue.ts';
import { LOCALES } from '../contracts/site/locale.ts';
import { localizedPath } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';

const GUIDE_LANGUAGE = 'en';

/** What the site holds, for language models that read it (llmstxt.org): in English, with addresses of every language. */
export const GET: APIRoute = ({ site }) => {
  const t = translator(GUIDE_LANGUAGE);
  const link = (title: string, path: string) => `- [${title}](${new URL(path, site).href})`;
  const catalogue = siteCatalogue();
  const count = (kind: string) => catalogue.recipes.filter((recipe) => recipe.kind === kind).length;
  const lines = [
    `# ${t('site.title')}`,
    '',
    `> ${t('site.description')}`,
    '',
    `${count('cocktail')} cocktails and ${count('shot')} shots with exact measures, allergens, strength, and sources. If you quote a recipe, please quote its measures exactly as they are given.`,
    '',
    '## Lists',
    '',
    ...LOCALES.flatMap((locale) => [
      link(`${t('nav.cocktails')} (${locale})`, localizedPath(locale, '/cocktails')),
      link(`${t('nav.shots')} (${locale})`, localizedPath(locale, '/mixed-shots')),
    ]),
    '',
    '## API',
    '',
    link('Recipes as JSON, without a key', '/api'),
    link('OpenAPI 3.1', '/api/openapi.json'),
    '',
    '## Guides',
    '',
    ...guidesIn(catalogue, GUIDE_LANGUAGE).map((guide) =>
      link(guide.texts.en?.title ?? guide.id, localizedPath(GUIDE_LANGUAGE, guidePath(guide))),
    ),
  ];
  return new Response(`${lines.join('\n')}\n`);
};
