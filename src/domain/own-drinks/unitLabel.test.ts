import { expect, it } from 'vitest';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import { LOCALES } from '../../contracts/site/locale.ts';
import { unitLabel } from './unitLabel.ts';

const catalogue = readCheckedCatalogue('data');
const labels = (locale: (typeof LOCALES)[number]) =>
  Object.fromEntries(drinkParts(catalogue, locale).units.map((unit) => [unit.id, unitLabel(unit)]));

it('says a unit without number and ingredient', () => {
  expect(labels('en')).toMatchObject({ ml: 'ml', dash: 'dashes', wedge: '… wedges', piece: '×' });
  expect(labels('de')).toMatchObject({ ml: 'ml', leaf: '…blätter', rim: '… für den Rand' });
});

it.each(LOCALES)('tells all units apart in %s but for slices and wheels, and sticks and stalks', (locale) => {
  const all = Object.values(labels(locale));
  expect(new Set(all).size).toBeGreaterThan(all.length - 4);
  expect(all.join('')).not.toMatch(/[{}]/);
});
