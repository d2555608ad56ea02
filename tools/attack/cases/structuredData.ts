import { siteCatalogue, getRecipeView } from '../../../src/catalogue/siteCatalogue.ts';
import { LOCALES } from '../../../src/contracts/site/locale.ts';
import {
  breadcrumbStructuredData,
  recipeStructuredData,
} from '../../../src/features/recipe/structuredData.ts';
import { inlineJson } from '../../../src/layouts/inlineJson.ts';
import type { AttackCase } from '../attackCase.ts';
import { MARKUP } from '../markup.ts';

const NEGRONI = '11002';
const SCRIPT = /^<script type="application\/ld\+json">(?<json>[^<]*)<\/script>$/;

const site = new URL('https://bar.example');

/** Markup in every text of a recipe that reaches structured data, as when a sent one were taken over unread. */
export function* structuredDataCases(): Generator<AttackCase> {
  const negroni = siteCatalogue().recipes.find(({ id }) => id === NEGRONI);
  if (negroni === undefined) throw new Error('The catalogue has no Negroni.');
  for (const text of MARKUP) {
    for (const locale of LOCALES) {
      const view = getRecipeView(negroni, locale);
      const recipe = {
        ...view,
        name: text,
        description: text,
        steps: view.steps.map(() => text),
        lines: view.lines.map((line) => ({ ...line, text })),
        category: { ...view.category, name: text },
        glass: { ...view.glass, name: text },
      };
      const blocks = [
        recipeStructuredData(recipe, locale, { site }),
        breadcrumbStructuredData(recipe, locale, site),
      ];
      yield {
        kind: 'markup in structured data',
        name: `${text} in ${locale}`,
        attempt: () => Promise.resolve(blocks.map((block) => faultIn(block, text)).find(Boolean)),
      };
    }
  }
}

/** What is wrong with a block as it stands in a page: something follows its script, or its text is another. */
function faultIn(block: object, text: string): string | undefined {
  const html = `<script type="application/ld+json">${inlineJson(block)}</script>`;
  const json = SCRIPT.exec(html)?.groups?.['json'];
  if (json === undefined) return 'leaves its script';
  const said = JSON.stringify(JSON.parse(json));
  return said.includes(JSON.stringify(text)) ? undefined : 'lost the words';
}
