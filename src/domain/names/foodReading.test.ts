import { expect, test } from 'vitest';
import { NUTS, type Substance } from '../../contracts/diet/diet.ts';
import { bears, isFoodWord, readFoods } from './foodReading.ts';

test.each<[string, Substance[], boolean]>([
  ['pistachio milk', ['pistachios'], false],
  ['lait de pistache', ['pistachios'], false],
  ['leche de avellana', ['hazelnuts'], false],
  ['vodka à la noisette', ['hazelnuts'], true],
  ['amandelmelk', ['almonds'], false],
  ['king prawns', ['crustaceans'], false],
  ['sardines', ['fish'], false],
  // Compounds of German and Dutch, also of three parts.
  ['Haselnusswodka', ['hazelnuts'], true],
  ['Haselnussmilchlikör', ['milk', 'hazelnuts'], true],
  ['pecannotenbourbon', ['pecans'], true],
  ['Ziegenmilch', ['milk'], false],
  // The longest phrase counts, and there are names in which a food word says nothing.
  ['noix de coco', [], false],
  ['nutmeg', [], false],
  ['Kokosnusslikör', [], true],
  ['crème de cassis', [], false],
  ['cream of tartar', [], false],
  ['ginger', [], false],
  ['virgin mojito', [], false],
  ['mushroom', [], false],
  ['cream de cacao', [], false],
  ['Häferlkaffee', [], false],
  // What a name denies, or that is called like a food and is none.
  ['aquafaba (egg white substitute)', [], false],
  ['egg replacer', [], false],
  ['vegan cream', [], false],
  ['dairy-free egg cream', ['eggs'], false],
  ['milchfreie Sahne', [], false],
  ['not vegan cream', ['milk'], false],
  ['vegan cream with almonds', ['almonds'], false],
  ['plantaardige slagroom', [], false],
  ['crème végétale', [], false],
  // What is denied of nuts is not denied of what a thing is made of.
  ['nut-free amaretto', ['almonds'], false],
  ['nussfreier Amaretto', ['almonds'], false],
  ['nut-free vodka', [], true],
  ['quadrupel', ['wheat', 'barley'], true],
  // A liqueur that is called after a food stays one, whatever its name denies.
  ['Eierlikör ohne Zucker', ['eggs'], true],
  ['chinchón seco', [], true],
  ['oyster mushroom syrup', [], false],
  ['milkweed', [], false],
  ['lupinekoffie', ['lupin'], false],
  ['lait d’amandes grillées', ['almonds'], false],
  ['egg white or aquafaba', ['eggs'], false],
  ['cream or vegan cream', ['milk'], false],
  // A sign between two things parts them.
  ['oat & milk', ['oats', 'milk'], false],
  ['oat, milk', ['oats', 'milk'], false],
  ['Hafer + Milch', ['oats', 'milk'], false],
  ['amandel / melk', ['milk', 'almonds'], false],
  ['cream, vegan', [], false],
  ['peanut/butter', ['peanuts', 'milk'], false],
  // Words that say little in other names.
  ['petit beurre', ['wheat', 'milk'], false],
  ['griottines', [], true],
  ['rosé pamplemousse', [], true],
  ['fine à l’eau', [], true],
  ['piña colada', [], true],
  // Custards, and liqueurs of cream and eggs, whose names say half of it or nothing.
  ['crème anglaise', ['eggs', 'milk'], false],
  ['crema catalana', ['eggs', 'milk'], false],
  ['lemon curd', ['eggs', 'milk'], false],
  ['flan de huevo', ['eggs', 'milk'], false],
  ['Vanillesauce', ['eggs', 'milk'], false],
  ['banketbakkersroom', ['eggs', 'milk'], false],
  ['rompope', ['eggs', 'milk'], true],
  ['ponche crema', ['eggs', 'milk'], true],
  ['Vov', ['eggs', 'milk'], true],
  ['coquito', ['milk'], true],
  ['Disaronno Velvet', ['milk'], true],
  ['lupin flour', ['lupin'], false],
  ['Lupinenmehl', ['lupin'], false],
  // With alcohol by a word beside the name, or without by the same.
  ['hard seltzer', [], true],
  ['hard boiled egg', ['eggs'], false],
  ['harte Limo', [], true],
  ['mirin', [], true],
  ['milk punch', ['milk'], true],
  ['Kindersekt', [], false],
  ['alkoholfreier Amaretto', ['almonds'], false],
  ['laktosefreier Käse', ['milk'], false],
  ['bourbon vanilla', [], false],
  ['bourbon vanilla extract', [], true],
  ['tamari', ['soybeans'], false],
  ['tamarin', [], false],
  ['shoyu', ['wheat', 'soybeans'], false],
  ['temperance gin', [], true],
  ['malted milk', ['barley', 'milk'], false],
  ['lactosevrije room', ['milk'], false],
  ['schuimpje', ['eggs'], false],
  ['liquid aminos', ['soybeans'], false],
  ['wasabi', ['mustard'], false],
  ['bitterkoekjes', ['wheat', 'eggs', 'almonds'], false],
  ['pâte à tartiner', ['milk', 'hazelnuts'], false],
  ['Brühwürfel', ['celery'], false],
  ['twisted tea', [], true],
  ['tinto de verano', [], true],
  ['Apfelmost', [], true],
  ['', [], false],
])('%j bears %j', (text, substances, hasAlcohol) => {
  expect(readFoods(text)).toMatchObject({ substances, hasAlcohol });
});

test.each([
  ['coffee vodka', ['caffeine']],
  ['yerba mate', ['caffeine']],
  ['Mezzo Mix', ['caffeine']],
  ['Earl Grey gin', ['caffeine']],
  ['Lakritzlikör', ['liquorice']],
  ['jus de pamplemousse rose', ['grapefruit']],
  ['Orangina', ['grapefruit']],
  ['Schweppes Agrum', ['grapefruit']],
  ['sirop d’agrumes', ['grapefruit']],
  ['kola nut', ['caffeine']],
  ['peppermint tea', []],
  ['tonic syrup', ['quinine']],
  ['tonic, grapefruit flavour', ['grapefruit', 'quinine']],
  ['coffee with cream', ['caffeine']],
])('%j calls for the caution %j', (text, cautions) => {
  expect(readFoods(text).cautions).toEqual(cautions);
});

test('nuts of no kind are borne by nuts of any, and only by them', () => {
  expect(bears(new Set<Substance>(['walnuts']), NUTS)).toBe(true);
  expect(bears(new Set<Substance>(['milk']), NUTS)).toBe(false);
  expect(bears(new Set<Substance>(['walnuts']), ['hazelnuts'])).toBe(false);
  expect(bears(new Set<Substance>(), [])).toBe(true);
});

test('a word of foods is no slip, what only begins like one may be', () => {
  expect(['goat', 'Haselnusswodka'.toLowerCase(), 'birch'].every(isFoodWord)).toBe(true);
  expect(['eierlikr', 'vodca'].some(isFoodWord)).toBe(false);
});

test('a long word is looked at in parts once each', () => {
  // Looked at again from every beginning, sixty letters would take hours.
  expect(['x'.repeat(60), 'nuss'.repeat(500)].some(isFoodWord)).toBe(false);
  expect(isFoodWord('nuss'.repeat(15))).toBe(true);
});

test.each([
  ["filet d'anchois", ['fish']],
  ['crème d’avoine', ['oats', 'milk']],
])('%j is read past its elided preposition', (text, substances) => {
  expect(readFoods(text).substances).toEqual(substances);
});

test.each([
  ['pistachio milk', ['pistachios']],
  ['a carton of pistachio milk', ['pistachios']],
  ['Pistazienmilch', ['pistachios']],
  ['leche de pistacho', ['pistachios']],
  ['lait d’amande', ['almonds']],
  ['erwtenmelk', []],
  // Made of milk.
  ['hazelnut milk chocolate', ['milk', 'hazelnuts']],
  ['lait à la noisette', ['milk', 'hazelnuts']],
  ['milk with pistachio', ['milk', 'pistachios']],
  ['banana milk', ['milk']],
  ['goat milk', ['milk']],
])('%j bears %j: the milk of a plant is none of a cow', (text, substances) => {
  expect(new Set(readFoods(text).substances)).toEqual(new Set(substances));
});
