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

test.each<[Locale, string, readonly Substance[]]>([
  // Names and phrases.
  ['en', 'Contains rice, milk, soy.', ['soybeans', 'milk']],
  ['en', 'Add rice,milk and sugar.', ['milk']],
  ['en', 'Rim with coconut; cream float.', ['milk']],
  ['en', 'Add coconut – cream on top.', ['milk']],
  ['en', 'Rim with cocoa\nbutter on top', ['milk']],
  ['en', 'With coconut + cream.', ['milk']],
  ['en', 'Stir in rice. Flour the rim.', ['wheat']],
  ['en', 'Shake hard, no ice. Cream on top.', ['milk']],
  ['fr', 'Crème. De coco râpée dessus.', ['milk']],
  ['es', 'Con nata, de coco el hielo.', ['milk']],
  // Denials.
  ['en', 'Gluten: no. Milk: yes. Nuts: none.', ['milk']],
  ['de', 'Nüsse: keine. Milch: ja.', ['milk']],
  ['nl', 'Noten: geen. Melk: ja.', ['milk']],
  ['es', '¿Nueces? No. ¿Leche? Sí.', ['milk']],
  ['fr', 'Gluten : non. Lait : oui.', ['milk']],
  ['en', 'Contains milk, free from nuts.', ['milk']],
  ['en', 'contains milk & free of nuts', ['milk']],
  ['de', 'Enthält Milch, frei von Gluten.', ['milk']],
  ['nl', 'Bevat melk, vrij van gluten.', ['milk']],
  ['es', 'Contiene leche, libre de gluten.', ['milk']],
  ['fr', 'Contient du lait, libre de gluten.', ['milk']],
  ['en', 'With cream. Free refills.', ['milk']],
  ['en', 'Extra milk, less sugar.', ['milk']],
  ['en', 'egg, free range', ['eggs']],
  ['nl', 'ei, vrije uitloop', ['eggs']],
  ['es', 'huevo de gallinas libres', ['eggs']],
  ['en', 'Dr. No\nCream float.', ['milk']],
  // Glasses.
  ['es', 'Colar en copa. Nata encima.', ['milk']],
  ['es', 'Enfriar la copa\nAlmendras molidas', ['almonds']],
  ['fr', 'Refroidir le verre. Crème dessus.', ['milk']],
  ['fr', 'Remplir le verre\nŒuf battu', ['eggs']],
])('in %s %j each clause is read for itself: %j', (locale, text, substances) => {
  expect(readProse(text, locale).substances).toEqual(substances);
});

test.each<[string, readonly string[]]>([
  ['Muddle ginger, beer to top.', ['beer']],
  ['Muddle the ginger. Beer on top.', ['beer']],
  ['no. rum', ['rum']],
  ['Sugar: no, vodka: yes', ['vodka']],
  ['Top with prosecco. Flute.', ['prosecco']],
  ['Float rum. Glass: highball.', ['rum']],
  ['Con ron. Copa balón.', ['ron']],
  ['Agitar con ron\nVaso: highball', ['ron']],
  ['Compléter de champagne. Flûte.', ['champagne']],
  ['With rum, zero sugar.', ['rum']],
  ['Made with rum – zero waste.', ['rum']],
  ['zero sugar vodka soda', ['vodka']],
  ['gin zero sugar', ['gin']],
  ['extra virgin olive oil gin', ['gin']],
  ['0.0 beer, rum', ['rum']],
  ['Alcohol free. Rum on request.', ['rum']],
  ['Add rum.\nNon-alcoholic version: leave it out.', ['rum']],
  ['with rum. Alcohol-free.', ['rum']],
  // The same in one clause, or in brackets behind the thing.
  ['zero-proof rum', []],
  ['virgin margarita', []],
  ['beer, alcohol-free', []],
  ['beer (0.0)', []],
  ['gin (sin alcohol)', []],
  ['Heineken 0.0 beer', []],
  ['beer zero', []],
  ['Chill a champagne flute. Strain.', []],
])('of %j each clause is read for itself: the alcohol %j', (text, alcohol) => {
  expect(readProse(text).alcohol).toEqual(alcohol);
});

test('a name with a full stop in it is one', () => {
  const names = {
    nameAt: (all: readonly string[], at: number) =>
      all.slice(at, at + 2).join(' ') === 'st germain' ? { id: 'elderflower-liqueur', length: 2 } : undefined,
    factsOf: () => facts(20),
    isKindOf: () => false,
  };
  expect(readProse('Add St. Germain.', 'en', names).alcohol).toEqual(['st germain']);
});

test('a wine is one behind its measure, and a town elsewhere', () => {
  const names = {
    nameAt: (all: readonly string[], at: number) =>
      all[at] === 'porto' || all[at] === 'vodka' ? { id: all[at], length: 1 } : undefined,
    factsOf: () => facts(20),
    isKindOf: () => false,
  };
  expect(readProse('avec un doigt de porto', 'fr', names).alcohol).toEqual(['porto']);
  expect(readProse('nuits à porto', 'fr', names).alcohol).toEqual([]);
  // A slip stands for the ingredient.
  expect(readProse('add vodca', 'en', names).things).toMatchObject([{ id: 'vodka', words: 'vodca' }]);
});

test.each([
  'Contains no milk, egg or soy.',
  'contains no milk, eggs, nuts or gluten',
  'no nuts, no milk, no eggs',
  'Free from milk, nuts and gluten.',
  'Made without milk, eggs or nuts.',
  'neither milk nor nuts',
  'Does not contain nuts, milk or eggs.',
  'It doesn’t contain nuts.',
  'no added milk',
  'Contains nuts? No.',
  'nut-free, gluten free and dairyfree',
  'not too sweet but nut-free',
  'not only gluten-free, also dairy-free',
  'Bevat geen melk, ei of soja.',
  'zonder melk en noten',
  'vrij van melk, noten en gluten',
  'niet zoet maar notenvrij',
  'glutenvrij en lactosevrij',
  'Enthält keine Milch, Eier oder Soja.',
  'frei von Milch, Nüssen und Gluten',
  'ohne Milch und Nüsse',
  'Nicht süß, aber laktosefrei.',
  'nussfrei, glutenfreie Version',
  'No contiene leche, huevo ni soja.',
  'sin leche ni huevo',
  'libre de gluten y lactosa',
  'Ne contient pas de lait.',
  'Ne contient ni lait, ni œuf, ni soja.',
  'Sans lait, œuf ou soja.',
  'exempt de lait',
])('%j denies', (text) => {
  expect(readProse(text)).toMatchObject({ substances: [], saidPossible: [] });
});

test.each<[string, readonly Substance[]]>([
  ['no ice, milk and egg on top', ['eggs', 'milk']],
  ['without nuts, cream on top', ['milk']],
  ['without nuts and cream on top', ['milk']],
  ['no nuts, milk', ['milk']],
  ['no nuts, milk and egg', ['eggs', 'milk']],
  ['not sweet, milk', ['milk']],
])('%j denies no more than it says: %j', (text, substances) => {
  expect(readProse(text, 'en').substances).toEqual(substances);
});

test.each<[string, Substance]>([
  ['Not dairy free', 'milk'],
  ['This is not dairy-free.', 'milk'],
  ['Isn’t dairy free', 'milk'],
  ['Sadly not gluten-free', 'wheat'],
  ['Gluten-free? No.', 'wheat'],
  ['Can’t be made nut free', 'walnuts'],
  ['Can be made nut-free', 'walnuts'],
  ['Nut-free on request', 'walnuts'],
  ['dairy-free option available', 'milk'],
  ['not free from nuts', 'walnuts'],
  ['Nicht laktosefrei', 'milk'],
  ['Nicht nussfrei', 'walnuts'],
  ['Auf Wunsch glutenfrei', 'wheat'],
  ['Niet lactosevrij', 'milk'],
  ['Niet notenvrij', 'walnuts'],
  ['Op verzoek lactosevrij', 'milk'],
  ['No es sin gluten', 'wheat'],
  ['Sin leche bajo pedido', 'milk'],
  ['Pas sans gluten', 'wheat'],
  ['Non sans lactose', 'milk'],
  ['Possible sans lait', 'milk'],
])('%j says that it may hold %s', (text, substance) => {
  const { substances, saidPossible } = readProse(text);
  expect([...substances, ...saidPossible]).toContain(substance);
});

test.each([
  'Not alcohol free',
  'Not alcohol free. It floats on top.',
  'Niet alcoholvrij',
  'Nicht alkoholfrei',
  'No es sin alcohol',
  'Pas sans alcool',
  'not non-alcoholic rum',
  'alcohol-free option available',
  'Enthält Alkohol',
  'alkoholhaltig',
  'alkoholisches Getränk',
  'Alkoholgehalt 5 %',
  'ABV 5%',
  'alc. 4.5 %',
  'alc/vol 5%',
  'Graduación: 5%',
  'titre 5%',
  'add any spirit +4',
  'mixed with spirits',
  'hard version',
  'Adults only',
  'Nur für Erwachsene',
])('of %j it hears alcohol', (text) => {
  expect(readProse(text).alcohol).not.toEqual([]);
});

test.each([
  'Alcohol-free',
  'alcoholvrij',
  'Alkoholfrei',
  'alkoholfreier Cocktail',
  'sin alcohol',
  'sans alcool',
  'Enthält keinen Alkohol',
  'Ab 18 Uhr',
  'the spirit of summer',
  'shake hard',
  'ABV 0.5%',
  'hard to beat',
  'like a margarita',
  'an alcohol-free twist on the Negroni',
  'Virgin Pornstar Martini',
])('of %j it hears no alcohol', (text) => {
  expect(readProse(text).alcohol).toEqual([]);
});

test.each<[Locale, string, Substance]>([
  ['es', 'Espuma de nata.', 'milk'],
  ['es', 'Capa de crema', 'milk'],
  ['es', 'Migas de pan.', 'wheat'],
  ['es', 'Borde de maní.', 'peanuts'],
  ['es', 'The Bull\nNata montada.', 'milk'],
  ['nl', 'The Snowman\nToefje room erop.', 'milk'],
  ['nl', 'The Nutty One\nNoten erover.', 'walnuts'],
  ['nl', 'The Dutch Sea\nGarneer: vis.', 'fish'],
  ['de', 'The Flip\nEi schütteln.', 'eggs'],
  ['en', 'Schuim: ei', 'eggs'],
  ['en', 'Borde: maní', 'peanuts'],
])('a text in %s, %j, names %s whatever words of other languages stand in it', (locale, text, substance) => {
  expect(readProse(text, locale).substances).toContain(substance);
});

test.each<[Locale, string]>([
  ['en', 'Heat in a pan.'],
  ['en', 'Dissolve the sugar\nHeat pan'],
  ['en', 'Leave room for the ice.'],
  ['en', 'A fine crema on the espresso'],
  ['nl', 'Verwarm het in de pan.'],
  ['nl', 'Zoet genoeg moet het zijn.'],
  ['fr', 'Une cuillère à café de sucre, bocal à vis'],
  ['de', 'Fruchtige Noten und Noten von Vanille'],
  ['es', 'Añadir la pasta de vainilla para calmar la sed.'],
  ['fr', 'Vis-à-vis du port, aux tons pastel'],
])('in %s %j holds words that are foods elsewhere', (locale, text) => {
  expect(readProse(text, locale)).toMatchObject({ substances: [], alcohol: [] });
});

test.each<[Locale, string, Substance]>([
  ['de', 'Enthält Schalenfrüchte.', 'walnuts'],
  ['nl', 'Bevat schaalvruchten.', 'walnuts'],
  ['de', 'Enthält Laktose.', 'milk'],
  ['de', 'Laktosehaltig', 'milk'],
  ['es', 'Contiene lactosa.', 'milk'],
  ['es', '2 gotas de salsa inglesa', 'fish'],
  ['nl', 'Met nootjes.', 'walnuts'],
  ['nl', 'Een borrelnootje erbij.', 'peanuts'],
  ['nl', 'Met kroepoek.', 'crustaceans'],
  ['nl', 'Met een bitterbal.', 'wheat'],
  ['es', 'Con Nocilla.', 'hazelnuts'],
  ['es', 'Con un flan.', 'eggs'],
  ['es', 'Con torrija.', 'wheat'],
  ['de', 'Mit Erdnuessen und Kaese.', 'peanuts'],
  ['de', 'Mit Nuessen.', 'walnuts'],
  ['de', 'Mit Erdnuessen und Kaese.', 'milk'],
  ['en', 'p-nut rim', 'peanuts'],
  ['en', 'with pea-nuts', 'peanuts'],
  ['en', 'Salted caramel rim.', 'milk'],
  ['en', 'Top with Cool Whip.', 'milk'],
  ['en', 'Crush some Maltesers.', 'wheat'],
  ['de', 'Mit Knäckebrot.', 'wheat'],
  ['de', 'Mit Hanuta.', 'hazelnuts'],
  ['fr', 'Avec un clafoutis.', 'wheat'],
  ['en', 'hazlenut foam', 'hazelnuts'],
  ['en', 'crushed pistacio', 'pistachios'],
  ['fr', 'Avec des cacahuettes.', 'peanuts'],
  ['es', 'Con cacaguetes.', 'peanuts'],
  ['en', 'Nut allergy? Ask us.', 'walnuts'],
  ['en', 'Not suitable for nut allergy sufferers.', 'walnuts'],
])('in %s the plain words of %j name %s', (locale, text, substance) => {
  expect(readProse(text, locale).substances).toContain(substance);
});

test.each([
  'Garneer met rumrozijnen.',
  'met een wijntje',
  'con una caña',
  'con un tinto de verano',
  'con carajillo',
  'con un chupito',
  'Garnish with a brandied cherry.',
  'Served with a mini Negroni.',
  'G&T foam',
  'mit Grog',
  'mit Feuerzangenbowle',
  'mit Rumtopf',
  'top with proseco',
  'a splash of vodca',
  'mit Wermuet',
])('of %j it hears alcohol by plain words', (text) => {
  expect(readProse(text).alcohol).not.toEqual([]);
});

test.each<[string, DietaryFacts]>([
  ['not alcohol-free', PLAIN],
  ['nicht alkoholfrei', PLAIN],
  ['mit Alkohol', PLAIN],
  ['hard', PLAIN],
  ['fermented', PLAIN],
  ['vergoren', PLAIN],
  ['vergist', PLAIN],
  ['fermentado', PLAIN],
  ['fermenté', PLAIN],
  ['arrosé', PLAIN],
  ['with rum, zero sugar', PLAIN],
  ['no ice, cream on top', PLAIN],
])('the remark %j on a thing without alcohol makes another thing', (remark, of) => {
  expect(changesThing(remark, of)).toBe(true);
});

test.each<[string, DietaryFacts]>([
  ['alcohol-free', PLAIN],
  ['alkoholfrei', PLAIN],
  ['hard', facts(5)],
  ['fermented', facts(5)],
  ['hard shake', PLAIN],
])('the remark %j changes nothing of it', (remark, of) => {
  expect(changesThing(remark, of)).toBe(false);
});
