import { expect, it } from 'vitest';
import { readAmounts } from './amounts.ts';

it.each([
  ['1 1/2 oz', 44],
  ['1½ ounces', 44],
  ['2 onzas', 59],
  ['4,5 cl', 45],
  ['0.7 l', 700],
  ['75cl', 750],
  ['zwei Unzen', 59],
  ['three tablespoons', 45],
  ['2 barlepels', 10],
  ['one and a half ounces', 44],
  ['twee en een halve liter', 2500],
  ['drei viertel Liter', 750],
  ['driekwart liter', 750],
  ['tres cuartos de litro', 750],
  ['trois quarts de litre', 750],
])('reads “%s” as %i ml', (said, ml) => {
  expect(Math.round(readAmounts(`how much is ${said}?`).volumes[0]?.ml ?? 0)).toBe(ml);
});

it.each([
  ['for 8 people', 8],
  ['für zwölf Gäste', 12],
  ['voor 30 personen', 30],
  ['para veinte invitados', 20],
  ['pour une trentaine de personnes', 30],
  ['finalement on sera 60', 60],
  ['scale it up for 6', 6],
  ['reken eens om voor 6 man', 6],
  ['una fiesta de 30', 30],
])('counts the guests of “%s”', (said, people) => {
  expect(readAmounts(said).people).toBe(people);
});

it.each(['for 2 euros', 'under 8 %', 'a drink for her', '70 cl', 'for one', '12 year old rum'])(
  'counts no guests in “%s”',
  (said) => {
    expect(readAmounts(said).people).toBeUndefined();
  },
);

it.each([
  ['under 8 percent', 8],
  ['weniger als 10 %', 10],
  ['onder de 8 procent', 8],
  ['menos de 12 grados', 12],
  ['à moins de 8°', 8],
  ['at most 7.5%', 7.5],
])('bounds the strength by “%s”', (said, abv) => {
  expect(readAmounts(said)).toMatchObject({ mostAbv: abv, leastAbv: undefined });
});

it.each(['over 20 %', 'mindestens 20 Prozent', 'plus de 20 %', 'más de 20 grados', 'meer dan 20 procent'])(
  'takes “%s” for a lower bound',
  (said) => {
    expect(readAmounts(said)).toMatchObject({ leastAbv: 20, mostAbv: undefined });
  },
);

it.each([
  'max 3 ingredients',
  'nur drei Zutaten',
  'maximaal 3 ingrediënten',
  'máximo 3 ingredientes',
  'trois ingrédients',
])('bounds the ingredients by “%s”', (said) => {
  expect(readAmounts(said).mostLines).toBe(3);
});

it.each([
  ['22 people, everybody has two glasses', 2],
  ['30 gasten, 3 glazen de man', 3],
  ['25 Leute, jeder trinkt zwei', 2],
  ['para 12 invitados a tres copas cada uno', 3],
  ['50 invités à deux chacun', 2],
])('each has what stands nearest: “%s”', (said, each) => {
  expect(readAmounts(said).each).toBe(each);
});

it.each([
  ['how many glasses from a bottle of 750', 750],
  ['hoeveel glazen uit een fles van 500', 500],
  ['wie viele Gläser aus einer Flasche von 700', 700],
  ['cuántas copas salen de una botella de 1000', 1000],
  ['combien de verres dans une bouteille de 750', 750],
])('a bottle of a bare number holds millilitres: “%s”', (said, ml) => {
  expect(readAmounts(said).volumes.map((volume) => volume.ml)).toEqual([ml]);
});
