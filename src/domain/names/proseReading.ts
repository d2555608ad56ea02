import { SUBSTANCES, type Caution, type Substance } from '../../contracts/diet/diet.ts';
import { LOCALES, type Locale } from '../../contracts/site/locale.ts';
import { foldText } from '../../text/foldText.ts';
import { addToList } from '../lib/addToList.ts';
import { readDiets, type DietaryFacts } from '../diet/dietary.ts';
import { bears, getFoodPhraseAt, saysOfPlants, splitElision, type FoodPhrase } from './foodReading.ts';

/** What sentences speak of: steps, descriptions, notes, names of drinks. */
export interface ProseReading {
  substances: Substance[];
  /** What they say may be in it, and what a thing that they name may hold. */
  mayContain: Substance[];
  /** Of these what words say: not only that products of a kind differ. */
  saidPossible: Substance[];
  cautions: Caution[];
  /** Words for things with alcohol, as they are written. */
  alcohol: string[];
  /** Words for things with alcohol, a caution or of animals, as they are written, with the id of an ingredient that they name. */
  things: NamedThing[];
  /** Whether something is named that is of animals: honey, milk. */
  isVegan: boolean;
  isVegetarian: boolean;
}

interface NamedThing {
  words: string;
  id: string | undefined;
  cautions: readonly Caution[];
  hasAlcohol: boolean;
  /** Whether it is of animals, and no allergen says so: honey. */
  isOfAnimals: boolean;
  /** Whether it is poured in the place of another: "or use Baileys instead". */
  isInstead: boolean;
}

/** The names of ingredients, as sentences hold them. */
export interface ProseNames {
  /** The longest name that begins at a word, as it is written or in another number. */
  nameAt(words: readonly string[], at: number): { id: string; length: number } | undefined;
  factsOf(id: string): DietaryFacts | undefined;
  /** Whether an ingredient is another, or a kind of it. */
  isKindOf(id: string, ancestor: string): boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Longer texts are read to here; recipes keep less. */
const MAX_PROSE_LETTERS = 8000;
/** Longer words are no food words; splitting them costs too much. */
const MAX_WORD_LETTERS = 30;
const isReadWord = (word: string) => word !== '' && word.length <= MAX_WORD_LETTERS;
/** Ends of a clause. */
const CLAUSE_END = /[\n;:!?()[\]]|[.,](?=\s)/;
/** What stands before a food that is not in the drink. */
const DENIED_BEFORE = words(`
  without no not non ohne kein keine keinen keiner sans pas sin ni zonder geen niet nicht`);
/** What stands before "without", or behind what is denied, where it may be in all the same: "with or without", "not without". */
const NOT_DENIED = words(`
  or of oder o ou with met mit con avec
  also ook auch tambien aussi available optionally optional verkrijgbaar optioneel erhaltlich verfugbar wahlweise disponible opcional facultatif
  not never cannot niet nooit nicht nie niemals no nunca jamais pas`);
const DENIED_IN_TURN =
  /(?:^| )(?:(?:with|met|mit|con|avec) (?:and|en|und|y|et)|(?:on|by|upon|op|auf|nach|sur|a|bajo) (?:request|demand|verzoek|aanvraag|wunsch|anfrage|demande|peticion|solicitud)|(?:can|kan|kann|puede|peut)(?: \w{1,20}){0,3}|if you like|(?:not|niet|nicht|cannot|never)(?: \w{1,20}){0,3})$/;
const DENIED_IN_TURN_BEHIND =
  /^(?:\w{1,20} ){0,2}(?:(?:on|by|upon|op|auf|nach|sur|a|bajo) (?:request|demand|verzoek|aanvraag|wunsch|anfrage|demande|peticion|solicitud)|possible|possibly|available|mogelijk|moglich|posible|disponible|impossible|unmoglich|onmogelijk|imposible|if you like|geht (?:es )?nicht|gaat (?:het )?niet|kan (?:het )?niet|no se puede|ce n est pas)(?: |$)/;
const WITHOUT = words(`without sans sin zonder ohne`);
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
  drops porte bittere bittersweet bittersuss vermuten bowles champs
  cortado batido batidos mousse mousses temps worter kuche beere beers lagere gebakken bloemen besorgen helados
  helada heladas`);
/** Names of ingredients that are usual words in sentences. */
const USUAL_WORDS = words(`
  la el los las le les de jack jacks joe java makers banks teachers hunters grants powers paddy select squirt ting monster rockstar
  brisk illy reeds pott corona sol miller bud boon soho pint pints pinten pintje pintjes camino sombra volcan sierra corazon
  patron exotico codigo suerte recuerdo fortaleza legendario dictador centenario imbue regans abbot landlord achel deus
  delirium saku cobra carib keo saris mythos rose bubbles bubbly bubbels fizz blush blonde blanche tinto rosado blanquito
  cherry manzana coca energy pama cc hse mcc px vb tui esb jb jd apa xpa hefe savanna verde quincy romana ceylon partake
  meantime vocation generous circumstance redemption singleton idol pinnacle royalty empress bulldog plantation westward
  larceny medley yellowstone woodpecker kingfisher uncouth weller nona rives mom roku bombay plymouth port ruby tawny
  fresca fresco frescas picon monin boals maes primus skol ransom sterling astra mercier camus hine stella madri maria
  romana isolabella solar jarana leonor faraon harveys porto porte champs galahad postel barbar bitterino expreso
  cream noval archers abbots stock classic gold silver diamante estrella alhambra bavaria boreale ramee piraat zatte
  recuerdos tapatio villa casino san santa viez bub rueda java cuppa verm amari helles dunkles kellerbier vocacion
  pando sagres tusker tory supreme bohemia leaves drops vins bocanegra seleta canaria sculpin jaipur sunner crème creme
  cooler rocker wees camus bobby bobbys vi fino quina apostoles portofino salsa tinny tallboy scrumpy appie jillz the
  rummy knob mag negra blanca negro cristal diamond victoria pacifico minas indio tecate superior modelo hite max`);
const NONE: ReadonlySet<string> = new Set();
/** Words with a capital letter that begin no sentence: names among usual words. */
const findCapitals = (text: string) =>
  words(
    [...text.matchAll(/[\p{Ll}\d,;:)] (\p{Lu}\p{L}{1,30})/gu)]
      .map(([, word = '']) => foldText(word))
      .join(' '),
  );
const isNoName = (word: string) =>
  USUAL_WORDS.has(word) || NEVER_IN_SENTENCES.has(word) || TEXTURES.has(word) || FOODS_OF_LANGUAGE.has(word);

/** Words that are foods in sentences of some languages alone: the "pan" that one heats, Dutch "room". */
const FOODS_OF_LANGUAGE: ReadonlyMap<string, readonly Locale[]> = new Map<string, readonly Locale[]>([
  ['pan', ['es']],
  ['te', ['es']],
  ['cafe', ['es', 'fr']],
  ['cafes', ['es', 'fr']],
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
 * Reads what sentences speak of, by the words for foods and by the names of ingredients, but not what they say is not in
 * it, nor glasses and textures.
 *
 * @param locale of the reader; it counts where the words do not tell their language
 */
export function readProse(text: string, locale?: Locale, names?: ProseNames): ProseReading {
  const substances = new Set<Substance>();
  const mayContain = new Set<Substance>();
  const saidPossible = new Set<Substance>();
  const cautions = new Set<Caution>();
  const things = new Map<string, NamedThing>();
  const facts: DietaryFacts[] = [];
  const kept = text.slice(0, MAX_PROSE_LETTERS);
  const all: string[] = [];
  /** Places of words that begin a clause. */
  const starts = new Set<number>();
  for (const clause of splitElision(kept).split(CLAUSE_END)) {
    starts.add(all.length);
    all.push(...foldText(clause).split(' ').filter(isReadWord));
  }
  const locales = guessLocales(all) ?? (locale === undefined ? LOCALES : [locale]);
  const phrases = withNames(all, starts, names, names === undefined ? NONE : findCapitals(kept));
  for (const [place, phrase] of phrases.entries()) {
    if (saysNothing(phrase) || !isMeant(phrases, place, locales)) continue;
    const isInstead = isAlternative(phrases, place);
    const isPossible = isInstead || isOnlyPossible(phrases, place);
    const held = new Set(phrase.mayContain);
    for (const one of phrase.substances)
      if (!held.has(one) && !isMadeOfPlants(one, phrases, place))
        (isPossible ? mayContain : substances).add(one);
    for (const one of held) mayContain.add(one);
    for (const one of isPossible ? phrase.substances : (phrase.saidPossible ?? [])) saidPossible.add(one);
    for (const one of phrase.cautions) cautions.add(one);
    if (phrase.facts !== undefined) facts.push(phrase.facts);
    const hasAlcohol = phrase.hasAlcohol && !isAlcoholFree(phrases, place);
    const words = phrase.words.join(' ');
    const isOfAnimals =
      phrase.facts?.vegan === 'no' && readDiets(phrase.facts.allergens.contains).vegan === 'yes';
    if (hasAlcohol || phrase.cautions.length > 0 || isOfAnimals)
      things.set(words, {
        words,
        id: phrase.id,
        cautions: phrase.cautions,
        hasAlcohol,
        isOfAnimals,
        isInstead,
      });
  }
  for (const [words] of kept.matchAll(STATED_STRENGTH))
    if (![...things.values()].some(({ hasAlcohol }) => hasAlcohol))
      things.set(words, {
        ...{ words, id: undefined, cautions: [], hasAlcohol: true, isOfAnimals: false, isInstead: false },
      });
  const { vegan, vegetarian } = readDiets([...substances]);
  return {
    substances: SUBSTANCES.filter((one) => substances.has(one)),
    mayContain: SUBSTANCES.filter((one) => mayContain.has(one) && !substances.has(one)),
    saidPossible: SUBSTANCES.filter((one) => saidPossible.has(one) && !substances.has(one)),
    cautions: [...cautions],
    alcohol: [...things.values()].flatMap(({ words, hasAlcohol }) => (hasAlcohol ? words : [])),
    things: [...things.values()],
    isVegan: vegan === 'yes' && facts.every((one) => one.vegan !== 'no'),
    isVegetarian: vegetarian === 'yes' && facts.every((one) => one.vegetarian !== 'no'),
  };
}

/** "20 % vol", "96% spirit": more than the traces of what is sold without alcohol. */
const STATED_STRENGTH =
  /(?<![\d.,])(?:[1-9]\d?)(?:[.,]\d{1,2})?\s?[%°]\s?(?:vol|abv|alc|alk|alcohol|alcool|spirit)/gi;

/** A phrase of a sentence: a name of an ingredient, or words for foods. */
interface ProsePhrase extends FoodPhrase {
  id?: string;
  facts?: DietaryFacts;
  mayContain: readonly Substance[];
  /** Of these what its words say themselves: the almonds of an amaretto. */
  saidPossible?: readonly Substance[];
  /** Whether a clause begins with it. */
  isFirst: boolean;
}

/** The phrases of a text: names of ingredients, with what these hold, and between them words for foods. */
function withNames(
  all: readonly string[],
  starts: ReadonlySet<number>,
  names: ProseNames | undefined,
  capitals: ReadonlySet<string>,
): ProsePhrase[] {
  const isNameAt = (at: number) => {
    const word = all[at] ?? '';
    return !isNoName(word) || (capitals.has(word) && !FOODS_OF_LANGUAGE.has(word));
  };
  const found: ProsePhrase[] = [];
  for (let at = 0; at < all.length;) {
    const food = getFoodPhraseAt(all, at, 'beginning');
    const name = isNameAt(at) ? names?.nameAt(all, at) : undefined;
    const facts = name && names?.factsOf(name.id);
    const phrase =
      name === undefined || facts === undefined || name.length < food.words.length
        ? { ...food, mayContain: [] }
        : ofIngredient(name.id, facts, all.slice(at, at + name.length), food);
    found.push({ ...phrase, isFirst: starts.has(at) });
    at += phrase.words.length;
  }
  return found;
}

/** A name, and what the words of the name say that its ingredient does not hold. */
function ofIngredient(
  id: string,
  facts: DietaryFacts,
  own: readonly string[],
  food: FoodPhrase,
): Omit<ProsePhrase, 'isFirst'> {
  const { contains, mayContain } = facts.allergens;
  const isSaid =
    own.length > food.words.length || bears(new Set([...contains, ...mayContain]), food.substances);
  return {
    id,
    facts,
    words: own,
    substances: isSaid ? contains : [...contains, ...food.substances],
    mayContain,
    saidPossible: mayContain.filter((one) => food.substances.includes(one)),
    cautions: facts.cautions.filter((one) => one !== 'alcohol-trace'),
    hasAlcohol: facts.strength > 0 || (food.hasAlcohol && own.length === food.words.length),
  };
}

/** Whether "without" says that it is in it, or may be: "with or without rum", "not without cream", "without nuts on request". */
function isDeniedInTurn(phrases: readonly ProsePhrase[], place: number): boolean {
  if (phrases[place]?.isFirst === true) return false;
  const near = phrases.slice(Math.max(0, place - WORDS_OF_TRACES), place);
  const start = near.findLastIndex(({ isFirst }) => isFirst);
  const before = near.slice(Math.max(0, start)).flatMap(({ words: own }) => own);
  if (!WITHOUT.has(before.pop() ?? '')) return false;
  const next = phrases.slice(place + 1, place + 1 + WORDS_OF_TRACES);
  const end = next.findIndex(({ isFirst }) => isFirst);
  const behind = (end === -1 ? next : next.slice(0, end)).flatMap(({ words: own }) => own).join(' ');
  return (
    NOT_DENIED.has(before.at(-1) ?? '') ||
    DENIED_IN_TURN.test(before.join(' ')) ||
    DENIED_IN_TURN_BEHIND.test(behind)
  );
}

/** What is said to be in it perhaps: "may contain traces of nuts and milk". */
function isOnlyPossible(phrases: readonly ProsePhrase[], place: number): boolean {
  const before = phrases.slice(Math.max(0, place - WORDS_OF_TRACES), place).flatMap(({ words: own }) => own);
  return POSSIBLE.test(before.join(' ')) || isDeniedInTurn(phrases, place);
}
const WORDS_OF_TRACES = 8;
const POSSIBLE =
  /(?:^| )(?:may contain|may have|traces|spuren|kann (?:auch )?enthalten|sporen|kan (?:ook )?bevatten|trazas|puede (?:contener|llevar|tener)|pueden (?:contener|llevar)|peut contenir|peuvent contenir)(?: |$)/;

const saysNothing = ({ substances, mayContain, cautions, hasAlcohol, facts }: ProsePhrase) =>
  substances.length + mayContain.length + cautions.length === 0 && !hasAlcohol && facts?.vegan !== 'no';

function isMeant(phrases: readonly ProsePhrase[], place: number, locales: readonly Locale[]): boolean {
  const { words: own = [] } = phrases[place] ?? {};
  const wordAt = (at: number) => phrases[at]?.words.at(at < place ? -1 : 0) ?? '';
  const [before, behind] = [wordAt(place - 1), wordAt(place + 1)];
  if (['vaso', 'copa', 'verre'].includes(before)) return false;
  if (DENIED_BEHIND.has(behind)) return false;
  if (DENIED_BEFORE.has(before) && !isDeniedInTurn(phrases, place)) return false;
  if (phrases[place]?.hasAlcohol && VESSELS.has(behind)) return false;
  // "Verre à vin", "en copa de vino": but a glass of wine may be poured.
  const isOfVessel =
    TO_VESSEL.has(before) &&
    VESSELS.has(wordAt(place - 2)) &&
    (before === 'a' || INTO.has(wordAt(place - 3)));
  if (isOfVessel) return false;
  const [word = '', second] = own;
  if (second !== undefined || (phrases[place]?.id !== undefined && !TEXTURES.has(word))) return true;
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

/** Places of languages by the words that tell them. */
const TOLD_BY = new Map<string, number[]>();
for (const [place, locale] of LOCALES.entries())
  for (const word of TELLING[locale]) addToList(TOLD_BY, word, place);

/** The languages that most of the telling words of a text are of; undefined where it has none. */
function guessLocales(all: readonly string[]): readonly Locale[] | undefined {
  const counts = LOCALES.map(() => 0);
  for (const word of all)
    for (const place of TOLD_BY.get(word) ?? []) counts[place] = (counts[place] ?? 0) + 1;
  const most = Math.max(...counts);
  return most === 0 ? undefined : LOCALES.filter((_, place) => counts[place] === most);
}

/** Whether the clause says that milk or eggs are of plants: "almond milk", "lait d’amande", "egg white substitute". */
function isMadeOfPlants(one: Substance, phrases: readonly ProsePhrase[], place: number): boolean {
  if (one !== 'milk' && one !== 'eggs') return false;
  const wordsOf = (some: readonly ProsePhrase[]) => some.map(({ words: own }) => own.join(' ')).join(' ');
  const before = phrases[place]?.isFirst === true ? [] : phrases.slice(Math.max(place - 1, 0), place);
  const next = phrases.slice(place + 1, place + 3);
  const end = next.findIndex(({ isFirst }) => isFirst);
  const behind = end === -1 ? next : next.slice(0, end);
  return saysOfPlants(one, phrases[place]?.facts?.allergens.contains.includes(one) === true, {
    before: wordsOf(before),
    own: phrases[place]?.words.join(' ') ?? '',
    behind: wordsOf(behind),
  });
}

/** What is poured in the place of another: "use Baileys instead of Kahlúa". */
function isAlternative(phrases: readonly ProsePhrase[], place: number): boolean {
  const near = phrases.slice(place + 1, place + 1 + NEAR_WORDS);
  const end = near.findIndex(({ isFirst }) => isFirst);
  const behind = (end === -1 ? near : near.slice(0, end)).flatMap(({ words: own }) => own);
  return INSTEAD.test(behind.join(' '));
}
const INSTEAD =
  /^(?:instead|in place of|in plaats van|stattdessen|anstelle|anstatt|statt|en lugar de|en vez de|a la place|au lieu)(?: |$)/;

/** Words before and behind a thing that has no alcohol: "alcohol-free sparkling wine", "cerveza sin alcohol". */
const FREE_BEFORE =
  /(?:^| )(?:(?:alcohol|alkohol) (?:free|frei\w{0,2}|vrije?)|alcoholfree|alcoholvrije?|alkoholfrei\w{0,2}|dealcoholi[sz]ed|non ?alcoholic|zero|virgin|mocktail|0 0)((?: \w{1,30}){0,2})$/;
const FREE_BEHIND =
  /^(?:(?:alcohol|alkohol) (?:free|frei|vrij)|alcoholfree|alcoholvrij|alkoholfrei|dealcoholi[sz]ed|non ?alcoholic|zero|0 0|(?:sin|sans|ohne|zonder|without|no|free) (?:of )?(?:alcohol|alcool|alkohol))(?: |$)/;
const JOINT = / (?:and|with|or|y|con|o|et|avec|ou|und|mit|oder|en|met|of|a|the|shot|add)(?: |$)/;
const NEAR_WORDS = 4;

function isAlcoholFree(phrases: readonly ProsePhrase[], place: number): boolean {
  const said = (from: number, end: number) =>
    phrases
      .slice(Math.max(0, from), end)
      .flatMap(({ words: own }) => own)
      .join(' ');
  const free = FREE_BEFORE.exec(said(place - NEAR_WORDS, place));
  const behind = said(place + 1, place + 1 + NEAR_WORDS);
  const isInTurn = DENIED_IN_TURN_BEHIND.test(behind.replace(FREE_BEHIND, '').trim());
  return (free !== null && !JOINT.test(free[1] ?? '')) || (FREE_BEHIND.test(behind) && !isInTurn);
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
  const { substances, saidPossible, cautions, alcohol } = readProse(remark);
  const held = new Set(facts.allergens.contains);
  return (
    !bears(held, [...substances, ...saidPossible]) ||
    cautions.some((caution) => !facts.cautions.includes(caution)) ||
    (alcohol.length > 0 && facts.strength === 0)
  );
}
