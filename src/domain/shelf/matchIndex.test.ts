import { expect, test } from 'vitest';
import { createMatchIndex, type MatchIngredient } from './matchIndex.ts';
import { isSurer } from './service.ts';

const standIn = (use: string, ratio = 1, remark = 'close') => ({ use, ratio, remark });
const thing = (id: string, rest: Partial<MatchIngredient> = {}): MatchIngredient => ({
  id,
  standIns: [],
  yields: [],
  ...rest,
});

const matchIndex = createMatchIndex([
  thing('gin', { standIns: [standIn('vodka', 1, 'less-herbal')] }),
  thing('london-dry-gin', { parent: 'gin', standIns: [standIn('gin')] }),
  thing('navy-gin', { parent: 'gin', standIns: [standIn('gin', 1.25, 'milder')] }),
  thing('old-tom-gin', { parent: 'gin' }),
  thing('vodka'),
  thing('vanilla-vodka', { parent: 'vodka', differs: 'sweeter', standIns: [standIn('vodka', 1, 'drier')] }),
  thing('pepper-vodka', { parent: 'vodka', differs: 'spicier' }),
  thing('coffee', { standIns: [standIn('espresso', 0.5, 'stronger')] }),
  thing('espresso', { parent: 'coffee', differs: 'stronger' }),
  thing('triple-sec', { standIns: [standIn('curacao', 1, 'heavier')] }),
  thing('cointreau', { parent: 'triple-sec' }),
  thing('curacao', { standIns: [standIn('triple-sec', 0.75, 'lighter')] }),
  thing('lime', { yields: ['lime-juice'] }),
  thing('lime-juice'),
  thing('lemon', { yields: ['lemon-juice'] }),
  thing('lemon-juice', { standIns: [standIn('lime-juice', 1, 'sharper')] }),
  thing('orange', { yields: ['orange-juice'] }),
  thing('blood-orange', { parent: 'orange', yields: ['blood-orange-juice'] }),
  thing('orange-juice'),
  thing('blood-orange-juice'),
]);
const how = (have: string, asked: string) => matchIndex.servedBy(have).get(asked)?.how;

test.each([
  ['gin', 'gin', 'exact'],
  ['london-dry-gin', 'gin', 'family'],
  ['gin', 'london-dry-gin', 'family'],
  ['gin', 'navy-gin', 'stand-in'],
  ['gin', 'old-tom-gin', 'family'],
  ['london-dry-gin', 'old-tom-gin', undefined],
  ['vodka', 'gin', 'stand-in'],
  ['gin', 'vodka', undefined],
  ['cointreau', 'triple-sec', 'family'],
  ['cointreau', 'curacao', 'stand-in'],
  ['curacao', 'cointreau', undefined],
  ['lime', 'lime-juice', 'exact'],
  ['lime-juice', 'lime', undefined],
  ['lime', 'lemon-juice', 'stand-in'],
  ['lemon', 'lime-juice', undefined],
  ['lime', 'orange-juice', undefined],
  ['blood-orange', 'orange-juice', 'family'],
  ['orange', 'blood-orange-juice', undefined],
  ['moonshine', 'gin', undefined],
  ['vanilla-vodka', 'vodka', 'stand-in'],
  ['vodka', 'vanilla-vodka', 'stand-in'],
  ['vodka', 'pepper-vodka', undefined],
  ['espresso', 'coffee', 'stand-in'],
])('%s where %s is asked: %s', (have, asked, expected) => {
  expect(how(have, asked)).toBe(expected);
});

test('a stand-in comes with its ratio and remark, a yield is marked as made', () => {
  expect(matchIndex.servedBy('cointreau').get('curacao')).toEqual({
    by: 'cointreau',
    how: 'stand-in',
    ratio: 0.75,
    remark: 'lighter',
  });
  expect(matchIndex.servedBy('lime').get('lime-juice')).toEqual({ by: 'lime', how: 'exact', made: true });
});

test('a kind of its own taste says what changes, with the ratio that its parent states', () => {
  expect(matchIndex.servedBy('pepper-vodka').get('vodka')).toEqual({
    by: 'pepper-vodka',
    how: 'stand-in',
    kin: true,
    remark: 'spicier',
  });
  expect(matchIndex.servedBy('espresso').get('coffee')).toMatchObject({ ratio: 0.5, remark: 'stronger' });
});

test('a kind of its own taste is a nearer swap than anything that is no kind', () => {
  const pepper = matchIndex.servedBy('pepper-vodka').get('vodka');
  const foreign = { by: 'korn', how: 'stand-in' as const, ratio: 1 };
  expect(pepper && isSurer(pepper, foreign)).toBe(true);
});

test('parents that lead in a circle end', () => {
  const circle = createMatchIndex([thing('a', { parent: 'b' }), thing('b', { parent: 'a' })]);
  expect(circle.servedBy('a').get('b')?.how).toBe('family');
});

test('a bottle is the thing itself, poured by its strength, and stands in where the thing does', () => {
  const cellar = createMatchIndex([
    thing('rum', { proof: 40 }),
    thing('inlander-rum', { parent: 'rum', proof: 60 }),
    thing('inlander-rum:stroh-80', { parent: 'inlander-rum', proof: 80, isBottle: true }),
    thing('inlander-rum:stroh-60', { parent: 'inlander-rum', proof: 60, isBottle: true }),
    thing('dark-rum', { proof: 40, standIns: [standIn('inlander-rum', 2 / 3, 'spicier')] }),
  ]);
  const strong = cellar.servedBy('inlander-rum:stroh-80');
  expect(strong.get('inlander-rum')).toEqual({ by: 'inlander-rum:stroh-80', how: 'exact', ratio: 0.75 });
  expect(strong.get('rum')).toMatchObject({ how: 'family', ratio: 0.5 });
  expect(strong.get('dark-rum')).toMatchObject({ how: 'stand-in', ratio: 0.5, remark: 'spicier' });
  expect(cellar.servedBy('inlander-rum:stroh-60').get('inlander-rum')).toEqual({
    by: 'inlander-rum:stroh-60',
    how: 'exact',
  });
  expect(cellar.servedBy('rum').has('inlander-rum:stroh-80')).toBe(false);
});
