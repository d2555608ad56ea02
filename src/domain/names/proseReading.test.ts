import { expect, test } from 'vitest';
import type { Caution, Substance } from '../../contracts/diet/diet.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { DietaryFacts } from '../diet/dietary.ts';
import { changesThing, readProse } from './proseReading.ts';

test.each<[Locale, string, Substance[]]>([
  ['en', 'Shake with egg white. Top with cream and crushed peanuts.', ['eggs', 'peanuts', 'milk']],
  ['en', 'Contains peanuts and almonds', ['peanuts', 'almonds']],
  ['nl', 'Afmaken met room en geschaafde amandelen.', ['milk', 'almonds']],
  ['de', 'Mit Sahnehaube und Mandelsplittern servieren.', ['milk', 'almonds']],
  ['es', 'Decorar con cacahuetes picados y nata.', ['peanuts', 'milk']],
  ['fr', 'Saupoudrer de noisettes, finir avec un blanc d’œuf.', ['eggs', 'hazelnuts']],
  // Not in it, a glass, a texture, and words that are foods in other languages.
  ['en', 'No peanuts, dairy-free, without almonds. Serve in a wine glass.', []],
  ['de', 'Ohne Milch, nussfrei, cremig schütteln, im Weinglas servieren.', []],
  ['es', 'Sin leche. Batido, en vaso helado, en una copa de vino.', []],
  ['fr', 'Sans lait, dans un verre à vin, mousse en surface.', []],
  ['nl', 'Zonder melk, met ijs, nog een keer schudden.', []],
  ['en', 'Heat in a pan, serve at room temperature, use tongs.', []],
  ['en', 'Finished with almond milk, écume de lait d’amande, Mandelmilch.', ['almonds']],
  ['de', 'Our best seller: room for two, a Pan-Asian twist.', []],
  ['en', 'Afmaken met room en een stuk brood.', ['wheat', 'milk']],
])('in %s %j names %j', (locale, text, substances) => {
  expect(readProse(text, locale).substances).toEqual(substances);
});

test.each<[Locale, string, string[]]>([
  ['en', 'Pour, top with prosecco.', ['prosecco']],
  ['de', 'Mit Sekt auffüllen.', ['sekt']],
  ['en', 'Serve in a champagne flute.', []],
  ['en', 'Top with alcohol-free sparkling wine.', []],
  ['es', 'Completar con cerveza sin alcohol.', []],
])('in %s %j pours %j', (locale, text, alcohol) => {
  expect(readProse(text, locale).alcohol).toEqual(alcohol);
});

test.each([
  ['Without ice, add rum.', ['rum']],
  ['With alcohol-free gin and a shot of rum.', ['rum']],
  ['Coke zero with rum.', ['rum']],
  ['Add 2 shots of 96% spirit.', ['96% spirit']],
  ['With our 20 % vol infusion.', ['20 % vol']],
  ['With 0.5% vol beer, alcohol-free.', []],
])('a denial of something else takes no alcohol away: %j', (text, alcohol) => {
  expect(readProse(text, 'en').alcohol).toEqual(alcohol);
});

test('what may be in it is only possible', () => {
  const { substances, mayContain } = readProse('May contain traces of milk. Decorate with mint.', 'en');
  expect([substances, mayContain]).toEqual([[], ['milk']]);
});

const PLAIN: DietaryFacts = {
  allergens: { contains: [], mayContain: [] },
  vegan: 'yes',
  vegetarian: 'yes',
  cautions: [],
  strength: 0,
};
const facts = (strength: number, contains: Substance[] = [], cautions: Caution[] = []) => ({
  ...PLAIN,
  strength,
  cautions,
  allergens: { contains, mayContain: [] },
});

test.each<[string, DietaryFacts]>([
  ['infused with cucumber', facts(40)],
  ['fat-washed with butter', facts(40)],
  ['Earl Grey', facts(40)],
  ['mit Honig', PLAIN],
  ['avec des amandes', PLAIN],
  ['with a shot of rum', PLAIN],
])('the remark %j makes another thing', (remark, of) => {
  expect(changesThing(remark, of)).toBe(true);
});

test.each<[string, DietaryFacts]>([
  ['freshly squeezed', PLAIN],
  ['contains almonds', facts(0, ['almonds'])],
  ['nut-free', facts(0, ['almonds'])],
  ['preferably dry', facts(40)],
  ['hot', facts(0, [], ['caffeine'])],
  ['', PLAIN],
])('the remark %j changes nothing', (remark, of) => {
  expect(changesThing(remark, of)).toBe(false);
});

test('a long text is read in about the time of its length', () => {
  const before = process.cpuUsage().user;
  for (const piece of ['mandel', 'nuts and ', 'd’', 'glas de ', 'x'])
    readProse(piece.repeat(100_000 / piece.length), 'de');
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(500);
});

test.each<[string, readonly string[], readonly string[]]>([
  ['Top with cream, vegan marshmallows.', ['milk'], []],
  ['Not vegan: cream.', ['milk'], []],
  ['Add cream. Vegan guests: leave it out.', ['milk'], []],
  ['Pour cream over vegan ice.', ['milk'], []],
  ['Shake with egg, vegan cream.', ['eggs'], []],
  ['Shake with vegan cream.', [], []],
  ['Avec de la crème végétale.', [], []],
  ['Shake with egg replacer.', [], []],
  ['Add aquafaba (egg white substitute).', [], []],
  ['Use Baileys instead of Kahlúa.', [], ['milk']],
  ['Gin statt Baileys.', ['milk'], []],
])('of “%s” it reads %j as contained and %j as possible', (text, contains, possible) => {
  const { substances, mayContain } = readProse(text);
  expect(substances).toEqual(contains);
  expect(mayContain).toEqual(possible);
});
