import { foldText } from '../../text/foldText.ts';
import { ARTICLES, DRINK_WORDS, NUMBER_WORDS, PER_WORDS, wordSet } from './amountWords.ts';

/** A line that names the lines below it, and is no ingredient itself. */
export interface GroupTitle {
  /** As it is written, without its colon. */
  text: string;
  /** Whether what stands below makes a thing of its own, such as a syrup: its amounts are not those of one drink. */
  isApart: boolean;
  /** Whether it may as well be a thing that is poured, "Grenadine:". */
  isThing?: true;
}

/** Whole titles, folded. */
const TITLES = wordSet(
  `ingredients, the ingredients, ingredient list, what you need, you will need, method, directions, instructions, preparation, equipment,
  notes, garnish, garnishes, decoration, to serve, to garnish, to finish, to decorate, for serving, for garnish, for garnishing, for decoration, rim, glass rim,
  topping, toppings, optional, base, cocktail, the cocktail, drink, the drink, specs, spec, build, also, extras, extra, other,
  ingredienten, benodigdheden, bereiding, bereidingswijze, garnering, decoratie, afwerking, om te serveren, ter garnering, voor erbij, extra nodig, rand, overig, optioneel,
  zutaten, zubereitung, ausserdem, deko, dekoration, garnitur, zum garnieren, zum servieren, zum dekorieren, zur deko, zur dekoration, rand, glasrand, optional, sonstiges,
  ingredientes, preparacion, elaboracion, decoracion, adorno, para decorar, para adornar, para servir, para acompanar, borde, escarchado, opcional, ademas,
  ingredients, preparation, decor, decoration, pour servir, pour decorer, pour la decoration, pour la deco, pour le service, finition, pour finir, facultatif, en option`,
);
/** Words before what a title is for, and before an article. */
const FOR = wordSet('for, voor, fur, zum, zur, para, pour, om, per, pro, por, par, je, als');
/** What stands in the drink itself, or at its glass. */
const OF_DRINK = wordSet(
  `rim, rimming, glass, glasses, garnish, garnishing, decoration, decorating, drink, cocktail, cocktails, mocktail, serving, serve, topping, toppings, top, base, build, shaker, finish, finishing, assembly, rinse, float, ice, shot, punch, bowl,
  rand, glas, glazen, garnering, decoratie, drankje, serveren, afwerking, opdienen,
  glasrand, deko, dekoration, garnitur, garnieren, dekorieren, servieren, anrichten, auffullen, bowle, mixen, shaken,
  borde, escarchar, vaso, copa, decorar, decoracion, adorno, adornar, coctel, servir, bebida, trago, terminar, montaje, ponche,
  bord, givrage, verre, verres, decor, deco, decorer, service, finition, boisson, dressage, montage`,
);
/** What is made before the drink, of which a part is poured. */
const MADE_BEFORE = wordSet(
  `syrup, syrups, cordial, infusion, shrub, oleo, saccharum, premix, prebatch, batch, mix, puree, foam, jam, compote, brine, tincture, orgeat, falernum, grenadine, caramel, reduction, tea, wash,
  siroop, siropen, infusie, suikersiroop, puree, schuim, karamel, voorbereiding, reductie,
  sirup, zuckersirup, ansatz, aufguss, schaum, pueree, karamell, sud, reduktion, vorbereitung,
  sirope, jarabe, almibar, infusion, espuma, pure, caramelo, reduccion, mezcla, concentrado,
  sirop, sirops, mousse, ecume, caramel, coulis, preparation, decoction`,
);
const COUNTED = wordSet(
  'serves, makes, yields, serving, servings, drinks, cocktails, people, persons, person, portions, portion, portionen, personen, porties, drankjes, glaser, glazen, personas, raciones, porciones, copas, personnes, verres, portie, drink, cocktail',
);
const MOST_WORDS = 6;

/** Reads a line as a title, "For the syrup:", "Pro Glas", "Serves 4"; undefined of any other. */
export function readGroupTitle(line: string): GroupTitle | undefined {
  const text = line.trim();
  const words = foldText(text).split(' ');
  if (text === '' || words.length > MOST_WORDS) return undefined;
  const isMarked = text.endsWith(':');
  const title = isMarked ? text.slice(0, -1).trim() : text;
  const whole = words.join(' ');
  if (TITLES.has(whole) || isCount(words)) return { text: title, isApart: false };
  const [first = '', second = '', ...more] = words;
  if (PER_WORDS.has(first) && DRINK_WORDS.has(second) && more.length === 0)
    return { text: title, isApart: false };
  const isMade = words.some(
    (word) => MADE_BEFORE.has(word) || [...MADE_BEFORE].some((one) => isCompound(word, one)),
  );
  if (FOR.has(first) && words.length > 1) {
    const last = words.slice(1).filter((word) => !ARTICLES.has(word) && !DETERMINERS.has(word));
    const isOfDrink = last.length > 0 && last.every((word) => OF_DRINK.has(word));
    if (isOfDrink) return { text: title, isApart: false };
    return isMarked || isMade ? { text: title, isApart: isMade } : undefined;
  }
  return isMarked && isMade ? { text: title, isApart: true, isThing: true } : undefined;
}

const DETERMINERS = wordSet('den, das, dem, der, des, het, los, las, les, l, your, each, every, one, this');

/** "Zuckersirup", "vlierbloesemsiroop". */
const isCompound = (word: string, made: string) =>
  made.length > 4 && word.length > made.length + 2 && word.endsWith(made);

/** "Serves 4", "Für 4 Personen", "For 1 drink", "2 servings". */
function isCount(words: readonly string[]): boolean {
  const isNumber = (word: string) => /^\d{1,3}$/.test(word) || NUMBER_WORDS.has(word);
  return (
    words.some(isNumber) &&
    words.some((word) => COUNTED.has(word)) &&
    words.every((word) => isNumber(word) || COUNTED.has(word) || FOR.has(word) || ARTICLES.has(word))
  );
}
