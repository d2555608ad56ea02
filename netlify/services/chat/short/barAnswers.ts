import { cite } from '../../../../src/domain/chat/citations.ts';
import { ALLERGENS } from '../../../../src/contracts/diet/diet.ts';
import { capitalise, formatNumber } from '../../../../src/domain/drinks/lineText.ts';
import { fitsWishes, rankDrinks } from '../../../../src/domain/wishes/matchDrinks.ts';
import { getIngredientKin, getWishedDrinks } from '../../../../src/catalogue/wishedDrinks.ts';
import type { Reading } from '../../../../src/domain/wishes/reading.ts';
import { listLeaveOuts } from '../../../../src/domain/wishes/wishes.ts';
import { findConflict } from '../facts/conflicts.ts';
import { convertUnits, ML_PER_UNIT, type VolumeUnit } from '../facts/convertUnits.ts';
import { findBarAnswers, type FoundAnswer } from '../facts/findBarAnswers.ts';
import { scaleDrink } from '../facts/scaleDrink.ts';
import { matchShelf, type ShelfDrink } from '../facts/matchShelf.ts';
import { KITCHEN_STAPLES } from '../../../../src/domain/shelf/staples.ts';
import type { Scene } from './shortContext.ts';
import { say } from './shortTexts.ts';
import { countGuests, isSameDrink, OFFERED, standInText } from './suggest.ts';
import { amountsText, bulletList, drinkName, findDrink, namesText, listConflicts } from './words.ts';
import { listText } from '../../../../src/text/listText.ts';

/** A question of the book that is offered has at least this likeness. */
const LEAST_LIKENESS = 0.2;
/** A question that is offered has this part of what the message says. */
const LEAST_COVERAGE = 0.5;
/** How far a named ingredient brings an answer forward, and the part of the likeness to the message before that counts. */
const NAMED = 0.06;
const EARLIER = 0.25;
/** How much nearer an answer is that is about the drink spoken of. */
const OF_FOCUS = 0.12;
/** Answers about drinks that went wrong. */
const TROUBLES: ReadonlySet<string> = new Set(
  'too-sweet too-sour too-strong too-watery too-bitter too-hot too-salty curdled flat-soda cloudy-drink mulled-wine-bitter syrup-crystals espresso-martini-no-foam irish-coffee-cream-sinks layers-mixed egg-smell foam-collapses soapy-taste mojito-bits lukewarm-drink foams-over shaker-stuck out-of-ice'.split(
    ' ',
  ),
);

/**
 * The answers of the bar's book to a message, best first. What speaks of an ingredient that is named, and what the
 * message before was about, comes forward.
 */
export function searchBarAnswers({
  text,
  before,
  reading,
  language,
  catalogue,
  subject,
  last,
}: Scene): FoundAnswer[] {
  const kin = getIngredientKin(catalogue);
  const named = reading.ingredients.map((id) => kin.wanted(id).surely);
  const earlier = new Map(
    before === undefined
      ? []
      : findBarAnswers(before, language, catalogue).answers.map(({ answer, score }) => [answer.id, score]),
  );
  const isNamed = ({ answer }: FoundAnswer) =>
    answer.ingredients.some((id) => named.some((ids) => ids.has(id)));
  const rank = (found: FoundAnswer) =>
    found.score +
    (isNamed(found) ? NAMED : 0) +
    (reading.ingredients.includes(found.answer.id) ? OF_FOCUS : 0);
  const focus = subject?.id ?? (last.length === 1 ? last[0] : undefined);
  const ofFocus = ({ answer }: FoundAnswer) =>
    focus !== undefined && answer.drinks[0] === focus ? OF_FOCUS : 0;
  return findBarAnswers(text, language, catalogue, reading.unread)
    .answers.map((found) => ({
      ...found,
      score: found.score + EARLIER * (earlier.get(found.answer.id) ?? 0) + ofFocus(found),
    }))
    .sort((a, b) => rank(b) - rank(a));
}

/** Whether an answer is about a drink that went wrong. */
export function isOfTrouble({ answer }: FoundAnswer): boolean {
  return TROUBLES.has(answer.id);
}

/** The answers about what goes wrong that a message may mean, best first. */
export function searchTrouble(scene: Scene): FoundAnswer[] {
  return searchBarAnswers(scene).filter(isOfTrouble);
}

/** The answer of the bar's book, with what of it holds an allergen or a food that the visitor leaves out. */
export function barAnswerText([found]: readonly FoundAnswer[], scene: Scene): string {
  if (found === undefined) return '';
  const { catalogue, language, wishes } = scene;
  const { texts, ingredients } = found.answer;
  const reactions = wishes.filter(
    (wish) =>
      wish.kind === 'leave-out-food' ||
      (wish.kind === 'leave-out' && ALLERGENS.some((allergen) => allergen === wish.what)),
  );
  const warnings = ingredients.flatMap((id) => {
    const dietary = catalogue.ingredientById.get(id);
    const conflict = dietary && findConflict({ dietary, ingredients: [id] }, reactions, catalogue);
    if (conflict === undefined) return [];
    const name = capitalise(namesText([id], catalogue, language), language);
    return [
      `${say('pair', language, { x: name, y: listText(listConflicts(conflict, catalogue, language), language) })}.`,
    ];
  });
  return [(texts[language] ?? texts.en)?.answer ?? '', ...warnings.slice(0, OFFERED)].join('\n\n');
}

/** Recipes that show what an answer of the book means, to press. */
export function listBarPresses(
  [found]: readonly FoundAnswer[],
  { wishes, catalogue, language }: Scene,
): string[] {
  const kin = getIngredientKin(catalogue);
  const fits = (id: string) =>
    getWishedDrinks(catalogue).some((drink) => drink.id === id && fitsWishes(drink, wishes, kin));
  const drinks = (found?.answer.drinks ?? []).filter(fits).slice(0, 2);
  return drinks.flatMap((id) => {
    const drink = findDrink(id, catalogue);
    return drink === undefined ? [] : [say('fuRecipe', language, { drink: drinkName(drink, language) })];
  });
}

/** Questions of the book that may be meant, to press. */
export function listBarQuestions(answers: readonly FoundAnswer[], { language }: Scene): string[] {
  return answers
    .filter(({ score, coverage }) => score >= LEAST_LIKENESS && coverage >= LEAST_COVERAGE)
    .slice(0, OFFERED)
    .flatMap(({ answer: { texts } }) => (texts[language] ?? texts.en)?.question ?? []);
}

/** A volume in another unit; undefined where one of them is no volume. */
export function convert(
  { amount, from, to }: NonNullable<Reading['conversion']>,
  { language }: Scene,
): string | undefined {
  const target = to ?? (from === 'ml' || from === 'cl' ? 'oz' : 'ml');
  if (!isVolume(from) || !isVolume(target)) return undefined;
  const { amount: exact, atTheBar } = convertUnits(amount, from, target);
  const write = (count: number, unit: string) => `${formatNumber(count, language)}\u00a0${unit}`;
  return say(atTheBar === undefined ? 'converted' : 'convertedBar', language, {
    from: write(amount, from),
    to: write(exact, target),
    bar: write(atTheBar ?? exact, target),
  });
}

function isVolume(unit: string): unit is VolumeUnit {
  return unit in ML_PER_UNIT;
}

/** What can be made of what somebody has, and what is missing for more. */
export function shelfText(entries: readonly string[], scene: Scene): string {
  const { wishes, language, catalogue } = scene;
  if (entries.length === 0) return say('shelfEmpty', language);
  const shelf = matchShelf(entries, { wishes, locale: language }, catalogue);
  const hasAlcohol = entries.some((id) => (catalogue.ingredientById.get(id)?.strength ?? 0) > 0);
  const shots = wishes.some((wish) => wish.kind === 'drink-kind' && wish.is === 'shot');
  const fitting = rankDrinks(
    getWishedDrinks(catalogue),
    wishes.filter((wish) => wish.kind !== 'shelf' && !(wish.kind === 'ingredient' && !wish.not)),
    { kin: getIngredientKin(catalogue), includeAll: true },
  )
    .filter(
      ({ drink }) =>
        (drink.kind === 'shot') === shots &&
        (!hasAlcohol ||
          drink.dietary.strength > 0 ||
          scene.wishes.some((wish) => listLeaveOuts(wish).includes('alcohol'))),
    )
    .flatMap(({ drink }) => findDrink(drink.id, catalogue) ?? []);
  const ready = shelf.rank(fitting).filter((one) => isSameDrink(one, catalogue));
  const near =
    ready.length >= OFFERED
      ? []
      : shelf.rank(fitting, 1).filter((one) => one.missing.length > 0 && isSameDrink(one, catalogue));
  const line = (one: ShelfDrink) => {
    const note = standInText(one, scene);
    const poured = one.drink.lines
      .filter(({ garnish, optional }) => !garnish && !optional)
      .map(({ ingredient }) => ingredient);
    const made = say('pair', language, { x: cite(one.drink.id), y: namesText(poured, catalogue, language) });
    return note === '' ? made : `${made} (${note})`;
  };
  const parts = [
    ...(ready.length > 0
      ? [`${readyText(ready.slice(0, OFFERED), scene)}\n\n${bulletList(ready.slice(0, OFFERED).map(line))}`]
      : []),
    ...(near.length > 0
      ? [`${say('shelfSome', language)}\n\n${bulletList(near.slice(0, OFFERED).map(line))}`]
      : []),
  ];
  const [first] = ready;
  const guests = countGuests(wishes);
  if (first !== undefined && guests > 0)
    parts.push(amountsText(scaleDrink(first.drink, { guests }, catalogue), scene));
  return parts.length === 0 ? say('shelfNothing', language) : parts.join('\n\n');
}

/** That everything is there, with the sugar of the kitchen where nobody named it or the syrup that is made of it. */
function readyText(ready: readonly ShelfDrink[], { language, catalogue }: Scene): string {
  const staples = ready.flatMap(({ assumed }) =>
    assumed.map((id) => (KITCHEN_STAPLES.includes(id) ? id : 'sugar')),
  );
  return staples.length === 0
    ? say('shelfAll', language)
    : say('shelfWithKitchen', language, { things: namesText(staples, catalogue, language) });
}

/** The bottle to buy next, for the most new drinks. */
export function buyText(
  entries: readonly string[],
  { wishes, language, catalogue }: Scene,
): string | undefined {
  const fitting = catalogue.recipes.filter(({ kind }) => kind === 'cocktail');
  const { single } = matchShelf(entries, { wishes, locale: language }, catalogue).buyNext(fitting);
  if (single === undefined) return undefined;
  const drinks = single.unlocks.slice(0, OFFERED).map(cite);
  return say(drinks.length === single.unlocks.length ? 'buyAll' : 'buy', language, {
    thing: namesText(single.ingredients, catalogue, language),
    n: single.unlocks.length,
    drinks: listText(drinks, language),
  });
}
