import { SUBSTANCES, type Caution, type Substance } from '../../contracts/diet/diet.ts';
import { LOCALES, type Locale } from '../../contracts/site/locale.ts';
import { foldText } from '../../text/foldText.ts';
import type { DietaryFacts } from '../diet/dietary.ts';
import { bears, getFoodPhrases, readFoods, splitElision, type FoodPhrase } from './foodReading.ts';

/** Foods that sentences speak of: steps, descriptions, notes. */
export interface ProseReading {
  substances: Substance[];
  cautions: Caution[];
  /** Words for things with alcohol, as they are written. */
  alcohol: string[];
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Longer texts are read to here; recipes keep less. */
const MAX_PROSE_LETTERS = 8000;
/** Longer words are no food words; splitting them costs too much. */
const MAX_WORD_LETTERS = 30;
/** Words that are read together. */
const WINDOW = 40;

/** What stands before a food that is not in the drink. */
const DENIED_BEFORE = words(`
  without no not non ohne kein keine keinen keiner sans pas sin ni zonder geen niet nicht`);
const DENIED_BEHIND = words(`free frei freie freier freies freien vrij vrije libre libres less`);
const DENYING_ENDING = /(?:less|frei|freie|freier|freies|vrij|vrije|los|lose)$/;
/** Glasses: a wine glass holds no wine. */
const VESSELS = words(`
  glass glasses flute flutes coupe coupes goblet tumbler snifter saucer mug schooner stein tankard cup
  glas glaser glazen glaasje schale kelch flote schwenker tulpe verre verres ballon copa copas vaso vasos jarra`);
const VESSEL_ENDING =
  /(?:glas|glaser|glazen|glaschen|glaasje|schale|schwenker|kelch|flote|kelk|tulpe|coupe|flute)$/;
const TO_VESSEL = words(`a au de`);
const INTO = words(`in im en dans un una une a`);
/** How something feels or tastes. */
const TEXTURES = words(`
  creamy milky nutty buttery malty bready toasty toasted cremig cremige sahnig milchig nussig nussige buttrig malzig romig romige nootachtig boterachtig
  cremoso cremosa lechoso cremeux cremeuse laiteux onctueux`);
/**
 * Words that are foods in names, and in sentences something else: Dutch "met" (with) beside the German mead, "rye" for its
 * whiskey, "batido" for shaken.
 */
const NEVER_IN_SENTENCES = words(`
  tong tongs sole rye tart tarter wort dubbel dunkel dunkeln saison beeren kinderen kindern philadelphia dijon korenwijn
  kraken bloem notes maatje emmer bitter anise anis schol met drop nog brand mate clara sable kinder tango flan bol pie
  toast bock cana geist klarer marc spirit spirits cocktail tarte bar hazel curd centeno seigle roggen dorada
  cortado batido batidos mousse mousses temps worter kuche beere beers lagere gebakken bloemen besorgen helados
  helada heladas`);
/** Words that are foods in sentences of some languages alone: the "pan" that one heats, Dutch "room". */
const FOODS_OF_LANGUAGE: ReadonlyMap<string, readonly Locale[]> = new Map<string, readonly Locale[]>([
  ['pan', ['es']],
  ['ei', ['nl', 'de']],
  ['room', ['nl']],
  ['wei', ['nl']],
  ['vis', ['nl']],
  ['noten', ['nl']],
  ['pastel', ['es']],
  ['most', ['de']],
  ['korn', ['de']],
  ['kir', ['fr']],
  ['mani', ['es']],
  ['pez', ['es']],
  ['port', ['en', 'nl', 'de']],
  ['yema', ['es']],
  ['crema', ['es']],
  ['nata', ['es']],
  ['ale', ['en']],
  ['the', ['fr']],
  ['tee', ['de']],
  ['calmar', ['fr']],
  ['pasta', ['en', 'nl', 'de', 'fr']],
]);

/**
 * Reads the foods that sentences speak of, but not those that they say are not in it, nor glasses and textures.
 *
 * @param locale of the reader; it counts where the words do not tell their language
 */
export function readProse(text: string, locale?: Locale): ProseReading {
  const substances = new Set<Substance>();
  const cautions = new Set<Caution>();
  const alcohol = new Set<string>();
  const folded = foldText(splitElision(text.slice(0, MAX_PROSE_LETTERS)));
  const all = folded.split(' ').filter((word) => word.length <= MAX_WORD_LETTERS);
  const locales = guessLocales(all) ?? (locale === undefined ? LOCALES : [locale]);
  for (let from = 0; from < all.length; from += WINDOW) {
    // A phrase that a window cuts is read in its words.
    const phrases = getFoodPhrases(all.slice(from, from + WINDOW).join(' '), 'beginning');
    for (const [place, phrase] of phrases.entries()) {
      if (saysNothing(phrase) || !isMeant(phrases, place, locales)) continue;
      const isPlant = isPlantMilk(phrases, place);
      for (const one of phrase.substances) if (one !== 'milk' || !isPlant) substances.add(one);
      for (const one of phrase.cautions) cautions.add(one);
      if (phrase.hasAlcohol && !isAlcoholFree(phrases, place)) alcohol.add(phrase.words.join(' '));
    }
  }
  return {
    substances: SUBSTANCES.filter((one) => substances.has(one)),
    cautions: [...cautions],
    alcohol: [...alcohol],
  };
}

const saysNothing = ({ substances, cautions, hasAlcohol }: FoodPhrase) =>
  substances.length === 0 && cautions.length === 0 && !hasAlcohol;

function isMeant(phrases: readonly FoodPhrase[], place: number, locales: readonly Locale[]): boolean {
  const { words: own = [] } = phrases[place] ?? {};
  const wordAt = (at: number) => phrases[at]?.words.at(at < place ? -1 : 0) ?? '';
  const [before, behind] = [wordAt(place - 1), wordAt(place + 1)];
  if (['vaso', 'copa', 'verre'].includes(before)) return false;
  if (DENIED_BEFORE.has(before) || DENIED_BEHIND.has(behind)) return false;
  if (phrases[place]?.hasAlcohol && VESSELS.has(behind)) return false;
  // "Verre à vin", "en copa de vino": but a glass of wine may be poured.
  const isOfVessel =
    TO_VESSEL.has(before) &&
    VESSELS.has(wordAt(place - 2)) &&
    (before === 'a' || INTO.has(wordAt(place - 3)));
  if (isOfVessel) return false;
  const [word = '', second] = own;
  if (second !== undefined) return true;
  if (TEXTURES.has(word) || VESSEL_ENDING.test(word) || DENYING_ENDING.test(word)) return false;
  // "Eiswürfel" hold ice, "Eischnee" egg white; whiskey of rye is distilled.
  const isIce =
    word.startsWith('eis') && !word.startsWith('eisch') && phrases[place]?.substances.join() === 'eggs';
  if (isIce || /whisk|bourbon/.test(word)) return false;
  if (NEVER_IN_SENTENCES.has(word)) return false;
  // A "vaso helado" is cold.
  if (word === 'helado' && behind !== 'de' && before !== 'de') return false;
  const languages = FOODS_OF_LANGUAGE.get(word);
  if (languages === undefined) return true;
  return languages.some((one) => locales.includes(one));
}

/** Words that tell in which language a text is. */
const TELLING: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: words(`the with and of for our your in on is or to it its then into from`),
  nl: words(`met en van een het op onze voor dan de in of je met nog niet`),
  de: words(`mit und der die das ein eine im auf fur den dann zu zum oder nicht`),
  es: words(`con y el la un una en los las por para del se al o`),
  fr: words(`avec et le la un une du des dans au aux puis sur les ou`),
};

/** The languages that most of the telling words of a text are of; undefined where it has none. */
function guessLocales(all: readonly string[]): readonly Locale[] | undefined {
  const counts = LOCALES.map((locale) => all.filter((word) => TELLING[locale].has(word)).length);
  const most = Math.max(...counts);
  return most === 0 ? undefined : LOCALES.filter((_, place) => counts[place] === most);
}

/** Whether a word for milk is that of the milk of a plant: "almond milk", "lait d’amande". */
function isPlantMilk(phrases: readonly FoodPhrase[], place: number): boolean {
  if (!phrases[place]?.substances.includes('milk')) return false;
  const said = (from: number, until: number) =>
    phrases
      .slice(Math.max(from, 0), until)
      .map((phrase) => phrase.words.join(' '))
      .join(' ');
  return [said(place, place + 1), said(place - 1, place + 1), said(place, place + 3)].some(
    (text) => !readFoods(text).substances.includes('milk'),
  );
}

/** Words beside a thing that has no alcohol. */
const ALCOHOL_FREE =
  /^(?:free|vrij|vrije|zero|virgin|mocktail|alcoholfree|alcoholvrije?|alkoholfrei\w*|dealcoholi[sz]ed|sin|sans|non|ohne|zonder|without)$/;
const NEAR_WORDS = 3;

function isAlcoholFree(phrases: readonly FoodPhrase[], place: number): boolean {
  const near = phrases.slice(Math.max(0, place - NEAR_WORDS), place + NEAR_WORDS + 1);
  return near.some(({ words: said }) => said.some((word) => ALCOHOL_FREE.test(word)));
}

/** Words by which a remark makes another thing of an ingredient, whatever else it says. */
const PROCESSES = words(`
  infused infusing infusion washed fatwashed flavoured flavored spiked steeped macerated blended
  infundiert infundierter gewaschen gewaschener aromatisiert aromatisierter versetzt angesetzt eingelegt mazeriert
  geinfuseerd gewassen doordrenkt getrokken gearomatiseerd gemacereerd
  infusionado infusionada infusion lavado lavada macerado macerada aromatizado aromatizada
  infuse infusee lave lavee macere maceree aromatise aromatisee parfume parfumee
  bacon honey meat beef chicken duck lard gelatin gelatine bouillon ham prosciutto
  speck schinken honig gelatina tocino jamon miel manteca graisse lardons spek honing`);

/**
 * Whether a remark on an ingredient makes another thing of it: gin "infused with almonds" is no gin, and a syrup "made
 * with honey" none that the catalogue knows. "Freshly squeezed" and "preferably dry" change nothing.
 */
export function changesThing(remark: string, facts: DietaryFacts): boolean {
  if (remark === '') return false;
  if (
    foldText(remark)
      .split(' ')
      .some((word) => PROCESSES.has(word))
  )
    return true;
  const { substances, cautions, alcohol } = readProse(remark);
  const held = new Set(facts.allergens.contains);
  return (
    !bears(held, substances) ||
    cautions.some((caution) => !facts.cautions.includes(caution)) ||
    (alcohol.length > 0 && facts.strength === 0)
  );
}
