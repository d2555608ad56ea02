import { expect, it } from 'vitest';
import { readGroupTitle } from './groupTitles.ts';

it.each([
  'Per glass',
  'Per drink:',
  'Pro Glas',
  'Per glas:',
  'Por copa',
  'Par verre :',
  'For the rim',
  'Voor de rand:',
  'Für den Rand',
  'Para el borde',
  'Pour le bord',
  'For your glass:',
  'Serves 4',
  'Für 4 Personen',
  'Zutaten',
  'Ingrédients :',
  'Garnish:',
  'For the margarita:',
])('“%s” names lines of the drink', (line) => {
  expect(readGroupTitle(line)).toMatchObject({ isApart: false });
});

it.each([
  'For the syrup',
  'For the vanilla syrup:',
  'Voor de vlierbloesemsiroop:',
  'Für den Zuckersirup',
  'Para el jarabe:',
  'Pour le sirop :',
  'Infusion:',
])('“%s” names lines of a thing that is made before', (line) => {
  expect(readGroupTitle(line)).toMatchObject({ isApart: true });
});

it.each([
  '',
  'Gin',
  'Gin:',
  '50 ml gin',
  'sugar for the syrup',
  '4 glasses of wine',
  'Vanilla syrup',
  'per',
  'Pear',
])('“%s” is no title', (line) => {
  expect(readGroupTitle(line)).toBeUndefined();
});
