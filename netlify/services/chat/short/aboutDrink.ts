import type { Drink, DrinkLine } from '../../../../src/catalogue/drink.ts';
import { tasteWord } from '../../../../src/catalogue/wishLabel.ts';
import { allergensIn } from '../../../../src/catalogue/allergensIn.ts';
import { getIngredientKin, getWishedDrinks } from '../../../../src/catalogue/wishedDrinks.ts';
import type { Ingredient } from '../../../../src/contracts/drinks/ingredient.ts';
import type { Locale } from '../../../../src/contracts/site/locale.ts';
import type { Intent } from '../../../../src/domain/wishes/reading.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import { findSubstitutionEffects } from '../../../../src/domain/shelf/substitutionEffects.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import type { DietaryFacts } from '../../../../src/domain/diet/dietary.ts';
import { capitalise, formatNumber } from '../../../../src/domain/drinks/lineText.ts';
import { listText, neitherText } from '../../../../src/text/listText.ts';
import { isGuard, listLeaveOuts } from '../../../../src/domain/wishes/wishes.ts';
import { changeRecipe, LineChangeError, type LineChange } from '../facts/changeRecipe.ts';
import { stepsIn, wholeLineIn } from '../../../../src/catalogue/recipeView.ts';
import { isGiveaway } from '../../../../src/domain/chat/textLanguage.ts';
import { splitStems } from '../facts/answerTables.ts';
import { findConflict, findObjection } from '../facts/conflicts.ts';
import { listChanges, tipText } from './changes.ts';
import { recipeFacts } from '../facts/recipeFacts.ts';
import { scaleDrink } from '../facts/scaleDrink.ts';
import { substitutesFor, type Substitute } from '../facts/substitutesFor.ts';
import type { Scene } from './shortContext.ts';
import { say } from './shortTexts.ts';
import { findDrinks, countGuests, offerText, OFFERED } from './suggest.ts';
import {
  amountsText,
  bulletList,
  citeIfFine,
  conflictText,
  drinkName,
  findDrink,
  lowerFirst,
  lowerTerm,
  insteadOf,
  namesText,
  purchaseText,
  recipeText,
} from './words.ts';

/** What may be told of a drink that is not for the guest. */
const FACTS: readonly Intent[] = ['calories', 'strength', 'glass', 'taste', 'history'];
/** Guests of a follow-up about amounts. */
const SOME_GUESTS = 8;
/** Millilitres of a spoon or a cube of sugar. */
const SPOON_ML = 5;
/** Kilocalories in 100 ml of sugar. */
const SUGAR_ENERGY = 340;
/** Letters of a word that a step is found by, and steps of an answer. */
const SHORTEST_STEM = 3;
const MOST_STEPS = 3;
/** Stand-ins that are named. */
const MOST_SUBSTITUTES = 3;

/** What was asked about one drink; its recipe where nothing else was. */
export function aboutDrink(drink: Drink, scene: Scene): string {
  const { reading, language, catalogue, wishes } = scene;
  const { intents } = reading;
  const guests = countGuests(wishes);
  if (intents.has('virgin')) return withoutAlcohol(drink, scene);
  if (intents.has('alike'))
    return alternatives(say('alike', language, { drink: citeIfFine(drink, scene) }), drink, wishes, scene);
  const lacking = lackingIn(drink, scene);
  if (lacking.length > 0) {
    const swaps = swapsText(lacking, drink, scene);
    if (!lacking.some((id) => isEssential(id, drink, scene))) return swaps;
    const reasons = conflictText(drink, { ...scene, wishes: wishes.filter(isGuard) });
    const why =
      reasons === undefined
        ? ''
        : say('conflict', language, { drink: drinkName(drink, language), reasons }) + ' ';
    return alternatives(`${why}${swaps} ${say('swapOthers', language)}`, drink, withoutThings(wishes), scene);
  }
  const asksOfAllergen =
    reading.isQuestion && reading.namesAllergen === true && intents.size === 0 && reading.added.length === 0;
  const isOfFacts = FACTS.some((intent) => intents.has(intent));
  const conflict = conflictText(drink, scene);
  // "What is in it?" asks for the recipe, unless something is named that people react to.
  const asksRecipe =
    intents.has('recipe') && reading.ingredients.length === 0 && reading.namesAllergen !== true;
  if (conflict === undefined && ((intents.has('diet') && !isOfFacts && !asksRecipe) || asksOfAllergen))
    return dietText(drink, scene);
  const asksAmounts =
    guests > 0 &&
    !isOfFacts &&
    (intents.has('amounts') || intents.has('buy') || reading.added.some(({ kind }) => kind === 'guests'));
  if (asksAmounts && conflictText(asWished(drink, scene), scene) === undefined)
    return amountsFor(drink, guests, scene);
  if (conflict !== undefined && !isOfFacts) {
    const why = say('conflict', language, { drink: drinkName(drink, language), reasons: conflict });
    const swaps = swapsForGuards(drink, scene);
    if (swaps !== undefined && intents.has('swap')) return swaps;
    if (swaps !== undefined)
      return alternatives(
        `${why} ${say('swapHelps', language)}\n\n${swaps}\n\n${say('orThese', language)}`,
        drink,
        wishes,
        scene,
      );
    return alternatives(`${why} ${say('instead', language)}`, drink, wishes, scene);
  }
  if (intents.has('swap') && reading.ingredients.length > 0)
    return swapsText(reading.ingredients.slice(0, 1), undefined, scene);
  if (intents.has('swap'))
    return say('swapWhich', language, {
      drink: cite(drink.id),
      things: namesText(pouredIn(drink), catalogue, language),
    });
  const facts = recipeFacts(drink, catalogue, language);
  const cited = citeIfFine(drink, scene);
  const told = [
    intents.has('calories') ? say('calories', language, { drink: cited, n: drink.energy }) : '',
    intents.has('strength') ? strengthOf(drink, cited, language) : '',
    intents.has('glass')
      ? say('glass', language, { drink: cited, glass: drink.terms.glass.shown[language] })
      : '',
  ].filter((part) => part !== '');
  if (told.length > 0)
    return [told.join(' '), ...(intents.has('recipe') ? [recipeText(drink, scene, true)] : [])].join('\n\n');
  if (intents.has('food'))
    return say('food', language, {
      drink: cited,
      things: listText(
        facts.goesWith.map((food) => lowerTerm(food, language)),
        language,
      ),
    });
  if (intents.has('taste'))
    return `${say('taste', language, { drink: cited, taste: tasteWord(drink.taste, language) })} ${facts.about}`;
  if (intents.has('history')) return `${cited}: ${facts.about}`;
  // "And how much sugar do I put in?"
  const asksHowMuch = intents.has('amounts') && guests === 0 && reading.drinks.length === 0;
  if (asksHowMuch && reading.ingredients.length > 0)
    return `${hasText(drink, reading.ingredients, scene)}\n\n${recipeText(drink, scene, false)}`;
  const isInIt =
    reading.isQuestion && reading.unread.length === 0 && (intents.size === 0 || reading.drinks.length === 0);
  // "And of Aperol?" goes on with the amounts.
  if (isInIt && reading.ingredients.length > 0 && guests > 0) return amountsFor(drink, guests, scene);
  if (isInIt && reading.ingredients.length > 0 && !reading.ingredients.includes('ice'))
    return hasText(drink, reading.ingredients, scene);
  // "The second one, without egg white": where it has none, that is said.
  const refused = reading.added.filter(isAgainst).length > 0 ? reading.ingredients : [];
  const recipe =
    guests > 0
      ? amountsFor(drink, guests, scene)
      : `**${cited}** – ${facts.about}\n\n${recipeText(drink, scene, true)}`;
  return [refused.length > 0 ? hasText(drink, refused, scene) : '', tipFor(drink, scene), recipe]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The steps of a drink that a question speaks of; "how long" means those with a number. */
export function stepsAsked(drink: Drink, scene: Scene): string | undefined {
  const { text, catalogue, language } = scene;
  const names = [
    drinkName(drink, language),
    ...pouredIn(drink).map((id) => catalogue.ingredientById.entry(id).names[language]),
  ];
  const named = new Set(splitStems(names.join(' '), language));
  const asked = splitStems(text, language).filter(
    (stem) => stem.length >= SHORTEST_STEM && !isGiveaway(stem) && !named.has(stem),
  );
  const found = stepsIn(drink, catalogue, language).filter((step) => {
    const stems = splitStems(step, language);
    return asked.some((one) => stems.includes(one));
  });
  const counted = found.filter((step) => /\d/.test(step));
  const told = counted.length > 0 ? counted : found;
  if (told.length === 0 || told.length > MOST_STEPS) return undefined;
  return say('pair', language, { x: cite(drink.id), y: told.join(' ') });
}

function unitsForm(count: number, language: Locale): 'unitsOne' | 'unitsOther' {
  return new Intl.PluralRules(language).select(count) === 'one' ? 'unitsOne' : 'unitsOther';
}

function strengthOf(drink: Drink, cited: string, language: Locale): string {
  return say(drink.dietary.strength === 0 ? 'strengthNone' : 'strength', language, {
    drink: cited,
    n: drink.abv,
    units: say(unitsForm(drink.standardDrinks, language), language, {
      n: formatNumber(drink.standardDrinks, language),
    }),
    uk: formatNumber(Math.round(drink.standardDrinks * 12.5) / 10, language),
  });
}

/** How to mix a drink as it was asked for: "a Margarita, but spicy". */
function tipFor(drink: Drink, scene: Scene): string {
  // "How do I kill the sweetness?" asks for something else.
  const { added } = scene.reading;
  const isSo = added.some((wish) => wish.kind === 'taste' && !wish.not && wish.taste === drink.taste);
  const tip = scene.reading.isQuestion || isSo ? '' : tipText(drink, listChanges(scene.reading), scene);
  return tip === '' ? '' : say('pair', scene.language, { x: drinkName(drink, scene.language), y: tip });
}

/** What to press under an answer about a drink. */
export function pressesForDrink(drink: Drink, scene: Scene): string[] {
  const { language, wishes, reading, catalogue } = scene;
  const named = { drink: drinkName(drink, language) };
  const main = pouredIn(drink).find((id) => (catalogue.ingredientById.get(id)?.standIns.length ?? 0) > 0);
  if (conflictText(drink, scene) !== undefined) return [say('fuAlike', language, named)];
  const isCard = !reading.intents.has('recipe') && [...reading.intents].some((intent) => intent !== 'alike');
  return [
    ...(isCard ? [say('fuRecipe', language, named)] : []),
    say('fuGuests', language, { ...named, n: countGuests(wishes) || SOME_GUESTS }),
    ...(drink.dietary.strength > 0 ? [say('fuVirgin', language, named)] : []),
    ...(main === undefined
      ? []
      : [say('fuSwap', language, { thing: insteadOf([main], catalogue, language) })]),
    say('fuAlike', language, named),
  ].slice(0, 4);
}

function pouredIn({ lines }: Drink): string[] {
  return lines.filter(({ garnish }) => !garnish).map(({ ingredient }) => ingredient);
}

/** Ids of ingredients of a drink that this message says are missing or not wanted. */
function lackingIn(drink: Drink, { reading, catalogue }: Scene): string[] {
  const kin = getIngredientKin(catalogue);
  const barred = barredIn(drink, reading.added.filter(isAgainst), { catalogue });
  if (barred.length > 0 || !reading.intents.has('swap')) return barred;
  const named = drink.lines
    .map(({ ingredient }) => ingredient)
    .filter((id) =>
      reading.ingredients.some((one) => {
        const { surely, widely } = kin.wanted(one);
        return surely.has(id) || widely.has(id) || kin.wanted(id).surely.has(one);
      }),
    );
  return named.slice(0, 1);
}

/** Ids of ingredients of a drink that some wishes rule out. */
function barredIn(drink: Drink, wishes: readonly Wish[], { catalogue }: Pick<Scene, 'catalogue'>): string[] {
  const ids = [...new Set(drink.lines.map(({ ingredient }) => ingredient))];
  return ids.filter(
    (id) =>
      findObjection({ dietary: catalogue.ingredientById.entry(id), ingredients: [id] }, wishes, catalogue) !==
      undefined,
  );
}

function isAgainst(wish: Wish): boolean {
  return (
    ('not' in wish && wish.not) ||
    wish.kind === 'leave-out-food' ||
    (wish.kind === 'leave-out' && wish.what !== 'alcohol')
  );
}

/** What to use instead of all that somebody must not have; undefined where not everything can be replaced, or has alcohol. */
function swapsForGuards(drink: Drink, scene: Scene): string | undefined {
  const { catalogue, wishes } = scene;
  const guards = wishes.filter(isGuard);
  if (guards.some((wish) => listLeaveOuts(wish).includes('alcohol'))) return undefined;
  const ids = [...new Set(drink.lines.flatMap(({ ingredient, or = [] }) => [ingredient, ...or]))].filter(
    (id) =>
      findConflict({ dietary: catalogue.ingredientById.entry(id), ingredients: [id] }, guards, catalogue) !==
      undefined,
  );
  const canBe = ids.every((id) => substitutesFor(id, { drink, wishes }, catalogue).substitutes.length > 0);
  return ids.length > 0 && canBe ? swapsText(ids, drink, scene) : undefined;
}

/** What to use instead of ingredients of a drink, or of one alone; of a drink all lines with the first stand-in. */
export function swapsText(ids: readonly string[], drink: Drink | undefined, scene: Scene): string {
  const swaps = ids.map((id) => swapText(id, drink, scene));
  const lines = drink === undefined ? undefined : changedLines(drink, ids, scene);
  return [...swaps, ...(lines === undefined ? [] : [lines])].join('\n\n');
}

/** The lines of a drink with the first stand-in for each of some ingredients, or without what may be left out. */
function changedLines(drink: Drink, ids: readonly string[], scene: Scene): string | undefined {
  if (ids.some((id) => isEssential(id, drink, scene))) return undefined;
  return linesWith(drink, listSwaps(drink, ids, scene), scene);
}

/** The first stand-in for each of some ingredients; what may be left out, or has none, goes. */
function listSwaps(drink: Drink, ids: readonly string[], { catalogue, wishes }: Scene): LineChange[] {
  return ids.flatMap((id): LineChange[] => {
    const { line, substitutes } = substitutesFor(id, { drink, wishes }, catalogue);
    const [first] = substitutes;
    const canGo = line !== undefined && (line.optional || line.garnish);
    const without: LineChange = { kind: 'without', ingredient: id };
    if (first === undefined || canGo) return [without];
    // Who has no mint has none for the garnish either.
    return [without, { kind: 'swap', ingredient: id, use: first.use, amount: first.pour?.instead }];
  });
}

/** Whether a drink takes something that neither may be left out nor has a stand-in. */
function isEssential(id: string, drink: Drink, { catalogue, wishes }: Scene): boolean {
  const { line, substitutes } = substitutesFor(id, { drink, wishes }, catalogue);
  return substitutes.length === 0 && !(line?.optional === true || line?.garnish === true);
}

/** The lines of a drink with some changes; undefined where nobody knows an amount, or what must not be had stays. */
function linesWith(drink: Drink, changes: readonly LineChange[], scene: Scene): string | undefined {
  try {
    const changed = changeRecipe(drink, changes, scene.catalogue).drink;
    if (conflictText(changed, scene) !== undefined) return undefined;
    const title = say('changed', scene.language, { drink: drinkName(drink, scene.language) });
    return `${title}\n\n${bulletList(changed.lines.map((line) => wholeLineIn(line, scene.language)))}`;
  } catch (error) {
    if (error instanceof LineChangeError) return undefined;
    throw error;
  }
}

function swapText(id: string, drink: Drink | undefined, scene: Scene): string {
  const { catalogue, language, wishes } = scene;
  const { replaced, line, substitutes } = substitutesFor(id, { drink, wishes }, catalogue);
  const thing = namesText([replaced], catalogue, language);
  const canGo = line !== undefined && (line.optional || line.garnish);
  const leave = canGo ? say('leaveOff', language, { thing: capitalise(thing, language) }) : '';
  if (substitutes.length === 0)
    return leave === '' ? say('swapNone', language, { thing: capitalise(thing, language) }) : leave;
  const isFine =
    drink !== undefined &&
    line !== undefined &&
    conflictText(drink, {
      ...scene,
      wishes: wishes.filter((wish) => !scene.reading.added.includes(wish)),
    }) === undefined;
  const title =
    line === undefined || drink === undefined
      ? say('swap', language, { thing: insteadOf([replaced], catalogue, language) })
      : say('swapIn', language, {
          drink: isFine && !scene.reading.added.some(isAgainst) ? cite(drink.id) : drinkName(drink, language),
          thing: insteadOf([replaced], catalogue, language),
        });
  const lines = substitutes.slice(0, MOST_SUBSTITUTES).map((one) => substituteText(one, scene));
  return [leave, title, bulletList(lines)].filter((part) => part !== '').join('\n\n');
}

function substituteText(
  { use, pour, ratio, remark, brings }: Substitute,
  { catalogue, language }: Scene,
): string {
  const notes = [
    ...(remark === undefined
      ? []
      : [lowerFirst(catalogue.vocabularies.remarks.get(remark)?.names[language] ?? '')]),
    ...(brings.contains.length === 0
      ? []
      : [
          say('contains', language, {
            things: listText(
              allergensIn(brings.contains, catalogue, language).map(({ name }) => lowerTerm(name, language)),
              language,
            ),
          }),
        ]),
    ...(brings.addsAlcohol ? [say('hasAlcohol', language)] : []),
  ].filter((note) => note !== '');
  const amount =
    pour === undefined
      ? ratio === 1
        ? say('swapAmount', language)
        : `× ${formatNumber(ratio, language, 'fraction')}`
      : `${formatNumber(pour.instead, language)}\u00a0ml`;
  return say('pair', language, {
    x: `**${namesText([use], catalogue, language)}**`,
    y: [amount, ...notes].join(say('semicolon', language)),
  });
}

/**
 * "Could I use mezcal?": where something named may take the place of a line of the drink, how much of it, and which
 * drink that makes.
 */
export function useInstead(drink: Drink, scene: Scene): string | undefined {
  const { reading, catalogue, language } = scene;
  const refused = reading.added.flatMap((wish) => (wish.kind === 'ingredient' && wish.not ? [wish.id] : []));
  const found = findInstead(
    drink,
    reading.ingredients.filter((id) => !refused.includes(id)),
    scene,
    reading.intents.has('swap'),
  );
  if (found === undefined) return undefined;
  const { ingredient, use, known } = found;
  const amount =
    known === undefined
      ? say('pair', language, {
          x: `**${namesText([use], catalogue, language)}**`,
          y: say('swapAmount', language),
        })
      : substituteText(known, scene);
  const title = say('swapIn', language, {
    drink: cite(drink.id),
    thing: insteadOf([ingredient], catalogue, language),
  });
  const other = madeWith(drink, ingredient, use, scene);
  const isOffered = other !== undefined && conflictText(other, scene) === undefined;
  const becomes = isOffered ? `\n\n${say('becomes', language, { drink: cite(other.id) })}` : '';
  const lines = linesWith(drink, [{ kind: 'swap', ingredient, use, amount: known?.pour?.instead }], scene);
  // What must not be had stays in the drink, whatever else is exchanged.
  if (lines === undefined && conflictText(drink, scene) !== undefined) return undefined;
  return [`${title}\n\n${bulletList([amount])}${becomes}`, ...(lines === undefined ? [] : [lines])].join(
    '\n\n',
  );
}

/** The version of a drink that the book has with what is named: "a white wine version", of Sangria. */
export function versionWith(drink: Drink, { reading, catalogue }: Scene): Drink | undefined {
  const kin = getIngredientKin(catalogue);
  const holds = (other: Drink, id: string) =>
    pouredIn(other).some((poured) => kin.wanted(id).surely.has(poured));
  const { ingredients } = reading;
  if (ingredients.length === 0 || ingredients.every((id) => holds(drink, id))) return undefined;
  const family = new Set([drink.id, ...(drink.variantOf === undefined ? [] : [drink.variantOf])]);
  const versions = getWishedDrinks(catalogue).filter(({ id, versionOf }) =>
    [id, ...versionOf].some((one) => family.has(one)),
  );
  return versions
    .flatMap(({ id }) => (id === drink.id ? [] : (findDrink(id, catalogue) ?? [])))
    .find(
      (other) =>
        ingredients.every((id) => holds(other, id)) &&
        other.dietary.strength > 0 === drink.dietary.strength > 0,
    );
}

/** What of a drink one of some ingredients may take the place of. */
function findInstead(
  drink: Drink,
  ids: readonly string[],
  scene: Scene,
  isAnySpirit = false,
): { ingredient: string; use: string; known: Substitute | undefined } | undefined {
  const { catalogue, wishes } = scene;
  const kin = getIngredientKin(catalogue);
  const parentOf = (id: string) => catalogue.ingredientById.get(id)?.parent ?? id;
  const isMadeOf = (use: string, id: string) =>
    kin.wanted(id).widely.has(use) || (catalogue.ingredientById.get(id)?.yields.includes(use) ?? false);
  const isSpirit = (id: string) => kin.categoryOf(id) === 'spirit';
  const held = pouredIn(drink);
  const named = ids.filter((id) => !held.includes(id));
  for (const line of drink.lines) {
    const { ingredient, garnish } = line;
    if (garnish) continue;
    const { substitutes } = substitutesFor(ingredient, { drink, wishes }, catalogue);
    const known =
      substitutes.find((one) => named.some((id) => id === one.use || isMadeOf(one.use, id))) ??
      sweetenerFor(line, named, scene);
    const use =
      known?.use ??
      named.find((id) => parentOf(id) === parentOf(ingredient)) ??
      (isAnySpirit && isSpirit(ingredient) ? named.find(isSpirit) : undefined);
    if (use !== undefined) return { ingredient, use, known };
  }
  return undefined;
}

/** Another thing that sweetens, in place of sugar or syrup, by how sweet both are. */
function sweetenerFor(
  { ingredient, item, unit, amount = 1 }: DrinkLine,
  named: readonly string[],
  { catalogue, wishes }: Scene,
): Substitute | undefined {
  const { ingredientById } = catalogue;
  const sweetens = (one: Ingredient) => one.balance.includes('sweet') || one.category === 'syrup';
  if (!sweetens(item)) return undefined;
  const use = named
    .map((id) => ingredientById.get(id))
    .find((one) => one !== undefined && one.id !== ingredient && sweetens(one));
  const guards = wishes.filter(isGuard);
  if (use?.energy === undefined) return undefined;
  if (findConflict({ dietary: use, ingredients: [use.id] }, guards, catalogue) !== undefined)
    return undefined;
  const ratio = (item.energy || SUGAR_ENERGY) / use.energy;
  const of = unit === 'ml' ? amount : amount * SPOON_ML;
  return {
    use: use.id,
    ratio,
    pour: { instead: Math.round(of * ratio * 2) / 2, of },
    remark: undefined,
    brings: findSubstitutionEffects(use, item),
  };
}

/** The drink that another one becomes with something else in place of one ingredient. */
function madeWith(drink: Drink, without: string, use: string, { catalogue }: Scene): Drink | undefined {
  const kin = getIngredientKin(catalogue);
  const rest = pouredIn(drink).filter((id) => id !== without);
  return catalogue.recipes.find((other) => {
    const ids = pouredIn(other);
    return (
      other.id !== drink.id &&
      ids.length === rest.length + 1 &&
      rest.every((id) => ids.includes(id)) &&
      ids.some((id) => !rest.includes(id) && kin.wanted(use).surely.has(id))
    );
  });
}

/** Versions of a drink without alcohol, or what comes close. */
function withoutAlcohol(drink: Drink, scene: Scene): string {
  const { catalogue, language, wishes } = scene;
  const drinkText = cite(drink.id);
  if (drink.dietary.strength === 0)
    return `${say('isFree', language, { drink: drinkText })}\n\n${recipeText(drink, scene, true)}`;
  // A version that is made by the glass is one as well.
  const free: Wish[] = [
    ...wishes.filter(({ kind }) => kind !== 'guests' && kind !== 'strength'),
    { kind: 'leave-out', what: 'alcohol' },
  ];
  const family = [drink.id, ...(drink.variantOf === undefined ? [] : [drink.variantOf])];
  const own = findDrinks(scene, free).filter(({ drink: one }) =>
    one.versionOf.some((id) => family.includes(id)),
  );
  const [version] = own;
  const recipe = version && catalogue.recipes.find(({ id }) => id === version.drink.id);
  const named = { drink: drinkName(drink, language) };
  if (recipe === undefined) return alternatives(say('virginNone', language, named), drink, free, scene);
  return `${say('virgin', language, named)} **${cite(recipe.id)}**\n\n${recipeText(recipe, scene, true)}`;
}

/** Wishes without the things that were wanted, or of which a drink was to be made: the drink spoken of stood for them. */
function withoutThings(wishes: readonly Wish[]): Wish[] {
  return wishes.filter((wish) => wish.kind !== 'only' && !(wish.kind === 'ingredient' && !wish.not));
}

/** Drinks like one that keep to all wishes. */
function alternatives(intro: string, drink: Drink, wishes: readonly Wish[], scene: Scene): string {
  const found = findDrinks(scene, [
    ...wishes.filter(({ kind }) => kind !== 'like'),
    { kind: 'like', drink: drink.id },
  ]);
  const offered = found.filter((one) => one.drink.id !== drink.id).slice(0, OFFERED);
  return `${intro}\n\n${bulletList(offered.map((one) => offerText(one, scene)))}`;
}

/** The same without what is not wanted, and with what was wished instead: the Margarita with mezcal, for ten. */
export function asWished(drink: Drink, scene: Scene): Drink {
  const refused = scene.wishes.filter(
    (wish) => ('not' in wish && wish.not) || (isGuard(wish) && !listLeaveOuts(wish).includes('alcohol')),
  );
  const kin = getIngredientKin(scene.catalogue);
  const isHeld = (id: string) => drink.lines.some(({ ingredient }) => kin.wanted(id).surely.has(ingredient));
  const wanted = scene.wishes.flatMap((wish) =>
    wish.kind === 'ingredient' && !wish.not && !isHeld(wish.id) ? [wish.id] : [],
  );
  const ids = barredIn(drink, refused, scene);
  const instead = ids.length > 0 ? undefined : findInstead(drink, wanted, scene);
  const swap: LineChange[] =
    instead === undefined
      ? []
      : [
          {
            kind: 'swap',
            ingredient: instead.ingredient,
            use: instead.use,
            amount: instead.known?.pour?.instead,
          },
        ];
  try {
    return changeRecipe(drink, [...listSwaps(drink, ids, scene), ...swap], scene.catalogue).drink;
  } catch (error) {
    if (error instanceof LineChangeError) return drink;
    throw error;
  }
}

/** The amounts for so many, with what was asked for first. */
export function amountsFor(drink: Drink, guests: number, scene: Scene): string {
  const scaled = scaleDrink(asWished(drink, scene), { guests }, scene.catalogue);
  const kin = getIngredientKin(scene.catalogue);
  const asked = scaled.shopping.filter(({ ingredient, pieces }) =>
    scene.reading.ingredients.some(
      (id) => id === pieces?.ingredient || kin.wanted(id).surely.has(ingredient),
    ),
  );
  const first = asked.map((purchase) => purchaseText(purchase, scene));
  return [
    first.length > 0 ? listText(first, scene.language) : '',
    amountsText(scaled, scene),
    tipFor(drink, scene),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function hasText(drink: Drink, asked: readonly string[], scene: Scene): string {
  const { catalogue, language } = scene;
  const kin = getIngredientKin(catalogue);
  const ids = drink.lines.map(({ ingredient }) => ingredient);
  const held = ids.filter((id) => asked.some((one) => kin.unwanted(one).has(id)));
  return held.length > 0
    ? say('has', language, { drink: citeIfFine(drink, scene), things: namesText(held, catalogue, language) })
    : say('hasNot', language, {
        drink: citeIfFine(drink, scene),
        things: neitherText(
          asked.map((id) => catalogue.ingredientById.entry(id).names[language]),
          language,
        ),
      });
}

/** What is in a drink for who avoids something; whose labels have to be read. */
function dietText(drink: Drink, scene: Scene): string {
  const { catalogue, language, reading } = scene;
  const asked = reading.ingredients.length > 0 ? `${hasText(drink, reading.ingredients, scene)} ` : '';
  const { veganDependsOn } = recipeFacts(drink, catalogue, language);
  const isFine = conflictText(drink, scene) === undefined;
  return (
    asked +
    dietaryText(isFine ? cite(drink.id) : drinkName(drink, language), drink.dietary, veganDependsOn, scene)
  );
}

/** The same of an ingredient. */
export function dietOfIngredient(id: string, scene: Scene): string {
  const { language, catalogue } = scene;
  const name = `**${capitalise(namesText([id], catalogue, language), language)}**`;
  return dietaryText(name, catalogue.ingredientById.entry(id), [], scene);
}

function dietaryText(
  name: string,
  { allergens, vegan, vegetarian, cautions, strength }: DietaryFacts,
  veganDependsOn: readonly string[],
  { catalogue, language }: Scene,
): string {
  const list = (things: readonly { name: string }[]) =>
    listText(
      things.map((thing) => lowerTerm(thing.name, language)),
      language,
    );
  const contains = allergensIn(allergens.contains, catalogue, language);
  const mayContain = allergensIn(allergens.mayContain, catalogue, language);
  const named = cautions.map((one) => ({ name: catalogue.vocabularies.cautions.entry(one).names[language] }));
  const diet =
    vegan === 'yes'
      ? 'dietVegan'
      : vegan === 'unknown'
        ? 'dietUnknown'
        : vegetarian === 'yes'
          ? 'dietVegetarian'
          : 'dietNotVegetarian';
  return [
    contains.length > 0
      ? say('dietContains', language, { drink: name, things: list(contains) })
      : say('dietNone', language, { drink: name }),
    mayContain.length > 0 ? say('dietMay', language, { things: list(mayContain) }) : '',
    say(diet, language) + (veganDependsOn.length > 0 ? ` (${listText(veganDependsOn, language)})` : ''),
    say(strength === 0 ? 'dietFree' : 'dietAlcohol', language),
    named.length > 0 ? say('dietCautions', language, { things: list(named) }) : '',
    say('checkLabels', language),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
