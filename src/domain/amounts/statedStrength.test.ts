import { expect, it } from 'vitest';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { getNameReader } from '../../catalogue/nameReader.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { createLineReader } from './lineReader.ts';

const catalogue = readCheckedCatalogue('data');
function readIn(locale: Locale, line: string): string {
  const names = getNameReader(catalogue, locale);
  const reader = createLineReader(drinkParts(catalogue, locale), locale, (name) => names.findAsWritten(name));
  const { ingredient, name, strength, or, note } = reader.read(line);
  const poured = `${ingredient ?? `“${name}”`}${strength === undefined ? '' : ` ${strength}%`}`;
  return `${[poured, ...or].join(' or ')}${note === '' ? '' : ` (${note})`}`;
}

it.each<[Locale, string, string]>([
  ['en', '2 oz gin 40% or gin 57%', 'gin or gin 57%'],
  ['en', '2 oz rum or 57% gin', 'rum or 57% gin'],
  ['en', '1 part rum or 57% gin', 'rum or 57% gin (1 part)'],
  ['en', '2 oz rum (or gin 57%)', 'rum or gin 57%'],
  ['en', '2 oz rum (or 45 ml for less strong)', 'rum (or 45 ml for less strong)'],
  ['en', '2 oz bourbon 80 proof or rye 100 proof', 'bourbon or rye 100 proof'],
  ['en', '2 oz light rum or 1/2 oz 151 rum', 'white-rum or 151 rum (1/2 oz 151 rum)'],
  ['en', '2 oz light or dark rum 57%', 'white-rum or dark rum 57%'],
  ['en', '2 oz vodka or Frangelico 30%', 'vodka or Frangelico 30%'],
  ['de', '4 cl Rum 40 % oder 54 %', 'rum or Rum 54 %'],
  ['fr', '4 cl de gin à 40 % ou de gin à 57 %', 'gin or gin à 57 %'],
  ['en', '2 oz bourbon 100 proof or rye 90 proof', 'bourbon 50% or rye-whiskey'],
  ['nl', '2 cl rum (80%) of whisky (40%)', 'rum 80% or whiskey'],
  // One thing by its name, whatever stands in it.
  ['es', '50 ml ron blanco/dorado 63%', 'white-rum 63%'],
  // The sign on Spanish keyboards.
  ['es', '30ml mezcal (48º)', 'mezcal 48%'],
  ['en', '50 ml white/gold rum 63%', 'white-rum or gold rum 63%'],
  ['en', '60 ml rum or whisky, 43 %', 'rum or whisky 43 %'],
  ['en', '60 ml ginger beer or ginger beer 4.8%', 'ginger-beer or ginger beer 4.8%'],
  ['en', '2 cl rum 63% / rum 40%', 'rum 63% or rum / rum 40%'],
  ['de', '4 cl Gin 40 % o. Gin 57 %', 'gin or Gin 57 %'],
  // A strength behind an amount in two measures is of the one thing.
  ['en', '2 oz or 60 ml gin 57%', 'gin 57% (2 oz or 60 ml)'],
  ['en', '1 or 2 oz gin 57%', 'gin 57% (1 or 2 oz)'],
  // What is no strength of alcohol says nothing.
  ['en', '1 oz milk or cream 30%', 'milk or cream'],
])('leaves each of several things its own strength (%s): %s', (locale, line, expected) => {
  expect(readIn(locale, line)).toBe(expected);
});

it.each<[string, string]>([
  ['2 oz Rittenhouse 100', 'rye-whiskey 50%'],
  ['2 oz Four Roses Single Barrel 100', 'bourbon 50%'],
  ['2 oz Wild Turkey 101 or Rittenhouse 100', 'bourbon 50.5% or Rittenhouse 100'],
  ['2 oz bourbon (cask strength)', '“bourbon, cask strength”'],
  ['2 oz vodka or cask strength bourbon', 'vodka or cask strength bourbon'],
  ['2 oz Plymouth Gin 57', 'gin 57%'],
  ['2 oz Plymouth Gin 41.2', 'gin 41.2%'],
  ['2 oz Stroh 54', 'inlander-rum 54%'],
  ['2 oz rhum agricole 55°', 'rhum-agricole 55%'],
  // Amounts, ages, shares and numbers of a name are no strength, nor is a proof below the usual.
  ['2 oz VAT 69', 'scotch-whisky'],
  ['2 oz tequila 100% agave', 'tequila'],
  ['2 oz Macallan 40 years', 'single-malt-scotch-whisky'],
  ['bourbon (90 to 120 ml)', 'bourbon (90 to 120 ml)'],
  ['2 oz bourbon 80', 'bourbon'],
])(
  'reads the strength of a bottle of spirits in its name, and that it is stronger than most: %s',
  (line, expected) => {
    expect(readIn('en', line)).toBe(expected);
  },
);
