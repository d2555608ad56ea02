import type { Caution, Substance } from '../../contracts/diet/diet.ts';
import { addToList } from '../lib/addToList.ts';
import { getFoodPhraseAt, type FoodPhrase } from './foodReading.ts';

/** Splits a comma-separated list of folded words and phrases. */
const list = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim());

/** Cocktails that stand for their alcohol: "with a mini Negroni". */
export const COCKTAILS = list(`
  negroni, negronis, bellini, bellinis, margarita, margaritas, mojito, mojitos, daiquiri, daiquiris, caipirinha, caipirinhas,
  cosmopolitan, boulevardier, sazerac, mai tai, old fashioned, hot toddy, jagerbomb, cuba libre, white lady`);

/** More that do so in a bottle or a can, and else are a brand or have a mix of their name: "canned Paloma". */
export const BOTTLED_COCKTAILS = list(`
  martini, espresso martini, paloma, manhattan, gimlet, white russian, black russian, moscow mule, pina colada, tom collins,
  americano, spritz, whiskey sour, whisky sour, pisco sour, sour, long island, dark n stormy, gin tonic, gin and tonic, mule`);

/** What says that there is alcohol in something, and not which: "adults only", "any spirit". */
export const SOME_ALCOHOL = list(`
  any spirit, any spirits, any liquor, your spirit, with spirits, of spirits, spirit of choice, spirits of choice,
  spirit of your choice, favourite spirit, favorite spirit, clear spirit, white spirit, neutral spirit, base spirit,
  hard version, adults only, over 18s, nur fur erwachsene, ab 18 jahren, alleen 18, vanaf 18 jaar, alleen voor volwassenen,
  mayores de 18, solo adultos, solo para adultos, interdit aux mineurs, reserve aux adultes, hochprozentigem, hochprozentiges,
  alkohol, alkoholisch, alkoholisches, alkoholische, alkoholischer, alkoholhaltig, alkoholhaltiges, alkoholgehalt`);

/** Words and phrases of sentences that bear something, as `foldText` gives them. */
interface Said {
  substances?: readonly Substance[];
  hasAlcohol?: boolean;
  cautions?: readonly Caution[];
  phrases: readonly string[];
}

/** In names these would say something else, or make food words of usual ones. */
const SAID: readonly Said[] = [
  { hasAlcohol: true, phrases: [...COCKTAILS, ...SOME_ALCOHOL] },
  {
    hasAlcohol: true,
    phrases: list(`
      brandied, brandied cherry, brandied cherries, tinto de verano, carajillo, rebujito, cubata, calimocho, kalimotxo, un chupito,
      unos chupitos, chupito aparte, grog, feuerzangenbowle, federweisser, federweissen, rumtopf, rumrozijnen, rumrozijn, wijntje,
      wijntjes`),
  },
  { hasAlcohol: true, cautions: ['quinine'], phrases: list(`g t`) },
  { hasAlcohol: true, cautions: ['caffeine'], phrases: list(`jack coke, jack and coke`) },
  { hasAlcohol: true, substances: ['barley', 'wheat'], phrases: list(`una cana, unas canas`) },
  { hasAlcohol: true, substances: ['eggs'], phrases: list(`zabaglione, zabaione, eierpunsch`) },
  {
    substances: ['wheat'],
    phrases: list(`
      slice of toast, slices of toast, on toast, melba toast, ginger snap, ginger snaps, brandy snap, brandy snaps, lotus crumb,
      lotus crumbs, lotus biscuit, lotus biscuits, bourbon biscuit, bourbon biscuits, bagel crisp, tarte tatin, filo pastry, filo crisp`),
  },
  {
    substances: ['milk'],
    phrases: list(`
      after eight, after eights, cool whip, salted caramel, caramel sauce, sauce caramel, sauce au caramel, salsa de caramelo,
      karamellsauce, karamelsaus`),
  },
  { substances: ['milk', 'peanuts'], phrases: list(`m ms`) },
  {
    substances: ['eggs', 'milk'],
    phrases: list(`creme brulee, creme anglaise, crema catalana, hollandaise, flan, flans`),
  },
  { substances: ['eggs'], phrases: list(`tocino de cielo, royal icing, kewpie`) },
  { substances: ['barley', 'fish'], phrases: list(`salsa inglesa, salsa perrins`) },
  {
    substances: ['peanuts'],
    phrases: list(`pea nut, pea nuts, p nut, p nuts, nutter butter, nutter butters`),
  },
  {
    phrases: list(`
      vis a vis, a vis, pasta de vainilla, pasta de dientes, old fashioned glass, old fashioned glasses, cuillere a cafe,
      cuilleres a cafe, cuilleree a cafe, cuillerees a cafe, c a cafe, cucharilla de cafe, cucharillas de cafe`),
  },
];

/** Usual slips, by the words that are meant. */
const SLIPS: Readonly<Record<string, readonly string[]>> = {
  almonds: list(`almod, almods, almound, almounds, amond, amonds, allmond, allmonds, mandlen, amandlen`),
  hazelnuts: list(`hazlenut, hazlenuts, hazelnutt, noisete, noisetes, abellana, abellanas`),
  walnuts: list(`wallnut, wallnuts, wallnoot, wallnoten`),
  pistachios: list(`pistacio, pistacios, pistashio, pistachoes, pistatien, pistaccio`),
  macadamias: list(`maccadamia, maccadamias, macademia, macademias`),
  cashews: list(`cachew, cachews, casheew`),
  peanuts: list(`penut, penuts, peanit, peanits, peenut, cacahuette, cacahuettes, cacaguete, cacaguetes`),
  egg: list(`guevo, guevos, huebo, huebos`),
  yogurt: list(`yoghourt, yoghourts`),
  cream: list(`chantily, schlagsane`),
  milk: list(`milsch`),
  mozzarella: list(`mozarella`),
  vodka: list(`vodca, votka`),
  whisky: list(`wiskey, whiksy, wisky`),
  prosecco: list(`proseco, presecco, prosseco`),
  champagne: list(`champange, champaign, champaigne`),
  tequila: list(`tequilla, tekila`),
  cointreau: list(`cointreu, cointrau`),
  aperol: list(`aperoll`),
  limoncello: list(`limonchello, limoncelo`),
  baileys: list(`bayleys`),
  jenever: list(`jenver`),
};

/** A phrase of sentences, with the word that is meant where it is a slip. */
export interface SentencePhrase extends FoodPhrase {
  meant: string;
}

/** By their first word, the longest first. */
const PHRASES = createTable();

function createTable(): ReadonlyMap<string, readonly SentencePhrase[]> {
  const table = new Map<string, SentencePhrase[]>();
  for (const { substances = [], hasAlcohol = false, cautions = [], phrases } of SAID)
    for (const phrase of phrases) {
      const words = phrase.split(' ');
      addToList(table, words[0] ?? '', { words, substances, hasAlcohol, cautions, meant: '' });
    }
  for (const [meant, slips] of Object.entries(SLIPS)) {
    const { substances, hasAlcohol, cautions } = getFoodPhraseAt([meant], 0, 'beginning');
    // What is no food word is a brand of liqueur.
    const isDrink = hasAlcohol || substances.length === 0;
    for (const slip of slips)
      addToList(table, slip, { words: [slip], substances, hasAlcohol: isDrink, cautions, meant });
  }
  for (const phrases of table.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return table;
}

/** The longest phrase of sentences that begins at a word. */
export function getSentencePhraseAt(words: readonly string[], at: number): SentencePhrase | undefined {
  return PHRASES.get(words[at] ?? '')?.find((phrase) =>
    phrase.words.every((word, place) => words[at + place] === word),
  );
}

/** A word with its umlauts, where it may be spelt without them: "Nuesse". */
export function withUmlauts(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}
