import { capitalise, formatNumber, frenchDe, lineText } from '../../../../src/domain/lineText.ts';
import { GRAMS_PER_ML, GRAMS_PER_STANDARD_DRINK } from '../../../../src/domain/standardDrinks.ts';
import { mlToOz } from '../../../../src/domain/units.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import type { IngredientCategory } from '../../../../src/contracts/ingredient.ts';
import { colon } from '../../../../src/text/colon.ts';
import { LEAST_VESSEL, ML_OF, type Volume, type VolumeUnit } from '../amounts.ts';
import { factsOf, has, type Talk } from '../talk.ts';
import { answerOf } from './barAnswer.ts';

/** Millilitres of a glass and of a bottle where nobody says them, by what is in it. */
const USUAL: Partial<Record<IngredientCategory, { portion: number; bottle: number }>> = {
  wine: { portion: 100, bottle: 750 },
  'fortified-wine': { portion: 50, bottle: 750 },
  beer: { portion: 330, bottle: 330 },
  mixer: { portion: 150, bottle: 1000 },
  juice: { portion: 100, bottle: 1000 },
};
const SPIRIT = { portion: 45, bottle: 700 };
const WINE = { portion: 150, bottle: 750 };
/** Kilogrammes of ice a head. */
const ICE = { least: 0.5, most: 1 };
/** So few words ask for the next of what was reckoned before. */
const SHORT = 7;

/** Whatever is to be reckoned: units, measures, glasses from a bottle, bottles and ice for guests. */
export function quantity(talk: Talk): string | undefined {
  const { amounts, drinks } = talk.situation.reading;
  const { memory } = talk.situation;
  const wasReckoned = talk.situation.before?.reckoned;
  const mixed = strengthOfMix(talk);
  if (mixed !== undefined) return mixed;
  if (amounts.ofIce && amounts.asksNumber && !has(talk, 'strengthOf'))
    return memory.people === undefined
      ? answerOf(talk, 'ice-for-party')
      : withAnswer(talk, iceFor(talk, memory.people));
  const ofFruit = amounts.asksNumber ? fruit(talk) : undefined;
  if (ofFruit !== undefined) return ofFruit;
  const isNext = amounts.people !== undefined && !namesThing(talk) && drinks.length === 0;
  const isNextThing =
    namesThing(talk) && has(talk, 'more') && talk.situation.reading.words.length <= SHORT - 3;
  if (wasReckoned === 'things' && drinks.length === 0 && (isNext || isNextThing))
    return fruit(talk) ?? bottles(talk);
  const goesOn = wasReckoned === 'bottles' && talk.situation.reading.words.length <= SHORT + 4;
  const changes = amounts.people !== undefined || amounts.each !== undefined || namesThing(talk);
  if ((amounts.ofBottles && (amounts.asksNumber || amounts.volumes.length > 1)) || (goesOn && changes))
    return bottles(talk);
  if (amounts.asksNumber && amounts.people !== undefined && namesThing(talk)) return bottles(talk);
  // Of a litre of Mojito somebody asks what goes in, of a litre of rum how far it goes.
  const isOfDrink =
    drinks.length > 0 && !amounts.ofBottles && !wanted(talk).some(({ isMeasured }) => isMeasured);
  const isOfVessel =
    amounts.volumes.some(({ ml }) => ml >= LEAST_VESSEL) && amounts.units.length === 0 && !isOfDrink;
  if (amounts.asksNumber && isOfVessel && namesThing(talk)) return bottles(talk);
  const isForAll = amounts.each !== undefined && amounts.volumes.length > 0 && memory.people !== undefined;
  if (amounts.asksNumber && isForAll && drinks.length === 0) return bottles(talk);
  if (wasReckoned === 'ice' && amounts.people !== undefined) return iceFor(talk, amounts.people);
  return drinks.length > 0 ? undefined : (conversion(talk) ?? measure(talk));
}

/** "How strong is 5 cl of gin with 15 cl of tonic?" */
function strengthOfMix(talk: Talk): string | undefined {
  const { amounts, drinks } = talk.situation.reading;
  const things = wanted(talk);
  const { volumes, strengths } = amounts;
  const asks = has(talk, 'strengthOf') || strengths.length > 0;
  if (!asks || drinks.length > 0 || volumes.length < 2 || volumes.length !== things.length) return undefined;
  const said = [...strengths];
  const alcohol = volumes.reduce((sum, { ml }, place) => {
    const { strength } = talk.bar.catalogue.ingredientById.entry(things[place]?.id ?? '');
    return sum + ml * (strength > 0 ? (said.shift() ?? strength) : 0);
  }, 0);
  const whole = volumes.reduce((sum, { ml }) => sum + ml, 0);
  return fillIn(talk.texts.strengthOfMix, {
    total: litres(talk, whole),
    abv: formatNumber(Math.round((10 * alcohol) / whole) / 10, talk.locale),
    units: formatNumber(
      Math.round((alcohol * GRAMS_PER_ML) / GRAMS_PER_STANDARD_DRINK / 10) / 10,
      talk.locale,
    ),
  });
}

/** "How many limes for ten Margaritas?", "six limes, how many Daiquiris?", "how much juice is in a lime?" */
function fruit(talk: Talk): string | undefined {
  const { reading, memory } = talk.situation;
  const named = wanted(talk);
  const drink = drinkOf(talk);
  const isCounted = named.some(({ count }) => count !== undefined);
  if (isCounted && drink !== undefined && !reading.amounts.ofJuice) {
    const text = enoughFor(talk, drink);
    if (text !== undefined) return text;
  }
  const id = fruitOf(talk, named.length > 0 ? named[0]?.id : memory.ingredient);
  const ml = id === undefined ? undefined : talk.bar.catalogue.ingredientById.entry(id).pieceMl;
  if (id === undefined || ml === undefined) return undefined;
  const thing = talk.ingredient(id);
  const count = named[0]?.count;
  if (count !== undefined && count > 1 && reading.drinks.length === 0)
    return fillIn(talk.texts.fruitsGive, {
      thing,
      count,
      ml: formatNumber(count * ml, talk.locale),
      each: ml,
    });
  const [juice] = reading.amounts.volumes;
  if (juice !== undefined && (named.length > 1 || reading.amounts.ofJuice) && reading.drinks.length === 0)
    return fillIn(talk.texts.fruitNeeded, {
      thing: capitalise(thing, talk.locale),
      ml,
      count: Math.ceil(juice.ml / ml),
    });
  const line = drink === undefined ? undefined : lineOf(talk, drink, `${id}-juice`);
  const people = reading.amounts.people ?? memory.people;
  if (line === undefined && people !== undefined && reading.drinks.length > 0) return undefined;
  if (line === undefined || people === undefined) return fillIn(talk.texts.fruitGives, { thing, ml });
  const needed = fillIn(talk.texts.fruitNeeded, {
    thing: capitalise(thing, talk.locale),
    ml,
    count: Math.ceil((line.ml * people * (memory.each ?? 1)) / ml),
  });
  const poured = named[0]?.id === id ? undefined : bottles(talk);
  return poured === undefined ? needed : `${poured}\n\n${needed}`;
}

/** The drink that is reckoned with: that which was named last, in the version that was spoken of since. */
function drinkOf(talk: Talk): string | undefined {
  const { reading, memory, drink } = talk.situation;
  const isVersion = drink !== undefined && factsOf(talk, drink).recipe.variantOf === memory.drink;
  return reading.drinks[0] ?? (isVersion ? drink : (memory.drink ?? drink));
}

function wanted({ situation: { reading } }: Talk) {
  return reading.ingredients.filter(({ role }) => role !== 'without');
}

/** The fruit of which somebody speaks, by itself or by its juice, where the catalogue knows what a piece gives. */
function fruitOf({ bar }: Talk, id = ''): string | undefined {
  const fruitId = id.replace(/-juice$/, '');
  const known = bar.catalogue.ingredientById.get(fruitId);
  return known?.pieceMl !== undefined && known.yields?.includes(`${fruitId}-juice`) ? fruitId : undefined;
}

/** How many of a drink so many fruits and bottles give, and which of them ends first. */
function enoughFor(talk: Talk, drink: string): string | undefined {
  const { ingredientById } = talk.bar.catalogue;
  const ofBottles = talk.situation.reading.amounts.ofBottles;
  const supplies = wanted(talk).flatMap(({ id, count }) => {
    const piece = fruitOf(talk, id);
    const juice = piece === undefined ? undefined : lineOf(talk, drink, `${piece}-juice`);
    if (juice !== undefined)
      return [{ id, glasses: ((count ?? 1) * (ingredientById.get(piece ?? '')?.pieceMl ?? 0)) / juice.ml }];
    const line = piece === undefined ? undefined : piecesIn(talk, drink, piece);
    if (line !== undefined) return [{ id, glasses: (count ?? 1) / line }];
    const pour = ofBottles && piece === undefined ? lineOf(talk, drink, id) : undefined;
    return pour === undefined ? [] : [{ id, glasses: ((count ?? 1) * bottleOf(talk, id)) / pour.ml }];
  });
  // Bottles alone are reckoned by the glass.
  if (!supplies.some(({ id }) => fruitOf(talk, id) !== undefined)) return undefined;
  const [least] = supplies.sort((a, b) => a.glasses - b.glasses);
  return (
    least &&
    fillIn(talk.texts.enoughFor, {
      drink: cite(drink),
      count: formatNumber(Math.floor(least.glasses + 1e-9), talk.locale),
      thing: talk.ingredient(least.id),
    })
  );
}

/** Millilitres of a bottle of something where nobody says them. */
export function usualBottle(talk: Talk, id: string): number {
  return usualOf(talk, id).bottle;
}

function bottleOf(talk: Talk, id: string): number {
  return talk.situation.memory.bottle ?? usualOf(talk, id).bottle;
}

/** How many pieces of a fruit go into a drink whole. */
function piecesIn(talk: Talk, drink: string, id: string): number | undefined {
  const line = factsOf(talk, drink).recipe.lines.find(
    ({ ingredient, unit, garnish }) => ingredient === id && unit === 'piece' && !garnish,
  );
  return line?.amount;
}

function namesThing(talk: Talk): boolean {
  return wanted(talk).length > 0;
}

/** What was reckoned, and behind it what the bar knows, where the message asks for that as well. */
function withAnswer({ bar, request, situation, locale }: Talk, reckoned: string): string {
  const message = request.messages.at(-1)?.content ?? '';
  const named = new Set(situation.reading.ingredients.map(({ id }) => id));
  const known = bar.answers.find(message, situation.reading.language, 'question', named)?.answer.texts[locale]
    ?.answer;
  return known === undefined ? reckoned : `${reckoned}\n\n${known}`;
}

/** "1.5 oz is 44 ml (4.4 cl)." */
function conversion(talk: Talk): string | undefined {
  const { amounts, words, ingredients } = talk.situation.reading;
  const volume = amounts.volumes[0] ?? sameUnit(talk);
  const isBatch = has(talk, 'batch') && (volume?.ml ?? 0) >= LEAST_VESSEL && amounts.units.length === 0;
  if (volume === undefined || isBatch || ingredients.length > (amounts.units.length > 0 ? 1 : 0))
    return undefined;
  const asked = amounts.units.filter((unit) => unit !== volume.unit || volume.said !== undefined);
  if (
    asked.length === 0 &&
    !(words.length <= SHORT && (amounts.asksNumber || talk.situation.before?.reckoned))
  )
    return undefined;
  const units: readonly VolumeUnit[] =
    asked.length > 0
      ? asked
      : volume.unit === 'oz' || volume.said !== undefined
        ? ['ml', 'cl']
        : ['ml', 'oz'];
  const from =
    volume.said ??
    `${formatNumber(volume.count, talk.locale, volume.unit === 'oz' ? 'fraction' : 'decimal')}\u00a0${volume.unit}`;
  const to = units
    .filter((unit) => unit !== volume.unit || volume.said !== undefined)
    .map((unit) => volumeIn(talk, volume.ml, unit));
  const converted = fillIn(talk.texts.converts, { from, to: to.join(' = ') });
  return volume.count === 1 ? withAnswer(talk, converted) : converted;
}

/** "And three quarters?" goes on in the unit of before. */
function sameUnit({ situation: { reading, before } }: Talk): Volume | undefined {
  const count = reading.amounts.factor ?? reading.amounts.bare;
  const isNext =
    before?.reckoned === 'volumes' && reading.words.length <= SHORT && reading.drinks.length === 0;
  return isNext && before.unit !== undefined && count !== undefined
    ? { count, unit: before.unit, ml: count * ML_OF[before.unit] }
    : undefined;
}

function volumeIn({ locale }: Talk, ml: number, unit: VolumeUnit): string {
  const value = ml / ML_OF[unit];
  const count = unit === 'ml' ? Math.round(value) : unit === 'oz' ? mlToOz(ml) : Math.round(value * 10) / 10;
  return `${formatNumber(count, locale, unit === 'oz' ? 'fraction' : 'decimal')}\u00a0${unit}`;
}

/** What a measure of the bar holds. */
function measure(talk: Talk): string | undefined {
  const { amounts, words } = talk.situation.reading;
  const [name] = amounts.measures;
  if (name === undefined) return undefined;
  const isShot = name === 'shot';
  const isAlone = !isShot && words.length <= 4;
  const asks = amounts.asksNumber || amounts.units.length > 0 || (!isShot && has(talk, 'meaning'));
  const goesOn = words.length <= SHORT - 2 && talk.situation.before?.reckoned === 'volumes';
  return asks || goesOn || isAlone ? talk.texts.measures[name] : undefined;
}

/** How many glasses a bottle gives, or how many bottles guests need. */
function bottles(talk: Talk): string | undefined {
  const { reading, memory } = talk.situation;
  const { amounts } = reading;
  const drink = drinkOf(talk);
  const named = wanted(talk).map(({ id }) => id);
  // What the drink is poured from is meant, whatever else is named.
  const thing =
    named.find((id) => lineOf(talk, drink, id) !== undefined) ??
    named.find((id) => isPoured(talk, id)) ??
    named[0] ??
    memory.ingredient;
  const line = lineOf(talk, drink, thing);
  if (drink !== undefined && line === undefined && thing !== undefined && memory.people !== undefined) {
    const whole = wholeLine(talk, drink, thing, memory.people);
    if (whole !== undefined) return whole;
  }
  const isOfOther = reading.drinks.length > 0 && portionOf(talk, thing) === undefined;
  if (thing !== undefined && line === undefined && (isOfOther || !isPoured(talk, thing))) return undefined;
  const item = line?.id ?? thing;
  const ofWine = reading.wish.spirits.includes('wine') ? WINE : SPIRIT;
  const usual = item === undefined ? ofWine : usualOf(talk, item);
  const bottle =
    amounts.ofBottles || memory.bottle !== undefined ? (memory.bottle ?? usual.bottle) : usual.bottle;
  const portion = portionOf(talk, item) ?? line?.ml ?? memory.portion ?? usual.portion;
  if (portion <= 0 || portion > bottle) return undefined;
  const people = isPerBottle(talk) ? undefined : memory.people;
  if (people === undefined) {
    const count = Math.floor(bottle / portion + 1e-9);
    const text = count === 1 ? talk.texts.bottleGives.one : talk.texts.bottleGives.other;
    return fillIn(text, { bottle: litres(talk, bottle), count, portion: centilitres(talk, portion) });
  }
  const glasses = people * (memory.each ?? 1);
  const total = glasses * portion;
  const count = Math.ceil(total / bottle - 1e-9);
  const name = item === undefined ? '' : talk.ingredient(item);
  return fillIn(count === 1 ? talk.texts.bottlesNeeded.one : talk.texts.bottlesNeeded.other, {
    glasses: formatNumber(glasses, talk.locale),
    portion: centilitres(talk, portion),
    thing: name,
    deThing: name === '' ? '' : frenchDe(name),
    total: litres(talk, total),
    count,
    bottle: litres(talk, bottle),
  }).replace(/ {2,}/g, ' ');
}

/** A portion that the message gives itself, or the standard drinks that it asks for. */
function portionOf(talk: Talk, item: string | undefined): number | undefined {
  const { amounts } = talk.situation.reading;
  if (amounts.measures.includes('standardGlass') && item !== undefined) {
    const { strength } = talk.bar.catalogue.ingredientById.entry(item);
    return strength === 0 ? undefined : (GRAMS_PER_STANDARD_DRINK / GRAMS_PER_ML / strength) * 100;
  }
  const small = amounts.volumes.map(({ ml }) => ml).filter((ml) => ml < LEAST_VESSEL);
  return small[0];
}

/** "How many from one bottle?" asks of a bottle and of no guests. */
function isPerBottle({ situation: { reading } }: Talk): boolean {
  const { amounts } = reading;
  const isOne = reading.words.some(
    (word, place) =>
      /^(?:1|one|a|an|ein|einer|eine|een|una|une|un)$/.test(word) &&
      /^(?:bottle|flasche|fles|bouteille|botella|\d+)/.test(reading.words[place + 1] ?? ''),
  );
  return amounts.people === undefined && (isOne || amounts.volumes.some(({ ml }) => ml >= LEAST_VESSEL));
}

/** Whether something is poured by the glass by itself: nobody pours a glass of sugar. */
function isPoured({ bar }: Talk, id: string): boolean {
  const { category, strength } = bar.catalogue.ingredientById.entry(id);
  return strength > 0 || USUAL[category] !== undefined;
}

/** What so many glasses take of a thing that is counted or spooned: "20 teaspoons of sugar". */
function wholeLine(talk: Talk, drink: string, id: string, people: number): string | undefined {
  const glasses = people * (talk.situation.memory.each ?? 1);
  const line = factsOf(talk, drink).recipe.lines.find(
    ({ ingredient, amount }) => amount !== undefined && talk.bar.pantry.isKindOf(ingredient, id),
  );
  if (line?.amount === undefined) return undefined;
  const { text } = lineText({ ...line, amount: line.amount * glasses }, line.measure, line.item, talk.locale);
  return `${cite(drink)} × ${formatNumber(glasses, talk.locale)}${colon(talk.locale)} **${text}**.`;
}

function usualOf({ bar }: Talk, item: string): { portion: number; bottle: number } {
  const category = bar.catalogue.ingredientById.get(item)?.category;
  return (category && USUAL[category]) ?? SPIRIT;
}

/**
 * The line of a drink that pours a thing, a kind of it or what it is a kind of, in millilitres. Without a
 * thing, the first fizzy line with alcohol, or else the first line with alcohol.
 */
export function lineOf(talk: Talk, drink: string | undefined, thing: string | undefined) {
  if (drink === undefined) return undefined;
  const { lines } = factsOf(talk, drink).recipe;
  const poured = lines.filter(({ unit, garnish }) => (unit === 'ml' || unit === 'top') && !garnish);
  const isMeant = (id: string) =>
    thing !== undefined &&
    (talk.bar.pantry.isKindOf(id, thing) ||
      talk.bar.pantry.isKindOf(thing, id) ||
      isSparklingWine(id, thing));
  const found =
    thing === undefined
      ? (poured.find(({ item }) => item.fizzy && item.strength > 0) ??
        poured.find(({ item }) => item.strength > 0))
      : poured.find(({ ingredient }) => isMeant(ingredient));
  return found && { id: thing ?? found.ingredient, ml: found.amount ?? 0 };
}

/** Prosecco, cava and crémant stand for each other by the glass. */
function isSparklingWine(id: string, thing: string): boolean {
  return SPARKLING.has(id) && SPARKLING.has(thing);
}
const SPARKLING = new Set(['prosecco', 'champagne', 'cava', 'cremant', 'sekt', 'sparkling-wine']);

function iceFor({ texts, locale }: Talk, people: number): string {
  const kilos = (share: number) => formatNumber(Math.max(1, Math.round(people * share)), locale);
  return fillIn(texts.iceNeeded, { people, least: kilos(ICE.least), most: kilos(ICE.most) });
}

/** "1.5 l", "70 cl" */
export function litres({ locale }: Talk, ml: number): string {
  return ml >= 1000
    ? `${formatNumber(Math.round(ml / 10) / 100, locale)}\u00a0l`
    : `${formatNumber(Math.round(ml) / 10, locale)}\u00a0cl`;
}

export function centilitres({ locale }: Talk, ml: number): string {
  return `${formatNumber(Math.round(ml) / 10, locale)}\u00a0cl`;
}

/** The unit in which a message asks for a recipe; undefined where it is that of the recipe. */
export function unitAsked(talk: Talk): 'oz' | 'cl' | undefined {
  const { units } = talk.situation.reading.amounts;
  if (has(talk, 'inOunces') || units.includes('oz')) return 'oz';
  return units.includes('cl') ? 'cl' : undefined;
}

/** A line of a recipe in another unit where it is measured in millilitres. */
export function lineIn(
  talk: Talk,
  unit: 'oz' | 'cl' | undefined,
  line: ReturnType<typeof factsOf>['recipe']['lines'][number],
): string {
  const { text } = lineText(line, line.measure, line.item, talk.locale);
  if (unit === undefined || line.unit !== 'ml' || line.amount === undefined) return text;
  const written = formatNumber(line.amount, talk.locale);
  return text.replace(`${written}\u00a0ml`, volumeIn(talk, line.amount, unit));
}

/** The bottles to buy for so much of each thing; what takes less than a quarter of a bottle is left out. */
export function shoppingList(talk: Talk, pours: readonly { id: string; ml: number }[]): string[] {
  return pours.flatMap(({ id, ml }) => {
    const { bottle } = usualOf(talk, id);
    const count = Math.ceil(ml / bottle - 1e-9);
    if (ml < bottle / 4) return [];
    const thing = talk.ingredient(id);
    const text = count === 1 ? talk.texts.bottleCount.one : talk.texts.bottleCount.other;
    return [fillIn(text, { count, thing, deThing: frenchDe(thing) })];
  });
}
