import type { Allergen, Caution } from '../../contracts/diet/diet.ts';
import {
  FOOD_GROUPS,
  type IngredientGroup,
  type LeaveOut,
  type Occasion,
  type Order,
  type Place,
  type Serve,
  type Wish,
} from '../../contracts/search/wishes.ts';
import { getAllergenGroup, type DietaryFacts } from '../diet/dietary.ts';
import { readFoods } from '../names/foodReading.ts';
import { keyOf, setOf, type Span } from './spans.ts';
import type { Mode } from './scopes.ts';
import type { State } from './words.ts';

/** What somebody leaves out for what they are or do. */
export const LEFT_OUT_FOR: Readonly<Record<State, readonly LeaveOut[]>> = {
  vegan: ['vegan'],
  vegetarian: ['vegetarian'],
  halal: ['alcohol', 'alcohol-trace'],
  pregnant: ['pregnancy'],
  child: ['alcohol', 'caffeine'],
  'alcohol-free': ['alcohol'],
  alcoholic: ['alcohol', 'alcohol-trace'],
  lactose: ['milk'],
  coeliac: ['gluten'],
  allergy: [],
  medicine: ['grapefruit'],
};

/** Per cent by volume. */
export const STRONG_FROM = 22;
export const STRONGER_FROM = 20;
const NOT_STRONG_UP_TO = 16;
export const LIGHT_UP_TO = 12;
const FEW_CALORIES = 150;
const EASY_INGREDIENTS = 4;

const ALLERGENS_OF_GROUP: Partial<Record<IngredientGroup, readonly LeaveOut[]>> = {
  dairy: ['milk'],
  cream: ['milk'],
  egg: ['eggs'],
  nuts: ['nuts'],
  coffee: ['caffeine'],
  wine: ['sulphites'],
  beer: ['gluten'],
  spirit: ['alcohol'],
  liqueur: ['alcohol'],
  whisky: ['alcohol'],
};

const NO_SUGAR: Wish[] = [
  { kind: 'ingredient', id: 'sugar', not: true },
  { kind: 'group', group: 'syrup', not: true },
  { kind: 'group', group: 'soft-drink', not: true },
  { kind: 'group', group: 'liqueur', not: true },
];

const isFoodGroup = (id: string) => FOOD_GROUPS.some((group) => group === id);
const leaveOut = (what: LeaveOut): Wish => ({ kind: 'leave-out', what });

/** What is to be left out of what somebody reacts to. */
export function leavingOut(span: Span, factsOf: (id: string) => DietaryFacts | undefined): Wish[] {
  const keys = (set: string) => span.meanings.filter((meaning) => setOf(meaning) === set).map(keyOf);
  const direct = [...keys('allergen'), ...keys('caution')].map((what) =>
    leaveOut(what as Allergen | Caution),
  );
  const [thing] = keys('thing');
  if (thing === 'alcohol') return [leaveOut('alcohol')];
  if (thing === 'meat') return [leaveOut('vegetarian')];
  if (thing === 'animal') return [leaveOut('vegan')];
  if (thing !== undefined && isFoodGroup(thing)) return [{ kind: 'leave-out-food', id: thing }];
  if (thing === 'sugar' || thing === 'sugar-free') return NO_SUGAR;
  // An allergen says it all; coffee is left out as such, beside its caffeine.
  if (keys('allergen').length > 0) return direct;
  const groups = keys('group') as IngredientGroup[];
  const ofGroups = groups.flatMap((group): Wish[] => [
    ...(ALLERGENS_OF_GROUP[group] ?? []).map(leaveOut),
    ...(isFoodGroup(group) ? [{ kind: 'leave-out-food', id: group } as const] : []),
  ]);
  const ofIngredients = keys('ingredient').flatMap((id): Wish[] => {
    const contains = factsOf(id)?.allergens.contains ?? [];
    return [{ kind: 'leave-out-food', id }, ...[...new Set(contains.map(getAllergenGroup))].map(leaveOut)];
  });
  const ofUnknown = keys('unknown').flatMap((text): Wish[] => [
    ...readFoods(text).substances.map((one) => leaveOut(getAllergenGroup(one))),
  ]);
  const all = [...direct, ...ofGroups, ...ofIngredients, ...ofUnknown];
  if (all.length > 0) return all;
  return [
    ...groups.map((group): Wish => ({ kind: 'group', group, not: true })),
    ...keys('unknown').map((text): Wish => ({ kind: 'unknown', text, not: true })),
  ];
}

/** What a thing means that somebody wants, or does not. */
export function wishesFor(span: Span, mode: Mode, factsOf: (id: string) => DietaryFacts | undefined): Wish[] {
  if (mode === 'leave') return leavingOut(span, factsOf);
  const isLess = mode === 'less' || mode === 'too';
  const not = isLess || mode === 'not' || mode === 'dislike' || mode === 'replaced';
  const keys = (set: string) => span.meanings.filter((meaning) => setOf(meaning) === set).map(keyOf);
  const [group] = keys('group') as IngredientGroup[];
  const [ingredient] = keys('ingredient');
  const [unknown] = keys('unknown');
  const [thing] = keys('thing');
  const wishes: Wish[] = [];
  const cautions = keys('caution');
  // "Without coffee" and "without tonic" speak of the drink; who must not have it is read as `leave`.
  const isOfDrink = (caution: string) =>
    (caution === 'caffeine' && group !== undefined) || (caution === 'quinine' && ingredient !== undefined);
  const borne = [...keys('allergen'), ...cautions.filter((caution) => !isOfDrink(caution))];
  // "Without nuts" may be an allergy; "I don't like nuts" is none.
  const isNamed = group !== undefined || ingredient !== undefined;
  if (not && borne.length > 0 && (mode === 'not' || !isNamed || borne.includes('raw-egg')))
    return borne.map((what) => leaveOut(what as Allergen));
  if (isLess && thing === 'alcohol') return levelWish('light', false);
  if (isLess && thing === 'sugar') return [{ kind: 'taste', taste: 'sweet', not }];
  if (thing === 'alcohol') return not ? [leaveOut('alcohol')] : [];
  if (thing === 'sugar') return not ? NO_SUGAR : [];
  if (thing === 'sugar-free') return not ? [] : NO_SUGAR;
  if (thing === 'animal') return not ? [leaveOut('vegan')] : [];
  if (thing === 'meat') return not ? [leaveOut('vegetarian')] : [];
  if (thing === 'shelf') return not ? [] : [{ kind: 'shelf' }];
  if (thing === 'fruit') wishes.push({ kind: 'group', group: 'fruit', not });
  else if (thing === 'berries') wishes.push({ kind: 'group', group: 'berries', not });
  // Who wants herbs likes a herbal liqueur as well; who does not want them may not bear them.
  else if (group === 'herbs' && !not) wishes.push({ kind: 'taste', taste: 'herbal', not });
  // Dutch "iets bitters" is something bitter.
  else if (group !== undefined && (not || group !== 'bitters' || keys('taste').length === 0))
    wishes.push({ kind: 'group', group, not });
  else if (ingredient !== undefined) wishes.push({ kind: 'ingredient', id: ingredient, not });
  else if (unknown !== undefined) wishes.push({ kind: 'unknown', text: unknown, not });
  for (const taste of keys('taste')) wishes.push({ kind: 'taste', taste, not });
  for (const serve of keys('serve') as Serve[]) wishes.push({ kind: 'serve', serve, not });
  for (const style of keys('style')) wishes.push({ kind: 'style', style, not });
  for (const method of keys('method')) wishes.push({ kind: 'method', method, not });
  for (const level of keys('level')) wishes.push(...levelWish(level, not));
  if (not) return wishes;
  for (const colour of keys('colour').slice(0, 1))
    wishes.push({ kind: 'colour', colour: colour as Extract<Wish, { kind: 'colour' }>['colour'] });
  for (const glass of keys('glass').slice(0, 1)) wishes.push({ kind: 'glass', glass });
  for (const occasion of keys('occasion') as Occasion[]) wishes.push({ kind: 'occasion', occasion });
  for (const era of keys('era').slice(0, 1)) {
    const [from = 0, to = from] = era.split('-').map(Number);
    wishes.push({ kind: 'era', from, to });
  }
  for (const place of keys('place').slice(0, 1)) wishes.push({ kind: 'place', place: place as Place });
  for (const order of keys('order').slice(0, 1) as Order[]) wishes.push({ kind: 'order', order });
  for (const kind of keys('kind').slice(0, 1))
    wishes.push({ kind: 'drink-kind', is: kind === 'shot' ? 'shot' : 'cocktail' });
  return wishes;
}

function levelWish(level: string, not: boolean): Wish[] {
  switch (level) {
    case 'strong':
    case 'stronger':
      if (not) return [{ kind: 'strength', most: NOT_STRONG_UP_TO }];
      return [{ kind: 'strength', least: level === 'strong' ? STRONG_FROM : STRONGER_FROM }];
    case 'light':
    case 'weaker':
      return not ? [] : [{ kind: 'strength', most: LIGHT_UP_TO }];
    case 'low-calorie':
      return not ? [] : [{ kind: 'calories', most: FEW_CALORIES }];
    case 'easy':
      return not ? [] : [{ kind: 'ingredients', most: EASY_INGREDIENTS }];
    default:
      return [];
  }
}
