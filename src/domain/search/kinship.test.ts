import { expect, it } from 'vitest';
import { listKinship } from './kinship.ts';

const sorted = (ingredients: Parameters<typeof listKinship>[0]) =>
  listKinship(ingredients).map(({ same, related }) => [same.toSorted(), related.toSorted()]);

it('gives the name of a family to its kinds down to the last, and relates kinds to all above them', () => {
  const [rum, white, aged, gin] = [
    { name: 'Rum' },
    { name: 'White rum', parent: 0 },
    { name: 'Aged', parent: 1 },
    { name: 'Gin' },
  ];
  expect(sorted([rum, white, aged, gin])).toEqual([
    [[0, 1, 2], []],
    [[1, 2], [0]],
    [[2], [0, 1]],
    [[3], []],
  ]);
});

it('relates what is made of something both ways, and no further', () => {
  const [lime, juice, syrup] = [
    { name: 'Lime' },
    { name: 'Juice', madeOf: [0] },
    { name: 'Cordial', madeOf: [1] },
  ];
  expect(sorted([lime, juice, syrup])).toEqual([
    [[0], [1]],
    [[1], [0, 2]],
    [[2], [1]],
  ]);
});

it('ends where kinds go round in a circle, or lead nowhere', () => {
  expect(
    sorted([
      { name: 'One', parent: 1 },
      { name: 'Two', parent: 0 },
    ]),
  ).toEqual([
    [[0, 1], [1]],
    [[0, 1], [0]],
  ]);
  expect(sorted([{ name: 'Lost', parent: 7, madeOf: [8] }])[0]?.[0]).toEqual([0]);
});
