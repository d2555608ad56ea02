import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALES } from '../../../contracts/site/locale.ts';
import { MENU_LIMITS } from '../../../contracts/menus/menuLimits.ts';
import { moneyWriter } from './money.ts';
import { findReadings, readPrices } from './readPrices.ts';

/** "950", "Glass 800 | Jug 2400", with the currency before it where one was typed. */
function said(typed: string, currency: string | null = 'EUR'): string | undefined {
  const read = readPrices(typed, currency);
  if (read === undefined) return undefined;
  const sizes = read.prices.map(({ size, amount }) => (size === null ? `${amount}` : `${size} ${amount}`));
  return `${read.currency === null ? '' : `${read.currency} `}${sizes.join(' | ')}`;
}

it.each([
  ['9', '900'],
  ['9,5', '950'],
  ['9,50', '950'],
  ['9,50 €*', 'EUR 950'],
  ['9.50', '950'],
  [' 9,50 ', '950'],
  ['0,50', '50'],
  ['0', '0'],
  ['12.-', '1200'],
  ['12,-', '1200'],
  ['12,--', '1200'],
  ['12.–', '1200'],
  ['12,—', '1200'],
  ['12-', '1200'],
  ['8½', '850'],
  ['8 ½', '850'],
  ['8 1/2', '850'],
  ['½', '50'],
  ['8¼', '825'],
  ['€ 9,50', 'EUR 950'],
  ['€9.50', 'EUR 950'],
  ['9,50 €', 'EUR 950'],
  ['9,50€', 'EUR 950'],
  ['9€50', 'EUR 950'],
  ['9 € 50', 'EUR 950'],
  ['9,50\u00a0€', 'EUR 950'],
  ['9,50\u202f€', 'EUR 950'],
  ['9,50 Euro', 'EUR 950'],
  ['9,50 euros', 'EUR 950'],
  ['EUR 9,50', 'EUR 950'],
  ['9,50 EUR', 'EUR 950'],
  ['€ 12,-', 'EUR 1200'],
  ['£11.50', 'GBP 1150'],
  ['£ 11', 'GBP 1100'],
  ['$12', 'USD 1200'],
  ['USD 12', 'USD 1200'],
  ['12 eur', 'EUR 1200'],
  ['US$ 12.50', 'USD 1250'],
  ['12 dollars', 'USD 1200'],
  ['11 quid', 'GBP 1100'],
  ['A$ 21', 'AUD 2100'],
  ['AED 65', 'AED 6500'],
  ['CHF 18.–', 'CHF 1800'],
  ['CHF 18.50', 'CHF 1850'],
  ['Fr. 18.-', 'CHF 1800'],
  ['18.- Fr.', 'CHF 1800'],
  ['120 kronor', 'SEK 12000'],
  ['35 zł', 'PLN 3500'],
  ['180 Kč', 'CZK 18000'],
  ['₺ 240', 'TRY 24000'],
  ['¥1,200', 'JPY 1200'],
  ['¥ 1200', 'JPY 1200'],
  ['￥1,200', 'JPY 1200'],
  ['KWD 4.250', 'KWD 4250'],
  ['1.200', '120000'],
  ['1.200,50', '120050'],
  ['1,200.50', '120050'],
  ['1’200.50', '120050'],
  ["1'200", '120000'],
  ['1 200,50 €', 'EUR 120050'],
  ['1 200 F CFP', 'XPF 1200'],
  ['1 200 FCFA', 'XOF 1200'],
  ['1.250', '125000'],
  ['12,990', '1299000'],
  ['12999', '1299900'],
  ['Glas – 8', 'Glas 800'],
  ['€ 8 / € 14', 'EUR 800 | 1400'],
  ['8 / ', '800'],
  ['8/14', '800 | 1400'],
  ['8 / 14', '800 | 1400'],
  ['8 | 14 | 24', '800 | 1400 | 2400'],
  ['€ 9,50 / € 14,50', 'EUR 950 | 1450'],
  ['€ 8 / 14', 'EUR 800 | 1400'],
  ['£ 11.50 / £ 18', 'GBP 1150 | 1800'],
  ['8 und 14', '800 | 1400'],
  ['8 ou 14', '800 | 1400'],
  ['8 o 14 €', 'EUR 800 | 1400'],
  ['Glas 8 / Krug 24', 'Glas 800 | Krug 2400'],
  ['Glas 8 · Krug 24', 'Glas 800 | Krug 2400'],
  ['Glas: 8 €, Krug: 24 €', 'EUR Glas 800 | Krug 2400'],
  ['8 (Glas) / 24 (Krug)', 'Glas 800 | Krug 2400'],
  ['glass £8; jug £24', 'GBP glass 800 | jug 2400'],
  ['verre 8 € / pichet 24 €', 'EUR verre 800 | pichet 2400'],
  ['copa 6,50 / jarra 18', 'copa 650 | jarra 1800'],
  ['0,2 l 4,50 / 0,4 l 7,50', '0,2 l 450 | 0,4 l 750'],
  ['0,2l 4,50 € / 0,4l 7,50 €', 'EUR 0,2l 450 | 0,4l 750'],
  ['4,50 (0,2 l) / 7,50 (0,4 l)', '0,2 l 450 | 0,4 l 750'],
  ['2 cl 5 / 4 cl 9', '2 cl 500 | 4 cl 900'],
  ['12oz $8', 'USD 12oz 800'],
  ['1/2 l 6,50', '1/2 l 650'],
  ['Fl. 38', 'Fl. 3800'],
  ['Flasche 38,–', 'Flasche 3800'],
  ['P 5 / M 7 / G 9', 'P 500 | M 700 | G 900'],
  ['85.000đ', 'VND 85000'],
  ['85 000 VNĐ', 'VND 85000'],
  ['8500원', 'KRW 8500'],
  ['450 руб.', 'RUB 45000'],
  ['K 8 / G 12', 'K 800 | G 1200'],
  // Two marks of one currency.
  ['Rs. ₹650', 'INR 65000'],
  ['₹650 Rs', 'INR 65000'],
  ['$120 MXN', 'MXN 12000'],
  ['CAD $14', 'CAD 1400'],
  ['120 pesos MXN', 'MXN 12000'],
  ['95 kr NOK', 'NOK 9500'],
  ['R$ 30 reais', 'BRL 3000'],
  ['€12,- euro', 'EUR 1200'],
  ['S/ 25 PEN', 'PEN 2500'],
  ['₹650/-', 'INR 65000'],
  ['6€50/28€50', 'EUR 650 | 2850'],
  ['Glas 9€50', 'EUR Glas 950'],
])('reads "%s" as %s', (typed, expected) => {
  expect(said(typed)).toBe(expected);
});

it('reads a mark that several currencies share by the menu, and else not', () => {
  expect(said('Rs. 650', 'LKR')).toBe('LKR 65000');
  expect(said('120 pesos', 'ARS')).toBe('ARS 12000');
  expect(said('$ 120 pesos', 'MXN')).toBe('MXN 12000');
  for (const currency of ['SEK', 'DKK', 'NOK', 'ISK']) expect(said('120 kr.', currency)).toMatch(currency);
  expect(said('$ 14', 'CAD')).toBe('CAD 1400');
  expect(said('Fr. 14', 'XOF')).toBe('XOF 14');
  expect(said('14 francs', 'CHF')).toBe('CHF 1400');
});

it.each([
  'Rs. 650',
  '12 лв',
  '120 pesos',
  '120 kr',
  '120,- kr.',
  '95 couronnes',
  // Also of currencies that are gone.
  '14 francs',
  '50 FF',
  'Glas 5 Mark',
  'DM 12',
  '12 Gulden',
  '500 pesetas',
  '5000 lire',
  '40 Schilling',
  '$ 120 pesos',
  '£9 $8',
  '£9 EUR',
  '',
  ' ',
  'Tagespreis',
  'market price',
  'auf Anfrage',
  'ab 8',
  'from € 8',
  'à partir de 8 €',
  'ca. 12',
  '8 - 12',
  '8-12',
  '8–12 €',
  '8 12',
  '-8',
  '−8',
  '8+',
  '+ 2',
  '~8',
  '10 %',
  '€ 8 / £ 14',
  '€ 8 $',
  '€',
  '8 / soup',
  '9,505',
  '12,999',
  // Of pesos, and of one of two countries.
  '$4.990',
  'Bs. 45',
  '€ 12.999',
  '8 / 12,999',
  '$ 10 lucas',
  '9,5055',
  '9.5.5',
  '1/2/3/4/5/6/7',
  '12345678901',
  '1.234.567',
  '0,2 l',
  'Happy Hour 17–19: 7',
  '6€ 28€',
  '6 € 28 €',
  '€6 €28',
  '12€ 14€',
  '£6 £28',
  '$8 $10',
  'Glas 6€ 28€',
  '6€28 €',
  '6€ 28',
  '6 €28',
  '80 cent',
  '80 Cent',
  '80 cents',
  '80 ct',
  '80 cts.',
  '80 centimes',
  '80 céntimos',
  '50 Rappen',
  '50 Rp.',
  '90 öre',
  '90 øre',
  '99¢',
  '50p',
  '50 pence',
  'Glas 50p',
  '85k',
  '85K',
  '85 k',
  '85k.',
  '(85k)',
  '1.2k',
  '1,2K',
  '8½k',
  '85k₫',
  '₫85k',
  '₫ 85 k',
  '85k VND',
  '85 k ₫',
  '8€k',
  '85k / 120k',
  'Glas 85k',
  '85 mil',
  '85 mil pesos',
  '$85 mil',
  '85 тыс',
  '85 тыс.',
  '85тыс',
  '85 Tsd.',
  '85 tausend',
  '85 thousand',
  '85 mille',
  '85 duizend',
  '85 nghìn',
  '85ng',
  '85 ribu',
  '85rb',
  '85万',
  '1.5 万',
  '85만',
  '85 lakh',
  '2tr',
  '1M',
  '12x',
  '85,-k',
  '10% off',
  '10 % Rabatt',
  '10 % korting',
  'x'.repeat(40) + ' 8',
])('leaves "%s" as it is written', (typed) => {
  expect(said(typed)).toBeUndefined();
});

it('counts by the decimals of the currency', () => {
  expect(said('1200', 'JPY')).toBe('1200');
  expect(said('12,50', 'JPY')).toBeUndefined();
  expect(said('4.250', 'KWD')).toBe('4250');
  expect(said('4.250', 'EUR')).toBe('425000');
  expect(said('9,50', null)).toBe('950');
});

it('tells both readings of an amount that may be thousands or decimals', () => {
  expect(findReadings('€ 12,999')).toEqual({ thousands: '12999', decimals: '12,99' });
  expect(findReadings('9.505')).toEqual({ thousands: '9505', decimals: '9.50' });
  for (const typed of ['', '12,99', '1.200', '1.299,50', '1,299,999', '0,505', '1’299', 'market price'])
    expect(findReadings(typed)).toBeUndefined();
  expect(said('12,999', 'JPY')).toBe('12999');
  expect(said('12,999', 'KWD')).toBe('12999');
});

const CURRENCIES = [
  'EUR',
  'GBP',
  'USD',
  'CHF',
  'SEK',
  'PLN',
  'CZK',
  'JPY',
  'KRW',
  'TRY',
  'AED',
  'KWD',
  'HUF',
];

it('reads back every amount as each language writes it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCIES, null),
      fc.constantFrom(...LOCALES),
      fc.nat(MENU_LIMITS.amount),
      (currency, locale, amount) => {
        const typed = moneyWriter({ currency, locale, isWhole: false })(amount);
        expect(readPrices(typed, currency)?.prices).toEqual([{ size: null, amount }]);
      },
    ),
  );
});

it('reads back sizes with their amounts', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('Glas', 'Krug', 'verre', '0,2 l', '4 cl', 'grande', 'Fl'), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.constantFrom(...LOCALES),
      fc.nat(100_000),
      fc.constantFrom(' / ', ' | ', '; ', ' · '),
      (sizes, locale, amount, joint) => {
        const write = moneyWriter({ currency: 'EUR', locale, isWhole: false });
        const typed = sizes.map((size, place) => `${size} ${write(amount + place)}`).join(joint);
        expect(readPrices(typed, null)).toEqual({
          currency: 'EUR',
          prices: sizes.map((size, place) => ({ size, amount: amount + place })),
        });
      },
    ),
  );
});

it('never throws, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, other) => {
      const read = readPrices(`${one} 8 ${other}`, 'EUR');
      for (const { amount } of read?.prices ?? []) expect(Number.isSafeInteger(amount)).toBe(true);
    }),
  );
});
