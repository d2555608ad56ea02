import { expect, test } from 'vitest';
import { germanAccusative, germanDative } from './germanCases.ts';

test.each([
  ['Campari', 'Campari'],
  ['Irish Cream', 'Irish Cream'],
  ['weißer Rum', 'weißem Rum'],
  ['dunkler Rum', 'dunklem Rum'],
  ['grüne Chartreuse', 'grüner Chartreuse'],
  ['alkoholfreies Bier', 'alkoholfreiem Bier'],
  ['rosa Gin', 'rosa Gin'],
])('“mit” and %s: %s', (name, dative) => {
  expect(germanDative(name)).toBe(dative);
});

test.each([
  ['Campari', 'Campari'],
  ['weißer Rum', 'weißen Rum'],
  ['grüne Chartreuse', 'grüne Chartreuse'],
  ['alkoholfreies Bier', 'alkoholfreies Bier'],
  ['rosa Gin', 'rosa Gin'],
])('“ohne” and %s: %s', (name, accusative) => {
  expect(germanAccusative(name)).toBe(accusative);
});
