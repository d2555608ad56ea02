import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '../contracts/site/locale.ts';
import type { StatedLook } from '../contracts/drinks/look.ts';
import type { Catalogue } from './catalogue.ts';
import { buildDrink } from './drink.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { pictureView } from './pictureView.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue('data');
});

function view(id: string, locale: Locale, look?: StatedLook, pictures = catalogue.pictures) {
  const recipe = catalogue.recipes.find((candidate) => candidate.id === id);
  if (recipe === undefined) throw new Error(`No recipe ${id}`);
  const drink = look ? buildDrink({ ...recipe, look }, catalogue) : recipe;
  if (drink === undefined) throw new Error(`What ${id} names is not there.`);
  return pictureView(drink, { ...catalogue, pictures }, locale);
}

test.each([
  ['11002', 'en', 'Negroni in a rocks glass with a large ice cube and an orange half-wheel'],
  ['11002', 'nl', 'Negroni in een whiskyglas met een grote ijskubus en een half sinaasappelschijfje'],
  ['11002', 'de', 'Negroni im Tumbler mit großem Eiswürfel und halber Orangenscheibe'],
  ['11002', 'es', 'Negroni en un vaso bajo con un cubito grande de hielo y media rodaja de naranja'],
  ['11002', 'fr', 'Negroni dans un verre à whisky avec un gros glaçon et une demi-rondelle d’orange'],
  ['11001', 'en', 'Margarita in a margarita glass with ice cubes and a salt rim'],
  ['11001', 'de', 'Margarita im Margaritaglas mit Eiswürfeln und Salzrand'],
  ['11001', 'fr', 'Margarita dans un verre à margarita avec des glaçons et un bord givré de sel'],
  ['11009', 'en', 'Espresso Martini in a martini glass with a head of foam and three coffee beans'],
  ['11009', 'nl', 'Espresso Martini in een martiniglas met een schuimlaag en drie koffiebonen'],
  ['11009', 'es', 'Espresso Martini en una copa de martini con una capa de espuma y tres granos de café'],
  ['11021', 'es', 'Brandy Alexander en una copa Pompadour con nuez moscada por encima'],
  ['11021', 'fr', 'Alexandra dans une coupe à cocktail avec un voile de noix de muscade'],
  ['11026', 'de', 'Pisco Sour im Sourglas mit Schaumkrone und drei Tropfen Amargo Chuncho'],
  ['12001', 'en', 'B-52 in a shot glass, in three layers'],
  ['12001', 'nl', 'B-52 in een shotglas, in drie lagen'],
  ['12001', 'fr', 'B-52 dans un verre à shooter, en trois couches'],
  ['11004', 'de', 'Daiquiri in der Cocktailschale'],
] as const)('%s in %s is heard as “%s”', (id, locale, text) => {
  expect(view(id, locale).alt).toBe(text);
});

const PARTY: StatedLook = {
  garnish: [
    { ingredient: 'umbrella', cut: 'piece', count: 1 },
    { ingredient: 'straw', cut: 'piece', count: 2 },
    { ingredient: 'apple', cut: 'slice', count: 3 },
  ],
  ice: 'crushed',
};
test.each([
  ['en', 'with crushed ice, a paper umbrella, two straws, and three slices of apple'],
  ['nl', 'met crushed ice, een papieren parasolletje, twee rietjes en drie plakjes appel'],
  ['de', 'mit Crushed Ice, Papierschirmchen, zwei Trinkhalmen und drei Apfelscheiben'],
  ['es', 'con hielo picado, una sombrillita de papel, dos pajitas y tres rodajas de manzana'],
  ['fr', 'avec de la glace pilée, une ombrelle en papier, deux pailles et trois tranches de pomme'],
] as const)('what a recipe states of its look is heard in %s', (locale, text) => {
  expect(view('11004', locale, PARTY).alt).toMatch(new RegExp(`${text}$`));
});

test('layers that melt into each other are not counted', () => {
  const layers = [
    { colour: '#b5112a', clarity: 'clear' as const, share: 0.2, melts: true },
    { colour: '#f2a52b', clarity: 'cloudy' as const, share: 0.8 },
  ];
  expect(view('11004', 'en', { layers }).alt).toBe('Daiquiri in a coupe');
});

test('no text of any picture keeps a placeholder or a gap', () => {
  for (const locale of ['en', 'nl', 'de', 'es', 'fr'] as const) {
    for (const recipe of catalogue.recipes) {
      expect(view(recipe.id, locale).alt).not.toMatch(/[{}]|undefined| {2}|,,| ,/);
    }
  }
});

test('a drink without a rendered picture has its drawing', () => {
  expect(view('11002', 'en', undefined, { drinks: {}, heroes: {} })).toMatchObject({
    src: '/pictures/11002.svg',
    rendered: undefined,
  });
});

test('a rendered picture comes in two formats, two widths and three ratios, with its version in every address', () => {
  const finished = {
    hash: 'abcdef0123456789'.repeat(4),
    placeholder: '#dcb,#ba9,#987,#765,#543',
  };
  const { src, rendered } = view('11002', 'en', undefined, { drinks: { 11002: finished }, heroes: {} });
  expect(src).toBe('/pictures/11002/400.jpg?v=abcdef01');
  expect(rendered).toEqual({
    avif: '/pictures/11002/400.avif?v=abcdef01 400w, /pictures/11002/800.avif?v=abcdef01 800w',
    placeholder: finished.placeholder,
    share: '/pictures/11002/share.jpg?v=abcdef01',
    ratios: ['1x1', '4x3', '16x9'].map((name) => `/pictures/11002/${name}.jpg?v=abcdef01`),
  });
});
