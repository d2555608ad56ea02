import { expect, test } from 'vitest';
import { sizedSvg } from './sizedSvg.ts';

const BOX = { width: 1200, height: 600 };

test.each([
  ['<svg viewBox="0 0 100 100"/>', 600, 600],
  ['<svg width="24" height="24" viewBox="0 0 100 25"/>', 1200, 300],
  ["<?xml version='1.0'?><svg\n  viewBox='0,0,10,20' data-a='>'></svg>", 300, 600],
  ['<svg width="40px" height="10px"></svg>', 1200, 300],
  ['<svg width="100%" height="100%"></svg>', 1200, 600],
  ['<svg></svg>', 1200, 600],
])('%s', (text, width, height) => {
  const sized = sizedSvg(text, BOX);
  expect(sized).toContain(`<svg width="${width}" height="${height}"`);
  expect(sized.match(/\swidth=/g)).toHaveLength(1);
  expect(sized).toContain('viewBox=');
});

test('what it draws is not touched, and what is no drawing stays', () => {
  const drawn = '<rect width="5" height="5"/>';
  expect(sizedSvg(`<svg viewBox="0 0 9 9">${drawn}</svg>`, BOX)).toContain(drawn);
  expect(sizedSvg('no drawing', BOX)).toBe('no drawing');
});
