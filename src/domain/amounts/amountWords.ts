/*
 * The words by which people write amounts, in all languages of the site: recipes are pasted from anywhere. Words are
 * folded (`foldText`): lower case, without accents.
 */

import type { Locale } from '../../contracts/site/locale.ts';
import { ML_PER_OUNCE } from '../drinks/units.ts';

/** What a word measures by. */
export type Measure =
  /** Millilitres; `isRough` where people pour differently, so that the words are kept beside the number. */
  | { kind: 'volume'; ml: number; isRough?: true }
  /** A unit of the catalogue, by its id. */
  | { kind: 'unit'; id: string }
  /** A part of the drink. */
  | { kind: 'part' }
  /** Whatever room the glass has. */
  | { kind: 'top' }
  /** Counted by the piece. */
  | { kind: 'count' }
  /** A bottle, a can, a bag: how much is in it is not said. */
  | { kind: 'container' }
  /** A weight, a handful: nothing that the catalogue has a unit for. */
  | { kind: 'other' };

function entries(measure: Measure, phrases: string): [string, Measure][] {
  return phrases.split(',').map((phrase) => [phrase.trim(), measure]);
}
const volume = (ml: number, phrases: string) => entries({ kind: 'volume', ml }, phrases);
const rough = (ml: number, phrases: string) => entries({ kind: 'volume', ml, isRough: true }, phrases);
const unit = (id: string, phrases: string) => entries({ kind: 'unit', id }, phrases);

/** Measures by their words. */
export const MEASURES: ReadonlyMap<string, Measure> = new Map([
  ...volume(1, 'ml, mls, mli, cc, milliliter, milliliters, mililiter, mililiters, millilitre, millilitres'),
  ...volume(1, 'mililitro, mililitros, millilitern'),
  ...volume(10, 'zentiliter, zentilitern'),
  ...volume(3.7, 'fluid dram, fluid drams, fl dr, fl dram, fl drams'),
  ...volume(10, 'cl, cls, centiliter, centiliters, centilitre, centilitres, centilitro, centilitros'),
  ...volume(100, 'dl, deciliter, deciliters, decilitre, decilitres, deziliter, decilitro, decilitros'),
  ...volume(125, 'achtelliter'),
  ...volume(250, 'viertelliter, kwartliter'),
  ...volume(500, 'halbliter'),
  ...rough(125, 'achterl'),
  ...rough(250, 'viertele, vierterl'),
  ...volume(1000, 'l, lt, ltr, liter, liters, litre, litres, litro, litros'),
  ...volume(
    ML_PER_OUNCE,
    'oz, ozs, ounce, ounces, onces, once, unze, unzen, onza, onzas, fl oz, floz, fl ozs',
  ),
  ...volume(ML_PER_OUNCE, 'fluid oz, fluid ounce, fluid ounces, fluid onces, fl ounce, fl ounces'),
  ...volume(15, 'tablespoon, tablespoons, table spoon, table spoons, tbsp, tbsps, tbs, tblsp, soup spoon'),
  ...volume(15, 'eetl, soeplepel, soeplepels, cda sopera, cdas soperas'),
  ...volume(15, 'soup spoons, eetlepel, eetlepels, el, essloffel, cucharada, cucharadas, cda, cdas'),
  ...volume(15, 'cucharada sopera, cucharadas soperas, cuillere a soupe, cuilleres a soupe, c a s, cas, cs'),
  ...volume(15, 'c a soupe, c s, cuil a soupe, cuill a soupe, cuil a s, cuill a s, c sopera, c de sopa, e l'),
  ...volume(10, 'c a dessert, cuillere a dessert, cuilleres a dessert, c de postre, cucharada de postre'),
  ...volume(1, 'm l'),
  ...volume(10, 'c l'),
  ...volume(100, 'd l'),
  ...volume(240, 'cup, cups'),
  ...volume(
    568,
    'imperial pint, imperial pints, uk pint, uk pints, british pint, british pints, pint imperial',
  ),
  ...rough(473, 'pt, pts, pint, pints, pinte, pintes, pinta, pintas'),
  ...rough(946, 'qt, qts, quart, quarts'),
  ...rough(3785, 'gal, gals, gallon, gallons'),
  ...rough(15, 'glug, glugs, plens, plensje, nuage, nuages, chorreton, chorretones'),
  ...rough(
    30,
    'finger, fingers, vinger, vingers, fingerbreit, dedo, dedos, doigt, doigts, nip, nips, dram, drams',
  ),
  ...rough(30, 'borrel, borreltje, borreltjes, stamperl, culin, culines'),
  ...rough(45, 'shot, shots, shotje, shotjes, chupito, chupitos, jigger, jiggers, tot, tots, shot glass'),
  ...rough(45, 'shot glasses'),
  ...rough(30, 'pony, ponies, measure, measures, medida, medidas, mesure, mesures, dose, doses'),
  ...rough(
    7.5,
    'splash, splashes, spash, slug, scheut, scheutje, scheutjes, schuss, chorrito, chorritos, chorro',
  ),
  ...rough(7.5, 'filet, giclee, giclees'),
  ...rough(15, 'float, floats'),
  ...rough(5, 'drizzle, drizzles, lichette, lichettes'),
  ...unit('teaspoon', 'teaspoon, teaspoons, teaspons, tea spoon, tea spoons, tsp, tsps, tspn, coffee spoon'),
  ...unit('teaspoon', 'theel, theelepel, theelepels, theelepeltje, theelepeltjes, tl, teeloffel'),
  ...unit('teaspoon', 'cucharadita, cucharaditas, cdta, cdtas, cucharilla, cucharillas, cuillere a cafe'),
  ...unit(
    'teaspoon',
    'cuilleres a cafe, cuillere a the, cuilleres a the, c a c, cac, c a cafe, c a the, t l',
  ),
  ...unit('teaspoon', 'cuil a cafe, cuill a cafe, cuil a the, cuill a the, cuil a c, cuill a c'),
  ...unit('barspoon', 'barspoon, barspoons, bar spoon, bar spoons, bsp, barlepel, barlepels, barloffel, bl'),
  ...unit('barspoon', 'cucharadita de bar, cucharaditas de bar, cuchara de bar, cucharas de bar'),
  ...unit('barspoon', 'cuillere de bar, cuilleres de bar, cuillere a melange, cuilleres a melange'),
  ...unit('dash', 'dash, dashes, ds, spritzer, golpe, golpes, trait, traits'),
  ...unit(
    'drop',
    'drop, drops, druppel, druppels, druppeltje, druppeltjes, tropfen, gota, gotas, goutte, gouttes',
  ),
  ...unit(
    'pinch',
    'pinch, pinches, mespuntje, mespuntjes, mespunt, mespunten, messerspitzen, messerspitze, msp, sprinkle, snuf, snufje, snufjes, prise, prisen, pizca, pizcas, pellizco, pellizcos, pincee, pincees',
  ),
  ...unit('leaf', 'leaf, leaves, leave, blad, blaadje, blaadjes, bladeren, blatt, blatter, hoja, hojas'),
  ...unit('leaf', 'hojita, hojitas, feuille, feuilles'),
  ...unit(
    'sprig',
    'sprig, sprigs, spring, springs, takje, takjes, zweig, zweige, ramita, ramitas, brin, brins',
  ),
  ...unit(
    'slice',
    'slice, slices, plak, plakken, plakje, plakjes, scheibe, scheiben, rodaja, rodajas, tranche',
  ),
  ...unit('slice', 'tranches'),
  ...unit('wedge', 'wedge, wedges, partje, partjes, spalte, spalten, cuna, cunas, gajo, gajos'),
  ...unit('wedge', 'quartier, quartiers, segment, segments'),
  ...unit('wheel', 'wheel, wheels, schijf, schijfje, schijfjes, schijven, rondelle, rondelles'),
  ...unit('half-wheel', 'half wheel, half wheels, half slice, half slices, halve wheel, half schijfje'),
  ...unit('half-wheel', 'halve schijfjes, halbe scheibe, halbe scheiben, media rodaja, medias rodajas'),
  ...unit('half-wheel', 'demi rondelle, demi rondelles, demi tranche, demi tranches'),
  ...unit(
    'twist',
    'twist, twists, zest, zests, peel, peels, rind, strip, strips, reepje, reepjes, schil, zeste',
  ),
  ...unit('twist', 'zesten, zestes, schale, piel, pieles, cascara, cascaras, ecorce, ecorces'),
  ...unit(
    'stick',
    'stick, sticks, stokje, stokjes, stange, stangen, rama, ramas, palito, palitos, baton, batons',
  ),
  ...unit('stalk', 'stalk, stalks, stengel, stengels, tallo, tallos, branche, branches'),
  ...unit('ribbon', 'ribbon, ribbons, lint, linten, streifen, cinta, cintas, ruban, rubans'),
  ...unit('scoop', 'scoop, scoops, bollen, bolletje, bolletjes, kugel, kugeln, bola, bolas, boule, boules'),
  ...unit('scoop', 'ice cream ball'),
  ...entries({ kind: 'part' }, 'part, parts, teil, teile, deel, delen, parte, partes'),
  ...entries({ kind: 'top' }, 'top, topup, top up, to top, fill, to fill, top off'),
  ...entries(
    { kind: 'count' },
    'piece, pieces, pc, pcs, whole, unit, units, unite, unites, count, number, no, nos',
  ),
  ...entries({ kind: 'count' }, 'stuk, stuks, stuck, stk, pieza, piezas, ud, uds, unidad, unidades, entero'),
  ...entries(
    { kind: 'count' },
    'morceau, morceaux, cube, cubes, block, blocks, blok, blokje, blokjes, wurfel',
  ),
  ...entries({ kind: 'count' }, 'terron, terrones, bean, beans, bohne, bohnen, boon, bonen, grano, granos'),
  ...entries({ kind: 'count' }, 'grain, grains, clove, cloves, yolk, yolks, singular'),
  ...entries(
    { kind: 'container' },
    'bottle, bottles, can, cans, glass, glasses, mug, mugs, pack, packs, package',
  ),
  ...entries(
    { kind: 'container' },
    'packet, packets, box, boxes, bag, bags, sachet, sachets, jar, jars, carton',
  ),
  ...entries(
    { kind: 'container' },
    'packchen, pck, sobre, sobres, wineglass, glassful, container, containers, tray, trays, teabag, teabags, tea bag, tea bags, tin',
  ),
  ...entries(
    { kind: 'container' },
    'tins, fles, flessen, blik, blikje, blikjes, glas, glazen, zakje, zakjes, pakje',
  ),
  ...entries({ kind: 'container' }, 'flasche, flaschen, dose, dosen, glaser, beutel, packung, botella'),
  ...entries(
    { kind: 'container' },
    'botellas, lata, latas, vaso, vasos, copa, copas, bolsa, bolsita, bolsitas',
  ),
  ...entries(
    { kind: 'container' },
    'bouteille, bouteilles, canette, canettes, verre, verres, tasse, tassen, tasses',
  ),
  ...entries(
    { kind: 'container' },
    'borrelglas, borrelglaasje, borrelglaasjes, schnapsglas, schnapsglaser, caballito, caballitos, copita, copitas, vasito, vasitos, schoppen, bote, botes',
  ),
  // In French and Spanish a bowl.
  ...entries({ kind: 'container' }, 'bol, bols, boles, schalen'),
  ...entries({ kind: 'container' }, 'taza, tazas, kop, kopje, kopjes, capsule, capsules, bootle, wine glass'),
  ...entries(
    { kind: 'other' },
    'g, gr, gm, gram, grams, gramm, gramme, grammes, gramo, gramos, kg, kilo, kilos',
  ),
  ...entries(
    { kind: 'other' },
    'kilogram, kilograms, mg, milligrams, lb, lbs, pound, pounds, inch, inches, cm, mm',
  ),
  ...entries({ kind: 'other' }, 'handful, handfuls, handvol, handje, handvoll, punado, punados'),
  ...entries(
    { kind: 'other' },
    'poignee, poignees, bunch, bunches, bos, bosje, bund, manojo, bouquet, knuckle',
  ),
  ...entries(
    { kind: 'other' },
    'knuckles, thumb, thumbs, tooth, dollop, dollops, knob, chunk, chunks, portion',
  ),
  ...entries(
    { kind: 'other' },
    'louche, louches, ladle, ladles, pollepel, kelle, kellen, schopfkelle, cazo, cazos, cucharon, cucharones',
  ),
  ...entries({ kind: 'other' }, 'portions, spoon, spoons, lepel, lepels, loffel, cuchara, cucharas, bundle'),
  ...entries(
    { kind: 'other' },
    'cuillere, cuilleres, squeeze, squeezes, sheet, sheets, sdm, sdt, stem, stems',
  ),
  ...entries({ kind: 'other' }, 'batch, batches, serving, servings, strand, strands, gill, gills'),
  // A cup in America, in France and Spain a spoon of some size.
  ...entries(
    { kind: 'other' },
    'c, c a, c de, c d, c c, c a moka, cuillere a moka, cuil, cuill, cuil a, cuill a',
  ),
  // Of one bar two shots, of another one and a half.
  ...entries({ kind: 'other' }, 'double shot, double shots, double jigger, double jiggers, chupito doble'),
]);

/** Words of one language that another uses for something else, by what they mean in a language. */
export const MEASURES_OF_LANGUAGE: Readonly<Partial<Record<Locale, ReadonlyMap<string, Measure>>>> = {
  en: new Map([...volume(240, 'c'), ...unit('teaspoon', 't')]),
  nl: new Map(unit('scoop', 'bol')),
  // "1 Dose Kokosmilch" is a can in German, a measure in French.
  de: new Map(entries({ kind: 'container' }, 'dose, tasse, tassen, fl')),
  es: new Map([...volume(1, 'c c'), ...unit('teaspoon', 'c de cafe, c de te')]),
  fr: new Map([
    ...rough(30, 'dose, doses'),
    ...entries({ kind: 'part' }, 'volume, volumes'),
    ...unit('teaspoon', 'c c'),
    // A coffee spoon or a cubic centimetre.
    ...entries({ kind: 'other' }, 'cc'),
  ]),
};

/** Numbers that are words. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...numbers(1, 'a, an, one, ein, eine, einen, einer, eines, eins, een, un, una, uno, une'),
  ...numbers(2, 'two, zwei, twee, dos, deux'),
  ...numbers(3, 'three, drei, drie, tres, trois'),
  ...numbers(4, 'four, vier, cuatro, quatre'),
  ...numbers(5, 'five, funf, vijf, cinco, cinq'),
  ...numbers(6, 'six, sechs, zes, seis'),
  ...numbers(7, 'seven, sieben, zeven, siete, sept'),
  ...numbers(8, 'eight, acht, ocho, huit'),
  ...numbers(9, 'nine, neun, negen, nueve, neuf'),
  ...numbers(10, 'ten, zehn, tien, diez, dix'),
  ...numbers(12, 'twelve, dozen, zwolf, dutzend, twaalf, dozijn, doce, docena, douze, douzaine'),
  ...numbers(1.5, 'anderthalb, eineinhalb, anderhalf, anderhalve'),
  ...numbers(2.5, 'zweieinhalb, tweeenhalf, tweeenhalve'),
]);
/** French quarters, before "de" or behind a number in words: an English quart is a measure. */
export const QUARTS: ReadonlySet<string> = new Set(['quart', 'quarts']);
/** Behind a half or a number: "half a dozen". */
export const DOZENS: ReadonlySet<string> = new Set(['dozen', 'dutzend', 'dozijn', 'docena', 'douzaine']);
/** Halves, thirds and quarters that are words, alone or behind a number. */
export const FRACTION_WORDS: ReadonlyMap<string, number> = new Map([
  ...numbers(1 / 2, 'half, halves, halb, halbe, halber, halben, halbes, halve, medio, media, medios, medias'),
  ...numbers(1 / 2, 'demi, demie'),
  ...numbers(1 / 3, 'third, thirds, drittel, tercio, tercios, tiers'),
  ...numbers(1 / 4, 'quarter, quarters, fourth, fourths, viertel, cuarto, cuartos, kwart'),
  ...numbers(3 / 4, 'dreiviertel, driekwart'),
  ...numbers(1 / 8, 'eighth, eighths, achtel'),
]);

/** Denominators of fractions in recipes. */
export const DENOMINATORS: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 8, 16]);

function numbers(value: number, words: string): [string, number][] {
  return words.split(',').map((word) => [word.trim(), value]);
}

/** Words that stand between commas. */
export const wordSet = (words: string): ReadonlySet<string> =>
  new Set(words.split(',').map((word) => word.trim()));

/** Words for one that also stand before a half: "half a lime". */
export const ARTICLES = wordSet(
  'a, an, ein, eine, einen, einer, eines, een, un, una, une, the, la, el, le, die, de',
);
export const ORDINAL_ENDINGS = wordSet('rd, th, nd, st, ths, rds');
export const RANGE_WORDS = wordSet('to, or, bis, oder, tot, of, a, o, ou, al, hasta, und, till');
/** Between the numbers of a ratio: "1 auf 3". */
export const RATIO_WORDS = wordSet('op, auf, zu, por, pour');
/** Beside a word for parts. */
export const EQUAL_WORDS = wordSet('equal, gelijke, gleiche, gleichen, iguales, egales');
export const AND_WORDS = wordSet('and, und, en, y, et');
/** Between two amounts that count together: "1 cup plus 2 tbsp". */
export const PLUS_SIGNS: ReadonlySet<string> = new Set([...AND_WORDS, 'plus', 'mas', '+', '&']);
/** Before a number that is not exact. */
export const ABOUT_WORDS = wordSet(
  'about, approx, approximately, around, roughly, ca, circa, zirka, etwa, rund, ungefahr, ongeveer, plm, zo n, zon, unos, unas, aprox, environ, env',
);
/** Behind an amount that counts for each piece: "2 cans (330 ml each)". */
export const EACH_WORDS = wordSet(
  'each, apiece, je, jeweils, elk, stuk, per, cada, una, uno, chacun, chacune',
);
export const OF_WORDS = wordSet('of, de, d, du, des, del, van, von, vom');
export const WITH_WORDS = wordSet('with, met, mit, con, avec');
/** Units of which "1/2" are one or two. */
export const COUNTED_WORDS = wordSet(
  'dashes, drops, leaves, druppels, blaadjes, blatter, gotas, gouttes, golpes, traits, hojas, feuilles',
);
/** "few", "some": an amount that nobody can read; "ein paar" and "un par" are a few as well. */
export const VAGUE_WORDS = wordSet(
  'few, some, several, einige, etwas, paar, par, enkele, wat, unos, unas, quelques, couple, pair, paire, duo',
);
/** The size of a piece. */
export const SIZE_WORDS = wordSet(
  'flinke, flink, goede, guter, gute, guten, gutes, ordentlicher, ordentlichen, kraftigen, kleinen, grossen, kraftiger, kleiner, buen, buena, generoso, bon, bonne, genereux, good, tiny, large, big, medium, small, thin, thick, sized, size, heaping, heaped, level, scant, generous, long, groot, grote, klein, kleine, grosse, grosser, grande, grandes, pequeno, pequena, petit, petite, gros, extra',
);

/** "Per drink", "pro Glas", "chaque personne": an amount behind which these stand is for one drink. */
export const PER_WORDS = wordSet(
  'per, each, every, pro, je, jede, jeden, jedes, jeder, por, par, elk, elke, ieder, iedere, cada, chaque',
);
export const DRINK_WORDS = wordSet(
  'drink, cocktail, glass, person, people, guest, serving, portion, head, cup, shot, mocktail, glas, drankje, persoon, gast, portie, hoofd, kop, kopf, becher, getrank, vaso, copa, persona, invitado, racion, porcion, cabeza, bebida, trago, coctel, verre, personne, invite, convive, tete, boisson, coupe',
);
/** Words that say the same alone at the end of a line: "1 oz cream each". Words such as "una" are articles too. */
export const EACH_ALONE = wordSet('each, apiece, jeweils, elk, chacun, chacune');

function perDrink(): [string, Remark][] {
  const phrases = [...PER_WORDS].flatMap((per) => [...DRINK_WORDS].map((drink) => `${per} ${drink}`));
  const all = [...phrases, ...phrases.map((phrase) => `for ${phrase}`), ...EACH_ALONE];
  return all.map((phrase) => [phrase, 'per']);
}

/**
 * Words between a number and its measure, or behind the measure, by which it is more or less than the measure is: "1 heaped
 * teaspoon", "1 cucharada colmada". How much, nobody says: they are kept beside the number.
 */
export const FILL_WORDS = wordSet(
  `scant, bare, full, fat, short, rounded, packed, loosely, lightly, tightly, firmly, heavy, stiff, heaping, heaped, generous, overflowing, healthy,
  volle, bolle, opgehoopte, gehoopte, ruime, krappe, knappe, royale, royaal, gevulde, gehoopt, opgehoopt, krap, ruim,
  gehauft, gehaufter, gehaufte, gehauftes, gehauften, geh, knapp, knapper, knappes, gut, gefullt, gefullter, gefullte, gefulltes, voller, leicht, schwacher, schwaches,
  stark, ubervoll, grosszugig, grosszugiger, grosszugige, grosszugiges, kraftige, reichlich,
  colmada, colmado, colmadas, colmados, generosa, generoso, generosas, generosos, escasa, escaso, escasas, escasos, llena, lleno, llenas, llenos, bien, copeteada, copeteadas,
  bombee, bombees, bombe, remplie, remplies, pleine, pleines, genereuse, genereuses, genereux, tasse, tassee, tasses, tassees`,
);
/** The same of words that say no more than the measure: "1 level teaspoon". */
export const LEVEL_WORDS = wordSet(
  `level, levelled, leveled, afgestreken, gestrichen, gestrichener, gestrichene, gestrichenes, gestr, rasa, raso, rasas, rasos, al ras, rase, rases, ras`,
);
/** Words of these that stand behind a measure; any other there belongs to a name, as in "1 oz heavy cream". */
export const FILL_WORDS_BEHIND = wordSet(
  `scant, heaping, heaped, rounded, packed, generous, gehauft, gehaufte, gehaufter, gehoopt, opgehoopt, krap, ruim, knapp, gut, gefullt, gestrichen, afgestreken, level, levelled,
  colmada, colmado, colmadas, colmados, generosa, generoso, generosas, generosos, escasa, escaso, escasas, escasos, llena, lleno, llenas, llenos, bien, copeteada, copeteadas, rasa, raso, rasas, rasos,
  bombee, bombees, bombe, remplie, remplies, pleine, pleines, genereuse, genereuses, genereux, tassee, tasses, tassees, rase, rases, ras`,
);
/** Words before an amount that is somewhat more or less than its number. */
export const ROUGH_PHRASES = wordSet(
  `scant, a scant, barely, nearly, almost, just under, just over, just shy of, a bit under, a bit over, a bit less than, a bit more than, a little under, a little over, a little less than,
  a little more than, slightly less than, slightly more than, slightly under, slightly over, less than, more than, over, under, up to, at least, at most, no more than, not quite, generous, a generous, heaping, a heaping, heaped, rounded, fat, good, a good, a full, full, heavy, a heavy, short, a short, light,
  knap, krap, een krappe, ruim, een ruime, bijna, iets meer dan, iets minder dan, net geen, net iets meer dan, net iets minder dan, minder dan, meer dan, maximaal, minimaal, hooguit, minstens, tenminste, royaal, een royale, een goede, goed, een kleine, een volle,
  knapp, knappe, ein knapper, gut, gute, ein guter, reichlich, etwas mehr als, etwas weniger als, ein bisschen mehr als, ein bisschen weniger als, weniger als, mehr als, fast, beinahe, mindestens, maximal, hochstens, bis zu, grosszugig, grosszugige, schwach, stark,
  casi, apenas, poco mas de, poco menos de, un poco mas de, un poco menos de, algo mas de, algo menos de, mas de, menos de, hasta, minimo, maximo, al menos, como mucho, como minimo, generosos, escasos, un buen, una buena,
  presque, a peine, a peu pres, mas o menos, un peu plus de, un peu moins de, un peu plus d, un peu moins d, plus de, moins de, au moins, au plus, jusqu a, pres de, un bon, une bonne, un petit, une petite`,
);

/** Words at the start or the end of a line, and what they say of it. */
export type Remark = 'optional' | 'garnish' | 'top' | 'rim' | 'rinse' | 'dusting' | 'taste' | 'juice' | 'per';

function remarks(remark: Remark, phrases: string): [string, Remark][] {
  return phrases.split(',').map((phrase) => [phrase.trim(), remark]);
}

export const REMARKS_BEFORE: ReadonlyMap<string, Remark> = new Map([
  ...remarks('optional', 'optional, optionally, optioneel, opcional, opcionalmente, facultatif, facultative'),
  ...remarks('optional', 'en option, wahlweise'),
  ...remarks(
    'garnish',
    'garnish, garnish with, garnish with a, garnish optionally with, optionally garnish with',
  ),
  ...remarks(
    'garnish',
    'garnering, garneer met, garnitur, garnieren mit, dekoration, decoracion, decorar con',
  ),
  ...remarks('garnish', 'adornar con, garniture, decor, decorer avec, decorer de'),
  ...remarks(
    'top',
    'top with, top up with, top off with, top it with, top each with, top up, topped with, fill with, fill up with',
  ),
  ...remarks(
    'top',
    'top it up with, top, fill, fill up, aanvullen met, afvullen met, aftoppen met, auffullen mit, aufgiessen mit',
  ),
  ...remarks('top', 'toppen mit, completar con, rellenar con, terminar con, completer avec, completer de'),
  ...remarks('top', 'allonger de, allonger d, allonger avec, completer d, terminer avec'),
  ...remarks(
    'juice',
    'juice of, juice from, the juice of, fresh juice of, freshly squeezed juice of, sap van',
  ),
  ...remarks(
    'juice',
    'het sap van, saft von, der saft von, saft, zumo de, el zumo de, jugo de, el jugo de, jus de',
  ),
  ...remarks('juice', 'jus d, le jus de, le jus d'),
  ...remarks(
    'rim',
    'for the rim, for rimming, rim, voor de rand, fur den rand, para el borde, para escarchar, pour le bord, pour le bord du verre',
  ),
  ...perDrink(),
]);

export const REMARKS_BEHIND: ReadonlyMap<string, Remark> = new Map([
  ...remarks('optional', 'optional, optioneel, opcional, opcionales, facultatif, facultative, en option'),
  ...remarks('garnish', 'garnish, for garnish, for garnishing, for the garnish, as garnish, as a garnish'),
  ...remarks(
    'garnish',
    'to garnish, voor de garnering, als garnering, ter garnering, zum garnieren, als garnitur',
  ),
  ...remarks('garnish', 'zur dekoration, als deko, para decorar, para adornar, de adorno, pour decorer'),
  ...remarks('garnish', 'pour la decoration, en decoration, en garniture'),
  ...remarks(
    'top',
    'to top, to top up, to top it up, to top off, to fill, to fill up, for topping, top up, topup',
  ),
  ...remarks(
    'top',
    'om mee aan te vullen, om aan te vullen, om af te toppen, aanvullen, afvullen, zum auffullen, auffullen, zum aufgiessen, aufgiessen',
  ),
  ...remarks(
    'top',
    'zum toppen, para completar, para rellenar, hasta llenar, pour completer, pour allonger, pour remplir',
  ),
  ...remarks('rim', 'for the rim, for rimming, rim, for rim, voor de rand, fur den rand, para el borde'),
  ...remarks('rim', 'pour givrer le bord, pour le bord, pour le bord du verre, para escarchar'),
  ...remarks('rinse', 'to rinse the glass, to rinse, for rinsing, rinse, om het glas mee te spoelen'),
  ...remarks(
    'rinse',
    'zum ausspulen des glases, zum ausspulen, para enjuagar, pour rincer le verre, pour rincer',
  ),
  ...remarks('dusting', 'for dusting, om mee te bestuiven, zum bestauben, para espolvorear, a saupoudrer'),
  ...perDrink(),
  ...remarks('taste', 'to taste, to your taste, as needed, as required, as desired, as you like, naar smaak'),
  ...remarks(
    'taste',
    'nach geschmack, nach belieben, al gusto, a gusto, a votre gout, selon gout, as much as you want',
  ),
]);

/** Ends of Dutch and German words that name a unit: "Minzblätter", "limoenpartje". The longest first. */
export const UNIT_ENDINGS: readonly (readonly [string, string])[] = [
  ['schijfjes', 'wheel'],
  ['schijfje', 'wheel'],
  ['scheiben', 'wheel'],
  ['scheibe', 'wheel'],
  ['blaadjes', 'leaf'],
  ['blaadje', 'leaf'],
  ['blatter', 'leaf'],
  ['blatt', 'leaf'],
  ['zweige', 'sprig'],
  ['zweig', 'sprig'],
  ['takjes', 'sprig'],
  ['takje', 'sprig'],
  ['spalten', 'wedge'],
  ['spalte', 'wedge'],
  ['partjes', 'wedge'],
  ['partje', 'wedge'],
  ['zesten', 'twist'],
  ['zeste', 'twist'],
  ['schale', 'twist'],
  ['schil', 'twist'],
  ['stangen', 'stick'],
  ['stange', 'stick'],
  ['stokjes', 'stick'],
  ['stokje', 'stick'],
  ['streifen', 'ribbon'],
  ['linten', 'ribbon'],
  ['lint', 'ribbon'],
];

/** Words between two ingredients of which one is poured, by the language of the reader: "of" is one in Dutch alone. */
export const OR_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: wordSet('or, alternatively, oder, ou'),
  nl: wordSet('of, or, oder, ou'),
  de: wordSet('oder, od, bzw, alternativ, ersatzweise, or, ou'),
  es: wordSet('o, u, alternativamente, or, oder, ou'),
  fr: wordSet('ou, sinon, or, oder'),
};
