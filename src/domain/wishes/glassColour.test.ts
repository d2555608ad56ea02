import { describe, expect, it } from 'vitest';
import { glassColour } from './glassColour.ts';

describe('glassColour', () => {
  it.each([
    ['#c0392b', 'red'],
    ['#2e86de', 'blue'],
    ['#f6b8c1', 'pink'],
    ['#8e44ad', 'purple'],
    ['#27ae60', 'green'],
    ['#4a2c10', 'brown'],
    ['#100c08', 'black'],
    ['#f4f6f4', 'clear'],
  ])('%s is %s', (hex, colour) => {
    expect(glassColour(hex, false)).toBe(colour);
  });

  it.each([
    ['#fdf6e8', 'white'],
    ['#a5dcd2', 'blue'],
    ['#b4dfbd', 'green'],
  ])('%s is %s where one cannot see through it', (hex, colour) => {
    expect(glassColour(hex, true)).toBe(colour);
  });
});
