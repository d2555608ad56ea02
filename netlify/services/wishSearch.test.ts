import { expect, test } from 'vitest';
import type { Locale } from '../../src/contracts/site/locale.ts';
import { functionCatalogue } from './catalogue.ts';
import { searchByWishes } from './wishSearch.ts';

const search = (text: string, lang: Locale = 'en', without: string[] = []) =>
  searchByWishes({ text, lang, without });
const labels = (...asked: Parameters<typeof search>) => search(...asked).wishes.map(({ label }) => label);
const drinkOf = (id: string) => functionCatalogue().recipes.find((recipe) => recipe.id === id);

test.each<[Locale, string, string[]]>([
  ['en', 'gin, not sweet, for two', ['Gin', 'Not sweet', 'For 2']],
  ['de', 'Gin, nicht süß, für zwei', ['Gin', 'Nicht süß', 'Für 2']],
])('in %s "%s" is read as %j', (lang, text, expected) => {
  expect(labels(text, lang)).toEqual(expected);
  const { drinks, guests, isSentence } = search(text, lang);
  expect({ guests, isSentence }).toEqual({ guests: 2, isSentence: true });
  for (const id of drinks.slice(0, 3))
    expect(
      drinkOf(id)
        ?.lines.map(({ item }) => item.names.en)
        .join(),
    ).toMatch(/gin/i);
});

test('a wish that was taken away holds no longer', () => {
  expect(labels('gin, not sweet', 'en', ['taste:sweet'])).toEqual(['Gin']);
  expect(search('gin, not sweet', 'en', ['taste:sweet']).drinks.length).toBeGreaterThan(
    search('gin, not sweet').drinks.length,
  );
});

test('no drink breaks what was said: without egg there is none', () => {
  const { drinks } = search('no egg');
  expect(drinks.length).toBeGreaterThan(100);
  const withEgg = drinks.filter((id) =>
    drinkOf(id)?.dietary.allergens.contains.some((substance) => substance === 'eggs'),
  );
  expect(withEgg).toEqual([]);
});

test.each<[Locale, string, string, string]>([
  ['en', 'christmas eve punch with cranberry and cinnamon', 'Mulled Wine', 'Cranberry'],
  ['fr', 'cocktail au romarin', 'Poinsettia', 'Romarin'],
])('in %s "%s" %s comes nearest, and misses %s', (lang, text, first, missing) => {
  const { drinks, isNear, missed } = search(text, lang);
  expect({ isNear, missed }).toEqual({ isNear: true, missed: [missing] });
  expect(namesIn(drinks)[0]).toBe(first);
});

test('a thing that is named and not answered is told', () => {
  expect(search('nuts and gluten at our table').rest).toContain('nuts gluten');
  expect(search('allergic to camembert').wishes.map(({ key }) => key)).toContain('leave-out:milk');
});

test('the name of a drink wishes nothing, and what cannot be read is left for names', () => {
  expect(search('gin fizz')).toMatchObject({ wishes: [], drinks: [] });
  expect(search('qwxkpvv')).toMatchObject({ wishes: [], drinks: [], rest: 'qwxkpvv' });
});

const namesIn = (ids: readonly string[]) => ids.map((id) => drinkOf(id)?.name.en);
const thingsIn = (id: string) => drinkOf(id)?.lines.map(({ ingredient }) => ingredient) ?? [];

test.each<[Locale, string, string, string]>([
  ['en', 'negroni but lighter', 'Americano', 'Negroni'],
  ['en', 'gin sour but with rum', 'Daiquiri', 'Gin Sour'],
  ['en', 'whisky sour no egg', 'Gold Rush', 'Whiskey Sour'],
  ['nl', 'Moscow mule varianten', 'Gin Mule', 'Moscow Mule'],
  ['nl', 'whisky sour zonder eiwit', 'Gold Rush', 'Whiskey Sour'],
  ['de', 'espresso martini alternativen', 'Black Russian', 'Espresso Martini'],
  ['de', 'rum cola varianten', 'Cuba Libre', 'Batanga'],
  ['es', 'negroni pero con mezcal', 'Mezcal Negroni', 'Negroni'],
  ['es', 'whisky sour sin huevo', 'Gold Rush', 'Whiskey Sour'],
  ['fr', 'variantes du daiquiri', 'Frozen Daiquiri', 'Daiquiri'],
])('in %s "%s" finds %s among the first, and no %s', (lang, text, wanted, other) => {
  const names = namesIn(search(text, lang).drinks.slice(0, 4));
  expect(names).toContain(wanted);
  expect(names).not.toContain(other);
});

test('a drink that keeps to what is wished of it comes first itself, and its versions without alcohol last', () => {
  const { drinks } = search('mojito for 20 people');
  expect(namesIn(drinks)[0]).toBe('Mojito');
  const strengths = drinks.map((id) => drinkOf(id)?.abv ?? 0);
  expect(strengths.slice(strengths.indexOf(0)).every((abv) => abv === 0)).toBe(true);
});

test.each<[Locale, string, RegExp]>([
  ['en', 'something for a gin hater who likes elderflower', /gin/],
  ['en', "can't stand coconut, tropical please", /coconut/],
  ['en', 'no fan of rum, fruity', /rum/],
  ['en', 'my friend hates tequila, likes spicy', /tequila/],
  ['en', 'prosecco but without aperol', /aperol/],
  ['en', 'allergic to pineapple, tiki', /pineapple/],
  ['en', "I don't drink gin, something floral", /gin/],
  ['nl', 'ginhater, iets bitters', /gin/],
  ['nl', 'vrij van ananas, tropisch', /pineapple/],
  ['de', 'gin-hasser, was bitteres', /gin/],
  ['es', 'no bebo ginebra, algo amargo', /gin/],
  ['nl', 'cocktail met prosecco maar zonder aperol', /aperol/],
  ['nl', 'geen fan van gin, wel van bitter', /gin/],
  ['nl', 'haat kokos, wel tropisch', /coconut/],
  ['nl', 'ze heeft een hekel aan rum, iets fruitigs', /rum/],
  ['de', 'cocktails mit prosecco aber ohne aperol', /aperol/],
  ['de', 'hasse gin, mag bitter', /gin/],
  ['de', 'mag keinen rum, was tropisches', /rum/],
  ['de', 'nid mit rum, was frisches', /rum/],
  ['es', 'con prosecco pero sin aperol', /aperol/],
  ['es', 'odio el ron, algo tropical', /rum/],
  ['es', 'no soporto la ginebra, algo amargo', /gin/],
  ['es', 'tequila, ni lima ni sal', /lime|salt/],
  ['fr', 'avec du prosecco mais sans aperol', /aperol/],
  ['fr', 'je déteste le rhum, un truc tropical', /rum/],
  ['fr', 'tequila, ni margarita ni sel', /salt/],
  ['fr', 'pas fan de gin, un truc amer', /gin/],
])('in %s "%s" refuses %s', (lang, text, refused) => {
  const { drinks } = search(text, lang);
  expect(drinks.length).toBeGreaterThan(3);
  const isRefused = (id: string) => new RegExp(`(^|-)(${refused.source})(-|$)`).test(id);
  expect(drinks.filter((id) => thingsIn(id).some((thing) => isRefused(thing)))).toEqual([]);
});

test('a drink that is refused is no drink that is named, and what is called so by half is left out', () => {
  expect(labels('tequila, ni margarita ni sel', 'fr')).toEqual(['Tequila', 'Pas de Margarita', 'Sans sel']);
  const { drinks } = search('was mit jägermeister ausser bomb', 'de');
  expect(drinks.length).toBeGreaterThan(3);
  expect(namesIn(drinks).filter((name) => /bomb/i.test(name ?? ''))).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['en', 'classic cocktails from the 1920s', '1920–1929'],
  ['en', 'prohibition era gin', '1920–1933'],
  ['nl', 'cocktail uit de jaren twintig', '1920–1929'],
  ['de', 'cocktails der zwanziger jahre', '1920–1929'],
  ['es', 'cóctel de los años 20', '1920–1929'],
  ['fr', "classiques d'avant la prohibition", 'Jusqu’en 1919'],
])('in %s "%s" is of %s', (lang, text, era) => {
  expect(labels(text, lang)).toContain(era);
  const names = namesIn(search(text, lang).drinks);
  expect(names.length).toBeGreaterThan(10);
  for (const modern of ['Espresso Martini', 'Cosmopolitan', 'Mojito']) expect(names).not.toContain(modern);
});

test.each<[Locale, string, string[]]>([
  ['nl', 'zonder ei en zonder zuivel, wel schuimig', ['Iets met schuim']],
  ['fr', 'sans œuf mais mousseux', ['Quelque chose avec mousse']],
  ['fr', 'fumé mais sous 15 degrés', ['Fumé', '14\u202f% au plus']],
  ['en', '10% max, fruity', ['At most 10%', 'Fruity']],
  ['fr', 'pas cher pour une fête de 20', ['Pour 20', 'Le moins de bouteilles d’abord']],
  ['nl', 'iets roods voor valentijn', ['Rood']],
  ['nl', 'limoen wodka gember', ['Limoen', 'Wodka', 'Gember']],
  ['fr', 'dessert au chocolat', ['Cocktail dessert', 'Quelque chose avec chocolat']],
  ['en', 'halloween shots', ['For Halloween', 'Shots']],
  ['en', 'vodka under 100 calories', ['Vodka', 'At most 100 kcal']],
  ['fr', 'sans sucre au rhum', ['Rhum']],
  ['fr', 'un truc au pastis', ['Pastis']],
  ['fr', 'sans alcool au thé', ['Sans alcool', 'Thé noir']],
  ['es', 'algo con té', ['Té negro']],
  ['fr', 'jus pomme cannelle', ['Jus de pomme', 'Cannelle']],
  ['fr', 'rhum ananas sans coco', ['Rhum', 'Ananas', 'Sans noix de coco']],
  ['fr', 'dessert à boire, style café et noisette', ['Noisette']],
  ['de', 'nach dem Gänsebraten was Kräuteriges', ['Als Digestif', 'Kräuterig']],
  ['de', 'leichter Aperitif vor dem Raclette', ['Als Aperitif']],
  ['es', 'para la cena de navidad después del turrón', ['Para Navidad', 'De digestivo']],
  ['nl', 'eiwitschuim erop maar dan zonder whiskey', ['Iets met schuim', 'Zonder whisky']],
  ['nl', 'iets chiquers met bubbels', ['Chique drankjes eerst', 'Met bubbels']],
  ['es', 'trago para despecho', ['Antes de dormir']],
  ['fr', 'il me reste une bouteille de suze que personne boit, avec quoi la mélanger', ['Suze']],
  ['de', 'für meine Bar brauche ich einen trockenen Drink mit Wermut', ['Trocken', 'Wermut']],
])('in %s "%s" says %j', (lang, text, expected) => {
  expect(labels(text, lang)).toEqual(expect.arrayContaining(expected));
  expect(search(text, lang).drinks.length).toBeGreaterThan(0);
});

test('the nickname of a drink is none amid the name of an ingredient', () => {
  expect(labels('vodka orange juice')).toEqual(['Vodka', 'Orange juice']);
  expect(namesIn(search('vodka orange juice').drinks.slice(0, 3))).toContain('Screwdriver');
  expect(labels('vodka orange')).toEqual([]);
});

test('a slip in a name of several words goes before the words in it', () => {
  expect(namesIn(search('baby guiness shot').drinks)[0]).toBe('Baby Guinness');
});

test('a version without alcohol is of the kind of its drink', () => {
  const { drinks, isNear } = search('alcohol free spritz');
  expect(isNear).toBeUndefined();
  expect(namesIn(drinks)).toContain('Virgin Spritz');
});

test('where nothing keeps to all, what keeps to the most is near, and no guard is dropped', () => {
  const blue = search('blaue Drinks mit Minze ohne Alkohol', 'de');
  expect(blue.isNear).toBe(true);
  expect(blue.drinks.length).toBeGreaterThan(0);
  expect(blue.drinks.filter((id) => (drinkOf(id)?.abv ?? 1) > 0)).toEqual([]);
  const beer = search('gluten free beer cocktails');
  expect(beer.isNear).toBe(true);
  const gluten = beer.drinks.filter((id) =>
    drinkOf(id)?.dietary.allergens.contains.some((one) => ['wheat', 'rye', 'barley', 'oats'].includes(one)),
  );
  expect(gluten).toEqual([]);
  expect(search('hot drinks with stout, blended').isNear).toBe(true);
});

test('what is not sweet comes before what has sugar', () => {
  expect(namesIn(search('hoogstens 8 procent en niet zoet', 'nl').drinks.slice(0, 3))).not.toContain(
    'Sangria',
  );
});

test('one word that is a wish says that it is one word', () => {
  expect(search('tiki')).toMatchObject({ isWord: true, isSentence: true });
  expect(search('gin fizz').isWord).toBeUndefined();
});

test.each<[Locale, string]>([
  ['en', 'kids version pina colada'],
  ['en', 'child friendly version of a mojito'],
  ['en', 'alcohol-free version of a pina colada'],
  ['nl', 'kinderversie pina colada'],
  ['nl', 'pina colada zonder alcohol'],
  ['de', 'kinderversion pina colada'],
  ['de', 'alkoholfreie variante vom mojito'],
  ['es', 'version infantil de piña colada'],
  ['es', 'version para niños del mojito'],
  ['fr', 'version enfant de la piña colada'],
  ['fr', 'mojito version enfants'],
])('in %s "%s" offers no alcohol, and the version without it first', (lang, text) => {
  const { drinks, isNear } = search(text, lang);
  expect(isNear).toBeUndefined();
  expect(drinks.filter((id) => (drinkOf(id)?.dietary.strength ?? 1) > 0)).toEqual([]);
  expect(namesIn(drinks)[0]).toMatch(/^Virgin (Piña Colada|Mojito)$/);
});

test.each<[Locale, string]>([
  ['en', 'aperol alternatives'],
  ['en', 'an alternative to aperol'],
  ['nl', 'alternatief voor aperol'],
  ['de', 'aperol alternativen'],
  ['de', 'eine alternative zu aperol'],
  ['es', 'alternativas al aperol'],
  ['fr', 'alternatives à l’aperol'],
])('in %s "%s" is what is like it, and without it', (lang, text) => {
  const { drinks } = search(text, lang);
  expect(drinks.length).toBeGreaterThan(3);
  expect(drinks.filter((id) => thingsIn(id).includes('aperol'))).toEqual([]);
  expect(drinkOf(drinks[0] ?? '')?.category).toBe('spritz');
});

test.each<[Locale, string]>([
  ['en', 'dry, no ice'],
  ['en', 'daiquiri without ice blender'],
  ['nl', 'droog, zonder ijs'],
  ['de', 'daiquiri erdbeer ohne eis mixer'],
  ['es', 'seco, sin hielo'],
  ['fr', 'sec, sans glace'],
])('in %s "%s" is served without ice, and never blended', (lang, text) => {
  const drinks = search(text, lang).drinks.map(drinkOf);
  expect(drinks.length).toBeGreaterThan(0);
  expect(drinks.filter((drink) => drink?.ice !== 'none' || drink.method === 'blend')).toEqual([]);
});

test.each<[Locale, string, RegExp]>([
  ['nl', 'punch zonder suiker', /ice-cream|sorbet|condensed-milk|coconut-cream/],
  ['en', 'creamy, no sugar', /ice-cream|sorbet|condensed-milk|coconut-cream|eggnog|hot-chocolate/],
  ['nl', 'geen whisky', /irish-cream|irish-mist|drambuie/],
  ['en', 'no whiskey', /irish-cream|irish-mist|drambuie/],
  ['de', 'spritz kein wein', /wine|vermouth/],
  ['fr', 'sans vin', /wine|vermouth|lillet/],
])('in %s "%s" leaves out %s', (lang, text, refused) => {
  const { drinks } = search(text, lang);
  const broken = drinks.filter((id) => thingsIn(id).some((thing) => refused.test(thing)));
  expect(namesIn(broken)).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['en', 'egg nog type things', 'Eggnog'],
  ['en', 'pimms oclock', 'Pimm’s Cup'],
  ['nl', 'sangria rood 2 liter', 'Sangria'],
  ['nl', 'vermout rood amaro', 'Montenegroni'],
  ['de', 'irish coffee und ähnliches', 'Irish Coffee'],
  ['fr', 'suze tonic ou dans ce genre', 'Suze Tonic'],
  ['fr', 'ce que buvait Hemingway', 'Hemingway Special'],
  ['fr', 'un truc bien amer', 'Negroni'],
  ['es', 'parecido al negroni pero menos amargo', 'Negroni Sbagliato'],
  ['de', 'weniger bitter als Negroni', 'Negroni Sbagliato'],
  ['es', 'picante y ahumado', 'Mezcal Margarita'],
  ['nl', 'ik heb rum, sinaasappelsap en grenadine in huis', 'Bacardi Cocktail'],
  ['en', 'I have vodka, cranberry juice and half a lime', 'Cape Codder'],
  ['nl', 'cocktail met veel schuim', 'Whiskey Sour'],
])('in %s "%s" is met by %s', (lang, text, first) => {
  const { drinks, isNear } = search(text, lang);
  expect(isNear).toBeUndefined();
  expect(namesIn(drinks)[0]).toBe(first);
});

test.each<[Locale, string, string]>([
  ['en', 'red wine drinks', 'red-wine'],
  ['en', 'wine cocktails red', 'red-wine'],
  ['nl', 'wijncocktail rood', 'red-wine'],
  ['de', 'vermouth rot', 'vermouth'],
  ['es', 'vermut rojo y amaro', 'vermouth'],
  ['fr', 'cocktail au vin rouge', 'red-wine'],
])('in %s the colour in "%s" is that of the wine', (lang, text, thing) => {
  const { drinks, isNear } = search(text, lang);
  expect(isNear).toBeUndefined();
  for (const id of drinks.slice(0, 3)) expect(thingsIn(id).join()).toContain(thing);
});

test.each<[Locale, string, string]>([
  ['en', 'cocktails from before 1920', 'Until 1919'],
  ['nl', 'oude klassiekers van voor 1920', 'Tot en met 1919'],
  ['de', 'drinks von vor 1920', 'Bis 1919'],
  ['es', 'cócteles de antes de 1920', 'Hasta 1919'],
  ['fr', 'cocktails d’avant 1920', 'Jusqu’en 1919'],
  ['en', 'drinks after 1990', 'From 1991 on'],
  ['de', 'drinks seit 1990', 'Ab 1990'],
])('in %s "%s" is of %s', (lang, text, era) => {
  expect(labels(text, lang)).toContain(era);
});

test.each<[Locale, string, RegExp]>([
  ['en', 'mexican but no tequila', /taco|Mexikaner/i],
  ['nl', 'mexicaans', /taco|Mexikaner/i],
  ['de', 'mexikanisch aber kein tequila', /taco|Mexikaner/i],
  ['es', 'mexicanos con cerveza', /Mexikaner/i],
  ['es', 'cóctel clásico de cuba', /Cuba libre/i],
  ['fr', 'un classique de la nouvelle orléans', /absinthe/i],
  ['fr', 'inspiration japonaise', /sushi/i],
  ['de', 'japanisch', /sushi/i],
])('in %s the place in "%s" is no food and no drink', (lang, text, misread) => {
  expect(labels(text, lang).filter((label) => misread.test(label))).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['en', 'anything peachy, no fizz', 'Peach'],
  ['nl', 'iets perzikachtigs', 'Perzik'],
  ['de', 'etwas pfirsichartiges', 'Pfirsich'],
  ['de', 'etwas gruenes', 'Grün'],
  ['en', 'drinks you build in the glass', 'Built'],
  ['nl', 'drankjes die je in het glas bouwt', 'In het glas gebouwd'],
  ['de', 'drinks die man im glas mischt', 'Im Glas gebaut'],
  ['es', 'cócteles hechos en el vaso', 'Directo en el vaso'],
  ['fr', 'cocktails faits dans le verre', 'Directement au verre'],
  ['es', 'copa alta con jengibre', 'Largo'],
  ['de', 'hohes glas mit ingwer', 'Lang aufgegossen'],
  ['en', 'gin, low carb', 'Without sugar'],
  ['de', 'gin low carb', 'Ohne Zucker'],
])('in %s "%s" wishes: %s', (lang, text, label) => {
  expect(labels(text, lang)).toContain(label);
});

test.each<[Locale, string]>([
  ['en', 'something spicy'],
  ['nl', 'scherp en pittig'],
  ['de', 'etwas scharfes'],
  ['es', 'algo picante'],
  ['fr', 'bien piquant en bouche'],
])('in %s "%s" begins with what burns', (lang, text) => {
  for (const id of search(text, lang).drinks.slice(0, 3))
    expect(thingsIn(id).join()).toMatch(/chilli|ginger|hot-sauce|horseradish/);
});

test('low alcohol begins with what is weaker than most long drinks, and many guests with what is quickly made', () => {
  const first = (text: string) => search(text).drinks.slice(0, 5).map(drinkOf);
  for (const drink of first('low alcohol')) expect(drink?.abv).toBeLessThanOrEqual(8);
  for (const drink of first('shots for 10')) expect(drink?.method).not.toBe('layer');
});

test('what may be left out is no reason to come first, and a name tells what matters in a drink', () => {
  expect(namesIn(search('sour cherry').drinks).slice(0, 3)).not.toContain('Frozen Daiquiri');
  const [, ...like] = search('amaretto sour and the like').drinks;
  for (const id of like.slice(0, 3)) expect(thingsIn(id)).toContain('amaretto');
});

test('a name beside letters that mean nothing is no wish', () => {
  expect(search('negroni qwxkpvv')).toMatchObject({ wishes: [], rest: 'qwxkpvv' });
});

test.each<[Locale, string, string, string]>([
  ['en', 'mexican but no tequila', 'Mexico', 'Michelada'],
  ['nl', 'uit cuba', 'Cuba', 'Mojito'],
  ['de', 'cocktails aus peru', 'Peru', 'Pisco Sour'],
  ['es', 'tragos argentinos', 'Argentina', 'Fernandito'],
  ['fr', 'un classique de la nouvelle orléans', 'La Nouvelle-Orléans', 'Sazerac'],
  ['fr', 'boisson brésilienne', 'Brésil', 'Caipirinha'],
  ['fr', 'le caesar canadien', 'Canada', 'Bloody Caesar'],
])('in %s "%s" is of %s, first %s', (lang, text, place, first) => {
  expect(labels(text, lang)).toContain(place);
  expect(namesIn(search(text, lang).drinks)[0]).toBe(first);
});

test.each<[Locale, string]>([
  ['en', 'french 75'],
  ['en', 'irish coffee'],
  ['en', 'canadian whisky'],
  ['en', 'cuba libre'],
  ['de', 'italienischer vermouth'],
  ['en', 'new mexico'],
])('in %s the name "%s" asks for no place', (lang, text) => {
  expect(labels(text, lang).join()).not.toMatch(/^(?:France|Ireland|Canada|Cuba|Italien|Mexico)$/);
});

test('words that nothing was read from are told as they were typed, wanted or not', () => {
  expect(search('etwas fruchtiges mit Qüxel', 'de').rest).toBe('Qüxel');
  expect(search('du gin et l’xyzzy', 'fr').rest).toBe('xyzzy');
  expect(search('gin but no xyzzy please')).toMatchObject({ rest: '', ignored: 'xyzzy' });
  expect(search('gin, not sweet').ignored).toBeUndefined();
});

test('a refusal holds for all words of what is refused', () => {
  expect(search('scotch that isnt an islay bomb').rest).toBe('');
});

test.each<[Locale, string, string]>([
  ['en', 'champagne, cognac, sugar', 'Champagne Cocktail'],
  ['nl', 'champagne cognac suiker', 'Champagne Cocktail'],
  ['de', 'champagner cognac zucker', 'Champagne Cocktail'],
  ['es', 'champán coñac azúcar', 'Champagne Cocktail'],
  ['fr', 'champagne cognac sucre', 'Champagne Cocktail'],
])('in %s sugar counts in the list "%s"', (lang, text, first) => {
  expect(namesIn(search(text, lang).drinks)[0]).toBe(first);
});

test.each<[Locale, string]>([
  ['en', 'herbal liqueur digestif'],
  ['nl', 'kruidenlikeur als digestief'],
  ['de', 'kräuterlikör als digestif'],
  ['es', 'licor de hierbas digestivo'],
  ['fr', 'liqueur d’herbes en digestif'],
])('in %s "%s" is any of them, Chartreuse too', (lang, text) => {
  const { drinks, isNear } = search(text, lang);
  expect(isNear).toBeUndefined();
  expect(drinks.flatMap(thingsIn)).toContain('green-chartreuse');
});

test('the word before a year is understood', () => {
  expect(search('von vor 1930 mit gin', 'de').rest).toBe('');
  expect(search('anteriores a 1930', 'es').rest).toBe('');
});

test('what goes with the food of a country is still asked', () => {
  expect(labels('was passt zu mexikanischem essen', 'de')).toEqual(['Passend zu: Fischtacos']);
});

test.each<[Locale, string]>([
  ['en', 'not cloying, amaretto'],
  ['nl', 'niet mierzoet, amaretto'],
  ['de', 'nicht pappsüß, amaretto'],
  ['es', 'que no empalague, con amaretto'],
  ['fr', 'pas écœurant, amaretto'],
])('in %s "%s" is not sweet', (lang, text) => {
  const { drinks, isNear } = search(text, lang);
  expect(isNear).toBeUndefined();
  expect(namesIn(drinks)).not.toContain('Blow Job');
});

test.each<[Locale, string]>([
  ['en', 'classics, no fancy liqueurs'],
  ['en', 'no expensive liqueurs'],
  ['nl', 'geen dure likeuren'],
  ['de', 'keine teuren Liköre'],
  ['es', 'sin licores caros'],
  ['fr', 'pas de liqueurs chères'],
])('in %s "%s" is without liqueur, whatever word stands beside it', (lang, text) => {
  const { drinks } = search(text, lang);
  expect(drinks.length).toBeGreaterThan(3);
  expect(drinks.flatMap(thingsIn).filter((id) => /triple-sec|coffee-liqueur|^aperol$/.test(id))).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['en', 'tequila, less than 4 ingredients', 'At most 3 ingredients'],
  ['en', 'fewer than 4 ingredients with tequila', 'At most 3 ingredients'],
  ['en', 'tequila, 4 ingredients or less', 'At most 4 ingredients'],
  ['en', 'tequila, no more than 4 ingredients', 'At most 4 ingredients'],
  ['nl', 'minder dan 4 ingrediënten met tequila', 'Hoogstens 3 ingrediënten'],
  ['nl', 'tequila, maximaal 4 ingrediënten', 'Hoogstens 4 ingrediënten'],
  ['de', 'weniger als 4 Zutaten mit Tequila', 'Höchstens 3 Zutaten'],
  ['de', 'Tequila, 4 Zutaten oder weniger', 'Höchstens 4 Zutaten'],
  ['es', 'menos de 4 ingredientes con tequila', 'Como mucho 3 ingredientes'],
  ['es', 'tequila, 4 ingredientes o menos', 'Como mucho 4 ingredientes'],
  ['fr', 'moins de 4 ingrédients avec de la tequila', '3 ingrédients au plus'],
  ['fr', 'tequila, 4 ingrédients ou moins', '4 ingrédients au plus'],
])('in %s "%s" bounds: %s', (lang, text, label) => {
  expect(labels(text, lang)).toEqual(expect.arrayContaining(['Tequila', label]));
});

test('a least number of ingredients is not taken for the most', () => {
  expect(labels('tequila, at least 4 ingredients')).toEqual(['Tequila']);
});

test.each<[Locale, string, string]>([
  [
    'en',
    "I've only got vodka, cranberry juice and limes in the house",
    'Only vodka, cranberry juice, lime (plus ice, water, salt, sugar)',
  ],
  ['en', 'nothing but rum and lime', 'Only rum, lime (plus ice, water, salt, sugar)'],
  ['en', 'I just have vodka and orange juice', 'Only vodka, orange juice (plus ice, water, salt, sugar)'],
  ['nl', 'heb alleen rum, cola en limoen', 'Alleen rum, cola, limoen (plus ijs, water, zout, suiker)'],
  ['nl', 'niets anders dan gin en tonic', 'Alleen gin, tonic (plus ijs, water, zout, suiker)'],
  ['de', 'nur Rum und Limetten da', 'Nur Rum, Limette (dazu Eis, Wasser, Salz, Zucker)'],
  ['de', 'Gin, aber nur mit Tonic', 'Nur Gin, Tonic Water (dazu Eis, Wasser, Salz, Zucker)'],
  ['es', 'solo ginebra y tónica', 'Solo ginebra, tónica (más hielo, agua, sal, azúcar)'],
  ['es', 'no tengo más que vodka y limón', 'Solo vodka, limón (más hielo, agua, sal, azúcar)'],
  ['fr', 'juste vodka et jus de pomme', 'Seulement vodka, jus de pomme (plus glaçons, eau, sel, sucre)'],
  ['fr', 'je n’ai que du rhum', 'Seulement rhum (plus glaçons, eau, sel, sucre)'],
])('in %s "%s" finds only what takes nothing else: %s', (lang, text, label) => {
  const { drinks, isNear } = search(text, lang);
  expect(labels(text, lang)).toEqual([label]);
  expect(isNear).toBeUndefined();
  for (const id of drinks) {
    const needed = drinkOf(id)?.lines.filter(({ optional, garnish }) => !optional && !garnish) ?? [];
    const others = needed
      .map(({ ingredient }) => ingredient)
      .filter((one) => !/vodka|cranberry|lime|rum|rhum|cola|gin|tonic|lemon|orange|apple/.test(one));
    expect(others.filter((one) => !/^(?:sugar|sugar-cube|simple-syrup|water|ice|salt)$/.test(one))).toEqual(
      [],
    );
  }
});

test('where nothing is made of all that there is, the nearest need no other bottle, and this is told', () => {
  const { drinks, isNear } = search('only gin and limes in the house');
  expect(isNear).toBe(true);
  expect(namesIn(drinks)[0]).toBe('Gin Rickey');
  const bottles = drinks.flatMap(
    (id) => drinkOf(id)?.lines.filter(({ item, optional }) => item.strength > 0 && !optional) ?? [],
  );
  expect(new Set(bottles.map(({ ingredient }) => ingredient.replace(/^.*-gin$/, 'gin')))).toEqual(
    new Set(['gin']),
  );
});

test('without the bound, what somebody has is still wished', () => {
  expect(labels('only gin and limes', 'en', ['only'])).toEqual(['Gin', 'Lime']);
});

test.each(['not only gin and rum', 'only gin or rum', 'only gin please'])('"%s" bounds nothing', (text) => {
  expect(labels(text).join()).not.toMatch(/only/i);
});

test.each<[Locale, string, string[], RegExp, string]>([
  ['en', 'negroni without campari', ['Like Negroni', 'Without Campari'], /^campari$/, 'Cin-Cyn'],
  ['nl', 'mojito zonder munt', ['Zoiets als Mojito', 'Zonder munt'], /mint/, 'Ron Collins'],
  [
    'de',
    'Cosmopolitan ohne Cranberry',
    ['Ähnlich wie Cosmopolitan', 'Ohne Cranberry'],
    /cranberry/,
    'Pomegranate Martini',
  ],
  ['es', 'piña colada sin ron', ['Parecido a Piña colada', 'Sin ron'], /rum/, 'Virgin Piña Colada'],
  [
    'fr',
    'piña colada sans lait de coco',
    ['Dans le genre de Piña Colada', 'Sans lait de coco'],
    /coco/,
    'Mary Pickford',
  ],
])('in %s "%s" is %j', (lang, text, chips, left, near) => {
  const first = search(text, lang).drinks.slice(0, 3);
  expect(labels(text, lang)).toEqual(chips);
  expect(first.flatMap(thingsIn).filter((id) => left.test(id))).toEqual([]);
  expect(namesIn(first)).toContain(near);
});

test.each<[Locale, string, string, number]>([
  ['en', 'like a negroni but lighter', 'At most 15%', 21],
  ['nl', 'zoals een old fashioned maar lichter', 'Hoogstens 21%', 28],
  ['de', 'wie negroni aber leichter', 'Höchstens 15\u00a0%', 21],
  ['es', 'como un aperol spritz pero más ligero', 'Como mucho 7\u00a0%', 8],
  ['fr', 'comme un mojito mais plus léger', '8\u202f% au plus', 9],
])('in %s "%s" is %s, and weaker than that drink', (lang, text, label, abv) => {
  const { drinks, isNear } = search(text, lang);
  expect(isNear).toBeUndefined();
  expect(labels(text, lang)[1]).toBe(label);
  for (const id of drinks) expect(drinkOf(id)?.abv).toBeLessThan(abv);
});

test('what is weaker, stronger or less sweet than a drink is not that drink', () => {
  const first = (text: string) => namesIn(search(text).drinks)[0];
  expect(first('aperol spritz but lighter')).toBe('Spaghett');
  expect(first('margarita but stronger')).toBe('Grand Margarita');
  expect(first('cosmopolitan but less sweet')).toBe('Apple Martini');
});

test('a named drink with something that it has not is another one', () => {
  expect(search('moscow mule met gin', 'nl').isOther).toBe(true);
  expect(search('moscow mule with lime').isOther).toBeUndefined();
});

test.each<[Locale, string, string[], string]>([
  ['de', 'weihnachten', ['Für Weihnachten'], 'Mulled Wine'],
  ['nl', 'roze cocktail, geen gin', ['Roze', 'Zonder gin'], 'Lillet Wild Berry'],
  ['es', 'daiquiri de fresa helado', ['Parecido a Daiquiri de fresa', 'Granizado'], 'Strawberry Daiquiri'],
  ['es', 'amargo', ['Amargo'], 'Negroni'],
  ['fr', 'shooter sucré à la vodka', ['Shooters', 'Sucré', 'Vodka'], 'Flügerl'],
  ['en', 'welcome drink for 12', ['For a celebration', 'For 12'], 'Hugo'],
  ['en', 'really strong', ['At least 22%'], 'Old Fashioned'],
])('in %s "%s" is %j, first %s', (lang, text, chips, name) => {
  expect(labels(text, lang)).toEqual(chips);
  expect(namesIn(search(text, lang).drinks)[0]).toBe(name);
});

test('what comes nearest meets at least half, all of it the same, and what it misses is told', () => {
  const { isNear, missed, drinks } = search('alcohol free with berries and mint');
  expect({ isNear, missed }).toEqual({ isNear: true, missed: ['Something with berries'] });
  for (const id of drinks) expect(thingsIn(id).join()).toContain('mint');
  expect(search('arándanos sin vodka', 'es').drinks).toEqual([]);
});

test('beside one or two drinks that keep to the wishes none is shown that does not', () => {
  const { drinks, isNear, missed } = search('frozen, with rum and mint, fruity');
  expect({ isNear, missed }).toEqual({});
  expect(namesIn(drinks)).toEqual(['Missionary’s Downfall']);
});

test('nothing in a cocktail glass is a long drink', () => {
  const glasses = new Set(search('long drinks').drinks.map((id) => drinkOf(id)?.glass));
  expect([...glasses].filter((glass) => /martini|coupe|margarita|nora|^sour/.test(glass ?? ''))).toEqual([]);
});

test.each<[Locale, string]>([
  ['en', 'gin, little sugar'],
  ['en', 'gin, low in sugar'],
  ['nl', 'gin, weinig suiker'],
  ['de', 'Gin, wenig Zucker'],
  ['es', 'ginebra, poco azúcar'],
  ['fr', 'gin, peu de sucre'],
  ['fr', 'gin, sans sucre ajouté'],
  ['es', 'mocktail con frutos rojos, poco azúcar'],
])('in %s "%s" leaves out syrup and sweetened wine', (lang, text) => {
  const { drinks } = search(text, lang);
  expect(drinks.length).toBeGreaterThan(3);
  expect(drinks.flatMap(thingsIn).filter((id) => /syrup|^sugar|^sweet-vermouth|nectar/.test(id))).toEqual([]);
});

test.each<[Locale, string, RegExp]>([
  ['en', 'hot, red wine or rum', /red-wine|rum/],
  ['nl', 'warm, rode wijn of rum', /red-wine|rum/],
  ['de', 'heiß, Rotwein oder Rum', /red-wine|rum/],
  ['es', 'caliente, vino tinto o ron', /red-wine|rum/],
  ['fr', 'chaud, vin rouge ou rhum', /red-wine|rum/],
  ['fr', 'dessert, café ou chocolat', /coffee|espresso|cacao|chocolate|cocoa/],
])('in %s one of the two is enough for "%s"', (lang, text, either) => {
  const { drinks, isNear } = search(text, lang);
  expect(isNear).toBeUndefined();
  expect(drinks.length).toBeGreaterThan(9);
  for (const id of drinks.slice(0, 5)) expect(thingsIn(id).join()).toMatch(either);
});

test('of two spirits either is enough, and both are no more than one', () => {
  expect(search('gin or vodka, lemon').isNear).toBeUndefined();
  expect(namesIn(search('gin or vodka, lemon').drinks)).toEqual(
    expect.arrayContaining(['Tom Collins', 'Lemon Drop Martini']),
  );
});

test.each<[Locale, string, string]>([
  ['en', 'strong, stirred, served in a coupe', 'In a coupe'],
  ['de', 'kurze starke Drinks mit Roggenwhiskey', 'Kurz'],
  ['de', 'Gin, lang und erfrischend', 'Lang aufgegossen'],
  ['de', 'ein Kurzer', 'Shots'],
  ['nl', 'bitter en droog, als aperitief', 'Bitter'],
  ['nl', 'ik heb nog een fles amaretto, wat is daar lekker mee', 'Amaretto'],
  ['en', 'vodka cocktails that dont taste of alcohol', 'At most 12%'],
  ['nl', 'wodka die niet naar alcohol smaakt', 'Hoogstens 12%'],
  ['de', 'Wodka, der nicht nach Alkohol schmeckt', 'Höchstens 12\u00a0%'],
  ['es', 'vodka que no sepa a alcohol', 'Como mucho 12\u00a0%'],
  ['fr', 'vodka sans goût d’alcool', '12\u202f% au plus'],
])('in %s "%s" is read with: %s', (lang, text, label) => {
  expect(labels(text, lang)).toContain(label);
  expect(labels(text, lang).join()).not.toMatch(/without alcohol|aromatische|sin alcohol/i);
});

test('where little alcohol is to be tasted, a spirit that is named is still in it', () => {
  for (const id of search('vodka cocktails that dont taste of alcohol').drinks.slice(0, 5))
    expect(thingsIn(id).join()).toContain('vodka');
});

test.each<[Locale, string]>([
  ['en', 'tall, dark rum, lots of ice'],
  ['nl', 'longdrink, donkere rum, veel ijs'],
  ['de', 'Longdrink, dunkler Rum, viel Eis'],
  ['es', 'vaso alto, ron oscuro, mucho hielo'],
  ['fr', 'long drink, rhum brun, beaucoup de glace'],
])('in %s "%s" is met by what is served on ice', (lang, text) => {
  const { drinks, isNear } = search(text, lang);
  expect(isNear).toBeUndefined();
  expect(namesIn(drinks)).toContain('Dark ’n’ Stormy');
});

test.each<[Locale, string]>([
  ['en', 'blue cocktail with curaçao'],
  ['nl', 'blauwe cocktail met curaçao'],
  ['de', 'blauer Cocktail mit Curaçao'],
  ['es', 'cóctel azul con curaçao'],
  ['fr', 'cocktail bleu au curaçao'],
])('in %s "%s" is of the blue one', (lang, text) => {
  const { drinks, isNear } = search(text, lang);
  expect(isNear).toBeUndefined();
  for (const id of drinks.slice(0, 3)) expect(thingsIn(id)).toContain('blue-curacao');
});

test.each<[Locale, string]>([
  ['en', 'fresh with rum and mint'],
  ['nl', 'iets fris met rum en munt'],
  ['de', 'etwas Frisches mit Rum und Minze'],
  ['es', 'algo fresquito con ron y hierbabuena'],
  ['fr', 'un truc frais avec rhum et menthe'],
])('in %s a Mojito is what "%s" asks for', (lang, text) => {
  expect(namesIn(search(text, lang).drinks.slice(0, 3))).toContain('Mojito');
});

test('a party at a pool asks for no drink of that name', () => {
  const { drinks, rest } = search('blue drinks for a pool party');
  expect(rest).toBe('');
  expect(namesIn(drinks)).toContain('Blue Lagoon');
});

test.each<[Locale, string]>([
  ['en', 'sweet shots with rye for a party'],
  ['de', 'süße Shots mit Roggenwhiskey für eine Party'],
])('in %s what comes nearest to "%s" is a shot as well', (lang, text) => {
  const { drinks } = search(text, lang);
  expect(drinks.length).toBeGreaterThan(0);
  for (const id of drinks) expect(drinkOf(id)?.kind).toBe('shot');
});

test('a word such as "just" before a wish says nothing of what somebody has', () => {
  expect(labels('just something with gin and lemon')).toEqual(['Gin', 'Lemon']);
});

test.each<[Locale, string, RegExp]>([
  ['en', 'old fashioned but with rum', /^[a-z-]*rum$/],
  ['en', 'like a mojito but with gin', /^mint$/],
  ['nl', 'negroni-achtig met mezcal of tequila', /^campari$/],
  ['de', 'so ähnlich wie ein Negroni, nur mit Mezcal', /^campari$/],
  ['es', 'como una piña colada pero sin coco', /^pineapple/],
  ['fr', 'comme un negroni mais sans gin', /^campari$/],
])('in %s all that "%s" shows is like it', (lang, text, telling) => {
  const { drinks, isNear } = search(text, lang);
  expect(isNear).toBeUndefined();
  expect(drinks.length).toBeLessThan(20);
  for (const id of drinks.slice(0, 3)) expect(thingsIn(id).some((thing) => telling.test(thing))).toBe(true);
});

test.each<[Locale, string, RegExp]>([
  ['en', 'like an espresso martini without kahlua', /espresso|coffee/],
  ['de', 'Espresso Martini, aber ohne Kahlúa', /espresso|coffee/],
  ['en', 'white russian without cream', /coffee/],
  ['nl', 'zoiets als een pornstar martini maar minder zoet', /passion-fruit/],
  ['fr', 'moins sucré qu’un cosmo, mais toujours avec de la canneberge', /cranberry/],
])('in %s all that "%s" shows keeps the flavour of %s', (lang, text, flavour) => {
  const { drinks } = search(text, lang);
  expect(drinks.length).toBeGreaterThan(1);
  for (const id of drinks.slice(0, 3)) expect(thingsIn(id).join()).toMatch(flavour);
});

test('no shot comes first for what is like a cocktail but less sweet', () => {
  const kinds = search('less sweet than a cosmopolitan')
    .drinks.slice(0, 3)
    .map((id) => drinkOf(id)?.kind);
  expect(kinds).toEqual(['cocktail', 'cocktail', 'cocktail']);
});

test('where nothing that is like a drink has what is wished, what is like it is near', () => {
  const { isNear, missed, drinks } = search('like a mojito but with vodka');
  expect({ isNear, missed }).toEqual({ isNear: true, missed: ['Vodka'] });
  for (const id of drinks.slice(0, 3)) expect(thingsIn(id)).toContain('mint');
});

test.each<[Locale, string]>([
  ['en', 'fruitier than a negroni, still bitter'],
  ['nl', 'fruitiger dan een negroni maar wel bitter'],
  ['de', 'fruchtiger als ein Negroni, aber noch bitter'],
  ['es', 'más afrutado que un negroni pero amargo'],
  ['fr', 'plus fruité qu’un negroni mais toujours amer'],
])('in %s the drink in "%s" is a comparison, and shown by no place', (lang, text) => {
  const drinks = search(text, lang).drinks.map(drinkOf);
  expect(drinks.length).toBeGreaterThan(0);
  expect(drinks.map((drink) => drink?.name.en)).not.toContain('Negroni');
});

test.each<[Locale, string]>([
  ['en', 'not sweet'],
  ['nl', 'niet zoet'],
  ['de', 'nicht süß'],
  ['es', 'nada dulce'],
  ['fr', 'pas sucré'],
])('in %s nothing for "%s" has much sugar or an amaretto in it', (lang, text) => {
  const { drinks } = search(text, lang);
  expect(drinks.length).toBeGreaterThan(100);
  const names = namesIn(drinks);
  for (const sweet of ['Aperol Spritz', 'Godfather', 'Cuba Libre']) expect(names).not.toContain(sweet);
  for (const dry of ['Dry Martini', 'Negroni', 'Daiquiri']) expect(names).toContain(dry);
});

test('what is sour beside its sugar is not too sweet where nothing else has what is wished', () => {
  expect(namesIn(search('Gin Basilikum nicht zu süß', 'de').drinks)).toEqual(['Gin Basil Smash']);
});

test.each<[Locale, string, number]>([
  ['en', 'under 10%', 10],
  ['nl', 'minder dan 8 procent', 8],
  ['de', 'unter 10 %', 10],
  ['es', 'menos de 8 grados', 8],
  ['fr', 'moins de 10 degrés', 10],
])('in %s "%s" is less than that', (lang, text, bound) => {
  const strengths = search(text, lang).drinks.map((id) => drinkOf(id)?.abv ?? 100);
  expect(Math.max(...strengths)).toBe(bound - 1);
});

test.each<[Locale, string]>([
  ['en', 'I only have gin'],
  ['en', 'got gin and nothing else'],
  ['nl', 'ik heb alleen gin'],
  ['nl', 'gin en verder niks'],
  ['de', 'ich habe nur Gin'],
  ['de', 'Gin und sonst nichts'],
  ['es', 'solo tengo ginebra'],
  ['es', 'ginebra y nada más'],
  ['fr', 'je n’ai que du gin'],
  ['fr', 'du gin et rien d’autre'],
])('in %s "%s" is met by gin and what most kitchens have', (lang, text) => {
  const { drinks, missed } = search(text, lang);
  expect(missed).toHaveLength(1);
  expect(drinks.length).toBeGreaterThan(3);
  for (const drink of drinks.map(drinkOf)) {
    const needed = drink?.lines.filter(({ garnish, optional }) => !garnish && !optional) ?? [];
    const things = needed.map(({ ingredient }) => ingredient);
    expect(things.join()).toMatch(/gin/);
    expect(things.join()).not.toMatch(/tonic|vermouth|liqueur|cordial|ginger/);
  }
});

test('what may only stand in for a thing comes after what has it', () => {
  const names = namesIn(search('drinks with bourbon').drinks);
  expect(names.indexOf('Kentucky Mule')).toBeLessThan(names.indexOf('Hot Toddy'));
});

test.each<[Locale, string, string]>([
  ['de', 'was Herbes mit Gin', 'Trocken'],
  ['nl', 'iets herbs', 'Droog'],
  ['de', 'spritzig mit Holunder', 'Mit Kohlensäure'],
  ['en', 'stirred, bit bitter', 'Bitter'],
  ['en', 'nothing common, with rum', 'Less known ones first'],
  ['nl', 'niks gewoons met rum', 'Minder bekende eerst'],
  ['de', 'mal was Ausgefallenes mit Rum', 'Weniger bekannte zuerst'],
  ['es', 'nada común, con ron', 'Primero los menos conocidos'],
  ['fr', 'rien de banal, au rhum', 'Les moins connus d’abord'],
  ['en', 'for a non drinker', 'Without alcohol'],
  ['nl', 'voor iemand die niet drinkt', 'Zonder alcohol'],
  ['de', 'für jemanden, der nicht trinkt und nichts Süßes mag', 'Ohne Alkohol'],
  ['es', 'para alguien que no bebe', 'Sin alcohol'],
  ['es', 'estoy dando el pecho, qué puedo beber', 'Embarazo'],
  ['nl', 'zomers feestje, niemand lust rum', 'Zonder rum'],
  ['de', 'Sommerparty, niemand mag Rum', 'Ohne Rum'],
  ['es', 'fiesta de verano, a nadie le gusta el ron', 'Sin ron'],
  ['fr', 'fête d’été, personne n’aime le rhum', 'Sans rhum'],
  ['en', 'no citrus, no egg, gin', 'Gin'],
  ['en', 'tart, not sweet vodka', 'Vodka'],
  ['en', "whisky cocktails that aren't too boozy", 'At most 16%'],
  ['es', 'largo con flor de saúco', 'Flor sauco'],
  ['en', 'vodka, but not just with orange juice', 'Without orange juice'],
  ['nl', 'wodka, maar niet alleen met sinaasappelsap', 'Zonder sinaasappelsap'],
  ['de', 'Wodka, aber nicht nur mit Orangensaft', 'Ohne Orangensaft'],
  ['es', 'vodka, pero no solo con zumo de naranja', 'Sin zumo de naranja'],
  ['fr', 'vodka, mais pas seulement avec du jus d’orange', 'Sans jus d’orange'],
  ['en', 'not just vodka and orange juice', 'No Screwdriver'],
  ['es', 'con al menos dos tipos de ron', 'Ron'],
  ['fr', 'avec au moins deux sortes de rhum', 'Rhum'],
  ['de', 'Kurze zum Junggesellenabschied', 'Shots'],
  ['de', 'Kurze mit Wodka', 'Shots'],
  ['fr', 'avec du calvados et des pommes', 'Pomme'],
  ['en', 'got a bottle of bourbon and half a bottle of sweet vermouth, and bitters', 'Sweet vermouth'],
  ['fr', 'j’ai du calvados et du miel', 'Calvados'],
  ['en', 'gin without tonic', 'Without tonic water'],
  ['nl', 'gin zonder tonic', 'Zonder tonic'],
  ['de', 'Gin ohne Tonic', 'Ohne Tonic Water'],
  ['es', 'ginebra sin tónica', 'Sin tónica'],
  ['fr', 'gin sans tonic', 'Sans tonic'],
  ['en', 'what do they drink in cuba', 'Cuba'],
  ['nl', 'wat drinken ze in cuba behalve mojito', 'Cuba'],
  ['de', 'was trinkt man in Kuba', 'Kuba'],
  ['es', 'qué beben en cuba', 'Cuba'],
  ['en', 'an italian classic with bubbles', 'Italy'],
  ['en', 'classic gin drinks with just three ingredients', 'Classics first'],
  ['nl', 'een klassieker met gin', 'Klassiekers eerst'],
  ['de', 'ein Klassiker mit Gin', 'Klassiker zuerst'],
  ['es', 'un clásico con ginebra', 'Primero los clásicos'],
  ['fr', 'un grand classique au gin', 'Les classiques d’abord'],
  ['en', 'hungover, what helps', 'Savory'],
  ['nl', 'ik heb een kater', 'Hartig'],
  ['de', 'bin verkatert, brauch einen Drink', 'Herzhaft'],
  ['es', 'tengo resaca, una copa', 'Salado'],
  ['fr', 'gueule de bois, il me faut un truc', 'Salé'],
  ['en', 'so tired, need a drink', 'Something with coffee'],
  ['nl', 'doodmoe, iets te drinken', 'Iets met koffie'],
  ['de', 'bin todmüde, brauch einen Drink', 'Etwas mit Kaffee'],
  ['es', 'estoy muy cansado, una copa', 'Algo con café'],
  ['fr', 'je suis crevé, un verre', 'Quelque chose avec café'],
  ['en', 'fruity but not sickly, vodka or gin', 'Vodka'],
  ['de', 'fruchtig, aber nicht süß, Wodka oder Gin', 'Wodka'],
  ['en', 'shots that taste of chocolate', 'Something with chocolate'],
  ['es', 'cremoso de chocolate para después de cenar', 'Algo con chocolate'],
  ['es', 'qué pega con unas ostras', 'Para acompañar ostras'],
  ['de', 'was trinkt man zu Austern', 'Passend zu: Austern'],
  ['nl', 'iets feestelijks met bubbels', 'Om iets te vieren'],
  ['fr', 'un punch avec des fruits rouges', 'Quelque chose avec fruits rouges'],
  ['en', 'the stronger the better, tiki', 'Strongest first'],
  ['es', 'tiki, cuanto más fuerte mejor', 'Primero los más fuertes'],
  ['en', 'alcohol free gin with lime', 'Without alcohol'],
  [
    'en',
    "I've got vodka, gin, lime juice and triple sec",
    'Only vodka, gin, lime juice, triple sec (plus ice, water, salt, sugar)',
  ],
  ['es', 'tengo ginebra y limones, nada más, qué hago', 'Solo ginebra, limón (más hielo, agua, sal, azúcar)'],
  ['fr', 'que boit-on à cuba', 'Cuba'],
])('in %s "%s" is understood as: %s', (lang, text, label) => {
  expect(labels(text, lang)).toContain(label);
});

test.each<[Locale, string]>([
  ['en', 'the kids are asleep, something strong'],
  ['nl', 'de kinderen slapen, iets sterks'],
  ['de', 'die Kinder schlafen, was Starkes'],
  ['es', 'los niños duermen, algo fuerte'],
  ['fr', 'les enfants dorment, un truc fort'],
])('in %s "%s" is for no child', (lang, text) => {
  expect(labels(text, lang)).toHaveLength(1);
});

test.each<[Locale, string]>([
  ['en', 'hot boozy drink'],
  ['nl', 'warm en sterk'],
  ['de', 'heiß und stark'],
  ['es', 'caliente y fuerte'],
  ['fr', 'chaud et fort'],
])('in %s all that "%s" shows is hot, and among the strongest that are', (lang, text) => {
  const drinks = search(text, lang).drinks.map(drinkOf);
  expect(drinks.length).toBeGreaterThanOrEqual(3);
  for (const drink of drinks) {
    expect(drink?.method === 'heat' || drink?.category === 'hot-drink').toBe(true);
    expect(drink?.abv).toBeGreaterThan(12);
  }
});

test('who wants no salt gets no brine either', () => {
  const { drinks } = search('Gin ohne Salz', 'de');
  expect(drinks.flatMap(thingsIn).filter((thing) => /brine|salt|saline/.test(thing))).toEqual([]);
});

test.each<[Locale, string, string[], string]>([
  ['en', 'rum, at least two kinds of gin', ['Rum', 'Gin', 'At least 2 kinds of gin'], ''],
  ['nl', 'cocktail met minstens twee soorten rum', ['Rum', 'Minstens 2 soorten rum'], ''],
  ['de', 'mit mindestens zwei Sorten Rum', ['Rum', 'Mindestens 2 Sorten Rum'], ''],
  ['es', 'tiki con varios tipos de ron', ['Tiki', 'Ron', 'Al menos 2 tipos de ron'], ''],
  ['fr', 'tiki avec plusieurs rhums', ['Tiki', 'Rhum', 'Au moins 2 sortes de rhum'], ''],
  ['en', 'only alcoholic ingredients, with tequila', ['Tequila'], 'alcoholic'],
  ['en', 'something black or dark red with vodka', ['Red', 'Vodka'], 'black'],
  ['en', 'what goes with a spicy curry', ['To go with spicy chicken wings'], ''],
  ['nl', 'wat past bij een pittige curry', ['Bij pittige kippenvleugels'], ''],
  ['de', 'was passt zu scharfem Curry', ['Passend zu: Scharfe Hähnchenflügel'], ''],
  ['es', 'qué va con un curry picante', ['Para acompañar alitas de pollo picantes'], ''],
  ['fr', 'que boire avec un curry épicé', ['Pour accompagner\u202f: ailes de poulet épicées'], ''],
  ['en', 'bourbon for burger and fries', ['Bourbon', 'To go with burger'], ''],
  ['es', 'algo con café, servido frío', ['Algo con café'], ''],
  ['en', 'I have no nut allergy, something with amaretto', ['Amaretto'], ''],
  ['en', 'I don’t have a nut allergy, something with amaretto', ['Amaretto'], ''],
  ['nl', 'iets zuurs met amaretto, notenallergie heb ik niet', ['Zuur', 'Amaretto'], ''],
  ['nl', 'geen notenallergie, iets met amaretto', ['Amaretto'], ''],
  ['de', 'Nussallergie habe ich keine, etwas mit Amaretto', ['Amaretto'], ''],
  ['es', 'no tengo alergia a los frutos secos, algo con amaretto', ['Amaretto'], ''],
  ['fr', 'je n’ai pas d’allergie aux fruits à coque, un truc à l’amaretto', ['Amaretto'], ''],
  ['en', 'no nuts allergy, sour', ['I leave out: peanuts', 'I leave out: tree nuts', 'Sour'], ''],
  ['en', 'I have no nut allergy but an egg allergy', ['Without nuts', 'I leave out: eggs'], ''],
  ['nl', 'borrel, mag best bitter zijn', ['Als aperitief', 'Bitter'], ''],
  ['nl', 'wat past er goed bij oesters', ['Bij oesters'], ''],
  ['de', 'Kurzer zum Anstoßen, gern mit Pfefferminz', ['Shots', 'Zum Feiern', 'Pfefferminz'], ''],
  ['en', 'colorful, for the kids', ['Colourful', 'Without alcohol', 'I leave out: caffeine'], ''],
  ['nl', 'kleurrijk, weinig gedoe', ['Kleurrijk', 'Hoogstens 4 ingrediënten'], ''],
  ['de', 'etwas Buntes, nicht zu viel Aufwand', ['Bunt', 'Höchstens 4 Zutaten'], ''],
  ['es', 'algo colorido, sin mucho lío', ['Colorido', 'Como mucho 4 ingredientes'], ''],
  ['fr', 'doux et coloré', ['Sucré', 'Coloré'], ''],
  ['en', 'whisky but not tasting much of whisky', ['Something with whiskey', 'At most 16%'], ''],
  ['nl', 'whisky die niet te veel naar whisky smaakt', ['Iets met whisky', 'Hoogstens 16%'], 'smaakt'],
  ['de', 'Whisky, der nicht so nach Whisky schmeckt', ['Etwas mit Whisky', 'Höchstens 16\u00a0%'], ''],
  ['es', 'whisky pero que no sepa mucho a whisky', ['Algo con whisky', 'Como mucho 16\u00a0%'], ''],
  ['en', 'gin tastes awful, no gin, something sour', ['Without gin', 'Sour'], 'awful'],
  ['fr', 'punch antillais pour une vingtaine d’invités', ['Punch', 'Caraïbes', 'Pour 20'], ''],
  ['en', 'coffe cocktail', ['Something with coffee'], ''],
  ['es', 'ni vodka ni ginebra, lo demás me da igual', ['Sin vodka', 'Sin ginebra'], ''],
  ['en', 'fizzy without rum or any other booze', ['Fizzy', 'Without rum', 'Without alcohol'], ''],
])('in %s "%s" wishes %j and no more, and leaves "%s" unread', (lang, text, chips, rest) => {
  expect(labels(text, lang)).toEqual(chips);
  expect(search(text, lang).rest).toBe(rest);
});

test.each<[Locale, string]>([
  ['en', 'champagne, no red fruits'],
  ['nl', 'champagne, zonder rood fruit'],
  ['de', 'Champagner, ohne Beeren'],
  ['es', 'champán sin frutos rojos'],
  ['fr', 'champagne, sans fruits rouges'],
])('in %s no cherry garnishes what "%s" finds', (lang, text) => {
  const { drinks } = search(text, lang);
  expect(drinks.length).toBeGreaterThan(3);
  expect(drinks.flatMap(thingsIn).filter((thing) => /cherry|berry/.test(thing))).toEqual([]);
});

test('coffee comes before its liqueur, and a spirit before what it only may stand in for', () => {
  for (const id of search('mit viel Kaffee', 'de').drinks.slice(0, 5))
    expect(thingsIn(id).join()).toMatch(/espresso|coffee(?!-)/);
  const names = namesIn(search('bourbon, strong').drinks);
  expect(names.indexOf('Old Fashioned')).toBeLessThan(names.indexOf('Manhattan'));
});

test.each<[Locale, string, RegExp]>([
  ['en', 'something blue for a baby shower, no alcohol', /^Virgin Swimming Pool$/],
  ['es', 'chupito fuerte para una despedida de soltero', /^B-52$/],
  ['nl', 'zonder alcohol maar wel feestelijk, voor mijn zwangere vriendin', /Strawberry/],
])('in %s "%s" shows what keeps to all but the feast', (lang, text, name) => {
  const { drinks } = search(text, lang);
  expect(namesIn(drinks)[0]).toMatch(name);
});

test.each<[Locale, string, RegExp]>([
  ['en', 'thirst-quenching with vodka', /energy/],
  ['fr', 'long drink désaltérant à la vodka', /energy/],
  ['de', 'Digestif, kräuterig und bitter', /tonic|soda/],
  ['nl', 'geen ei, wel schuimig', /coconut-rum|cranberry/],
])('in %s nothing for "%s" holds %s', (lang, text, other) => {
  const { drinks } = search(text, lang);
  expect(drinks.length).toBeGreaterThan(0);
  expect(drinks.slice(0, 4).flatMap(thingsIn).join()).not.toMatch(other);
});

test('what foams is shaken or blended', () => {
  const methods = search('something foamy without egg').drinks.map((id) => drinkOf(id)?.method);
  expect([...new Set(methods)].sort()).toEqual(['blend', 'shake']);
});

test.each<[Locale, string, string]>([
  ['en', 'hot, with cognac and honey', 'Cognac'],
  ['es', 'algo caliente con coñac y miel', 'Coñac'],
])('in %s "%s" finds what only may be made with %s, and says so', (lang, text, missed) => {
  expect(search(text, lang)).toMatchObject({ isNear: true, missed: [missed] });
  expect(search('hot, with brandy and honey').isNear).toBeUndefined();
});

test.each<[Locale, string]>([
  ['en', 'classic champagne cocktail for a wedding'],
  ['nl', 'klassieke champagnecocktail voor een bruiloft'],
  ['de', 'klassischer Champagnercocktail zum Hochzeitstag'],
  ['es', 'cóctel de champán para una boda'],
])('in %s all that comes first for "%s" is made with champagne', (lang, text) => {
  const { drinks } = search(text, lang);
  expect(drinks.length).toBeGreaterThan(2);
  for (const id of drinks.slice(0, 3)) expect(thingsIn(id)).toContain('champagne');
});

test('what is colourful has a bright colour, and several come first', () => {
  const colours = (id: string) => drinkOf(id)?.appearance.layers.length ?? 0;
  const { drinks } = search('colourful, alcohol free');
  expect(namesIn(drinks)).not.toContain('Virgin Mojito');
  for (const id of drinks.slice(0, 3)) expect(colours(id)).toBeGreaterThan(1);
});

test('what is fresh is fizzy or has citrus, mint or cucumber, and is not strong', () => {
  const { drinks } = search('fresh with cucumber');
  expect(drinks.length).toBeGreaterThan(3);
  for (const id of drinks) expect(drinkOf(id)?.abv).toBeLessThan(22);
});

test.each<[Locale, string]>([
  ['en', 'something with peach, pear or apple'],
  ['fr', 'avec de la pêche, de la poire ou de la pomme'],
  ['fr', 'soit pêche soit pomme'],
])('in %s any one of the list is enough for "%s"', (lang, text) => {
  const { drinks, isNear } = search(text, lang);
  expect(isNear).toBeUndefined();
  expect(drinks.length).toBeGreaterThan(20);
});

test.each<[Locale, string]>([
  ['en', 'purple drink for my daughter’s 21st'],
  ['fr', 'vert, avec ou sans alcool'],
  ['de', 'grün, mit oder ohne Alkohol'],
])('in %s "%s" leaves no alcohol out', (lang, text) => {
  expect(labels(text, lang)).toHaveLength(1);
});

test('a child of eight is still one', () => {
  expect(labels('purple drink for my daughter who is 8')).toContain('Without alcohol');
});

test.each<[Locale, string]>([
  ['nl', 'iets voor een kenner'],
  ['fr', 'contre le rhume'],
  ['en', 'a long story'],
  ['de', 'viele spannende Drinks'],
  ['es', 'para una empresa grande'],
])('in %s no word of "%s" is a slip of a brand', (lang, text) => {
  expect(search(text, lang).wishes.filter(({ key }) => /^(?:ingredient|like)/.test(key))).toEqual([]);
});

test('what is near misses rather when it is drunk than what is in it, and rather a thing in it than its base or its heat', () => {
  expect(search('frozen with watermelon').missed).toEqual(['Frozen']);
  expect(search('hot, rum, honey').missed).toEqual(['Honey']);
  expect(search('red, vodka, for halloween').missed).toBeUndefined();
  expect(search('creamy dessert with amaretto, no dairy').drinks.flatMap(thingsIn)).toContain('amaretto');
});

test('who asks for no shot and for alcohol or not is offered drinks with it first, and shots behind', () => {
  const drinks = search('vodka, fruity').drinks.map(drinkOf);
  const kinds = drinks.map((drink) => ((drink?.abv ?? 0) > 0 ? (drink?.kind ?? '') : 'without'));
  const places = kinds.map((kind) => ['cocktail', 'shot', 'without'].indexOf(kind));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a classic is old or well known, and on what is named', () => {
  expect(namesIn(search('a classic with gin and campari').drinks)).not.toContain('Enzoni');
  expect(namesIn(search('a classic with cognac and lemon').drinks)[0]).toBe('Sidecar');
});

test('of what somebody has nothing is made that needs much else', () => {
  expect(namesIn(search('I have white rum and cola').drinks)).toEqual(['Cuba Libre']);
  expect(search('I only have vodka and cola').drinks).toEqual([]);
});

test('what somebody wants different is not that drink', () => {
  expect(namesIn(search('I like gin and tonic but want something different, with gin').drinks)).not.toContain(
    'Gin and Tonic',
  );
});

test('after dinner nobody drinks lemon, and nothing savory is fresh', () => {
  const dinner = search('strong digestif with chartreuse').drinks.flatMap(thingsIn);
  expect(dinner.filter((thing) => /^(?:lemon|lime|orange)-juice$/.test(thing))).toEqual([]);
  expect(namesIn(search('fresh, alcohol free').drinks)).not.toContain('Virgin Mary');
});
