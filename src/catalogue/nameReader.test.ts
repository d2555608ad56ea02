import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { NUTS } from '../contracts/diet/diet.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { getNameReader } from './nameReader.ts';

const catalogue = loadCatalogue(resolve('data'));

test.each<[Locale, string]>([
  // A brandy in Dutch alone.
  ['fr', 'vieux'],
  // Put together with a word for an allergen or alcohol.
  ['nl', 'jalapeñoboter'],
  ['nl', 'vijgei'],
  ['nl', 'jalapeñolager'],
  ['nl', 'sinaasappelbier'],
  // Behind an elided "d".
  ['fr', 'jus de carotte d’oatly'],
  // The stem of a word for alcohol or an allergen is in a name, but not the word.
  ['en', 'sweet cherry kirsch'],
  ['en', 'sole of lager'],
  // Dry and old are bottles.
  ['nl', 'cherry droog'],
  ['de', 'cherry medium'],
  ['nl', 'bruine room'],
  ['es', 'zumo de pomelo añejo'],
  ['de', 'Kirschsaft 40 % vol'],
  // Liquid vanilla is its extract, in alcohol.
  ['nl', 'vloeibare vanille'],
  // A small fruit may be a drink of it.
  ['es', 'coquito'],
  // A word of one consonant is a slip of nothing.
  ['en', 'qqqq xxxx'],
  ['en', 'zzzz gin'],
  // Liqueurs of a fruit with cream.
  ['fr', 'liqueur de café à la crème'],
  ['fr', 'liqueur de fraise à la crème'],
  ['fr', 'liqueur de menthe à la crème'],
  ['fr', 'liqueur de café crème'],
  // Two things, of which the whole is a third.
  ['en', 'coffee with cream'],
  ['en', 'coffee and cream'],
  ['en', 'coffee & cream'],
  ['en', 'coffee, cream'],
  ['en', 'coffee (cream)'],
  ['nl', 'gin met thee'],
  ['nl', 'thee-gin'],
  ['nl', 'witte thee gin'],
  ['fr', 'gin au thé'],
  ['fr', 'gin thé'],
  // A tonic of that flavour.
  ['en', 'Schweppes Hibiscus'],
  // With or without rum.
  ['es', 'ponche de huevo'],
  ['fr', 'lait de poule'],
  // With alcohol, as it says.
  ['en', 'not alcohol-free gin'],
  ['fr', 'bière (pas sans alcool)'],
  ['es', 'ginebra, no sin alcohol'],
  ['en', 'ginger beer 4.8%'],
  ['fr', 'jus de pomme 2,5%'],
  // With grapefruit in it, and a syrup as far as anybody knows.
  ['fr', 'Orangina'],
  ['en', 'Orangina'],
  ['en', 'Monin hazelnut'],
  ['fr', 'Monin noisette'],
  ['fr', 'lait d’amande plus lait'],
  ['es', 'leche más leche de almendras'],
  ['nl', 'melk plus amandelmelk'],
  ['de', 'alkoholfreier Gin plus Gin'],
  ['nl', 'zout en selderijzout'],
  ['nl', 'zout en selderijzout voor de rand'],
  ['es', 'sal y sal de apio para escarchar'],
  ['en', 'rum and dark rum'],
  ['de', 'Rum und brauner Rum'],
  ['fr', 'rhum et rhum brun'],
  // Of an egg, or beer with lemonade.
  ['es', 'clara'],
  // Without alcohol, in whatever words.
  ['en', 'gin (alcohol removed)'],
  ['en', 'gin [no abv]'],
  ['en', 'rum (virgin)'],
  // A sweet with liqueur in it.
  ['en', 'liqueur chocolates'],
  ['fr', 'chocolat à la liqueur'],
])('%s "%s" is read as nothing that lacks what it says', (locale, text) => {
  expect(getNameReader(catalogue, locale).read(text).id).toBeUndefined();
});

test.each<[Locale, string, string]>([
  ['fr', 'jaune d’œuf', 'egg-yolk'],
  ['nl', 'gin 12 jaar', 'gin'],
  ['en', 'dry ginger', 'ginger-ale'],
  ['de', 'Kirschsaft', 'cherry-juice'],
  // How it was cut, how thick it is, and where it came from.
  ['en', 'ginger peeled and sliced', 'ginger'],
  ['fr', 'advocaat bien épais', 'advocaat'],
  ['de', 'Silberzwiebeln ausm Glas', 'cocktail-onion'],
  ['es', 'cerveza negra tipo stout', 'stout'],
  ['nl', 'sap van verse limoenen', 'lime-juice'],
  ['de', 'Limetten, in Achtel geschnitten', 'lime'],
  ['de', 'Obstler aus Tirol', 'fruit-brandy'],
  ['de', 'Tonic Wasser', 'tonic-water'],
  ['en', 'tonic zero', 'tonic-water'],
  ['nl', 'tonic light', 'tonic-water'],
  ['de', 'Tonic zuckerfrei', 'tonic-water'],
  ['es', 'tónica sin azúcar', 'tonic-water'],
  ['fr', 'tonic sans sucre', 'tonic-water'],
  ['en', 'half & half', 'half-and-half'],
  ['en', 'coffee cream', 'half-and-half'],
  ['es', 'ron bueno', 'rum'],
  ['de', 'Eiswürfel ausm Gefrierfach', 'ice'],
  ['fr', 'glaçons du congélateur', 'ice'],
  // Small things, and by ear.
  ['es', 'lechita de coco', 'coconut-milk'],
  ['nl', 'ginnetje', 'gin'],
  ['nl', 'jeneffer', 'genever'],
  ['en', 'yaeger', 'jagermeister'],
  ['en', 'creme de cassiss', 'creme-de-cassis'],
  ['de', 'Pils 0,0', 'non-alcoholic-beer'],
  // Shares of fat and fruit.
  ['en', 'milk 3.5%', 'milk'],
  ['en', 'cranberry juice 25%', 'cranberry-juice'],
])('%s "%s" is still %s', (locale, text, id) => {
  expect(getNameReader(catalogue, locale).find(text)).toBe(id);
});

test.each(['hazlenut sirup', 'oyster mushroom syrup', 'lupinekoffie'])(
  'no choice for %j lacks an allergen that its words or a slip may say',
  (text) => {
    expect(getNameReader(catalogue, 'en').read(text)).toMatchObject({ choices: [] });
  },
);

test.each<[Locale, string, string[]]>([
  // Without alcohol: nothing with alcohol is offered.
  ['en', 'virgin rum', ['non-alcoholic-rum']],
  ['en', 'NA bitters', []],
  ['en', 'mocktail vodka', []],
  ['en', 'zero proof tequila', []],
  ['en', 'rum (mocktail version)', ['non-alcoholic-rum']],
  ['en', 'faux rum', ['non-alcoholic-rum']],
  ['nl', 'nep gin', ['non-alcoholic-gin']],
  ['nl', '0.0 jenever', []],
  ['de', 'alkoholfreier Amaretto', []],
  ['de', 'entalkoholisierter Wein', []],
  ['es', 'tequila sin', []],
  ['es', 'ron virgen', ['non-alcoholic-rum']],
  ['fr', 'rhum vierge', ['non-alcoholic-rum']],
  ['fr', 'vodka zéro', []],
  ['fr', 'Champomy', []],
  // Virgin oak is a cask.
  ['en', 'virgin oak bourbon', ['bourbon']],
  // With alcohol: nothing without is offered.
  ['en', 'hard ginger beer', []],
  ['en', 'hard lemonade', ['hard-cider']],
  ['en', 'drunken cherries', []],
  ['en', 'mirin', []],
  ['en', 'clarified milk punch', []],
  ['en', 'aperol soda', ['aperol']],
  ['nl', 'dronken kersen', []],
  ['de', 'beschwipste Kirschen', []],
  ['de', 'Rumrosinen', []],
  ['es', 'cerezas borrachas', []],
  ['es', 'café con piquete', []],
  ['fr', 'cerises ivres', []],
  ['fr', 'vinaigre de xérès', ['sherry']],
  // The vanilla of the island is no whiskey.
  ['es', 'vainilla bourbon', []],
  // With an allergen that the words may mean.
  ['en', 'tamari', []],
  ['es', 'licor de crema', ['strawberry-cream-liqueur', 'batida-de-coco', 'irish-cream']],
  ['en', 'goat cheese', []],
  ['en', 'orgeat lemonade', ['orgeat']],
  ['en', 'milk coffee', []],
  // Of a list, each thing is in it for sure.
  ['nl', 'amaretto, evt. notensiroop', []],
  ['en', 'Celery salt, Tabasco, mustard', []],
  ['en', 'liqueur, hazelnut', ['hazelnut-liqueur']],
  ['en', '2 oz gin, plus 1/2 oz sloe gin', []],
  ['es', 'salsa Worcestershire y otro de soya', []],
])('%s "%s" is offered %j, nothing that loses what its words may mean', (locale, text, choices) => {
  const reading = getNameReader(catalogue, locale).read(text);
  expect(reading).toMatchObject({ choices });
});

/** What a name that is unknown says of itself, in few words. */
function told(locale: Locale, text: string): string {
  const reading = getNameReader(catalogue, locale).read(text);
  if (reading.id !== undefined) return reading.id;
  const { contains, mayContain, hasAlcohol, choices } = reading;
  const nuts = contains.length > 5 && contains.includes('pistachios') ? ['nuts'] : [];
  const others = nuts.length > 0 ? contains.filter((one) => !NUTS.some((nut) => nut === one)) : contains;
  const possible = mayContain.map((one) => `(${one})`);
  return [hasAlcohol ? 'alcohol' : '', ...others, ...nuts, ...possible, ...choices.map((id) => `${id}?`)]
    .filter((word) => word !== '')
    .join(' ');
}

const VEGAN_SAUCE = 'barley (wheat) (soybeans) (celery) (mustard)';
const GLUTEN_FREE_SAUCE = 'fish (soybeans) (celery) (mustard)';
const DAIRY_FREE_SAUCE = 'barley fish (wheat) (soybeans) (celery) (mustard)';

test.each<[Locale, string, string]>([
  // Ice of a nut is cream with the nut.
  ['de', 'Nusseis', 'milk nuts'],
  ['nl', 'notenijs', 'milk nuts'],
  ['fr', 'glace noisette', 'milk hazelnuts'],
  ['de', 'Mandeleis', 'milk almonds'],
  ['fr', 'glace vanille', 'vanilla-ice-cream'],
  // A punch or a grog of eggs has both.
  ['nl', 'eierpunch', 'alcohol eggs'],
  ['nl', 'eiergrog', 'alcohol eggs'],
  // A cocktail in a bottle or a can is no ingredient of it.
  ['en', 'Bottled Martini', 'alcohol (sulphites)'],
  ['en', 'Bottled Negroni', 'alcohol'],
  ['en', 'Canned Paloma', 'alcohol'],
  // A wish, while the beer may have alcohol.
  ['es', 'cerveza, mejor sin alcohol', 'alcohol wheat barley'],
  ['es', 'clara de guevo', 'eggs egg-white?'],
  ['nl', 'pistachelikuer', 'alcohol pistachios'],
  ['de', 'Nussecken-Likör', 'alcohol wheat milk hazelnuts'],
  // A thing that the name has may bring what is in it.
  ['de', '1 Fl. Sekt (0,75 l), gut gekühlt', 'alcohol sulphites sparkling-wine?'],
  ['en', 'Martini', 'vermouth'],
  ['en', 'bottled lager', 'lager'],
  ['en', 'canned pineapple', 'pineapple'],
  // A spirit of a flavour is no liqueur of it.
  ['en', 'Hazelnut vodka', 'alcohol hazelnuts'],
  ['fr', 'vodka noisette', 'alcohol hazelnuts'],
  ['en', 'Pink grapefruit gin', 'alcohol'],
  // Beers, and wines of pears.
  ['de', 'Gose', 'alcohol wheat barley'],
  ['fr', 'Poiré', 'alcohol sulphites'],
  ['de', 'Most', 'alcohol hard-cider?'],
  // The wheat of a wheat beer without alcohol is sure.
  ['de', 'Alkoholfreies Weizen', 'wheat barley (oats) (sulphites)'],
  ['de', 'Alkoholfreies Bier', 'non-alcoholic-beer'],
  // Strong beers of a house that is known for its lager.
  ['nl', 'Hertog Jan Grand Prestige', 'alcohol wheat barley'],
  ['nl', 'Bavaria 8.6', 'alcohol wheat barley'],
  ['nl', 'Hertog Jan', 'lager'],
  // Brands.
  ['de', 'Mon Chéri', 'alcohol milk hazelnuts'],
  ['en', 'Tia Maria Matcha', 'alcohol milk'],
  // A name in it that no word of food tells.
  ['es', 'salsa inglesa y otro de Tabasco', 'barley fish'],
  ['fr', 'sauce anglaise et Tabasco', 'barley fish'],
  ['es', 'ron (54º)', 'rum'],
  ['es', 'Leche merengada', 'eggs milk'],
  ['en', 'Oreos, crushed', 'wheat soybeans'],
  ['en', 'malted milk powder, toasted', 'wheat barley milk'],
  ['de', 'Hauslikör mit Sekt', 'alcohol sulphites sparkling-wine?'],
  // What a slip of an allergen says.
  ['en', 'Cashue milk', 'milk cashews'],
  ['en', 'Macademia liqueur', 'alcohol macadamias'],
  ['en', 'hazlenut syrup', 'hazelnuts'],
  ['fr', 'Nuits-Saint-Georges', 'barley'],
  ['nl', 'Beukennootjes', 'nuts'],
  // What is stronger than most.
  ['en', 'cask strength whisky', 'alcohol'],
  ['en', 'Double stout 4.2 %', 'alcohol wheat barley'],
  ['en', 'stout', 'stout'],
  ['en', 'double espresso', 'espresso'],
  // What is said to be without something loses that alone.
  ['en', 'Worcester sauce vegan', `${VEGAN_SAUCE} worcestershire-sauce?`],
  ['en', 'vegan Worcestershire sauce', `${VEGAN_SAUCE} worcestershire-sauce?`],
  ['nl', 'veganistische worcestersaus', `${VEGAN_SAUCE} worcestershire-sauce?`],
  ['de', 'vegane Worcestersauce', `${VEGAN_SAUCE} worcestershire-sauce?`],
  ['es', 'salsa inglesa vegana', `${VEGAN_SAUCE} worcestershire-sauce?`],
  ['fr', 'sauce worcestershire végane', `${VEGAN_SAUCE} worcestershire-sauce?`],
  ['en', 'vegan Clamato', 'celery clamato?'],
  ['en', 'gluten-free Worcestershire sauce', GLUTEN_FREE_SAUCE],
  ['nl', 'glutenvrije worcestersaus', `${GLUTEN_FREE_SAUCE} worcestershire-sauce?`],
  ['de', 'glutenfreie Worcestersauce', `${GLUTEN_FREE_SAUCE} worcestershire-sauce?`],
  ['es', 'salsa inglesa sin gluten', GLUTEN_FREE_SAUCE],
  ['fr', 'sauce worcestershire sans gluten', GLUTEN_FREE_SAUCE],
  ['es', 'cerveza sin gluten', 'alcohol wheat barley (milk) (sulphites)'],
  ['en', 'dairy-free Worcestershire sauce', DAIRY_FREE_SAUCE],
  ['nl', 'zuivelvrije worcestersaus', `${DAIRY_FREE_SAUCE} worcestershire-sauce?`],
  ['de', 'milchfreie Worcestersauce', `${DAIRY_FREE_SAUCE} worcestershire-sauce?`],
  ['es', 'salsa inglesa sin lácteos', DAIRY_FREE_SAUCE],
  ['fr', 'sauce worcestershire sans produits laitiers', DAIRY_FREE_SAUCE],
  ['en', 'dairy-free Baileys', 'alcohol (sulphites)'],
  ['en', 'not dairy-free cream', 'milk'],
  ['nl', 'lactosevrije room', 'milk cream? milk?'],
  ['en', 'nut-free orgeat', 'almonds (peanuts) (sesame) (sulphites)'],
  ['nl', 'notenvrije orgeat', 'almonds (peanuts) (sesame) (sulphites) orgeat?'],
  ['de', 'nussfreier Orgeat', 'almonds (peanuts) (sesame) (sulphites) orgeat?'],
  // Words for nuts say in these languages that some may be meant.
  ['es', 'orgeat sin frutos secos', 'nuts (peanuts) (sesame) (sulphites)'],
  ['fr', 'orgeat sans fruits à coque', 'nuts (peanuts) (sesame) (sulphites)'],
  ['en', 'alcohol-free amaretto', 'almonds (eggs)'],
  ['nl', 'alcoholvrije amaretto', 'almonds (eggs)'],
  ['de', 'alkoholfreier Amaretto', 'almonds (eggs)'],
  ['es', 'amaretto sin alcohol', 'almonds (eggs)'],
  ['fr', 'amaretto sans alcool', 'almonds (eggs)'],
])('takes from %s %j no more than it says, and no less: %s', (locale, text, expected) => {
  expect(told(locale, text)).toBe(expected);
});
