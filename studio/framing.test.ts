import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getArea, chooseFraming, SAFE_AREA } from './framing.ts';
import { GLASS_SIZES } from './glassSizes.ts';
import { VOCABULARY } from './vocabulary.ts';

const IDS = Array.from({ length: 400 }, (_, index) => String(20_000 + index));
const GLASSES = Object.keys(GLASS_SIZES);

test('every glass of the pictures has a size', () => {
  expect(GLASSES.sort()).toEqual([...VOCABULARY.glasses].sort());
});

test.each(GLASSES)('every camera has the whole of a %s within the safe area', (glass) => {
  for (const id of IDS) {
    const area = getArea(chooseFraming(id, glass), glass);
    expect(area.left).toBeGreaterThanOrEqual(SAFE_AREA.left - 0.001);
    expect(area.right).toBeLessThanOrEqual(SAFE_AREA.right + 0.001);
    expect(area.top).toBeGreaterThanOrEqual(SAFE_AREA.top - 0.001);
    expect(area.bottom).toBeLessThanOrEqual(SAFE_AREA.bottom + 0.001);
  }
});

test('every glass is large enough to be looked at', () => {
  for (const glass of GLASSES) {
    for (const id of IDS) {
      const { top, bottom } = getArea(chooseFraming(id, glass), glass);
      expect(bottom - top).toBeGreaterThan(0.36);
    }
  }
});

test('the same recipe has the same camera', () => {
  expect(chooseFraming('11002', 'rocks')).toEqual(chooseFraming('11002', 'rocks'));
});

test('sixty pictures show at least three heights, three distances and three places in the frame', () => {
  const framings = IDS.slice(0, 60).map((id) => chooseFraming(id, 'coupe'));
  const kinds = (of: (framing: (typeof framings)[number]) => number) => new Set(framings.map(of)).size;
  expect(kinds(({ elevation }) => Math.round(elevation / 8))).toBeGreaterThanOrEqual(3);
  expect(kinds(({ frame }) => Math.round(frame))).toBeGreaterThanOrEqual(3);
  expect(kinds(({ aside }) => Math.sign(aside))).toBe(3);
});

test('the studio is told of every glass that it can build', () => {
  const source = readFileSync('studio/blender/glasses.py', 'utf8');
  const built = [...source.matchAll(/^ {4}"([a-z-]+)": lambda/gm)].map(([, name]) => name);
  expect(built.sort()).toEqual(GLASSES.sort());
});
