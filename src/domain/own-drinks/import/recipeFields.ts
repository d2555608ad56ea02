import { OWN_DRINK_LIMITS } from '../../../contracts/own-drinks/ownDrinkLimits.ts';
import type { LineReader } from '../../amounts/lineReader.ts';
import type { LineReading } from '../../amounts/lineReading.ts';
import { isRecord } from '../../lib/shapes.ts';
import { isSchemaOrg, type RawRecipe } from './findRecipes.ts';
import { plainText } from './plainText.ts';
import { answerIn, readKey, type SaidByKeys } from './saidByKeys.ts';
import { MEASURES, wordSet } from '../../amounts/amountWords.ts';
import { readGroupTitle, type GroupTitle } from '../../amounts/groupTitles.ts';
import { isPerDrink, saysAmountsPerDrink } from '../../amounts/perDrink.ts';
import { readNumber } from '../../amounts/readNumber.ts';
import { tidyLine, tokenize } from '../../amounts/tokens.ts';
import { foldText } from '../../../text/foldText.ts';
import { saysAlcoholFree } from '../../names/nameAsides.ts';
import { readFoods } from '../../names/foodReading.ts';
import { readProse } from '../../names/proseReading.ts';

/** A line of a recipe of a file. */
export interface ReadLine extends LineReading {
  /** As it is written, where it is written as one text. */
  text: string;
  /** Whether it stands under a title such as "Per glass", whatever number the recipe is for. */
  isPerDrink?: boolean;
}

/** A recipe of a file in fields of one shape; its texts may be longer than we keep. */
export interface RecipeFields {
  name: string;
  note: string;
  glass: string;
  method: string;
  lines: ReadLine[];
  /** More lines than are looked at, in their words. */
  linesLeft: string[];
  garnish: string;
  steps: string[];
  /** Texts of fields that a drink does not have, and beside its ingredients: they may name allergens, and are kept in the note. */
  otherTexts: string;
  /** Words that order recipes, as tags and times: they may name an allergen, and are not kept. */
  labels: string;
  /** Texts that none of the other fields holds: they are read as well, and not kept. */
  unusedTexts: string;
  /** Of these such as describe, and may speak of other drinks. */
  unusedDescriptions: string;
  /** Where they stand in the file, "ingredients.recipe.name". */
  unusedKeys: string[];
  /** Texts that say what kind of thing an ingredient is, and what is in a drink beside its ingredients. */
  unusedKinds: string;
  /** What the keys of fields say. */
  said: SaidByKeys;
  /** Drinks that the amounts are for; 1 where nobody says. */
  servings: number;
}

/** Of other sites: whatever is longer is no recipe, and is not looked at further. */
const LONGEST_TEXT = 20_000;
const MOST_LINES = 40;
const MOST_STEPS = 200;
const MAX_DEPTH = 6;
const MAX_NAME_LETTERS = 2000;
const MAX_STRENGTH = 96;
const MAX_OTHER_LETTERS = 4000;
const MOST_LEAVES = 200;
/** Keys under which programs keep the name of an ingredient, directly or in a record of its own. */
const NAME_KEYS = [
  ...[
    'name',
    'ingredient',
    'item',
    'food',
    'product',
    'title',
    'label',
    'display',
    'originalText',
    'original',
  ],
  ...['rawText', 'raw', 'text', 'abbreviation', 'description'],
];
const LIST_KEYS = [
  'recipeIngredient',
  'ingredients',
  'ingredient',
  'items',
  'itemListElement',
  'lines',
  'components',
];
const AMOUNT_KEYS = ['amount', 'quantity', 'qty', 'requiredQuantity', 'value', 'min', 'minValue', 'amounts'];
const UNIT_KEYS = ['units', 'unit', 'unitText', 'unitCode', 'measure', 'uom'];
const STRENGTH_KEYS = ['strength', 'abv', 'alcohol', 'proof'];
/** Per cent of alcohol beside an amount, of the whole drink where there is none. */
const PERCENT_KEYS = ['percent', 'percentage', 'prozent', 'procent', 'porcentaje', 'pourcentage'];
/** What a remark begins with that names what may be poured instead, and signs before it. */
const SAYS_OR = /^(?:or|of|oder|o|u|ou)\s/i;
/** Alternatives of a line that are read: the last of those that a line keeps names all that are left. */
const MOST_OTHERS = 20;
const LEADING_SIGNS = /^[\s,;]+/;
/** A text of an ingredient that states a strength, in whatever field: "vol": "60%". */
const STATES_STRENGTH = /\d\s?(?:[%°º]|vol|proof)/i;
const STEP_KEYS = [
  ...[
    'recipeInstructions',
    'instructions',
    'directions',
    'steps',
    'preparation',
    'procedure',
    'how_to',
    'howTo',
  ],
  ...['bereiding', 'zubereitung', 'preparacion', 'elaboracion'],
];
const SERVING_KEYS = [
  ...['recipeServings', 'servings', 'recipeYield', 'yield', 'yields', 'serves', 'portions'],
  ...['porciones', 'raciones', 'personas', 'porties', 'personen', 'portionen', 'Portionen', 'Personen'],
  ...['personnes', 'people', 'persons'],
];
/** Fields that are read elsewhere, or say nothing of the drink. */
const OTHER_KEYS = new Set([
  ...[
    'id',
    '_id',
    'uid',
    'uuid',
    'slug',
    'url',
    'image',
    'images',
    'thumbnailUrl',
    'video',
    'author',
    'publisher',
  ],
  ...[
    'review',
    'reviews',
    'aggregateRating',
    'rating',
    'source',
    'glass',
    'glassware',
    'glassType',
    'method',
  ],
  ...['technique', 'name', 'headline', 'title', 'description', 'unitCode', 'garnish', 'recipe', 'nutrition'],
  // "GlutenFreeDiet" names what is not in a drink.
  ...['mixmaster', 'type', 'inLanguage', 'abv', 'suitableForDiet'],
  ...STEP_KEYS,
  ...LIST_KEYS,
]);
/** Fields whose words order recipes. */
const LABEL_KEYS = new Set([
  ...[
    'tags',
    'keywords',
    'category',
    'categories',
    'recipeCategory',
    'recipeCuisine',
    'cuisine',
    'collection',
  ],
  ...['tool', 'tools', 'utensils', 'difficulty', 'isBasedOn', 'mainEntityOfPage', 'license'],
  ...['prep_time', 'cook_time', 'total_time', 'prepTime', 'cookTime', 'totalTime', 'performTime', 'hash'],
  ...[
    'datePublished',
    'dateModified',
    'dateCreated',
    'created',
    'created_at',
    'updated_at',
    'createdAt',
    'updatedAt',
  ],
  ...SERVING_KEYS,
]);
/** Fields of an ingredient that are read, or say the same again. */
const ITEM_KEYS = new Set(
  [
    ...NAME_KEYS.filter((key) => !['title', 'label', 'description'].includes(key)),
    ...[...AMOUNT_KEYS, ...UNIT_KEYS, ...STRENGTH_KEYS, ...LIST_KEYS, ...OTHER_KEYS],
    ...[
      'note',
      'notes',
      'comment',
      'preparation',
      'usageInfo',
      'substitutes',
      // Of our own lines; the other languages' words are keys of these.
      'or',
      'optional',
      'amount_max',
      'sort',
      'category',
      'origin',
    ],
    ...['max', 'maxValue', 'referenceId', 'colour', 'color'],
  ].filter((key) => !['title', 'description', 'garnish'].includes(key)),
);
const MOST_SERVINGS = 100;
const MAX_AMOUNT = 100_000;

/** Fields in which nobody writes of a drink, beside those of {@link OTHER_KEYS}. */
const SILENT_KEYS = new Set([
  ...['id', '_id', 'uid', 'uuid', 'slug', 'url', 'image', 'images', 'thumbnailUrl', 'video', 'author'],
  ...['publisher', 'review', 'reviews', 'aggregateRating', 'rating', 'source', 'mixmaster'],
  ...['inLanguage', 'origin', 'sort', 'color', 'colour', 'materials', 'prices'],
  ...['pluralName', 'pluralAbbreviation', 'aliases', 'timer', 'dateModified', 'strAlcoholic', 'strCategory'],
  ...['strIBA', 'strTags', 'strVideo', 'strDrinkThumb', 'strImageSource', 'strImageAttribution'],
  ...['strCreativeCommonsConfirmed', ...UNIT_KEYS],
]);
/** Fields that seldom name an allergen, and else say nothing that is worth a remark. */
const KIND_KEYS = new Set(['nutrition', 'type', 'category']);
const LONGEST_KIND = 200;
/** A shelf of a shop, of which a thing is one: "Dairy & eggs". */
const SEVERAL_KINDS = /[&,/]|\s(?:and|und|en|y|et)\s/i;
/** Fields of an ingredient that say its whole line again. */
const SAME_AGAIN_KEYS = new Set(['display', 'original', 'originalText', 'rawText', 'raw']);
/** Texts that are looked for beside those that are read, and how deep they may stand. */
const MOST_UNUSED = 400;
const MAX_UNUSED_DEPTH = 12;
const DESCRIBING_KEYS = /^(?:description|history|about|story)$/i;

/** Texts that were read of the recipe that is read now, as the file has them; a text is read once. */
let taken = new Set<string>();

/** The fields of a recipe of schema.org, of Bar Assistant, or of what resembles one of these. */
export function recipeFields(json: RawRecipe, reader: LineReader): RecipeFields {
  taken = new Set();
  const written = isRecord(json['recipe']) ? json['recipe'] : json;
  const recipe = withNumbered(written);
  const details = detailsById(json['recipe'] === recipe ? json['ingredients'] : undefined);
  const items = listOfItems(
    recipe['recipeIngredient'] ??
      recipe['ingredients'] ??
      recipe['ingredient'] ??
      ingredientsOfSteps(recipe['steps']),
  );
  const steps: string[] = [];
  for (const key of STEP_KEYS) collectSteps(recipe[key], steps, 0);
  // Some programs keep the steps as the method: "Shake, and top with soda."
  const told = textIn(recipe['method'] ?? recipe['technique']);
  const isText = told.includes('\n') || told.split(' ').length > MOST_METHOD_WORDS;
  if (isText) collectSteps(told, steps, 0);
  const glass = textIn(recipe['glass'] ?? recipe['glassware'] ?? recipe['glassType']);
  const others = Object.entries(recipe).filter(
    ([key, value]) => !OTHER_KEYS.has(key) && !key.startsWith('@') && !saysForHowMany(key, value),
  );
  const textsOf = (isLabel: boolean) =>
    others.flatMap(([key, value]) => {
      if (isLabel !== LABEL_KEYS.has(key)) return [];
      // What readers of a page say is not of the recipe.
      if (/^comments?$/.test(key) && typeof value !== 'string') return [];
      return typeof value === 'number' ? [] : (answerIn(key, value) ?? leavesIn(value));
    });
  const beside = items.slice(0, MOST_LINES).flatMap(textsBeside);
  const fields = {
    name: recipeName(recipe),
    note: textIn(recipe['description']),
    glass,
    method: isText ? '' : isSchemaOrg(recipe) ? '' : told,
    lines: readItems(items.slice(0, MOST_LINES), details, reader),
    linesLeft: items.slice(MOST_LINES).map((item) => nameIn(item) || leavesIn(item)),
    garnish: garnishIn(recipe['garnish']),
    steps: [...new Set(steps.map(withoutNumber).filter((step) => step !== ''))],
    otherTexts: joinTexts([...textsOf(false), ...beside]),
    labels: joinTexts(textsOf(true)),
    servings: servingsIn(recipe, items),
  };
  const isString = (item: unknown) => typeof item === 'string';
  const texts = () => [fields.note, fields.otherTexts, ...fields.steps, ...items.filter(isString)];
  if (fields.servings > 1 && texts().some(saysAmountsPerDrink)) fields.servings = 1;
  const said: SaidByKeys = { substances: new Set(), hasAlcohol: false, codes: new Map() };
  const unused: Unused = { texts: [], descriptions: [], kinds: new Set(), keys: new Set(), letters: 0, said };
  collectUnused(json['recipe'] === written ? json : written, [], unused);
  return {
    ...fields,
    unusedTexts: unused.texts.join('\n'),
    unusedDescriptions: unused.descriptions.join('\n'),
    unusedKeys: [...unused.keys],
    unusedKinds: [...unused.kinds].join('\n'),
    said,
  };
}

interface Unused {
  texts: string[];
  descriptions: string[];
  kinds: Set<string>;
  keys: Set<string>;
  letters: number;
  said: SaidByKeys;
  /** Words of what was read, where they were asked for. */
  words?: ReadonlySet<string>;
}

/** Texts of a file that were not read, in whatever field; beyond the bounds only their fields. */
function collectUnused(value: unknown, path: readonly string[], unused: Unused): void {
  if (typeof value === 'string') {
    const place = path.filter((key) => key !== 'recipe' || path[0] !== key).join('.');
    if (!hasWords(value) || isTaken(value, path.at(-1) ?? '', unused)) return;
    if (value.length <= LONGEST_KIND && path.some((key) => KIND_KEYS.has(key))) {
      readKind(value, place, unused);
      return;
    }
    unused.keys.add(place);
    const count = unused.texts.length + unused.descriptions.length;
    if (count >= MOST_UNUSED || unused.letters > MAX_OTHER_LETTERS) return;
    const text = textIn(value);
    unused.letters += text.length;
    (DESCRIBING_KEYS.test(path.at(-1) ?? '') ? unused.descriptions : unused.texts).push(text);
    return;
  }
  const isFull = unused.keys.size >= MOST_UNUSED || path.length > MAX_UNUSED_DEPTH;
  if (isFull) unused.keys.add('…');
  if (isFull) return;
  if (Array.isArray(value)) {
    for (const one of value) if (one !== '' && one !== null) collectUnused(one, path, unused);
    return;
  }
  if (!isRecord(value)) return;
  for (const [key, one] of Object.entries(value)) {
    const isStrength = STRENGTH_KEYS.includes(key) && path.some((list) => LIST_KEYS.includes(list));
    if (!isStrength) readKey(key, one, path.at(-1) ?? '', unused.said);
    const isSilent = key.startsWith('@') || /(?:url|_id|Id)$/.test(key) || SILENT_KEYS.has(key);
    // What readers of a page say is not of the recipe.
    const isAnswer = typeof one === 'string' && answerIn(key, one) !== undefined;
    if (isSilent || isAnswer || (/^comments?$/.test(key) && typeof one !== 'string')) continue;
    // The same in other languages.
    if (key.startsWith('strInstructions') && textIn(value['strInstructions']) !== '') continue;
    collectUnused(one, [...path, key], unused);
  }
}

/** A text that says of what kind a thing is, "almond": only where it names an allergen a remark names its field. */
function readKind(text: string, place: string, unused: Unused): void {
  const isShelf = place.endsWith('category') && SEVERAL_KINDS.test(text);
  if (isShelf || unused.letters > MAX_OTHER_LETTERS) return;
  const kind = textIn(text);
  unused.letters += kind.length;
  unused.kinds.add(kind);
  if (readFoods(kind).substances.length > 0) unused.keys.add(place);
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text) && !/^https?:/.test(text);

function isTaken(text: string, key: string, unused: Unused): boolean {
  if (taken.has(text)) return true;
  if (!SAME_AGAIN_KEYS.has(key)) return false;
  const words = (unused.words ??= wordsOf(taken));
  return [...wordsOf([cut(text)])].every((word) => words.has(word));
}

/** Words of texts; their numbers and measures may be written in another way. */
function wordsOf(texts: Iterable<string>): ReadonlySet<string> {
  const words = [...texts].flatMap((text) => foldText(text).split(' '));
  return new Set(words.filter((word) => !/\d/.test(word) && !MEASURES.has(word)));
}

/** A garnish in words: a text, things with a name, or a list of these. */
function garnishIn(told: unknown): string {
  if (typeof told === 'string' || told === undefined || told === null) return textIn(told);
  return listOfItems(told)
    .slice(0, MOST_LINES)
    .map((one) => {
      if (!isRecord(one)) return textIn(one);
      const { amount, units } = quantityIn(one);
      return [textIn(amount), units, nameIn(one)].filter((word) => word !== '').join(' ');
    })
    .filter((one) => one !== '')
    .join('\n');
}

/** Words of what is a method, and no text with steps. */
const MOST_METHOD_WORDS = 3;

const joinTexts = (texts: readonly string[]) =>
  [...new Set(texts)]
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, MAX_OTHER_LETTERS);

/** Texts that stand beside an ingredient in fields that no line has: a title, a group. */
function textsBeside(item: unknown): string[] {
  if (!isRecord(item)) return [];
  const name = nameIn(item);
  const strengths = strengthsBeside(item);
  return Object.entries(item).flatMap(([key, value]) => {
    const isStrength = PERCENT_KEYS.includes(key) || strengths.includes(value);
    const isRead = ITEM_KEYS.has(key) || typeof value === 'number' || isStrength;
    const text = isRead ? '' : (answerIn(key, value) ?? leavesIn(value));
    return text === name ? [] : text;
  });
}

/** "2", ["2", "2 drinks"], 6, "1 jug (8 servings)", "serves eight"; but no jug of 2 l. */
function servingsIn(recipe: RawRecipe, items: readonly unknown[]): number {
  const forMany = Object.entries(recipe).flatMap(([key, value]) =>
    saysForHowMany(key, value) ? [value] : [],
  );
  const texts = [...SERVING_KEYS.map((key) => recipe[key]), ...forMany].flatMap(servingTexts);
  const told = texts.map((text) => drinksIn(text, true));
  const most = Math.max(1, ...told);
  if (most > 1) return most;
  // "1 bottle of rum (8 servings)"
  const lines = items.slice(0, MOST_LINES).filter((item) => typeof item === 'string');
  return Math.max(1, ...lines.map((line) => drinksIn(line, false)));
}

/** Whether a field such as "pour" or "für" says for how many drinks: with a number alone, or with a word for drinks. */
function saysForHowMany(key: string, value: unknown): boolean {
  if (!FOR_KEYS.has(foldText(key))) return false;
  if (typeof value === 'number') return true;
  if (typeof value !== 'string') return false;
  const tokens = tokenize(tidyLine(value)).filter(({ kind }) => kind !== 'sign');
  const isNumber = tokens.length > 0 && readNumber(tokens, 0)?.next === tokens.length;
  const isSaid =
    isNumber || (drinksIn(value, true) > 0 && tokens.some(({ folded }) => SERVING_WORDS.has(folded)));
  if (isSaid) textOf(value);
  return isSaid;
}
const FOR_KEYS = wordSet(
  'for, serves, makes, feeds, nb, voor, fur, para, pour, goed voor, genoeg voor, reicht fur, rinde para, sale para, donne, nombre, aantal drankjes, anzahl drinks, nb personnes, nb verres, nb parts, num personas, comensales, convives, couverts, drinks, cocktails, glasses, glazen, glaser, verres, vasos, copas, personnes, gaste, gasten, invitados',
);

/** Texts of a field that says how much a recipe makes, a `QuantitativeValue` among them. */
function servingTexts(value: unknown): string[] {
  return [value].flat().map((one) => {
    if (!isRecord(one)) return textIn(one);
    const { amount, most, units } = quantityIn(one);
    return `${textIn(amount ?? most)} ${units}`;
  });
}

/** The drinks that a text speaks of: "6 small glasses". Where it is for nothing else also a number alone, but no volume. */
function drinksIn(text: string, isYield: boolean): number {
  const tokens = tokenize(tidyLine(text));
  let found = 0;
  let first: number | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const number = readNumber(tokens, at);
    if (number === undefined) continue;
    const behind = tokens.slice(number.next, number.next + WORDS_BEFORE_SERVINGS);
    const end = behind.findIndex(({ kind }) => kind !== 'word');
    const words = behind.slice(0, end === -1 ? behind.length : end).map(({ folded }) => folded);
    const value = Math.round(number.value);
    const isPossible = value > 0 && value <= MOST_SERVINGS;
    const isServing = (word: string) =>
      SERVING_WORDS.has(word) && (isYield || !['part', 'container'].includes(MEASURES.get(word)?.kind ?? ''));
    if (isPossible && words.some(isServing)) found = Math.max(found, value);
    const measure = [words.slice(0, 2).join(' '), words[0] ?? '']
      .map((word) => MEASURES.get(word))
      .find(Boolean);
    const isMeasured =
      measure?.kind === 'volume' || measure?.kind === 'other' || measure?.kind === 'container';
    if (isPossible && !isMeasured) first ??= value;
    at = number.next - 1;
  }
  return found > 0 ? found : isYield ? (first ?? 1) : 1;
}
const WORDS_BEFORE_SERVINGS = 3;
const SERVING_WORDS = new Set([
  ...['serving', 'servings', 'serves', 'drinks', 'cocktails', 'glasses', 'people', 'persons', 'guests'],
  ...['portions', 'verres', 'personnes', 'parts', 'glaser', 'portionen', 'personen', 'gaste', 'glazen'],
  ...['porties', 'drankjes', 'gasten', 'vasos', 'copas', 'raciones', 'porciones', 'personas', 'invitados'],
]);

/** What a recipe is called. */
export function recipeName(json: RawRecipe): string {
  const recipe = isRecord(json['recipe']) ? json['recipe'] : json;
  const name =
    recipe['name'] ?? recipe['headline'] ?? recipe['title'] ?? recipe['strDrink'] ?? recipe['recipe'];
  return textIn(name).replaceAll('\n', ' ').slice(0, MAX_NAME_LETTERS);
}

/** A recipe of TheCocktailDB, which numbers its fields, with the fields of the others. */
function withNumbered(recipe: RawRecipe): RawRecipe {
  if (typeof recipe['strIngredient1'] !== 'string') return recipe;
  const numbers = Array.from({ length: MOST_LINES }, (_, place) => place + 1);
  return {
    name: recipe['strDrink'],
    glass: recipe['strGlass'],
    instructions: Object.entries(recipe).find(
      ([key, value]) => key.startsWith('strInstructions') && textOf(value) !== '',
    )?.[1],
    garnish: recipe['strGarnish'],
    ingredients: numbers.flatMap((number) => {
      const name = textIn(recipe[`strIngredient${number}`]);
      return name === '' ? [] : `${textIn(recipe[`strMeasure${number}`])} ${name}`;
    }),
  };
}

/** Ingredients of Bar Assistant's drafts 02 and 03, which recipes name by id. */
function detailsById(list: unknown): ReadonlyMap<unknown, RawRecipe> {
  if (!Array.isArray(list)) return new Map();
  return new Map(list.filter(isRecord).map((one) => [one['_id'], one]));
}

/** Ingredients that a program keeps with the step that takes them. */
function ingredientsOfSteps(steps: unknown): unknown {
  if (!Array.isArray(steps)) return undefined;
  const found = steps.flatMap((step) =>
    isRecord(step) && Array.isArray(step['ingredients']) ? step['ingredients'] : [],
  );
  return found.length === 0 ? undefined : found;
}

/**
 * Reads the lines of a recipe. What stands under a title such as "For the syrup" makes a thing of its own, of which a part
 * is poured: how much of it is in the drink, nobody says. Where there is no other title, that is the drink.
 */
function readItems(
  items: readonly unknown[],
  details: ReadonlyMap<unknown, RawRecipe>,
  reader: LineReader,
): ReadLine[] {
  const read: { lines: ReadLine[]; title: string | undefined }[] = [];
  let title: string | undefined;
  let instead: string | undefined;
  let isOfOne = false;
  for (const item of items) {
    const lines = readItem(item, details, reader).map((line) =>
      instead === undefined ? line : asChoice(line, instead),
    );
    if (lines.length === 0 && typeof item === 'string') instead = readChoiceTitle(item);
    const isPoured = lines.some(({ ingredient }) => ingredient !== undefined);
    const above = titleAbove(item);
    const group = typeof item === 'string' && !isPoured ? readGroupTitle(item) : above;
    if (group !== undefined) {
      title = group.isApart ? group.text : undefined;
      isOfOne = isPerDrink(group.text);
    }
    const counted = isOfOne ? lines.map((line) => ({ ...line, isPerDrink: true })) : lines;
    read.push({ lines: counted, title: group === undefined || above !== undefined ? title : undefined });
  }
  const isAllApart = read.every((one) => one.title !== undefined || one.lines.length === 0);
  return read.flatMap(({ lines, title: apart }) =>
    apart === undefined || isAllApart ? lines : lines.map((line) => withoutAmount(line, apart)),
  );
}

/** A title that says that what stands below it may be poured instead, "Or without alcohol:"; undefined of any other. */
function readChoiceTitle(line: string): string | undefined {
  const [first = ''] = foldText(line).split(' ');
  if (!CHOICE_WORDS.has(first)) return undefined;
  return line.replace(/^[^\p{L}]{1,9}/u, '').replace(/:\s*$/, '');
}
const CHOICE_WORDS = wordSet(
  'or, of, oder, o, u, ou, alternative, alternatives, alternatively, alternativ, alternativen, alternatief, alternatieven, alternativa, alternativas, variant, variante, variantes, varianten, variation, variations, variatie, variacion, instead, statt, stattdessen',
);

/** A line that may be left out, since something else may be poured: its title stays with it. */
const asChoice = (line: ReadLine, title: string): ReadLine => ({
  ...line,
  isOptional: true,
  note: [title, line.note].filter(Boolean).join(', '),
});

/** The title that a program keeps with the first ingredient below it. */
function titleAbove(item: unknown): GroupTitle | undefined {
  if (!isRecord(item)) return undefined;
  const title = ['title', 'group', 'section', 'heading']
    .map((key) => item[key])
    .find((one) => one !== undefined);
  return typeof title === 'string' && title !== nameIn(item) ? readGroupTitle(`${title}:`) : undefined;
}

/** A line whose amount is of a thing that is made before the drink: its words are kept in the note. */
function withoutAmount({ parts: _, ...line }: ReadLine, title: string): ReadLine {
  const beside = line.text.includes(line.note) ? [] : [line.note];
  return { ...line, amount: null, note: [`${title}: ${line.text}`, ...beside].join(', ') };
}

/** Lines of a table or a text that are no ingredient: a title, the head of a table, a rule. */
function isHeading(line: string, isPoured: boolean): boolean {
  const group = readGroupTitle(line);
  if (group !== undefined && (group.isThing !== true || !isPoured)) return !namesAllergen(line);
  const words = foldText(line).split(' ');
  const isMarked = line.trim().endsWith(':') || /^\[[^[\]]*\]$/.test(line.trim());
  const isTitle = isMarked && !isPoured && !/\d/.test(line) && !namesAllergen(line);
  return words[0] === '' || isTitle || (words.length > 1 && words.every((word) => HEADS.has(word)));
}
const namesAllergen = (line: string) => readProse(line).substances.length > 0;
const HEADS = new Set([
  ...['amount', 'quantity', 'qty', 'unit', 'ingredient', 'ingredients', 'note', 'notes', 'measure', 'name'],
  ...['menge', 'einheit', 'zutat', 'zutaten', 'notiz', 'hoeveelheid', 'eenheid', 'ingredienten', 'opmerking'],
  ...['cantidad', 'unidad', 'ingrediente', 'ingredientes', 'nota', 'quantite', 'unite'],
]);

/** Ingredients of a list, of one text with a line each or parted by commas before a number, or of a record by their names. */
function listOfItems(told: unknown, depth = 0): unknown[] {
  if (Array.isArray(told))
    return told.flatMap((one) => {
      if (typeof one === 'string') return textOf(one).split('\n');
      if (groupIn(one) === undefined || depth > MAX_DEPTH) return [one];
      return [...titleIn(one), ...listOfItems(groupIn(one), depth + 1)];
    });
  if (groupIn(told) !== undefined && depth <= MAX_DEPTH) return listOfItems(groupIn(told), depth + 1);
  if (isRecord(told)) {
    const isItem = NAME_KEYS.some((key) => told[key] !== undefined) && nameIn(told) !== '';
    return isItem
      ? [told]
      : Object.entries(told).map(([name, value]) =>
          isRecord(value) ? { name, ...value } : `${textIn(value)} ${name}`,
        );
  }
  const lines = textIn(told).split('\n');
  return lines.length > 1 ? lines : lines.flatMap(splitAtNumbers);
}

/** The title of a group as a line above it; one of the drink itself where it has none. */
function titleIn(group: unknown): string[] {
  if (!isRecord(group)) return [];
  const told = GROUP_TITLE_KEYS.map((key) => group[key]).find((title) => typeof title === 'string');
  const title = typeof told === 'string' && readGroupTitle(`${told}:`) !== undefined ? textOf(told) : '';
  return [`${title === '' ? 'Ingredients' : title}:`];
}
const GROUP_TITLE_KEYS = ['title', 'name', 'heading', 'header', 'label', 'group', 'section', 'purpose'];

/** Ingredients under a title of their own, "For the syrup", or in an `ItemList`. */
function groupIn(told: unknown): unknown {
  if (!isRecord(told)) return undefined;
  return LIST_KEYS.map((key) => told[key]).find(Array.isArray);
}

/**
 * The ingredients of one text: "2 oz gin, 1 oz lime juice; 1 egg white". At a semicolon where each part names a thing, at a
 * comma before a number where the part begins with its amount: in "gin, 2 oz" the number is that of what stands before it.
 */
function splitAtNumbers(text: string): string[] {
  const parts = text.split(';');
  const pieces = parts.every(namesThing) ? parts : [text];
  return pieces.flatMap((piece) => (BEGINS_WITH_NUMBER.test(piece.trim()) ? splitAtCommas(piece) : piece));
}
const BEGINS_WITH_NUMBER = /^[\d½¼¾⅓⅔⅛]/;

function isAmount(text: string): boolean {
  return /\d/.test(text) && !namesThing(text);
}

function namesThing(text: string): boolean {
  return tokenize(tidyLine(text)).some(({ kind, folded }) => kind === 'word' && !MEASURES.has(folded));
}

function splitAtCommas(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf(', '); at !== -1; at = text.indexOf(', ', at + 1)) {
    if (!BEGINS_WITH_NUMBER.test(text.slice(at + 2, at + 3))) continue;
    pieces.push(text.slice(from, at));
    from = at + 1;
  }
  return [...pieces, text.slice(from)];
}

function readItem(item: unknown, details: ReadonlyMap<unknown, RawRecipe>, reader: LineReader): ReadLine[] {
  if (typeof item === 'string') {
    const several = reader.split(item);
    if (several.length > 1) return several.flatMap((one) => readItem(one, details, reader));
    const reading = reader.read(item);
    return isHeading(item, reading.ingredient !== undefined)
      ? []
      : [{ ...reading, name: reading.name || item.trim(), text: item.trim() }];
  }
  if (!isRecord(item)) return [unreadLine(item, reader)];
  const [only, ...more] = Object.entries(item);
  // {"gin": "4 cl"}
  if (only !== undefined && more.length === 0 && !ITEM_KEYS.has(only[0]) && isAmount(textIn(only[1])))
    return readItem(`${textIn(only[1])} ${only[0]}`, details, reader);
  const known = details.get(item['_id']);
  const named = textIn(known?.['name'] ?? nameIn(item)).replaceAll('\n', ' ');
  if (named === '') return [unreadLine(item, reader)];
  // {"name": "Sekt", "usageInfo": " oder Mineralwasser"}
  const usage = textIn(item['usageInfo']).replaceAll('\n', ' ').replace(LEADING_SIGNS, '');
  const name = SAYS_OR.test(usage) ? `${named} ${usage}` : named;
  const { amount, most, units } = quantityIn(item);
  const words = [textIn(amount), units, name].filter((word) => word !== '').join(' ');
  const isStated = typeof amount === 'number' && amount >= 0 && amount <= MAX_AMOUNT;
  const read = isStated
    ? reader.stated({ name, amount, amountMax: numberIn(item['amount_max'] ?? most, MAX_AMOUNT), units })
    : reader.read(words);
  const remarks = [
    item['note'],
    item['notes'],
    item['comment'],
    item['preparation'],
    name === named ? usage : '',
    ...strengthsBeside(item),
  ]
    .map((note) => textIn(note).replaceAll('\n', ' '))
    .filter((note) => note !== '' && note !== name);
  // {"name": "coconut cream", "note": "or milk"}
  const instead = remarks.filter((note) => SAYS_OR.test(note));
  const noted = reader.addNote(read, remarks.filter((note) => !instead.includes(note)).join(', '));
  const unread = read.amount === null && read.parts === undefined ? unreadAmounts(item) : '';
  const reading = unread === '' ? noted : { ...noted, note: [noted.note, unread].filter(Boolean).join(', ') };
  const others = [item['substitutes'] ?? item['or'] ?? []]
    .flat()
    .map((one) => wordsOfOther(one, details))
    .concat(instead.map((note) => note.replace(SAYS_OR, '')))
    .slice(0, MOST_OTHERS)
    .filter((one) => one !== '')
    .map((one) => reader.readInstead(one, reading));
  const line = {
    ...reading,
    or: withinLimit([...reading.or, ...others.flatMap(({ or }) => or)]),
    note: [reading.note, ...others.map(({ note }) => note)].filter(Boolean).join(', '),
    isOptional: reading.isOptional || item['optional'] === true,
    text: words,
  };
  const strength =
    strengthIn(item) ??
    strengthIn(known) ??
    (amount === undefined ? undefined : strengthIn(item, PERCENT_KEYS));
  // Programs write 0 where nobody has said it: of a spirit, and of what speaks of one, it says nothing.
  return [
    strength === undefined || strength === 0
      ? withNone(line, strength)
      : { ...line, ...reader.withStrength(line, strength) },
  ];
}

/** Short texts of an ingredient in fields of any name that state a strength. */
function strengthsBeside(item: RawRecipe): unknown[] {
  return Object.entries(item).flatMap(([key, value]) => {
    const isOther = ITEM_KEYS.has(key) || PERCENT_KEYS.includes(key) || SILENT_KEYS.has(key);
    const isShort = typeof value === 'string' && value.length <= LONGEST_KIND;
    return !isOther && isShort && STATES_STRENGTH.test(value) ? value : [];
  });
}

/** What may be poured instead, with its own amount and the strength that it or the file's list of ingredients states. */
function wordsOfOther(other: unknown, details: ReadonlyMap<unknown, RawRecipe>): string {
  const known = isRecord(other) ? details.get(other['_id']) : undefined;
  const name = textIn(known?.['name'] ?? nameIn(other)).replaceAll('\n', ' ');
  if (!isRecord(other) || name === '') return name;
  const { amount, units } = quantityIn(other);
  const strength = strengthIn(other) ?? strengthIn(known) ?? 0;
  return [textIn(amount), units, name, strength > 0 ? `${strength} %` : ''].filter(Boolean).join(' ');
}

/** Alternatives that a line has room for; where there are more, the last names all that are left. */
function withinLimit(all: readonly string[]): string[] {
  const most = OWN_DRINK_LIMITS.alternatives;
  const others = [...new Set(all)];
  return others.length <= most ? others : [...others.slice(0, most - 1), others.slice(most - 1).join(' / ')];
}

/** An ingredient without alcohol, where its name says so: of an unknown name 0 is what programs write where nobody says it. */
function withNone(line: ReadLine, strength: number | undefined): ReadLine {
  const isFree = saysAlcoholFree(line.name) && !readFoods(line.name).hasAlcohol;
  const isNone = strength === 0 && line.ingredient === undefined && isFree;
  return isNone ? { ...line, strength: 0 } : line;
}

/** Something of which nothing says what it is: it stays in the drink, in its own words. */
function unreadLine(item: unknown, reader: LineReader): ReadLine {
  const text = leavesIn(item).replaceAll('\n', ' ').trim() || '?';
  const whole = reader.read(text);
  // One text, or a row of a table, is read as a line.
  if (whole.ingredient !== undefined && (Array.isArray(item) || !leavesIn(item).includes('\n')))
    return { ...whole, text };
  const { ingredient: _, ...reading } = whole;
  return { ...reading, name: text, text, isUnread: true };
}

/** The amount and the unit of an item, wherever it keeps them. */
function quantityIn(item: RawRecipe): { amount: unknown; most?: unknown; units: string } {
  const found = AMOUNT_KEYS.map((key) => item[key]).find((value) => value !== undefined && value !== null);
  const units = nameIn(
    UNIT_KEYS.map((key) => item[key]).find((value) => value !== undefined && value !== null),
  );
  if (found === undefined) {
    // {"measure": "3/4", "units": "ounce"} and {"oz": 2}
    const said = UNIT_KEYS.map((key) => textIn(item[key])).filter((text) => text !== '');
    const number = said.find((text) => /\d/.test(text));
    if (number !== undefined)
      return { amount: undefined, units: [number, ...said.filter((text) => text !== number)].join(' ') };
    const [unit, value] =
      Object.entries(item).find(([key, one]) => isAmountKey(key) && /\d/.test(textIn(one))) ?? [];
    if (unit !== undefined) return { amount: numeric(value), units: unit };
  }
  // {"amounts": [{"amount": 5, "unit": "cl"}]}
  const [only, ...more] = Array.isArray(found) ? found : [];
  if (isRecord(only) && more.length === 0) return quantityIn(only);
  if (!isRecord(found)) return { amount: numeric(found), units };
  const inner = quantityIn(found);
  return { ...inner, most: found['max'] ?? found['maxValue'], units: inner.units || units };
}

function isAmountKey(key: string): boolean {
  const kind = MEASURES.get(foldText(key))?.kind;
  return kind === 'volume' || kind === 'unit' || key === 'count';
}

/** Values with numbers in fields that no ingredient has: one of them may be its amount. */
function unreadAmounts(item: RawRecipe): string {
  return Object.entries(item)
    .flatMap(([key, value]) => {
      const isOther = ITEM_KEYS.has(key) || SILENT_KEYS.has(key) || key.startsWith('@');
      const text = isOther ? '' : isRecord(value) ? leavesIn(value).replaceAll('\n', ' ') : textIn(value);
      return /\d/.test(text) && !/^https?:/.test(text) ? `${key}: ${text}` : [];
    })
    .join(', ');
}

/** "1.5" as the number that it is. */
function numeric(value: unknown): unknown {
  return typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : value;
}

/** Per cent of alcohol that a record states: 40, "40", "40 %", "40% vol". */
function strengthIn(item: RawRecipe | undefined, keys = STRENGTH_KEYS): number | undefined {
  if (item === undefined) return undefined;
  const inner = NAME_KEYS.map((key) => item[key]).find(isRecord);
  for (const key of keys) {
    const value = item[key] ?? inner?.[key];
    const number = typeof value === 'string' ? Number.parseFloat(value.replace(',', '.')) : value;
    if (typeof number !== 'number' || !(number >= 0)) continue;
    const percent =
      key === 'proof' || (typeof value === 'string' && /proof/i.test(value)) ? number / 2 : number;
    if (percent > MAX_STRENGTH) continue;
    textOf(value);
    return percent;
  }
  return undefined;
}

function nameIn(item: unknown, depth = 0): string {
  if (!isRecord(item)) return textIn(item);
  if (depth > MAX_DEPTH) return '';
  const { ingredient, label } = item;
  // {"ingredient": "Syrup", "label": "Maple syrup"}
  const isKind =
    typeof ingredient === 'string' &&
    typeof label === 'string' &&
    ` ${foldText(label)} `.includes(` ${foldText(ingredient)} `);
  if (isKind && foldText(ingredient) !== '') return textIn(label);
  for (const key of NAME_KEYS) {
    const name = nameIn(item[key], depth + 1);
    if (name !== '') return name;
  }
  return typeof item['_id'] === 'string' ? item['_id'].replaceAll('-', ' ') : '';
}

/** All texts in something, however deep. */
function leavesIn(value: unknown, depth = 0): string {
  if (!isRecord(value) && !Array.isArray(value)) return textIn(value);
  if (depth > MAX_DEPTH) return '';
  const texts: string[] = [];
  let letters = 0;
  for (const [key, one] of Object.entries(value).slice(0, MOST_LEAVES)) {
    if (letters > MAX_OTHER_LETTERS) break;
    if (key.startsWith('@') || key.toLowerCase().endsWith('url')) continue;
    const text = answerIn(key, one) ?? leavesIn(one, depth + 1);
    if (text !== '') texts.push(text);
    letters += text.length;
  }
  return texts.join('\n');
}

function numberIn(value: unknown, most: number): number | null {
  return typeof value === 'number' && value >= 0 && value <= most ? value : null;
}

/** The steps of whatever schema.org allows there: texts, steps, sections of steps, lists of either. */
function collectSteps(told: unknown, steps: string[], depth: number): void {
  if (depth > MAX_DEPTH || steps.length >= MOST_STEPS || told === null || told === undefined) return;
  if (typeof told === 'string') {
    steps.push(
      ...textOf(told)
        .split('\n')
        .slice(0, MOST_STEPS - steps.length),
    );
    return;
  }
  if (Array.isArray(told)) {
    for (const one of told) collectSteps(one, steps, depth + 1);
    return;
  }
  if (!isRecord(told)) return;
  const inner = INNER_STEP_KEYS.map((key) => told[key]).filter(
    (one) => one !== null && typeof one === 'object',
  );
  const texts = STEP_TEXT_KEYS.map((key) => textIn(told[key])).filter((text) => text !== '');
  const title = textIn(told['name']) || textIn(told['title']);
  const isRepeated = texts.some((text) => text.startsWith(title));
  if (title !== '' && !isRepeated) steps.push(inner.length > 0 ? `${title}:` : title);
  for (const one of [...texts, ...inner]) collectSteps(one, steps, depth + 1);
}
const INNER_STEP_KEYS = ['itemListElement', 'steps', 'item', 'instructions', 'items', 'directions'];
const STEP_TEXT_KEYS = [
  ...['text', 'description', 'instruction', 'instructions', 'content', 'body', 'action', 'detail', 'details'],
  ...['supply', 'note', 'notes', 'tip', 'tips'],
];

/** A step without the number before it: "1. Shake.", "Step 2: Strain."; we number steps ourselves. */
export function withoutNumber(step: string): string {
  const words = step.trim();
  const from = /^step /i.test(words) ? 5 : 0;
  let at = from;
  while (at < words.length && at - from < 3 && /\d/.test(words.charAt(at))) at += 1;
  if (at === from) return words;
  const isMarked = '.):'.includes(words.charAt(at) || ' ');
  const isNumber = isMarked && (words.charAt(at + 1) === ' ' || at + 1 === words.length);
  return isNumber ? words.slice(at + 1).trim() : words;
}

function textIn(value: unknown, depth = 0): string {
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'number') return String(value);
  if (!Array.isArray(value) || depth > MAX_DEPTH) return '';
  const texts = value
    .slice(0, MOST_LINES)
    .map((one) => (isRecord(one) ? nameIn(one, MAX_DEPTH) : textIn(one, depth + 1)));
  return texts.filter((one) => one !== '').join('\n');
}

/** A text of the file as plain text; it counts as read. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  taken.add(value);
  return plainText(cut(value));
}

const cut = (text: string) => text.slice(0, LONGEST_TEXT);
