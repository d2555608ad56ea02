import { expect, test } from 'vitest';
import { listMarked, writeServed } from './shelfMarks.ts';

const SERVES = { bourbon: ['whiskey', 'tennessee-whiskey'], lime: ['=lime-juice'], gin: [] };
const marked = (asked: string, ...shelf: string[]) => [...listMarked(asked.split(' '), shelf, SERVES)];

test('what is made of a thing is marked so', () => {
  expect(writeServed({ asked: 'lime-juice', isMade: true })).toBe('=lime-juice');
  expect(writeServed({ asked: 'whiskey', isMade: false })).toBe('whiskey');
});

test('the thing itself, a kind of what is asked and what is made of it are there', () => {
  expect(marked('gin whiskey lime-juice cream', 'gin', 'bourbon', 'lime')).toEqual([
    'gin',
    'whiskey',
    'lime-juice',
  ]);
});

test('one of what a line takes is enough', () => {
  expect(marked('cognac|whiskey sugar', 'bourbon')).toEqual(['cognac|whiskey']);
  expect(marked('cognac|gin', 'gin')).toEqual(['cognac|gin']);
  expect(marked('cognac|whiskey', 'gin')).toEqual([]);
});

test('one bottle is there for one line, one fruit for itself and its juice', () => {
  expect(marked('bourbon tennessee-whiskey', 'bourbon')).toEqual(['bourbon']);
  expect(marked('lime lime-juice', 'lime')).toEqual(['lime', 'lime-juice']);
});

test('ice and water are there where anything is', () => {
  expect(marked('gin ice water', 'gin')).toEqual(['gin', 'ice', 'water']);
  expect(marked('cream ice', 'gin')).toEqual([]);
});

test('a text that names nothing marks nothing', () => {
  expect(marked('gin', 'my gin')).toEqual([]);
});
