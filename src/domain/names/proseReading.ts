import { SUBSTANCES, type Caution, type Substance } from '../../contracts/diet/diet.ts';
import { LOCALES, type Locale } from '../../contracts/site/locale.ts';
import { foldText } from '../../text/foldText.ts';
import { addToList } from '../lib/addToList.ts';
import { createLimitedMap, memoize } from '../lib/memoize.ts';
import { readDiets, type DietaryFacts } from '../diet/dietary.ts';
import {
  bears,
  getFoodPhraseAt,
  getFoodWords,
  saysOfPlants,
  splitElision,
  type FoodPhrase,
} from './foodReading.ts';
import { mayBeAlcoholFree } from './nameAsides.ts';
import { COCKTAILS, getSentencePhraseAt, withUmlauts } from './sentenceWords.ts';

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
/** Ends of a clause; a full stop ends none in "St. Germain" and "No. 3", and "with / without" is one. */
const CLAUSE_END =
  /([\n;:!?()[\]|•·–—]|,(?!\d)|\.(?=\s|\p{Lu})(?<!(?<!\p{L})(?:\p{L}|[Ss]te?|[Dd]r|[Mm][rs]s?|[Jj]r|[Ss]taatl)\.)(?!(?<=(?<!\p{L})[Nn][or]\.)\s\d)|\s[-+]\s|\s\/\s(?!(?:without|sans|sin|zonder|ohne)\s))/u;
/** Signs that end more than a clause. */
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['\n', ';', '!', '?', '.']);
/** What stands before a food that is not in the drink. */
const DENIED_BEFORE = words(`
  without no not non ohne kein keine keinen keiner sans pas sin ni zonder geen niet nicht`);
/** What stands before "without", or behind what is denied, where it may be in all the same: "with or without", "not without". */
const NOT_DENIED = words(`
  or of oder o ou with met mit con avec
  also ook auch tambien aussi available optionally optional verkrijgbaar optioneel erhaltlich verfugbar wahlweise disponible opcional facultatif
  not never cannot niet nooit nicht nie niemals no nunca jamais pas non`);
const DENIED_IN_TURN =
  /(?:^| )(?:(?:with|met|mit|con|avec) (?:and|en|und|y|et)|(?:on|by|upon|op|auf|nach|sur|a|bajo) (?:request|demand|verzoek|aanvraag|wunsch|anfrage|demande|peticion|pedido|solicitud)|(?:can|kan|kann|puede|peut)(?: \w{1,20}){0,3}|if you like|possible|ask (?:us )?(?:for|about)|(?:not|niet|nicht|cannot|cant|isnt|arent|never|no (?:es|esta|va|apto)|nest pas|est pas)(?: (?!(?:but|only|just|and|maar|alleen|en|aber|nur|sondern|und|sino|solo|y|mais|seulement|et)(?: |$))\w{1,20}){0,3})$/;
const DENIED_IN_TURN_BEHIND =
  /^(?:\w{1,20} ){0,2}(?:(?:on|by|upon|op|auf|nach|sur|a|bajo) (?:request|demand|verzoek|aanvraag|wunsch|anfrage|demande|peticion|pedido|solicitud)|possible|possibly|available|mogelijk|moglich|posible|disponible|impossible|unmoglich|onmogelijk|imposible|if you like|geht (?:es )?nicht|gaat (?:het )?niet|kan (?:het )?niet|no se puede|ce n est pas)(?: |$)/;
/** What stands directly before "nut-free" or "alcohol-free gin" that is not so. */
const NOT = words(`not no non nicht kein keine keinen keiner niet geen pas never nie nooit nunca`);
const WITHOUT = words(`without sans sin zonder ohne`);
/** Other words before what is not in it: "free from nuts", "does not contain milk", "pas de lait". */
const DENYING =
  /(?:^| )(?:(?:free (?:of|from)|frei\w{0,2} von|vrije? van|(?:libres?|exempte?s?|exento) de)|(?:not|cannot|doesnt|dont|no) (?:contain|have|use|contiene|contienen|lleva|llevan)(?: any)?|(?:no|without) (?:added|any)|pas (?:de|d)|neither|weder|nor)$/;
const AS_WITHOUT = /(?:of|from|von|van|(?:libres?|exempte?s?|exento) de)$/;
/** An answer that denies what was asked: "Nuts: none". */
const ANSWER_NO = /^(?:no|none|nein|keine?r?|nee|geen|non|aucune?|ninguno|ninguna)$/;
const DENIED_BEHIND = words(`free frei freie freier freies freien vrij vrije less`);
/** What follows says what of: "milk, free of nuts"; "eggs, free range" are eggs. */
const FREE_OF = /^(?:free (?:of|from|range)|frei\w{0,2} von|vrije? (?:van|uitloop))$/;
const FREE_ENDING = /^(\p{L}{2,25}?)(free|frei|freie|freier|freies|freien|vrij|vrije)$/u;
const DENYING_ENDING = /(?:less|frei|freie|freier|freies|vrij|vrije|los|lose)$/;
/** Words between the things of a list that is denied as a whole, and those that are it only behind "without". */
const OR = words(`or nor oder noch of o ni ou`);
const AND = words(`and und en y et`);
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
  kraken bloem notes maatje emmer bitter anise anis schol met drop nog brand mate clara sable kinder tango bol pie
  toast bock cana geist klarer marc safari spirit spirits cocktail tarte bar hazel curd centeno seigle roggen dorada
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
const isNoName = (word: string) =>
  USUAL_WORDS.has(word) || NEVER_IN_SENTENCES.has(word) || TEXTURES.has(word) || FOODS_OF_LANGUAGE.has(word);
/** Usual words with a capital letter that begin no sentence: names. */
const findCapitals = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/[\p{Ll}\d,;:)] (\p{Lu}\p{L}{1,30})/gu)]
      .map(([, word = '']) => foldText(word))
      .filter(isNoName),
  ),
];

/**
 * Words that are foods in sentences of some languages alone, and usual words in others: the "pan" that one heats, Dutch
 * "room". A word that says nothing else in the other languages is heard in all.
 */
const FOODS_OF_LANGUAGE: ReadonlyMap<string, readonly Locale[]> = new Map<string, readonly Locale[]>([
  ['pan', ['es']],
  ['te', ['es']],
  ['cafe', ['es', 'fr']],
  ['cafes', ['es', 'fr']],
  ['room', ['nl']],
  ['noten', ['nl']],
  ['pastel', ['es']],
  ['most', ['de']],
  ['pez', ['es']],
  ['port', ['en', 'nl', 'de', 'es']],
  ['crema', ['es']],
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
  const clauses = splitClauses(kept, names);
  let ofAll: readonly Locale[] | undefined;
  const languagesOf = (clause: Clause): Languages => {
    const said = guessLocales(clause.words);
    if (said !== undefined) return { locales: said, isSaid: true };
    ofAll ??= guessLocales(clauses.flatMap((one) => one.words)) ?? [];
    const either = locale === undefined ? ofAll : [...ofAll, locale];
    return { locales: either.length === 0 ? LOCALES : either, isSaid: false };
  };
  const everyPhrase = clauses.flatMap((clause) =>
    clause.phrases.map((phrase, place) => ({ phrase, clause, place })),
  );
  for (const { phrase, clause, place } of everyPhrase) {
    const { phrases } = clause;
    if (saysNothing(phrase) || !isMeant(phrases, place, () => languagesOf(clause))) continue;
    if (STANDS_FOR_ALCOHOL.has(phrase.words.join(' ')) && clause.words.some((word) => COMPARING.has(word)))
      continue;
    const denial = findDenial(clause, place);
    if (denial === 'denied') continue;
    const isInstead = isAlternative(phrases, place);
    const isPossible = isInstead || denial === 'in turn' || isOnlyPossible(clause, place);
    const held = new Set(phrase.mayContain);
    for (const one of phrase.substances)
      if (!held.has(one) && !isMadeOfPlants(one, phrases, place))
        (isPossible ? mayContain : substances).add(one);
    for (const one of held) mayContain.add(one);
    for (const one of isPossible ? phrase.substances : (phrase.saidPossible ?? [])) saidPossible.add(one);
    for (const one of phrase.cautions) cautions.add(one);
    if (phrase.facts !== undefined) facts.push(phrase.facts);
    const hasAlcohol = phrase.hasAlcohol && !isAlcoholFree(clause, place);
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
  const strengths = MAY_STATE_STRENGTH.test(kept) ? kept.matchAll(STATED_STRENGTH) : [];
  for (const [words] of strengths)
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

/** Signs without which a text states no strength: looking for one takes long. */
const MAY_STATE_STRENGTH = /[%°º+]/;
/** "20 % vol", "96% spirit", "ABV 5%": more than the traces of what is sold without alcohol. */
const STATED_STRENGTH =
  /(?<![\d.,])(?:[1-9]\d?)(?:[.,]\d{1,2})?\s?[%°]\s?(?:vol|abv|alc|alk|alcohol|alcool|spirit)|(?<![\p{L}\d])(?:abv|alc|alk|vol|graduaci[oó]n|titre)[\s.:/vol]{1,8}[1-9]\d?(?:[.,]\d{1,2})?\s?[%°º]|(?<![\d.,€$£]\s?)18\s?\+/giu;

/** A phrase of a sentence: a name of an ingredient, or words for foods. */
interface ProsePhrase extends FoodPhrase {
  id?: string;
  facts?: DietaryFacts;
  mayContain: readonly Substance[];
  /** Of these what its words say themselves: the almonds of an amaretto. */
  saidPossible?: readonly Substance[];
  /** Of words that are read in sentences alone, so that lists of foods do not know them: the word that is meant, if any. */
  meant?: string;
}

const STANDS_FOR_ALCOHOL: ReadonlySet<string> = new Set(COCKTAILS);
/** Words of clauses that compare a drink with a cocktail, and do not pour it: "like a margarita", "alcohol-free twist on". */
const COMPARING = words(`
  like inspired twist take riff version style free without than as named called wie inspiriert inspirierte version variante stil
  frei freie freier freies ohne als zoals geinspireerd versie stijl vrij vrije zonder como inspirado estilo version sin comme
  inspire facon style sans variation homage ode nod cousin`);

/** A clause of a text, read. */
interface Clause {
  /** The sign before it. */
  sign: string;
  words: readonly string[];
  phrases: readonly ProsePhrase[];
  /** Words of the clauses before it in the same sentence, the last of them. */
  before: readonly string[];
  /** Whether it goes on with a list of what is not in it: "no milk, *egg or soy*". */
  isDenied: boolean;
  /** Whether the next says no to it: "Nuts: none". */
  isAnsweredNo: boolean;
  /** Whether the next says that its last thing has no alcohol: "beer (alcohol-free)". */
  endsAlcoholFree: boolean;
}

/** The clauses of a text. No clause goes over the end of a line. */
function splitClauses(text: string, names: ProseNames | undefined): readonly Clause[] {
  const capitals = names === undefined ? '' : findCapitals(text).join(' ');
  const clausesOf = getLineClauses(names ?? NO_NAMES);
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : clausesOf(`${capitals}\n${line}`)));
}

/** Lines that are kept: an import reads those of a recipe for its allergens, and again for what its lines do not pour. */
const MOST_LINES = 500;
const NO_NAMES = {};
/** For the names of ingredients: the clauses of a line, asked for as its capitals, a line break and the line. */
const getLineClauses = memoize(
  (names: ProseNames | typeof NO_NAMES) =>
    memoize((asked: string) => {
      const end = asked.indexOf('\n');
      return splitLine(
        asked.slice(end + 1),
        'nameAt' in names ? names : undefined,
        words(asked.slice(0, end)),
      );
    }, createLimitedMap<string, readonly Clause[]>(MOST_LINES)),
  new WeakMap(),
);

function splitLine(
  text: string,
  names: ProseNames | undefined,
  capitals: ReadonlySet<string>,
): readonly Clause[] {
  const whole = text.includes('- ') ? text.replace(HALF_FREE, '$1$4 $2 $3$4') : text;
  const clauses: Clause[] = [];
  let sign = '';
  for (const [place, piece] of splitElision(whole).split(CLAUSE_END).entries()) {
    if (place % 2 === 1) {
      // Of several signs the one that ends a sentence counts.
      if (!SENTENCE_ENDS.has(sign)) sign = piece.trim() || '\n';
      continue;
    }
    const own = piece === '' ? [] : foldText(piece).split(' ').filter(isReadWord);
    if (own.length === 0) continue;
    const last = clauses.at(-1);
    if (last !== undefined) {
      last.isAnsweredNo = own.length === 1 && ANSWERED.has(sign) && ANSWER_NO.test(own[0] ?? '');
      last.endsAlcoholFree = BESIDE.has(sign) && FREE_WHOLE.test(own.join(' '));
    }
    clauses.push({
      sign,
      words: own,
      phrases: withNames(own, names, capitals),
      before:
        last === undefined || SENTENCE_ENDS.has(sign)
          ? []
          : [...last.before, ...last.words].slice(-WORDS_OF_TRACES),
      isDenied: false,
      isAnsweredNo: false,
      endsAlcoholFree: false,
    });
    sign = '';
  }
  denyLists(clauses);
  return clauses;
}
/** "Nuss- und laktosefrei", "gluten- en lactosevrij". */
const HALF_FREE = /(?<!\p{L})(\p{L}{2,25})- (und|oder|en|of) (\p{L}{2,25}?)(frei|vrij)(?!\p{L}{3})/giu;
/** Signs before an answer, and those before what is said of the thing before them. */
const ANSWERED: ReadonlySet<string> = new Set([':', '?', '-', '–', '—']);
const BESIDE: ReadonlySet<string> = new Set([',', '(', '[', '-', '–', '—']);

/** Marks the clauses in which the list goes on that a denial begins: with "or", and behind "without" also with "and". */
function denyLists(clauses: readonly Clause[]): void {
  for (let at = 0; at < clauses.length;) {
    const { phrases = [] } = clauses[at] ?? {};
    const denied = findDenied(phrases, phrases.length - 1);
    let end = at + 1;
    if (denied !== undefined && !denied.isInTurn)
      while (clauses[end]?.sign === ',' && clauses[end]?.phrases.every(isOfList)) end++;
    const list = clauses.slice(at + 1, end);
    const has = (joints: ReadonlySet<string>) =>
      list.some((clause) => clause.words.some((word) => joints.has(word)));
    if (denied?.isWithout === true ? has(OR) || has(AND) : has(OR) && !has(AND))
      for (const clause of list) clause.isDenied = true;
    at = end;
  }
}

const isJoint = ({ words: [word = ''] }: ProsePhrase) => OR.has(word) || AND.has(word);
const isOfList = (phrase: ProsePhrase) => !saysNothing(phrase) || isJoint(phrase);

/** What makes a wine of the town: "un doigt de porto". */
const BEFORE_PORT = words(`de du au le un`);

/** The phrases of a clause: names of ingredients, with what these hold, and between them words for foods. */
function withNames(
  all: readonly string[],
  names: ProseNames | undefined,
  capitals: ReadonlySet<string>,
): ProsePhrase[] {
  const isNameAt = (at: number) => {
    const word = all[at] ?? '';
    const isPort = word === 'porto' && BEFORE_PORT.has(all[at - 1] ?? '');
    return !isNoName(word) || isPort || (capitals.has(word) && !FOODS_OF_LANGUAGE.has(word));
  };
  const found: ProsePhrase[] = [];
  for (let at = 0; at < all.length;) {
    const food = getPhraseAt(all, at);
    const { meant = '' } = food;
    const name = isNameAt(at)
      ? names?.nameAt(meant === '' ? all : [meant], meant === '' ? at : 0)
      : undefined;
    const facts = name && names?.factsOf(name.id);
    const isNamed = name !== undefined && facts !== undefined && name.length >= food.words.length;
    const own = isNamed
      ? [ofIngredient(name.id, facts, all.slice(at, at + name.length), food)]
      : splitDenial(food).map((phrase) => ({ ...phrase, mayContain: [] }));
    found.push(...own);
    at += isNamed ? name.length : food.words.length;
  }
  return found;
}

const MAY_LACK_UMLAUT = /[aou]e/;
/** Words for foods, as sentences hold them: misspelt, or without their umlauts. */
function getPhraseAt(all: readonly string[], at: number): FoodPhrase & { meant?: string } {
  const said = getSentencePhraseAt(all, at);
  if (said !== undefined) return said;
  const food = getFoodPhraseAt(all, at, 'beginning');
  const [word = ''] = food.words;
  if (food.words.length > 1 || !MAY_LACK_UMLAUT.test(word) || !saysNothing(food)) return food;
  const spelt = withUmlauts(word);
  // Only what is a food word as a whole: Dutch "genoeg" is none.
  const isFood = [spelt, spelt.replace(/n$/, '')].some((one) => getFoodWords().has(one));
  return isFood && !isNoName(spelt)
    ? { ...getFoodPhraseAt([spelt], 0, 'beginning'), words: [word], meant: spelt }
    : food;
}

/** "Nut free", "nussfrei" and "sin gluten" with the word that denies apart: what they speak of may be denied in turn. */
function splitDenial(food: FoodPhrase): readonly FoodPhrase[] {
  const [first = '', ...others] = food.words;
  const [, base = '', ending = ''] =
    others.length === 0 && /fre|vri/.test(first) ? (FREE_ENDING.exec(first) ?? []) : [];
  const isFree = others.length > 0 && (WITHOUT.has(first) || DENIED_BEHIND.has(others.at(-1) ?? ''));
  const words = isFree ? food.words : base === '' ? [] : [base, ending];
  const apart = words.map((word) => getPhraseAt([word], 0));
  return apart.every(saysNothing) ? [food] : apart;
}

/** A name, and what the words of the name say that its ingredient does not hold. */
function ofIngredient(
  id: string,
  facts: DietaryFacts,
  own: readonly string[],
  food: FoodPhrase,
): ProsePhrase {
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

const wordsOf = (phrases: readonly ProsePhrase[]): string[] => phrases.flatMap((phrase) => phrase.words);
const wordsBefore = (phrases: readonly ProsePhrase[], place: number) =>
  wordsOf(phrases.slice(Math.max(0, place - WORDS_OF_TRACES), place));
const wordsBehind = (phrases: readonly ProsePhrase[], place: number) =>
  wordsOf(phrases.slice(place + 1, place + 1 + WORDS_OF_TRACES));

/** Whether something is said not to be in it, or "in turn" so that it may: "not without cream", "nut-free on request". */
function findDenial(clause: Clause, place: number): 'denied' | 'in turn' | undefined {
  const denied = clause.isDenied
    ? { isInTurn: false }
    : (findFree(clause.phrases, place) ?? findDenied(clause.phrases, place));
  if (clause.isAnsweredNo) return denied?.isInTurn === false ? 'in turn' : 'denied';
  return denied && (denied.isInTurn ? 'in turn' : 'denied');
}

/** A word behind a thing that denies it: "nut-free". */
function findFree(phrases: readonly ProsePhrase[], place: number): { isInTurn: boolean } | undefined {
  const [free = '', ...behind] = wordsBehind(phrases, place);
  if (!DENIED_BEHIND.has(free) || FREE_OF.test(`${free} ${behind[0] ?? ''}`)) return undefined;
  const before = wordsBefore(phrases, place);
  const isInTurn = NOT.has(before.at(-1) ?? '') || isTurned(before, behind);
  return { isInTurn };
}

const isTurned = (before: readonly string[], behind: readonly string[]) =>
  DENIED_IN_TURN.test(before.join(' ')) || DENIED_IN_TURN_BEHIND.test(behind.join(' '));

/** A denial before a thing, or before the list that it is in: "without nuts", "no milk or nuts", "free from milk and nuts". */
function findDenied(
  phrases: readonly ProsePhrase[],
  place: number,
): { isInTurn: boolean; isWithout: boolean } | undefined {
  let hasAnd = false;
  for (let first = place; first > Math.max(-1, place - WORDS_OF_TRACES); first -= 2) {
    const before = wordsBefore(phrases, first);
    const last = before.at(-1) ?? '';
    const [said] = DENIED_BEFORE.has(last) ? [last] : (DENYING.exec(before.join(' ')) ?? []);
    if (said !== undefined) {
      const isWithout = WITHOUT.has(last) || AS_WITHOUT.test(said);
      // "Without nuts and cream on top" has cream on top.
      if (hasAnd && !(isWithout && phrases.slice(place).every(isOfList))) return undefined;
      const others = before.slice(0, before.length - said.trim().split(' ').length);
      const isInTurn =
        isWithout && (NOT_DENIED.has(others.at(-1) ?? '') || isTurned(others, wordsBehind(phrases, place)));
      return { isInTurn, isWithout };
    }
    const [thing, joint] = phrases.slice(Math.max(0, first - 2), first);
    if (thing === undefined || joint === undefined || saysNothing(thing) || !isJoint(joint)) return undefined;
    hasAnd ||= AND.has(last);
  }
  return undefined;
}

/** What is said to be in it perhaps: "may contain traces of nuts and milk". */
function isOnlyPossible({ before, phrases }: Clause, place: number): boolean {
  return POSSIBLE.test([...before, ...wordsBefore(phrases, place)].join(' '));
}
const WORDS_OF_TRACES = 8;
const POSSIBLE =
  /(?:^| )(?:may contain|may have|traces|spuren|kann (?:auch )?enthalten|sporen|kan (?:ook )?bevatten|trazas|puede (?:contener|llevar|tener)|pueden (?:contener|llevar)|peut contenir|peuvent contenir)(?: |$)/;

const saysNothing = ({
  substances,
  mayContain = [],
  cautions,
  hasAlcohol,
  facts,
}: FoodPhrase & Partial<ProsePhrase>) =>
  substances.length + mayContain.length + cautions.length === 0 && !hasAlcohol && facts?.vegan !== 'no';

function isMeant(phrases: readonly ProsePhrase[], place: number, getLanguages: () => Languages): boolean {
  const { words: own = [] } = phrases[place] ?? {};
  const wordAt = (at: number) => phrases[at]?.words.at(at < place ? -1 : 0) ?? '';
  const [before, behind] = [wordAt(place - 1), wordAt(place + 1)];
  if (['vaso', 'copa', 'verre'].includes(before)) return false;
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
  const { locales, isSaid } = getLanguages();
  return isSaid && word === MOST_OF_ALL
    ? locales.every((one) => languages.includes(one))
    : languages.some((one) => locales.includes(one));
}
/** The German cider among the words of English: a text that is perhaps German is not enough. */
const MOST_OF_ALL = 'most';

/** The languages that a text may be in, and whether its words say so. */
interface Languages {
  locales: readonly Locale[];
  isSaid: boolean;
}

/** Words that tell in which language a text is. */
const TELLING: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: words(
    `the with and of for our your in on is or to it its then into from at over be this that by without`,
  ),
  nl: words(
    `met en van een het op onze voor dan de in of je nog niet over erop is uit hij bij aan om wordt door zonder`,
  ),
  de: words(`mit und der die das ein eine im in auf fur von den dann zu zum oder nicht des aus bei ist ohne`),
  es: words(`con y el la un una en los las por para del de se al o es que su sin`),
  fr: words(`avec et le la un une du de des dans en au aux puis sur les ou par pour que qui est sans`),
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
  const { facts, meant } = phrases[place] ?? {};
  return saysOfPlants(one, meant !== undefined || facts?.allergens.contains.includes(one) === true, {
    before: wordsOf(phrases.slice(Math.max(place - 1, 0), place)).join(' '),
    own: phrases[place]?.words.join(' ') ?? '',
    behind: wordsOf(phrases.slice(place + 1, place + 3)).join(' '),
  });
}

/** What is poured in the place of another: "use Baileys instead of Kahlúa". */
function isAlternative(phrases: readonly ProsePhrase[], place: number): boolean {
  return INSTEAD.test(wordsOf(phrases.slice(place + 1, place + 1 + NEAR_WORDS)).join(' '));
}
const INSTEAD_WORDS =
  'instead|in place of|in plaats van|ipv|stattdessen|anstelle|anstatt|statt|en lugar de|en vez de|a la place|au lieu';
const INSTEAD = new RegExp(`^(?:${INSTEAD_WORDS})(?: |$)`);
const HOLDS_INSTEAD = new RegExp(`(?:^| )(?:${INSTEAD_WORDS})(?: |$)`);

/** Whether a text names something that is not meant: "wheat beer instead of lager". */
export function namesReplaced(text: string): boolean {
  return HOLDS_INSTEAD.test(foldText(text));
}

/** Words before and behind a thing that has no alcohol: "alcohol-free sparkling wine", "cerveza sin alcohol". */
const FREE_BEFORE =
  /(?:^| )(?:(?:(?:alcohol|alkohol) (?:free|frei\w{0,2}|vrije?)|alcoholfree|alcoholvrije?|alkoholfrei\w{0,2}|dealcoholi[sz]ed|non ?alcoholic|mocktail|virgin(?! (?:\w{1,30} )?(?:oil|cane|islands?)(?: |$))|0 0)((?: \w{1,30}){0,2})|zero(?: (?:proof|alcohol))?)$/;
const FREE_BEHIND =
  /^(?:(?:alcohol|alkohol) (?:free|frei|vrij)|alcoholfree|alcoholvrij|alkoholfrei|dealcoholi[sz]ed|non ?alcoholic|zero(?= (?:alcohol|with|and|or|met|en|of|mit|und|oder|con|y|o|avec|et|ou) |$)|0 0|(?:sin|sans|ohne|zonder|without|no|free) (?:of )?(?:alcohol|alcool|alkohol))(?: |$)/;
/** The same as a clause behind the thing: "beer, alcohol-free". */
const FREE_WHOLE =
  /^(?:(?:alcohol|alkohol) ?(?:free|freie?[rs]?|vrije?)|dealcoholi[sz]ed|non ?alcoholic|0 0|(?:sin|sans|ohne|zonder|without|no|free of) (?:alcohol|alcool|alkohol))$/;
const JOINT = / (?:and|with|or|y|con|o|et|avec|ou|und|mit|oder|en|met|of|a|the|shot|add)(?: |$)/;
const NEAR_WORDS = 4;

function isAlcoholFree({ phrases, endsAlcoholFree }: Clause, place: number): boolean {
  if (endsAlcoholFree && place === phrases.length - 1) return true;
  const before = wordsOf(phrases.slice(Math.max(0, place - NEAR_WORDS), place)).join(' ');
  const behind = wordsOf(phrases.slice(place + 1, place + 1 + NEAR_WORDS)).join(' ');
  const free = FREE_BEFORE.exec(before);
  const isNot = NOT.has(before.slice(0, free?.index).split(' ').at(-1) ?? '');
  const isInTurn = DENIED_IN_TURN_BEHIND.test(behind.replace(FREE_BEHIND, '').trim());
  return (free !== null && !isNot && !JOINT.test(free[1] ?? '')) || (FREE_BEHIND.test(behind) && !isInTurn);
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

/** Whether a remark begins with what was done to a thing: "washed with brown butter". */
export function beginsWithProcess(remark: string): boolean {
  return PROCESSES.has(foldText(remark).split(' ')[0] ?? '');
}

/** Whether a remark says of a thing without alcohol that it has some: "fermented", "hard". */
export function saysFermented(remark: string): boolean {
  return FERMENTED.test(foldText(remark));
}
const FERMENTED =
  /(?:^| )(?:fermented|(?:an?ge|ver)goren\w{0,2}|vergist|gegist|fermentad[oa]|fermentee?|arrosee?)(?: |$)|^hard(?: (?:one|seltzer|version))?$/;

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
  if (facts.strength === 0 ? saysFermented(remark) : mayBeAlcoholFree(remark)) return true;
  const { substances, saidPossible, cautions, alcohol } = readProse(remark);
  const held = new Set(facts.allergens.contains);
  return (
    !bears(held, [...substances, ...saidPossible]) ||
    cautions.some((caution) => !facts.cautions.includes(caution)) ||
    (alcohol.length > 0 && facts.strength === 0)
  );
}
