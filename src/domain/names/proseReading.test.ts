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

test.each([
  'Cranberry, with or without cream',
  'met of zonder slagroom',
  'mit oder ohne Sahne',
  'con o sin nata',
  'avec ou sans chantilly',
  'mit/ohne Sahne',
  'with and without cream',
  'also available without cream',
  'op verzoek zonder room',
  'auf Wunsch ohne Sahne',
  'sans chantilly sur demande',
  'not without cream',
  'niet zonder room',
  'nicht ohne Sahne',
  'no sin nata',
  'pas sans crème',
  'nunca sin nata',
  'kan niet zonder room',
  'ohne Sahne geht es nicht',
  'cannot be made without milk',
])('of %j milk is possible', (text) => {
  expect(readProse(text)).toMatchObject({ substances: [], saidPossible: ['milk'] });
});

test.each([
  ['with or without rum', ['rum']],
  ['Nicht ohne Rum', ['rum']],
  ['bière sans alcool sur demande', ['biere', 'alcool']],
  ['without rum', []],
  ['Sans lait et sans rhum.', []],
  ['Do not shake. Serve without rum.', []],
  // Words that stand for a bottle.
  ['Float 151 on top.', ['151']],
  ['Shake with 151 ml juice.', []],
  ['Top with bubbly.', ['with bubbly']],
  ['Mit Strohrum flambieren.', ['strohrum']],
  ['Rinse with Herbsaint.', ['herbsaint']],
  ['Spritz with Islay.', ['islay']],
  ['Add the booze.', ['booze']],
])('of %j it hears the alcohol %j', (text, alcohol) => {
  expect(readProse(text).alcohol).toEqual(alcohol);
});

test.each<[Locale, string, Substance]>([
  ['nl', 'Met een bol vanille-ijs.', 'milk'],
  ['nl', 'Met een bolletje aardbeienijs.', 'milk'],
  ['de', 'Eine Kugel Vanille-Eis zugeben.', 'milk'],
  ['de', 'Mit Schokoeis servieren.', 'milk'],
  ['fr', 'Ajouter une boule vanille.', 'milk'],
  ['en', 'Add a scoop of vanilla.', 'milk'],
  ['es', 'Con una bola de vainilla.', 'milk'],
  ['de', 'Mit Schlag servieren.', 'milk'],
  ['es', 'Añade la clara.', 'eggs'],
  ['es', 'Montar las claras.', 'eggs'],
  ['fr', 'Ajoutez le blanc.', 'eggs'],
  ['fr', 'Ajouter le jaune.', 'eggs'],
  ['fr', 'Avec des blancs en neige.', 'eggs'],
  ['en', 'Add the whites.', 'eggs'],
  ['en', 'Add the yolk.', 'eggs'],
  ['de', 'Eischnee unterheben.', 'eggs'],
  ['de', 'Mit Amarettini garnieren.', 'almonds'],
  ['nl', 'Met een bokkenpootje.', 'almonds'],
  ['fr', 'Avec un financier.', 'almonds'],
  ['nl', 'Met noga.', 'almonds'],
  ['en', 'Serve with Raffaello.', 'almonds'],
  ['en', 'Serve with Giotto.', 'hazelnuts'],
  ['en', 'A spoon of pesto.', 'cashews'],
  ['en', 'Rim with dukkah.', 'sesame'],
  ['en', 'With romesco.', 'hazelnuts'],
  ['de', 'Dazu ein Löffelbiskuit.', 'wheat'],
  ['es', 'Con un barquillo.', 'wheat'],
  ['en', 'Serve with a Kit Kat.', 'wheat'],
  ['en', 'Serve with Pocky.', 'milk'],
  ['en', 'Rim with Old Bay.', 'celery'],
])('in %s %j names %s', (locale, text, substance) => {
  expect(readProse(text, locale).substances).toContain(substance);
});

test.each<[Locale, string]>([
  ['de', 'Steif schlagen, mit Eis auffüllen.'],
  ['de', 'Mit Crushed Eis und Eiswürfeln servieren.'],
  ['nl', 'Met gemalen ijs.'],
  ['fr', 'Avec de la glace pilée.'],
  ['en', 'Add the white rum.'],
])('in %s %j names no allergen', (locale, text) => {
  expect(readProse(text, locale).substances).toEqual([]);
});

test.each(['Garneer met een dropveter.', 'Serve with a Twizzler straw.'])('%j warns of liquorice', (text) => {
  expect(readProse(text).cautions).toEqual(['liquorice']);
});

test('a name holds what its thing holds, though its words do not speak of it', () => {
  const names = {
    nameAt: (all: readonly string[], at: number) =>
      all[at] === 'frappe' ? { id: 'frappe', length: 1 } : undefined,
    factsOf: () => facts(0, ['milk']),
    isKindOf: () => false,
  };
  expect(readProse('Add frappe.', 'en', names).substances).toEqual(['milk']);
  expect(readProse('Add vegan frappe.', 'en', names).substances).toEqual([]);
});

test('“the gin” is no tea, “thee” is', () => {
  expect(readProse('Stir the gin.', 'en').cautions).toEqual([]);
  expect(readProse('Met thee aanvullen.', 'nl').cautions).toEqual(['caffeine']);
});
