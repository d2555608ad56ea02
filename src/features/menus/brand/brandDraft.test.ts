import { expect, test } from 'vitest';
import type { Brand } from '../../../contracts/bars/brand.ts';
import { HOUSE_BRAND } from '../../../domain/branding/houseBrand.ts';
import { getAccent, toBrandDraft, toBrandInput, isChanged } from './brandDraft.ts';

const BRAND: Brand = {
  accent: '#8a5a17',
  pairing: 'deco',
  design: 'list',
  namesProduct: false,
  logo: { id: '0'.repeat(32), width: 40, height: 20, tone: 'dark', alt: 'Zum Hahn' },
};

test.each([
  ['', null],
  ['  ', null],
  ['#8A5A17', '#8a5a17'],
  ['8a5a17', '#8a5a17'],
  ['#fa0', '#ffaa00'],
  ['red', undefined],
  ['#12345', undefined],
  ['url(x)', undefined],
])('the color %j is %j', (accent, read) => {
  expect(getAccent({ accent })).toBe(read);
});

test('what is kept is not changed, and its file is not sent again', () => {
  expect(isChanged(toBrandDraft(BRAND), BRAND)).toBe(false);
  expect(isChanged(toBrandDraft(HOUSE_BRAND), HOUSE_BRAND)).toBe(false);
  expect(toBrandInput(toBrandDraft(BRAND))).toEqual({ ...BRAND, logo: { alt: 'Zum Hahn' } });
});

test.each([
  { accent: '#000000' },
  { accent: 'no color' },
  { pairing: 'modern' as const },
  { design: 'pictures' as const },
  { namesProduct: true },
  { logo: null },
  { logoAlt: '' },
  { logo: { url: 'blob:x', width: 1, height: 1, tone: 'any' as const, png: 'AAAA' } },
])('a change of %j is one', (change) => {
  expect(isChanged({ ...toBrandDraft(BRAND), ...change }, BRAND)).toBe(true);
});
