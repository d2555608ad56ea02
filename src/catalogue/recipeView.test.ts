import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '../contracts/site/locale.ts';
import type { RecipeView } from '../contracts/drinks/recipeView.ts';
import { cocktailSchema } from '../contracts/drinks/cocktail.ts';
import { hasNoEffects, findSubstitutionEffects } from '../domain/shelf/substitutionEffects.ts';
import { splitInstructions } from '../domain/drinks/instructions.ts';
import { cocktailEntity } from './cocktailEntity.ts';
import type { Catalogue } from './catalogue.ts';
import { servedWithoutHarm } from './matchIndex.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { recipeView } from './recipeView.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue('data');
});

function view(id: string, locale: Locale): RecipeView {
  const recipe = catalogue.recipes.find((candidate) => candidate.id === id);
  if (recipe === undefined) throw new Error(`No recipe ${id}`);
  return recipeView(recipe, catalogue, locale);
}

test('a recipe is told in the language that is asked for', () => {
  const negroni = view('11002', 'de');
  expect(negroni.lines.map(({ text }) => text)).toEqual([
    '30\u00a0ml Gin',
    '30\u00a0ml Campari',
    '30\u00a0ml roter Wermut',
    '1\u00a0halbe Orangenscheibe',
  ]);
  expect(negroni.steps[1]).toBe('Mit Eis 25 Sekunden rühren.');
  expect(negroni.glass).toEqual({ id: 'rocks', name: 'Tumbler' });
  expect(negroni.allergens.contains.map(({ name }) => name)).toEqual(['Sulfite']);
  expect(view('11007', 'de').veganByBrand).toContain('roter Wermut');
});

test('an established name in another language is used, the English one elsewhere', () => {
  expect(view('11020', 'nl').name).toBe('Gin-tonic');
  expect(view('11020', 'en').name).toBe('Gin and Tonic');
  expect(view('11002', 'fr').name).toBe('Negroni');
});

test('what tops up a shaken drink is not diluted', () => {
  expect(view('11011', 'en').abv).toBe(14);
});

test('a muddled lime counts by its juice', () => {
  expect(view('11024', 'en').abv).toBe(19);
});

test('the entity of the API is the one of the specification', () => {
  const entity = cocktailEntity(view('13002', 'es'));
  expect(cocktailSchema.parse(entity)).toEqual(entity);
  expect(entity).toMatchObject({
    id: '13002',
    spirit: '',
    abv: '0%',
    image: view('13002', 'es').picture.src,
  });
  expect(splitInstructions(entity.instructions)).toEqual(view('13002', 'es').steps);
});

test('every recipe gives an entity whose instructions split into its steps, in every language', () => {
  for (const locale of ['en', 'nl', 'de', 'es', 'fr'] as const) {
    for (const recipe of catalogue.recipes) {
      const one = recipeView(recipe, catalogue, locale);
      expect(splitInstructions(cocktailEntity(one).instructions), `${recipe.id} ${locale}`).toEqual(
        one.steps,
      );
    }
  }
});

test('recipes stand in the order of their numeric ids', () => {
  const ids = catalogue.recipes.map(({ id }) => Number(id));
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
});

test('a line tells its ounces, and by what more drinks are counted', () => {
  const [gin, , , orange] = view('11002', 'de').lines;
  expect(gin).toMatchObject({ ounces: '1\u00a0oz', measure: { unit: 'ml', count: 30 } });
  expect(orange).toMatchObject({
    ounces: undefined,
    measure: {
      unit: 'half-wheel',
      count: 1,
      amounts: { one: '{n}', other: '{n}' },
      items: { one: 'Halbe Orangenscheibe', other: 'Halbe Orangenscheiben' },
    },
  });
});

test('what is not counted has no measure', () => {
  const rim = view('11001', 'en').lines.find(({ item }) => item.includes('rim'));
  expect(rim).toMatchObject({ text: 'Salt for the rim', measure: undefined, ounces: undefined });
});

test('a recipe tells its times, standard drinks, energy and share of a batch', () => {
  const negroni = view('11002', 'fr');
  expect(negroni.timers).toEqual([[], [25], [], [], []]);
  expect(negroni.standardDrinks).toBe(1.9);
  expect(negroni.energy).toBe(180);
  expect(negroni.batch?.ml).toBeCloseTo(115.4, 1);
  expect(view('12001', 'fr').batch).toBeUndefined();
});

test('what is served beside a drink is told as such', () => {
  const { lines } = view('11410', 'en');
  expect(lines.filter(({ beside }) => beside).map(({ item }) => item)).toEqual(['Champagne']);
});

test('a recipe names cereals and nuts by kind, and apart what depends on the brand', () => {
  const names = (terms: { name: string }[]) => terms.map(({ name }) => name);
  const { contains, mayContain } = view('11276', 'en').allergens;
  expect(names(contains)).toEqual(['Gluten (barley)']);
  expect(names(mayContain)).toEqual(['Gluten (wheat)', 'Sulfites']);
  expect(names(view('11013', 'de').allergens.contains)).toEqual(['Schalenfrüchte (Mandeln)']);
});

test('raw egg is told with whom it concerns', () => {
  expect(view('11026', 'en').cautions).toMatchObject([{ id: 'raw-egg', name: 'Raw egg' }]);
});

test('what would bring an allergen, alcohol or an animal product marks nothing as had', () => {
  const { ingredientById } = catalogue;
  for (const [id, use] of ingredientById) {
    for (const served of servedWithoutHarm(catalogue, id)) {
      const asked = served.replace('=', '');
      expect(hasNoEffects(findSubstitutionEffects(use, ingredientById.entry(asked))), `${id} ${asked}`).toBe(
        true,
      );
    }
  }
});

test('a line that names a bottle is told with its label, and put on a shelf as its ingredient', () => {
  const rum = view('11320', 'de').lines.find(({ shelf }) => shelf.id === 'jamaican-rum');
  expect(rum?.item).toContain('(Smith & Cross)');
  expect(rum?.shelf.name).not.toContain('Smith');
});
