import { expect, it } from 'vitest';
import { logoPath, lookPath } from './brandFiles.ts';
import { pictureFiles } from './pictureFiles.ts';
import { PICTURE_RATIOS } from './pictureRatios.ts';

it('has a drawing in one file, and a photograph in two widths and one to share', () => {
  expect(pictureFiles('11002', undefined)).toEqual({ src: '/pictures/11002.svg', rendered: undefined });
  expect(pictureFiles('11002', 'a1')).toEqual({
    src: '/pictures/11002/400.jpg?v=a1',
    rendered: {
      avif: '/pictures/11002/400.avif?v=a1 400w, /pictures/11002/800.avif?v=a1 800w',
      share: '/pictures/11002/share.jpg?v=a1',
    },
  });
});

it.each(PICTURE_RATIOS)('cuts $name inside of the 1200 × 630 to share, in that ratio', (ratio) => {
  const { name, left, width, height } = ratio;
  const [across = 0, down = 0] = name.split('x').map(Number);
  expect(width / height).toBeCloseTo(across / down, 9);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(1200);
  expect(height).toBe(630);
});

it.each([
  [null, 'house', undefined],
  [null, 'deco', '/menu-look/house-deco.css'],
  ['#8a5a17', 'house', '/menu-look/8a5a17-house.css'],
  ['#8a5a17', 'modern', '/menu-look/8a5a17-modern.css'],
] as const)('has the look of accent %j and pairing %s at %j', (accent, pairing, path) => {
  expect(lookPath({ accent, pairing })).toBe(path);
});

it('has a logo at its id', () => {
  expect(logoPath({ id: 'abc' })).toBe('/menu-logo/abc.png');
});
