import { expect, it } from 'vitest';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { getNameReader } from '../../catalogue/nameReader.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import { LOCALES, type Locale } from '../../contracts/site/locale.ts';
import { foldText } from '../../text/foldText.ts';
import { lineText } from '../drinks/lineText.ts';
import { createLineReader } from './lineReader.ts';
import type { LineReading } from './lineReading.ts';
import { sharePartsOut } from './ownLine.ts';

const catalogue = readCheckedCatalogue('data');
const ids = new Map(
  [...catalogue.ingredientById.values()]
    .flatMap(({ id, names, plurals, synonyms }) =>
      LOCALES.flatMap((locale) =>
        [names[locale], plurals?.[locale], ...(synonyms[locale] ?? [])].flatMap((name): [string, string][] =>
          name === undefined ? [] : [[foldText(name), id]],
        ),
      ),
    )
    .reverse(),
);
const find = (name: string) => (catalogue.ingredientById.has(name) ? name : ids.get(foldText(name)));
const readerIn = (locale: Locale) => createLineReader(drinkParts(catalogue, locale), locale, find);
const readers = {
  en: readerIn('en'),
  nl: readerIn('nl'),
  de: readerIn('de'),
  es: readerIn('es'),
  fr: readerIn('fr'),
};

/** "45 ml gin (2–3 dashes)": what was read, in few words. */
function told({
  ingredient,
  name,
  unit,
  amount,
  parts,
  note,
  isOptional,
  isGarnish,
  or,
  strength,
}: LineReading): string {
  const much = parts === undefined ? `${amount ?? '?'} ${unit}` : `${parts} parts`;
  const marks = [note, isOptional ? 'optional' : '', isGarnish ? 'garnish' : ''].filter(
    (mark) => mark !== '',
  );
  const others = or.map((other) => ` or ${other}`).join('');
  return `${much} ${ingredient ?? `“${name}”`}${strength === undefined ? '' : ` ${strength}%`}${others}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

it.each([
  ['1 1/2 oz gin', '45 ml gin'],
  ['1-1/2 oz gin', '45 ml gin'],
  ['1½ oz gin', '45 ml gin'],
  ['1 ½ oz gin', '45 ml gin'],
  ['1 and 1/2 oz gin', '45 ml gin'],
  ['1⁄2 oz gin', '15 ml gin'],
  ['⅛ oz absinthe', '3.75 ml absinthe'],
  ['.5 oz gin', '15 ml gin'],
  ['1,5 cl lime juice', '15 ml lime-juice'],
  ['1/3rd cup water', '80 ml water'],
  ['three quarters oz gin', '22.5 ml gin'],
  ['half a lime', '0.5 piece lime'],
  ['1,000 ml water', '1000 ml water'],
  ['1.125 oz gin', '33.75 ml gin'],
  ['60ml gin', '60 ml gin'],
  ['2 fl. oz. gin', '60 ml gin'],
  ['2 dl water', '200 ml water'],
  ['1 tbsp honey', '15 ml honey'],
  ['2 tsp sugar', '2 teaspoon sugar'],
  ['1 bar spoon grenadine', '1 barspoon grenadine'],
  ['1 level teaspoon sugar', '1 teaspoon sugar'],
  ['2 ds Angostura bitters', '2 dash angostura-bitters'],
  ['3 drops absinthe', '3 drop absinthe'],
  ['a pinch of salt', '1 pinch salt'],
  ['2 oz gin (alternatively vodka)', '60 ml gin or vodka'],
  ['2 oz rum (dark)', '60 ml dark-rum (dark)'],
  ['3 limes', '3 piece lime'],
  ['2 twists', '2 piece “twists”'],
  ['Gin 50 ml', '50 ml gin'],
  ['Gin – 1 1/2 oz', '45 ml gin'],
  ['Angostura bitters: 2-3 dashes', '2.5 dash angostura-bitters (2-3 dashes)'],
])('reads the amount of “%s”', (line, expected) => {
  expect(told(readers.en.read(line))).toBe(expected);
});

it.each([
  ['2-3 dashes Angostura bitters', '2.5 dash angostura-bitters (2-3 dashes)'],
  ['2 to 3 dashes Angostura bitters', '2.5 dash angostura-bitters (2 to 3 dashes)'],
  ['1 – 1½ oz gin', '37.5 ml gin (1 – 1½ oz)'],
  ['1 shot tequila', '45 ml tequila (1 shot)'],
  ['splash of soda water', '7.5 ml soda-water (splash)'],
  // What is stated in brackets wins.
  ['splash (3-4 cl) dark rum', '35 ml dark-rum (splash (3-4 cl))'],
  ['a dash (2 cl) gin', '20 ml gin (a dash (2 cl))'],
  ['2 parts (50 ml) gin', '50 ml gin (2 parts (50 ml))'],
  ['some (2 cl) gin', '20 ml gin (some (2 cl))'],
  ['float dark rum', '15 ml dark-rum (float)'],
  ['juice of ½ lime', '12.5 ml lime-juice (juice of ½ lime)'],
  ['juice of 1 and 1/2 limes', '37.5 ml lime-juice (juice of 1 and 1/2 limes)'],
  ['a splash (25ml-ish) of gin', '25 ml gin (a splash (25ml))'],
  ['25 g sugar', '? ml sugar (25 g)'],
  ['1 handful mint', '? piece mint (1 handful)'],
  ['sugar to taste', '? ml sugar (to taste)'],
  // More or less than the measure: nobody says how much.
  ['1 heaping teaspoon sugar', '1 teaspoon sugar (1 heaping teaspoon)'],
  ['scant 1 oz gin', '30 ml gin (scant 1 oz)'],
  ['3/4 oz (heavy) lemon juice', '22.5 ml lemon-juice (3/4 oz (heavy))'],
  ['1 rounded tablespoon sugar', '15 ml sugar (1 rounded tablespoon)'],
  ['just under 1 oz lime juice', '30 ml lime-juice (just under 1 oz)'],
  ['3 good dashes Angostura bitters', '3 dash angostura-bitters (3 good dashes)'],
  ['1 oz packed brown sugar', '30 ml brown-sugar (1 oz packed)'],
  // Words of the name.
  ['1 oz heavy cream', '30 ml cream'],
  ['1 oz light rum', '30 ml white-rum'],
])('keeps in words what the number of “%s” does not say', (line, expected) => {
  expect(told(readers.en.read(line))).toBe(expected);
});

it.each([
  ['60 ml (2 oz) gin', '60 ml gin'],
  ['2 oz / 60 ml gin', '60 ml gin'],
  ['1 (750 ml) bottle champagne', '750 ml champagne (1 (750 ml) bottle)'],
  ['2 oz (60 ml / 4 tbsp) gin', '60 ml gin'],
  ['2 bottles champagne (each 750 ml)', '1500 ml champagne (2 bottles, each 750 ml)'],
  ['2 14 oz cans coconut milk', '840 ml coconut-milk (2 14 oz cans)'],
  ['1 can (16 oz) beer', '480 ml beer (1 can (16 oz))'],
])('takes one of the two amounts of “%s”', (line, expected) => {
  expect(told(readers.en.read(line))).toBe(expected);
});

it.each([
  ['10 mint leaves', '10 leaf mint'],
  ['mint sprig for garnish', '1 sprig mint (garnish)'],
  ['1 sugar cube', '1 piece sugar-cube'],
  ['1 cube sugar', '1 piece sugar-cube'],
  ['lemon wheel.', '1 wheel lemon'],
  ['1 orange peel', '1 twist orange'],
  ['half orange slice', '1 half-wheel orange'],
  ['Zest of one lemon', '1 twist lemon'],
  ['salt for the rim', '? rim salt'],
  ['Top with soda water', '? top soda-water'],
  ['soda water, to top', '? top soda-water'],
  ['tonic water to fill', '? top tonic-water'],
  ['top with 60 ml soda water', '60 top soda-water'],
  ['Top with champagne (about 3 oz)', '90 top champagne'],
  ['Top with champagne (about 3 oz / 90 ml)', '90 top champagne'],
  ['champagne to top (roughly 3 oz)', '90 top champagne'],
  ['Champagne (about 90 ml) to top', '90 top champagne'],
  ['1 lime wedge (optional)', '1 wedge lime (optional)'],
  ['Optional: 1 oz gin', '30 ml gin (optional)'],
  ['2 oz rye or bourbon', '60 ml rye-whiskey or bourbon'],
  ['lime wedge or slice', '1 wedge lime'],
  ['1 oz lime juice, freshly squeezed', '30 ml lime-juice (freshly squeezed)'],
])('reads “%s” for what it is', (line, expected) => {
  expect(told(readers.en.read(line))).toBe(expected);
});

it.each([
  ['Angostura bitters', '? dash angostura-bitters'],
  ['gin', '? ml gin'],
  ['some gin', '? ml gin (some)'],
  ['attic dust', '? piece “attic dust”'],
  ['0 ml gin', '? ml gin (0 ml)'],
  ['50000 ml gin', '? ml gin (50000 ml)'],
  ['1 bottle gin', '? ml gin (1 bottle)'],
  ['1/2', '? piece “1/2”'],
  ['7 Up', '? ml lemon-lime-soda'],
  ['El Dorado', '? ml demerara-rum'],
  ['Attic 151', '? piece “Attic 151”'],
  ['juice of the moon', '? piece “juice of the moon”'],
])('tells no amount of “%s”, and keeps its words', (line, expected) => {
  expect(told(readers.en.read(line))).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['nl', 'sap van een halve limoen', '12.5 ml lime-juice (sap van een halve limoen)'],
  ['nl', '1 eetlepel honing', '15 ml honey'],
  ['nl', 'limoenpartje', '1 wedge lime'],
  ['nl', 'aanvullen met tonic', '? top tonic-water'],
  ['nl', 'wodka of gin', '? ml vodka or gin'],
  ['de', '2 cl Gin o. Rum', '20 ml gin or rum'],
  ['de', 'Saft einer halben Limette', '12.5 ml lime-juice (Saft einer halben Limette)'],
  ['de', '2 BL Zuckersirup', '2 barspoon simple-syrup'],
  ['de', '10 Minzblätter', '10 leaf mint'],
  ['de', 'mit Tonic Water auffüllen', '? top tonic-water'],
  ['de', 'anderthalb cl Gin', '15 ml gin'],
  ['es', 'zumo de media lima', '12.5 ml lime-juice (zumo de media lima)'],
  ['es', '2 golpes de angostura', '2 dash angostura-bitters'],
  ['es', 'completar con soda', '? top soda-water'],
  ['fr', 'jus d’un demi citron vert', '12.5 ml lime-juice (jus d’un demi citron vert)'],
  ['fr', '1 cuillère à café de sucre', '1 teaspoon sugar'],
  ['fr', '1 morceau de sucre', '1 piece sugar-cube'],
  ['fr', 'compléter avec du tonic', '? top tonic-water'],
  // What a line says of an amount is kept, wherever it stands.
  ['nl', 'aanvullen met champagne (zo’n 90 ml)', '90 top champagne'],
  ['de', 'mit Sekt auffüllen (ca. 90 ml)', '90 top sparkling-wine'],
  ['de', 'mit ca. 90 ml Sekt aufgießen', '90 top sparkling-wine'],
  ['es', 'rellenar con cava (unos 90 ml)', '90 top cava'],
  ['fr', 'allonger d’eau gazeuse (à peu près 10 cl)', '100 top soda-water (à peu près 10 cl)'],
  // Of a juice it is no number of fruits.
  ['en', 'juice of half a lemon (15 ml)', '15 ml lemon-juice (juice of half a lemon (15 ml))'],
  ['es', 'zumo de naranja 120 ml', '120 ml orange-juice'],
  ['fr', 'jus d’orange pour compléter (environ 12 cl)', '120 top orange-juice'],
  // How full a spoon is, before and behind it.
  ['nl', '1 afgestreken theelepel suiker', '1 teaspoon sugar'],
  ['nl', '1 opgehoopte eetlepel suiker', '15 ml sugar (1 opgehoopte eetlepel)'],
  ['nl', 'ruim 4 cl gin', '40 ml gin (ruim 4 cl)'],
  ['nl', '1 kop melk', '? ml milk (1 kop)'],
  ['de', 'knapp 4 cl Gin', '40 ml gin (knapp 4 cl)'],
  ['de', '1 gut gefüllter EL Zucker', '15 ml sugar (1 gut gefüllter EL)'],
  ['de', '1 geh. TL Zucker', '1 teaspoon sugar (1 geh. TL)'],
  ['de', '1 gestr. TL Zucker', '1 teaspoon sugar'],
  ['es', '1 cucharada colmada de azúcar', '15 ml sugar (1 cucharada colmada)'],
  ['es', '1 cucharadita rasa de azúcar', '1 teaspoon sugar'],
  ['es', '30 ml escasos de ron', '30 ml rum (30 ml escasos)'],
  ['fr', '1 cuillère à café bombée de sucre', '1 teaspoon sugar (1 cuillère à café bombée)'],
  ['fr', '1 cuillère à soupe rase de sucre', '15 ml sugar'],
  ['fr', 'un peu moins de 3 cl de rhum', '30 ml rum (un peu moins de 3 cl)'],
  // Short words, and small glasses that hold what their bar says.
  ['nl', '2 eetl. suiker', '30 ml sugar'],
  ['nl', '1 borrelglas (35 ml) jenever', '35 ml genever (1 borrelglas (35 ml))'],
  ['de', '1 Fl. Sekt', '? ml sparkling-wine (1 Fl.)'],
  ['es', '1 caballito de tequila', '? ml tequila (1 caballito)'],
  // Nobody can tell of which the brackets speak, nor how much a counted pour is.
  ['nl', '1/2 fles (375 ml) prosecco', '? ml prosecco (1/2 fles (375 ml))'],
  ['de', '1/2 Fl. Sekt (0,75 l)', '? ml sparkling-wine (1/2 Fl., 0,75 l)'],
  ['en', '3 count vodka', '? ml vodka (3 count)'],
  ['es', 'hojas de menta (8)', '8 leaf mint'],
  ['fr', '1 louche de Cointreau', '? ml cointreau (1 louche)'],
  // What a line says before the thing.
  ['en', 'per glass: 1 egg white', '1 piece egg-white (per glass)'],
  ['en', 'For the rim: salt', '? rim salt'],
  ['nl', 'Voor de rand: suiker', '? rim sugar'],
  ['es', 'sal para escarchar', '? rim salt'],
  // A number beside it is no amount of what stands on the rim, and stays in words.
  ['es', '6 hielos y sal de gusano para escarchar', '? rim “hielos y sal de gusano” (6)'],
  ['en', '2 limes for the rim', '? rim lime (2)'],
  ['nl', 'zout en selderijzout voor de rand', '? rim “zout en selderijzout”'],
  ['de', '1 Schnapsglas Gin', '? ml gin (1 Schnapsglas)'],
  ['de', '4 cl Gin od. Rum', '40 ml gin or rum'],
  // An amount beside a word for topping up is poured.
  ['en', 'top w/ 3oz tonic water', '90 top tonic-water'],
  ['en', 'top off slowly using 3 oz tonic water', '90 top tonic-water'],
  ['es', 'completar c/ 90 ml de soda', '90 top soda-water'],
  ['de', 'auffüllen mit etwa 100 ml Tonic Water', '100 top tonic-water'],
  // A ratio stays whole, and a pint is what its country pours.
  ['de', '2 BL Zuckersirup 2:1', '2 barspoon simple-syrup (2:1)'],
  ['en', '30 ml 2:1 simple syrup', '30 ml simple-syrup (2:1)'],
  ['en', '0.5 pint (UK) stout', '284 ml stout'],
  ['en', '1 imperial pint stout', '568 ml stout'],
  ['en', '1 pint stout', '473 ml stout (1 pint)'],
])('reads in %s “%s”', (locale, line, expected) => {
  expect(told(readers[locale].read(line))).toBe(expected);
});

it('takes no half pint for bitters, which nobody pours', () => {
  const line = '1/2 pint Angostura bitters';
  expect(readers.en.read(line)).toMatchObject({ name: line, amount: null, isUnread: true });
  expect(told(readers.en.read('2 oz Angostura bitters'))).toBe('60 ml angostura-bitters');
});

it.each<[Locale, string]>([
  ['en', '1 mighty tablespoon sugar'],
  ['nl', '1 mooie eetlepel suiker'],
  ['de', '1 schöner EL Zucker'],
  ['fr', '2 belles cuillères à soupe de miel'],
  ['en', '60ml'],
  ['en', '2:1:1 gin, lemon, triple sec'],
])('takes no piece for the measure of which a word is unknown: %s “%s”', (locale, line) => {
  expect(readers[locale].read(line)).toMatchObject({ name: line, amount: null, isUnread: true });
});

it.each<[Locale, string, string[]]>([
  ['nl', '60 ml witte of bruine rum', ['dark-rum']],
  ['nl', '20 cl alcoholvrij of gewoon bier', ['beer']],
  ['nl', '1 ei of 1 eiwit', ['egg-white']],
  ['es', '20 cl cerveza sin alcohol o normal', ['beer']],
  ['es', '15 cl vino tinto o blanco', ['white-wine']],
  ['de', '10 cl Soja- oder Hafermilch', ['oat-milk']],
  ['en', '7 oz lemon/lime soda', []],
])('keeps both things of a line, although a reader of names knows the whole: %s “%s”', (locale, line, or) => {
  const names = getNameReader(catalogue, locale);
  const reader = createLineReader(drinkParts(catalogue, locale), locale, (name) => names.findAsWritten(name));
  expect(reader.read(line).or).toEqual(or);
});

it.each<[Locale, string, string[]]>([
  ['en', '1oz each: gin, vodka, sweet vermouth', ['1oz gin', '1oz vodka', '1oz sweet vermouth']],
  ['en', '30 ml each gin & vodka', ['30 ml gin', '30 ml vodka']],
  ['en', 'gin, vodka and rum, 30 ml each', ['30 ml gin', '30 ml vodka', '30 ml rum']],
  ['de', 'je 3 cl Gin, Wodka und Rum', ['3 cl Gin', '3 cl Wodka', '3 cl Rum']],
  ['nl', 'elk 30 ml gin, wodka en rum', ['30 ml gin', '30 ml wodka', '30 ml rum']],
  ['es', '3 cl de cada: ginebra, vodka y ron', ['3 cl ginebra', '3 cl vodka', '3 cl ron']],
  ['fr', '3 cl chacun de gin, vodka et rhum', ['3 cl gin', '3 cl vodka', '3 cl rhum']],
  ['en', '1 oz cream each', []],
  ['en', '2 cans (330 ml each) beer', []],
])('parts in %s “%s” into a line for each thing, and takes it for none of them', (locale, line, parts) => {
  expect(readers[locale].split(line)).toEqual(parts.length === 0 ? [line] : parts);
  expect(readers[locale].read(line).isUnread === true).toBe(parts.length > 0);
});

it.each(LOCALES)('reads back in %s every line of the catalogue', (locale) => {
  // Two words for a cut that is one in another language.
  const ALIKE = ['wheel slice', 'stick stalk'];
  for (const recipe of catalogue.recipes)
    for (const line of recipe.lines) {
      const { text } = lineText(line, line.measure, line.item, locale);
      const reading = readers[locale].read(text);
      expect(reading.ingredient, text).toBe(line.ingredient);
      const pair = [reading.unit, line.unit].toSorted().join(' ');
      expect(
        reading.unit === line.unit || ALIKE.some((alike) => pair === alike.split(' ').toSorted().join(' ')),
        text,
      ).toBe(true);
      expect(reading.amount, text).toBe(line.amount ?? null);
    }
});

it.each([
  ['60 ml gin, infused with almonds', '60 ml “gin, infused with almonds” 40%'],
  ['gin (infused with cucumber)', '? piece “gin (infused with cucumber)” 40%'],
  ['whiskey (fat-washed with butter)', '? piece “whiskey (fat-washed with butter)” 40%'],
  ['30 ml vodka [coffee]', '30 ml “vodka [coffee]” 40%'],
  ['20 ml simple syrup (made with almonds)', '20 ml “simple syrup (made with almonds)” 0%'],
  ['100 ml cola (with rum)', '100 ml “cola (with rum)”'],
  // Nobody knows how strong what is without alcohol is.
  ['60 ml vodka (0.0)', '60 ml “vodka (0.0)”'],
  ['20 ml amaretto (non-alcoholic)', '20 ml “amaretto (non-alcoholic)”'],
  [
    '10 mint leaves, dipped in chocolate and hazelnuts',
    '10 leaf “mint (dipped in chocolate and hazelnuts)” 0%',
  ],
])('knows no more what “%s” is', (line, expected) => {
  expect(told(readers.en.read(line))).toBe(expected);
});

it.each([
  ['60 ml lime juice (fresh)', '60 ml lime-juice (fresh)'],
  ['20 ml orgeat (contains almonds)', '20 ml orgeat (contains almonds)'],
  ['gin, preferably a dry one', '? ml gin (preferably a dry one)'],
  ['60 ml rum (zero sugar)', '60 ml rum (zero sugar)'],
])('keeps the remark of “%s”', (line, expected) => {
  expect(told(readers.en.read(line))).toBe(expected);
});

it.each([
  ['30 ml milk / almond milk', '30 ml milk or almond-milk'],
  ['30 ml milk/almond milk', '30 ml milk or almond-milk'],
  ['45 ml gin/vodka', '45 ml gin or vodka'],
  ['30 ml Milch oder Hafermilch', '30 ml milk or oat-milk'],
  ['1 egg white (or aquafaba)', '1 piece egg-white or aquafaba'],
  // How much of the other is in the remark.
  ['1 egg, or 2 tbsp aquafaba', '1 piece egg or aquafaba (2 tbsp aquafaba)'],
  ['30 ml Milch oder 2 EL Kokosmilch', '30 ml milk or coconut-milk (2 EL Kokosmilch)'],
  ['1 egg white (or 2 tbsp aquafaba)', '1 piece egg-white or aquafaba (2 tbsp aquafaba)'],
  ['10 mint leaves or 1 sprig', '10 leaf mint (1 sprig)'],
  ['6 mint leaves plus 1 sprig for garnish', '6 leaf mint (1 sprig, garnish)'],
  [
    'juice of 1 lime or 60 ml lemon juice',
    '25 ml lime-juice or lemon-juice (juice of 1 lime or 60 ml lemon juice)',
  ],
  ['10 mint leaves or 4 basil leaves', '10 leaf mint or basil (4 basil leaves)'],
])('reads both things of “%s”', (line, expected) => {
  expect(told(readers.en.read(line))).toBe(expected);
});

it.each([
  ['60 ml rum 75% vol', '60 ml rum 75%'],
  ['60 ml rum (75 %)', '60 ml rum 75%'],
  ['60 ml rum, 75,5 % Vol.', '60 ml rum 75.5%'],
  ['2 oz rum 151 proof', '60 ml rum 75.5%'],
  ['75% rum, 60 ml', '60 ml rum 75%'],
  ['60 ml gin (40%)', '60 ml gin'],
  ['30 ml cream (35% fat)', '30 ml cream (35% fat)'],
  ['30 ml cranberry juice (100%)', '30 ml cranberry-juice (100%)'],
  // Nothing without alcohol has one: it is another thing.
  ['30 ml cranberry juice 4%', '30 ml “cranberry juice 4 %” 4%'],
  ['30 ml cranberry juice (4.8% ABV)', '30 ml “cranberry juice 4.8 %” 4.8%'],
  ['30 ml cranberry juice (fermented)', '30 ml “cranberry juice (fermented)”'],
])('takes the strength that “%s” states', (line, expected) => {
  expect(told(readers.en.read(line))).toBe(expected);
});

it('knows how strong the bottle is that a line names, and says that it does not of one that is stronger than most', () => {
  const names = getNameReader(catalogue, 'en');
  const reader = createLineReader(drinkParts(catalogue, 'en'), 'en', (name) => names.findAsWritten(name));
  const read = (line: string) => told(reader.read(line));
  expect(read('33 cl Westmalle Tripel')).toBe('330 ml strong-beer 9.5%');
  expect(read('2 cl Stroh 80')).toBe('20 ml inlander-rum 80%');
  expect(read('2 cl Stroh 80 (60 %)')).toBe('20 ml inlander-rum');
  expect(read('1 oz Bacardi 151')).toBe('30 ml overproof-rum 75.5%');
  expect(read('2 oz cask strength bourbon')).toBe('60 ml “cask strength bourbon”');
  expect(told(reader.stated({ name: 'Duvel', amount: 1, units: 'cl' }))).toBe('10 ml strong-beer');
  expect(told(reader.stated({ name: 'Leffe', amount: 1, units: 'cl' }))).toBe('10 ml strong-beer 6.6%');
});

it.each<[Locale, string, string]>([
  ['en', '1 quart orange juice', '946 ml orange-juice (1 quart)'],
  ['fr', 'un quart de litre de lait', '250 ml milk'],
  ['fr', '1 quart de citron', '0.25 piece lemon'],
  ['fr', 'trois quarts d’once de rhum', '22.5 ml rum'],
  ['es', 'medio litro de leche', '500 ml milk'],
  ['en', '2 x 30 ml rum', '60 ml rum'],
  ['en', '2× 4 cl milk', '80 ml milk'],
  ['en', '2 x lime', '2 piece lime'],
  ['en', '2 shots (30 ml each) vodka', '60 ml vodka (2 shots (30 ml each))'],
  ['nl', '3 scheutjes Angostura', '3 dash angostura-bitters (3 scheutjes)'],
  ['es', '2 chorritos de angostura', '2 dash angostura-bitters (2 chorritos)'],
  ['es', 'un chorrito de ron', '7.5 ml rum (un chorrito)'],
  ['nl', 'een scheutje rum', '7.5 ml rum (een scheutje)'],
  ['de', '1 Spritzer Angostura', '1 dash angostura-bitters'],
  ['en', '| 60 ml | Gin |', '60 ml gin'],
])('reads in %s how much “%s” is', (locale, line, expected) => {
  expect(told(readers[locale].read(line))).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['en', '@vodka{45%ml}', '45 ml vodka'],
  ['en', '@lime juice{3/4%oz}(fresh)', '22.5 ml lime-juice (fresh)'],
  ['en', '@Angostura bitters{2%dashes}', '2 dash angostura-bitters'],
  ['en', '@gin{=60%ml}', '60 ml gin'],
  ['en', '@lime{1/2}', '0.5 piece lime'],
  ['en', '@gin{}', '? ml gin'],
  ['en', '60%ml rum', '60 ml rum'],
  ['de', 'ein Schuss Bier (0,33 l)', '330 ml beer (ein Schuss, 0,33 l)'],
  ['en', '2 shots of vodka (60 ml)', '60 ml vodka (2 shots, 60 ml)'],
  ['en', '2 shots of vodka (30 ml each)', '60 ml vodka (2 shots, 30 ml each)'],
  ['en', '2 bottles of champagne (750 ml)', '1500 ml champagne (2 bottles, 750 ml)'],
  ['en', '1 splash attic brew (0.5 l)', '500 ml “attic brew (0.5 l)” (1 splash)'],
  ['en', '1/2 cup plus 2 tbsp vodka', '150 ml vodka'],
  ['en', '1 oz + 1/2 oz gin', '45 ml gin'],
  ['en', '1 tbsp plus 1 tsp honey', '20 ml honey'],
  ['en', '1 cup plus 2 handfuls sugar', '? ml sugar (1 cup plus 2 handfuls)'],
  ['en', '25 ml x 2 gin', '50 ml gin'],
  ['en', '25 ml gin x 2', '50 ml gin'],
  ['en', 'Gin 25 ml x 2', '50 ml gin'],
  ['es', '1 oz y media de ron', '45 ml rum'],
  ['es', '2 onzas y media de ron', '75 ml rum'],
  ['en', '1 ounce and a half of gin', '45 ml gin'],
  ['en', 'double shot of vodka', '? ml vodka (double shot)'],
  ['en', '2 double shots vodka', '? ml vodka (2 double shots)'],
])('reads in %s all that “%s” says of an amount', (locale, line, expected) => {
  expect(told(readers[locale].read(line))).toBe(expected);
});

it.each([
  ['60 ml gin 1%', '60 ml gin (1 %)'],
  ['60 ml gin (0.47% vol)', '60 ml gin (0.47 %)'],
  ['60 ml attic brandy 0.4 %', '60 ml “attic brandy” (0.4 %)'],
  ['60 ml gin 20%', '60 ml gin 20%'],
])('does not believe a strength of “%s” that the thing cannot have', (line, expected) => {
  expect(told(readers.en.read(line))).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['es', '1 pomelo en rodajas', '1 piece grapefruit (en rodajas)'],
  ['de', '2 Limetten in Spalten', '2 piece lime (in Spalten)'],
  ['fr', '1/2 citron en rondelles', '0.5 piece lemon (en rondelles)'],
  ['en', '2 lime wedges', '2 wedge lime'],
  ['nl', '1 schijfje citroen', '1 wheel lemon'],
])('counts whole fruits that are cut, and pieces of one: %s "%s" is %s', (locale, line, expected) => {
  expect(told(readers[locale].read(line))).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['fr', '2 cl ½ de rhum', '25 ml rum'],
  ['fr', '1 l 1/2 de vin rouge', '1500 ml red-wine'],
  ['fr', '1 c. à s. 1/2 de miel', '22.5 ml honey'],
  ['fr', '1 cuillère à café 1/2 de sucre', '1.5 teaspoon sugar'],
  ['fr', '2 cl à 2 cl ½ de rhum', '22.5 ml rum (2 cl à 2 cl ½)'],
  ['fr', 'rhum 2 cl ½', '25 ml rum'],
  ['es', '1 onza 1/2 de ron', '45 ml rum'],
  ['es', '2 cl a 3 cl de ron', '25 ml rum (2 cl a 3 cl)'],
  ['de', '2 cl ½ Rum', '25 ml rum'],
  ['de', '1 EL ½ Honig', '22.5 ml honey'],
  ['nl', '2 cl ½ rum', '25 ml rum'],
  ['nl', '2 cl tot 3 cl rum', '25 ml rum (2 cl tot 3 cl)'],
  ['en', '1 oz 1/2 gin', '45 ml gin'],
  ['en', '1 oz. ½ gin', '45 ml gin'],
  ['en', '2 parts 1/2 gin', '2.5 parts gin (2 parts 1/2)'],
  ['en', '1 dash 1/2 Angostura bitters', '1.5 dash angostura-bitters'],
  ['en', '30 ml or 1 oz gin', '30 ml gin (30 ml or 1 oz)'],
  ['en', '1 oz 1/2 and 1/2', '30 ml “1/2 and 1/2”'],
  ['en', '2-oz gin', '60 ml gin'],
  ['en', '1 (14-oz) can coconut milk', '420 ml coconut-milk (1 (14-oz) can)'],
  ['fr', 'un demi-litre de lait', '500 ml milk'],
  ['en', '1 T honey', '15 ml honey'],
  ['en', '1 t honey', '1 teaspoon honey'],
])(
  'adds a fraction behind its unit, and joins what belongs together: %s "%s" is %s',
  (locale, line, expected) => {
    expect(told(readers[locale].read(line))).toBe(expected);
  },
);

it.each<[Locale, string, string]>([
  ['en', '11/2 oz gin', '? ml gin (11/2 oz)'],
  ['en', '21/2 oz gin', '? ml gin (21/2 oz)'],
  ['en', '13⁄4 oz gin', '? ml gin (13⁄4 oz)'],
  ['en', '101/2 oz gin', '? ml gin (101/2 oz)'],
  ['en', '1 11/2 oz gin', '? ml gin (1 11/2 oz)'],
  ['en', '1 to 11/2 oz gin', '? ml gin (1 to 11/2 oz)'],
  ['en', 'gin 11/2 oz', '? ml gin (11/2 oz)'],
  ['en', '11/2 parts gin', '? ml gin (11/2 parts)'],
  ['en', '11/2 limes', '? piece lime (11/2)'],
  ['fr', '11/2 cl de rhum', '? ml rum (11/2 cl)'],
  ['en', '1 oz 1 1/2 gin', '? ml gin (1 oz 1 1/2)'],
  ['en', '2 oz, 1/2 gin', '? ml gin (2 oz, 1/2)'],
  ['en', '1 oz 1/2 oz gin', '? ml gin (1 oz 1/2 oz)'],
  ['en', '60 ml or 2 cl gin', '? ml gin (60 ml or 2 cl)'],
  ['en', '1 gill rum', '? ml rum (1 gill)'],
  // One and a half, or three or two.
  ['en', '3/2 oz gin', '? ml gin (3/2 oz)'],
  ['en', '30/15 ml gin', '? ml gin (30/15 ml)'],
  ['en', '60/2 oz gin', '? ml gin (60/2 oz)'],
  ['en', '20/30 ml gin', '? ml gin (20/30 ml)'],
  ['de', '2/3 cl Gin', '? ml gin (2/3 cl)'],
  ['en', 'gin 7/10 oz', '? ml gin (7/10 oz)'],
  ['en', '2/3 limes', '? piece lime (2/3)'],
])('does not know an amount that can be read in two ways: %s "%s" is %s', (locale, line, expected) => {
  expect(told(readers[locale].read(line))).toBe(expected);
});

it.each<[Locale, string]>([
  ['en', 'rum, plus 1/2 oz overproof rum'],
  ['en', 'rum, and 1/2 oz overproof rum'],
  ['en', 'gin plus 1 tsp gin'],
  ['en', 'gin 1 oz sloe gin'],
  ['en', 'almond milk (plus 1 oz milk)'],
  ['en', 'lime juice; 2 oz water'],
  ['nl', 'rum plus 2 cl donkere rum'],
  ['nl', 'rum en 1 borrelglas gin'],
  ['de', 'Rum sowie 2 cl brauner Rum'],
  ['de', 'Mandelmilch mit 1 cl Milch'],
  ['es', 'leche junto con 1 cl de leche de almendras'],
  ['fr', 'rhum, ainsi que 2 cl de rhum ambré'],
  ['en', 'cola (with a shot of rum)'],
  ['en', 'amaretto; gin, 1 oz'],
  ['en', 'gin, a dash of bitters'],
  ['en', 'gin, vodka'],
  ['en', 'rum + 1 gill gin'],
  ['en', 'gin, vodka and rum'],
  ['en', 'each gin and vodka'],
  ['en', 'gin / 0.5 oz vermouth'],
])('takes a line with a second amount for no one thing: %s "%s"', (locale, name) => {
  const line = `6 cl ${name}`;
  expect(readers[locale].read(line)).toMatchObject({ name: line, amount: null, isUnread: true });
  const stated = readers[locale].stated({ name, amount: 6, units: 'cl' });
  expect(stated).toMatchObject({ name: line, amount: null, isUnread: true });
});

it.each<[Locale, string]>([
  ['en', 'one part gin to three parts tonic'],
  ['en', '1 part gin, 3 tonic'],
  ['en', 'gin and tonic 1:3'],
  ['nl', '1 deel gin op 3 delen tonic'],
  ['en', '1/3 gin, 2/3 tonic'],
  ['en', 'a shot of gin for every three of tonic'],
  ['nl', '1 op 3 gin-tonic'],
  ['de', '1 Teil Gin, 2 Teile Tonic'],
  ['es', 'a partes iguales ginebra y vermut'],
  ['fr', 'à parts égales gin et vermouth'],
  ['fr', '1 dose de rhum pour 2 de cola'],
  ['es', '1 parte de ginebra por tres de tónica'],
  ['fr', 'une dose de pastis pour 5 doses d’eau'],
])('leaves what is poured by a ratio to its owner: %s "%s"', (locale, line) => {
  const reading = readers[locale].read(line);
  expect([told(reading), reading.isUnread]).toEqual([`? piece “${line}”`, true]);
});

it.each([
  ['2 oz gin or 1 oz vodka', '60 ml gin or vodka (1 oz vodka)'],
  ['2 oz gin, plus 1 tsp', '60 ml gin (plus 1 tsp)'],
  ['1 oz Licor 43', '30 ml licor-43'],
])('still takes “%s” for one', (line, expected) => {
  expect(told(readers.en.read(line))).toBe(expected);
});

it.each<[Locale, string]>([
  ['en', 'amaretto, 2 oz; gin, 1 oz'],
  ['en', 'gin (2 oz), lemon (1 oz)'],
  ['en', 'absinthe, rinse; gin, 60 ml'],
  ['en', 'egg white, 1; lime juice, 20 ml'],
  ['en', 'egg white – 1, gin – 40 ml'],
  ['en', 'milk | 50 ml | gin | 20 ml'],
  ['nl', 'amaretto 6 cl, gin 3 cl'],
  ['de', 'Sahne, 2 cl; Rum, 4 cl'],
  ['es', 'nata: 20 ml; ron: 40 ml'],
  ['fr', 'crème 2 cl / rhum 4 cl'],
])('keeps a line of two things whole, without an amount: %s "%s"', (locale, line) => {
  const reading = readers[locale].read(line);
  expect([told(reading), reading.isUnread]).toEqual([`? piece “${line}”`, true]);
});

it.each<[Locale, string, string]>([
  ['en', 'zest of 2 grapefruits', '2 twist grapefruit (zest of 2 grapefruits)'],
  ['en', 'zest of two lemons', '2 twist lemon (zest of two lemons)'],
  ['en', 'zest of half an orange', '1 twist orange (zest of half an orange)'],
  ['nl', 'schil van 2 citroenen', '2 twist lemon (schil van 2 citroenen)'],
  ['de', 'Schale von 3 Orangen', '3 twist orange (Schale von 3 Orangen)'],
  ['es', 'piel de 2 pomelos', '2 twist grapefruit (piel de 2 pomelos)'],
  ['fr', 'zeste de 3 oranges', '3 twist orange (zeste de 3 oranges)'],
  // Of a whole grapefruit; "zest of a lemon" is a twist.
  ['fr', 'zeste d’un demi-pamplemousse', '1 twist grapefruit (zeste d’un demi-pamplemousse)'],
  ['es', 'la piel de 2 naranjas', '2 twist orange (la piel de 2 naranjas)'],
  ['en', 'the zest of a lemon', '1 twist lemon'],
])('counts the peel of several fruits: %s "%s" is %s', (locale, line, expected) => {
  expect(readAsImported(locale, line)).toBe(expected);
});

/** By names as an import reads them. */
function readAsImported(locale: Locale, line: string): string {
  const names = getNameReader(catalogue, locale);
  const reader = createLineReader(drinkParts(catalogue, locale), locale, (name) => names.findAsWritten(name));
  return told(reader.read(line));
}

it.each<[Locale, string, string]>([
  ['en', '2 oz vanilla or plain vodka', '60 ml vanilla-vodka or vodka'],
  ['en', '2 oz coffee or vanilla vodka', '60 ml “coffee vodka” or vanilla-vodka'],
  ['en', '2 oz cherry or peach brandy', '60 ml cherry-liqueur or peach brandy'],
  ['en', '1 oz pistachio or simple syrup', '30 ml “pistachio syrup” or simple-syrup'],
  ['en', '2 oz white or gold rum', '60 ml white-rum or gold-rum'],
  ['en', '1 oz dry or sweet vermouth', '30 ml dry-vermouth or sweet-vermouth'],
  ['en', '2 oz London or Plymouth gin', '60 ml london-dry-gin or gin'],
  ['en', '2 oz whole or soy milk', '60 ml milk or soy milk'],
  ['en', '1 oz rose or elderflower liqueur', '30 ml “rose liqueur” or elderflower-liqueur'],
  ['en', '2 oz almond/oat milk', '60 ml almond-milk or oat-milk'],
  ['en', '2 oz vanilla, coffee or plain vodka', '60 ml vanilla-vodka or coffee vodka or vodka'],
  ['en', '1 oz peach or apple or cherry brandy', '30 ml “peach brandy” or apple-brandy or cherry-liqueur'],
  ['en', '1 scoop vanilla or chocolate ice cream', '1 scoop vanilla-ice-cream or chocolate-ice-cream'],
  ['en', '30 ml lemon or lime juice', '30 ml lemon-juice or lime-juice'],
  ['nl', '1 dl rode of witte wijn', '100 ml red-wine or white-wine'],
  ['nl', '2 cl koffie- of chocoladelikeur', '20 ml coffee-liqueur or chocolate-liqueur'],
  ['nl', '1 dl soja- of gewone melk', '100 ml “sojamelk” or milk'],
  ['de', '2 cl Kaffee- oder Eierlikör', '20 ml coffee-liqueur or advocaat'],
  ['de', '10 cl Rot- oder Weißwein', '100 ml red-wine or white-wine'],
  ['de', '4 cl weißer oder brauner Rum', '40 ml white-rum or dark-rum'],
  ['de', '20 ml Zitronen-, Limetten- oder Orangensaft', '20 ml lemon-juice or lime-juice or orange-juice'],
])('gives the first of two the word that both share: %s "%s" is %s', (locale, line, expected) => {
  expect(readAsImported(locale, line)).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['es', '30 ml de licor de almendra o de café', '30 ml amaretto or coffee-liqueur'],
  ['es', '30 ml de licor de almendra (o de café)', '30 ml amaretto or coffee-liqueur'],
  [
    'es',
    '2 cl de licor de almendra, de café o de avellana',
    '20 ml amaretto or coffee-liqueur or hazelnut-liqueur',
  ],
  ['es', '60 ml de ron blanco o añejo', '60 ml white-rum or aged-rum'],
  ['es', '100 ml de leche de almendras o avena', '100 ml almond-milk or oat-milk'],
  ['fr', '3 cl de crème de pêche ou de mûre', '30 ml creme-de-peche or blackberry-liqueur'],
  ['fr', '4 cl de vermouth rouge ou blanc', '40 ml sweet-vermouth or blanc-vermouth'],
  ['fr', '4 cl de rhum ambré ou vieux', '40 ml gold-rum or aged-rum'],
  ['fr', '4 cl de jus de citron ou de pamplemousse', '40 ml lemon-juice or grapefruit-juice'],
  ['en', '2 oz white rum or gold', '60 ml white-rum or gold-rum'],
])('gives the second of two the word that both share: %s "%s" is %s', (locale, line, expected) => {
  expect(readAsImported(locale, line)).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['de', '2 cl Mandellikör oder -sirup', '20 ml amaretto or orgeat'],
  ['de', '2 cl Mandellikör oder 1 cl -sirup', '20 ml amaretto or orgeat (1 cl Mandelsirup)'],
  ['de', '2 cl Haselnusslikör oder -sirup', '20 ml hazelnut-liqueur or Haselnusssirup'],
  ['de', '2 cl Mandelsirup (oder -likör)', '20 ml orgeat or amaretto'],
  ['de', '1 EL Walnussöl oder -likör', '15 ml “Walnussöl” or walnut-liqueur'],
  ['nl', '2 cl amandellikeur of -siroop', '20 ml amaretto or orgeat'],
  ['nl', '2 cl amaretto of -siroop', '20 ml amaretto or amaretto-siroop'],
  ['de', '2 cl Disaronno oder -sirup', '20 ml amaretto or Amaretto-sirup'],
  ['en', '2 oz hazelnut liqueur or syrup', '60 ml hazelnut-liqueur or hazelnut syrup'],
  ['fr', '2 cl de sirop ou liqueur d’amande', '20 ml orgeat or amaretto'],
  ['fr', '2 cl de sirop ou crème de noisette', '20 ml “sirop de noisette” or hazelnut-liqueur'],
  ['fr', '2 cl de liqueur d’amande ou sirop', '20 ml amaretto or orgeat'],
  ['es', '2 cl de licor o sirope de avellana', '20 ml hazelnut-liqueur or sirope de avellana'],
])('gives two what the one is made of: %s "%s" is %s', (locale, line, expected) => {
  expect(readAsImported(locale, line)).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['en', '2 oz gin or vodka', '60 ml gin or vodka'],
  ['en', '2 oz gin or dark rum', '60 ml gin or dark-rum'],
  ['en', '1 oz cream or milk', '30 ml cream or milk'],
  ['en', '1 oz milk or oat milk', '30 ml milk or oat-milk'],
  ['en', '1 oz orange juice or soda', '30 ml orange-juice or soda-water'],
  ['en', '1 oz espresso or coffee liqueur', '30 ml espresso or coffee-liqueur'],
  ['en', '1 oz sherry or port wine', '30 ml sherry or port'],
  ['en', '1 oz simple syrup or honey', '30 ml simple-syrup or honey'],
  ['en', 'mint or whipped cream', '? piece mint or whipped-cream'],
  ['en', '2 lemons or lime juice', '2 piece lemon or lime-juice'],
  ['en', '7 oz lemon/lime soda', '210 ml lemon-lime-soda'],
  ['nl', '4 cl witte rum of vieux', '40 ml white-rum or brandy'],
  ['es', '5 cl de ron o whisky añejo', '50 ml rum or whiskey'],
  ['es', '5 cl de jus de limón o de ron', '50 ml lime-juice or rum'],
  ['fr', '10 cl de lait d’amande ou de lait', '100 ml almond-milk or milk'],
  ['fr', '5 cl de gin ou liqueur d’amande', '50 ml gin or amaretto'],
])('leaves what stands by itself as it is: %s "%s" is %s', (locale, line, expected) => {
  expect(readAsImported(locale, line)).toBe(expected);
});

it('takes no note for an amount between commas', () => {
  expect(told(readers.en.read('Orgeat, 15 ml, of ours'))).toBe('15 ml orgeat (of ours)');
});

it.each<[Locale, string, string]>([
  ['en', 'a couple of mint leaves', '? leaf mint (a couple)'],
  ['en', 'a few dashes Angostura bitters', '? dash angostura-bitters (a few dashes)'],
  ['en', 'a pair of limes', '? piece lime (a pair)'],
  ['nl', 'een paar blaadjes munt', '? piece mint (een paar blaadjes)'],
  ['de', 'ein paar Minzblätter', '? leaf mint (ein paar)'],
  ['es', 'un par de onzas de ron', '? ml rum (un par de onzas)'],
  ['fr', 'une paire de feuilles de menthe', '? piece mint (une paire de feuilles)'],
  ['es', 'unos 20 ml de ron', '20 ml rum'],
])('knows no number of "a few", and keeps its words: %s "%s" is %s', (locale, line, expected) => {
  expect(told(readers[locale].read(line))).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['en', '15/16 oz gin', '28.13 ml gin'],
  ['en', '2/3 cup water', '160 ml water'],
  ['en', '2/3 tsp sugar', '0.67 teaspoon sugar'],
  ['en', '1/2 dash absinthe', '0.5 dash absinthe'],
  ['en', '1/2 dashes absinthe', '1.5 dash absinthe (1/2 dashes)'],
  ['en', '2/3 dashes absinthe', '2.5 dash absinthe (2/3 dashes)'],
  ['en', '8/10 mint leaves', '9 leaf mint (8/10)'],
  ['nl', '8/10 blaadjes munt', '9 leaf mint (8/10 blaadjes)'],
  ['de', '8/10 Minzblätter', '9 leaf mint (8/10)'],
  ['es', '2/3 golpes de angostura', '2.5 dash angostura-bitters (2/3 golpes)'],
  ['fr', '2/3 gouttes d’absinthe', '2.5 drop absinthe (2/3 gouttes)'],
])('reads a slash as a part or as a range, by what is counted: %s "%s" is %s', (locale, line, expected) => {
  expect(told(readers[locale].read(line))).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['en', '2) 1 oz lime juice', '30 ml lime-juice'],
  ['en', '(2) 1 oz lime juice', '30 ml lime-juice'],
  ['en', '1. 2 oz gin', '60 ml gin'],
  ['en', 'three-quarter oz gin', '22.5 ml gin'],
  ['nl', 'driekwart liter melk', '750 ml milk'],
  ['nl', 'een kwart liter melk', '250 ml milk'],
  ['de', 'zweieinhalb cl Rum', '25 ml rum'],
])(
  'takes no number of a list for an amount, and joins numbers in words: %s "%s" is %s',
  (locale, line, expected) => {
    expect(told(readers[locale].read(line))).toBe(expected);
  },
);

it('reads amounts that other programs keep in fields of their own', () => {
  const stated = (amount: number, units: string, name = 'Gin', amountMax?: number) =>
    told(readers.en.stated({ name, amount, units, amountMax }));
  expect(stated(30, 'ml')).toBe('30 ml gin');
  expect(stated(2, 'dashes', 'Angostura bitters', 3)).toBe('2.5 dash angostura-bitters (2–3 dashes)');
  expect(stated(1, 'topup', 'Soda water')).toBe('? top soda-water');
  expect(stated(1, 'bottle', 'Champagne')).toBe('? ml champagne (1 bottle)');
  expect(stated(1, 'blurb')).toBe('? ml gin (1 blurb)');
  expect(stated(1, 'tablespoon (5g)', 'Sugar')).toBe('15 ml sugar');
  expect(stated(0, 'ml')).toBe('? ml gin');
});

it.each([
  ['nl', '1 bol ijs', 'bol ijs'],
  ['de', '2 Kugeln Eis', 'Kugeln Eis'],
  ['de', 'Kugel Eis', 'Kugel Eis'],
  ['fr', '1 boule de glace', 'boule de glace'],
  ['fr', 'boule de glace', 'boule de glace'],
] as const)('in %s reads %j as ice cream, not as ice', (locale, line, name) => {
  const reading = readers[locale].read(line);
  expect([reading.ingredient, reading.name]).toEqual([undefined, name]);
});

it.each<[Locale, string, string]>([
  [
    'en',
    '100 ml cola or lemonade or tonic or ginger ale or ginger beer or prosecco',
    '100 ml cola or lemonade or tonic-water or ginger-ale or ginger beer / prosecco',
  ],
  [
    'nl',
    '100 ml cola of tonic of sinas of ginger ale of gemberbier of prosecco of cava',
    '100 ml cola or tonic-water or orange-soda or ginger-ale or gemberbier / prosecco of cava',
  ],
  ['en', '50 ml vodka, gin, rum, cachaça or mezcal', '50 ml vodka or gin or rum or cachaca or mezcal'],
])('loses none of more alternatives than a line keeps: %s "%s" is %s', (locale, line, expected) => {
  expect(told(readers[locale].read(line))).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['fr', '2 c. à soupe de rhum', '30 ml rum'],
  ['fr', '2 c. à s. de rhum', '30 ml rum'],
  ['fr', '1 c.s. de rhum', '15 ml rum'],
  ['fr', '2 cuil. à soupe de rhum', '30 ml rum'],
  ['fr', '2 cuill. à s. de rhum', '30 ml rum'],
  ['fr', '1 c. à café de sucre', '1 teaspoon sugar'],
  ['fr', '1 c. à thé de sucre', '1 teaspoon sugar'],
  ['fr', '1 c.c. de sucre', '1 teaspoon sugar'],
  ['fr', '1 c. à dessert de sucre', '10 ml sugar'],
  ['fr', '1 c. à moka de sucre', '? ml sugar (1 c. à moka)'],
  ['fr', '2 c. de rhum', '? ml rum (2 c.)'],
  ['fr', '2 c. rhum', '? ml rum (2 c.)'],
  ['es', '2 c.s. de ron', '30 ml rum'],
  ['es', '1 c. sopera de azúcar', '15 ml sugar'],
  ['es', '1 c. de postre de azúcar', '10 ml sugar'],
  ['es', '1 c. de café de azúcar', '1 teaspoon sugar'],
  ['es', '20 c.c. de ron', '20 ml rum'],
  ['es', '2 c. de ron', '? ml rum (2 c.)'],
  ['en', '2 c. à soupe de rhum', '30 ml rum'],
  ['en', '2 c. de ron', '? ml rum (2 c.)'],
  ['en', '1 c.c. de sucre', '? ml sugar (1 c.c.)'],
  ['en', '1/2 c. sugar', '120 ml sugar'],
  ['en', '1 c sugar', '240 ml sugar'],
  ['de', '1 c sugar', '? ml sugar (1 c)'],
  ['nl', '2 c rum', '? ml rum (2 c)'],
  ['en', '5 c.l. rum', '50 ml rum'],
  ['de', '5 c.l. Rum', '50 ml rum'],
  ['nl', '5 c.l. rum', '50 ml rum'],
  ['es', '5 c.l. de ron', '50 ml rum'],
  ['fr', '5 c.l. de rhum', '50 ml rum'],
  ['en', '50 m.l. rum', '50 ml rum'],
  ['nl', '1 e.l. suiker', '15 ml sugar'],
  ['nl', '1 t.l. suiker', '1 teaspoon sugar'],
  ['de', '1 E.L. Zucker', '15 ml sugar'],
])('takes no spoon and no centilitre for a cup: %s "%s" is %s', (locale, line, expected) => {
  expect(told(readers[locale].read(line))).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['en', 'gin....45ml', '45 ml gin'],
  ['en', 'Gin.....1.5 oz', '45 ml gin'],
  ['en', 'gin . . . . 45 ml', '45 ml gin'],
  ['en', 'gin . . . .45 ml', '45 ml gin'],
  ['en', 'gin,,,45 ml', '45 ml gin'],
  ['en', 'gin………45 ml', '45 ml gin'],
  ['en', 'gin_____45 ml', '45 ml gin'],
  ['en', 'gin·····45 ml', '45 ml gin'],
  ['nl', 'limoensap....22,5 ml', '22.5 ml lime-juice'],
  ['de', 'Limettensaft....45 ml', '45 ml lime-juice'],
  ['es', 'ron....45 ml', '45 ml rum'],
  ['fr', 'rhum....45 ml', '45 ml rum'],
  ['en', 'gin .75 oz', '22.5 ml gin'],
  ['en', 'approx. .5 oz gin', '15 ml gin'],
])('reads an amount behind dots that lead to it: %s "%s" is %s', (locale, line, expected) => {
  expect(told(readers[locale].read(line))).toBe(expected);
});

it('reads scoops of ice as ice', () => {
  expect(readers.en.read('1 scoop crushed ice').ingredient).toBe('ice');
  expect(readers.fr.read('1 boule de glace pilée').ingredient).toBe('ice');
});

it('makes millilitres of parts by one base for the drink', () => {
  const shared = (...lines: string[]) =>
    sharePartsOut(lines.map((line) => readers.en.read(line))).map(({ amount }) => amount);
  expect(shared('1 part gin', '1 part Campari', '1 part sweet vermouth')).toEqual([30, 30, 30]);
  expect(shared('6 parts gin', '3 parts lime juice', '1 part syrup')).toEqual([60, 30, 10]);
  expect(shared('2 parts gin', '30 ml Campari')).toEqual([60, 30]);
});

it('takes a time that grows with the length of a line, whatever stands there', () => {
  const cost = (lines: readonly string[]) => {
    const before = process.cpuUsage().user;
    for (const line of lines) readers.en.read(line);
    return (process.cpuUsage().user - before) / 1000;
  };
  // The least of some: whatever else the process does meanwhile, such as collecting garbage, only adds to it.
  const leastCost = (lines: readonly string[]) => Math.min(...Array.from({ length: 4 }, () => cost(lines)));
  const spaces = Array.from({ length: 16 }, () => `1${' '.repeat(297)}x`);
  expect(leastCost(spaces)).toBeLessThan(20);
  for (const piece of [
    '(',
    ')',
    'or ',
    ', ',
    '1 ',
    '½',
    'a ',
    "d'",
    '- ',
    'optional ',
    '1/2-',
    'juice of ',
    'rum or -',
    'mint or de ',
  ]) {
    const lines = Array.from({ length: 33 }, () => piece.repeat(300 / piece.length));
    // 100 kB may take 200 ms; these are a tenth of that.
    expect(leastCost(lines), piece).toBeLessThan(20);
  }
});

it.each<[Locale, string, string]>([
  // A bowl, which is a scoop in Dutch alone.
  ['fr', '1 bol de lait', '? ml milk (1 bol)'],
  ['es', '1 bol de hielo', '? ml ice (1 bol)'],
  ['nl', '1 bol vanille-ijs', '1 scoop vanilla-ice-cream'],
  ['fr', '1 boule de glace vanille', '1 scoop vanilla-ice-cream'],
  ['fr', '1 bol de glace', '1 piece “bol de glace”'],
  ['de', '1 Schale Milch', '? ml milk (1 Schale)'],
  ['de', '2 Schalen Kaffee', '? ml coffee (2 Schalen)'],
  ['de', '1 Schale Erdbeeren', '? piece strawberry (1 Schale)'],
  ['de', '1 Schale Sojamilch', '? piece “Sojamilch” (1 Schale)'],
  ['de', '1 Schale einer Zitrone', '1 twist lemon'],
  ['de', '1 Orangenschale', '1 twist orange'],
])('takes a bowl for no scoop and no peel: %s %j is %s', (locale, line, expected) => {
  expect(readAsImported(locale, line)).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['de', '4 cl Rum bzw. Whisky', '40 ml rum or whiskey'],
  ['de', '4 cl weißer bzw. brauner Rum', '40 ml white-rum or dark-rum'],
  ['es', '50 ml ron y/o brandy', '50 ml rum or brandy'],
  ['en', '50 ml white/gold rum', '50 ml white-rum or gold-rum'],
  ['en', '50 ml lemon/lime soda', '50 ml lemon-lime-soda'],
  ['en', '.75 oz Cointreau / triple sec', '22.5 ml cointreau or triple-sec'],
  ['en', '50 ml vodka (vanilla or plain)', '50 ml vodka (vanilla or plain)'],
  ['en', '50 ml vodka (Grey Goose) or gin', '50 ml vodka or vodka or gin'],
  ['en', 'juice of 2 limes or lemons', '50 ml lime-juice or lemon-juice (juice of 2 limes or lemons)'],
  ['en', '1 oz lemon, lime, or grapefruit juice', '30 ml lemon-juice or lime-juice or grapefruit-juice'],
])('reads what may be poured instead, in whatever way it is said: %s %j is %s', (locale, line, expected) => {
  expect(readAsImported(locale, line)).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['en', '2/3 7-Up', '? ml lemon-lime-soda (2/3 7-Up)'],
  ['en', '2 oz 7-Up', '60 ml lemon-lime-soda'],
  ['en', '7-Up', '? ml lemon-lime-soda'],
])('keeps the amount before a name that begins with a number: %s %j is %s', (locale, line, expected) => {
  expect(readAsImported(locale, line)).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['de', 'ein Viertelliter Sekt', '250 ml sparkling-wine'],
  ['de', '2 Zentiliter Absinth', '20 ml absinthe'],
  ['en', '3 fluid drams absinthe', '11.1 ml absinthe'],
  ['fr', 'une lichette de Worcestershire', '5 ml worcestershire-sauce (une lichette)'],
  ['de', '1 Achterl Weißwein', '125 ml white-wine (1 Achterl)'],
  ['nl', 'een kwartliter melk', '250 ml milk'],
  ['es', '1/3 de taza de leche', '? ml milk (1/3 de taza)'],
  ['es', '1/2 de botella de cava', '? ml cava (1/2 de botella)'],
])('reads a part of a measure: %s %j is %s', (locale, line, expected) => {
  expect(readAsImported(locale, line)).toBe(expected);
});

it('reads no two things of which a remark says that something was done to them', () => {
  const reading = readerIn('en').read('2 oz rye or bourbon, washed with brown butter');
  expect(reading).toMatchObject({
    isUnread: true,
    or: [],
    name: '2 oz rye or bourbon, washed with brown butter',
  });
});
