import { expect, test } from 'vitest';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { createReport } from './createReport.ts';

const catalogue = loadCatalogue('data');
const negroni = catalogue.recipes.filter(({ id }) => id === '11002');
const section = (report: ReturnType<typeof createReport>, title: string) =>
  Object.fromEntries(report.find((one) => one.title === title)?.rows ?? []);

test('one recipe is one of everything', () => {
  const report = createReport({ ...catalogue, recipes: negroni });
  const steps = String(negroni[0]?.steps.length);
  expect(section(report, 'Catalogue')).toMatchObject({
    'cocktails, mocktails included': '1',
    'without alcohol': '0',
    shots: '0',
    'with a source': '1',
    'steps in all': steps,
    'distinct sentences': steps,
    'uses of a sentence, mean': '1',
  });
  expect(section(report, 'By spirit')).toEqual({ Gin: '1' });
});

test('the same recipe twice halves nothing but doubles the use of its sentences', () => {
  const report = createReport({ ...catalogue, recipes: [...negroni, ...negroni] });
  expect(section(report, 'Catalogue')['uses of a sentence, mean']).toBe('2');
});

test('a sentence without a translation lowers the coverage of its language alone', () => {
  const report = createReport({
    ...catalogue,
    recipes: negroni,
    phrases: { ...catalogue.phrases, nl: {} },
  });
  const translated = section(report, 'Translated');
  expect(translated['nl']).not.toBe('100 %');
  expect(translated['de']).toBe('100 %');
});

test('the catalogue holds what the home page promises', () => {
  const figures = section(createReport(catalogue), 'Catalogue');
  expect(Number(figures['cocktails, mocktails included'])).toBeGreaterThanOrEqual(500);
  expect(Number(figures['without alcohol'])).toBeGreaterThanOrEqual(60);
  expect(Number(figures['shots'])).toBeGreaterThanOrEqual(80);
});
