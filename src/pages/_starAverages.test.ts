import { randomUUID } from 'node:crypto';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBackend } from '../../tools/serve/testBrowser.ts';
import { getRecipeView, siteCatalogue } from '../catalogue/siteCatalogue.ts';
import RecipeArticle from '../features/recipe/RecipeArticle.astro';

const test = useBackend();
const NEGRONI = '11002';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
});
/** What a new build finds. */
const find = async (id: string) => (await import('./_starAverages.ts')).findStarAverage(id);

it('has a build with a database write into the page what readers say', async () => {
  const ids = Array.from({ length: 5 }, () => randomUUID());
  await test.backend.database.query(
    `with accounts as (
       insert into auth.users (id, email, created_at)
       select id, id || '@example.test', now() - interval '2 days' from unnest($1::uuid[]) as id returning id
     )
     insert into public.drink_log (user_id, drink_id, stars) select id, '${NEGRONI}', 4 from accounts`,
    [ids],
  );
  const stars = await find(NEGRONI);
  expect(stars).toEqual([4, 5]);
  expect(await find('11001')).toBeUndefined();

  const [recipe] = siteCatalogue().recipes.filter(({ id }) => id === NEGRONI);
  if (!recipe) throw new Error('There is no Negroni.');
  const container = await AstroContainer.create();
  const view = getRecipeView(recipe, 'de');
  const props = { recipe: view, proportions: undefined, stepLines: [], similar: [], hasStars: false };
  const render = async (more: object) =>
    container.renderToString(RecipeArticle, { props: { ...props, ...more, locale: 'de' } });
  expect(await render({ stars })).toContain('4,0 von 5 Sternen\u00a0· 5\u00a0Bewertungen');
  expect(await render({})).not.toContain('data-average');
});

it('builds without them where no database is set, or it does not answer, and then says so', async () => {
  vi.stubEnv('SUPABASE_URL', '');
  expect(await find(NEGRONI)).toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
  vi.resetModules();
  vi.stubEnv('SUPABASE_URL', 'http://localhost:9');
  expect(await find(NEGRONI)).toBeUndefined();
  expect(console.warn).toHaveBeenCalledOnce();
});
