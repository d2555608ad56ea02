import { describe, expect, it } from 'vitest';
import { NO_PRICES } from '../../../domain/menus/prices/draftPrices.ts';
import { hasSizes, priceTemplate, rowTemplate } from './tableColumns.ts';

const BARE = { hasSizes: false, prices: 1, hasSoldOut: false };
const tracks = (template: string) => template.replace(/\([^)]*\)/g, '').split(' ').length;

describe('the columns of the table', () => {
  it('have a track for each thing in a row', () => {
    // Box, handle, number, name, prices, note, allergens, buttons.
    expect(tracks(rowTemplate(BARE).template)).toBe(8);
    expect(tracks(rowTemplate({ ...BARE, hasSoldOut: true }).template)).toBe(9);
    expect(tracks(priceTemplate(BARE))).toBe(2);
    expect(tracks(priceTemplate({ ...BARE, prices: 3, hasSizes: true }))).toBe(6);
  });

  it('need more room with each price list, sizes and what is sold out', () => {
    const widths = [
      BARE,
      { ...BARE, prices: 2 },
      { ...BARE, prices: 2, hasSizes: true },
      { ...BARE, prices: 2, hasSizes: true, hasSoldOut: true },
    ].map((columns) => rowTemplate(columns).minWidth);
    expect(widths.toSorted((one, other) => one - other)).toEqual(widths);
    expect(new Set(widths).size).toBe(widths.length);
    // A published menu with sizes beside its page in a window of 1280 pixels.
    expect(rowTemplate({ hasSizes: true, prices: 1, hasSoldOut: true }).minWidth).toBeLessThan(53);
  });
});

it('takes a single size with a name for a size', () => {
  expect(hasSizes({ prices: NO_PRICES })).toBe(false);
  expect(hasSizes({ prices: [{ size: '0,2 l', amounts: [''] }] })).toBe(true);
  expect(hasSizes({ prices: [...NO_PRICES, ...NO_PRICES] })).toBe(true);
});
