import { z } from 'zod';
import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import { getIngredientKin, getWishedDrinks } from '../../../../src/catalogue/wishedDrinks.ts';
import { wishLabel } from '../../../../src/catalogue/wishLabel.ts';
import {
  COLOURS,
  INGREDIENT_GROUPS,
  OCCASIONS,
  ORDERS,
  SERVES,
  type Wish,
} from '../../../../src/contracts/wishes.ts';
import { madeOnce } from '../../../../src/domain/madeOnce.ts';
import { rankDrinks, type WishedDrink } from '../../../../src/domain/wishes/matchDrinks.ts';
import { addWishes } from '../../../../src/domain/wishes/wishes.ts';
import { drinksById, type Session } from '../session.ts';
import { describeShort } from './describe.ts';
import { findDrinkByName, findThing, type NamedThing } from './findByName.ts';
import { createTool, nameSchema, ToolMistake } from './tool.ts';

const PAGE_SIZE = 8;
const MOST_NAMES = 8;

const schemaOf = madeOnce(({ vocabularies }: Catalogue) => {
  const names = z.array(nameSchema).max(MOST_NAMES).optional();
  const word = (terms: ReadonlyMap<string, unknown>) => z.enum([...terms.keys()]);
  const words = (terms: ReadonlyMap<string, unknown>) => z.array(word(terms)).max(6).optional();
  const serves = z.array(z.enum(SERVES)).optional();
  return z.strictObject({
    with: names.describe(`All of these: ingredients, or groups: ${INGREDIENT_GROUPS.join(', ')}`),
    any_of: names.describe('At least one of these ingredients or groups'),
    without: names.describe('None of these ingredients or groups'),
    tastes: words(vocabularies.tastes),
    not_tastes: words(vocabularies.tastes),
    min_abv: z.number().min(0).max(100).optional(),
    max_abv: z.number().min(0).max(100).optional().describe('0 for drinks without alcohol'),
    max_kcal: z.int().min(0).max(2000).optional(),
    colour: z.enum(COLOURS).optional(),
    serve: serves.describe('fizzy = bubbles'),
    not_serve: serves,
    glass: word(vocabularies.glasses).optional(),
    method: word(vocabularies.methods).optional(),
    style: word(vocabularies.categories).optional(),
    kind: z.enum(['cocktail', 'shot']).optional(),
    occasion: z.enum(OCCASIONS).optional().describe('Season, time of the day or occasion'),
    food: word(vocabularies.pairings).optional(),
    max_ingredients: z.int().min(1).max(16).optional(),
    from_shelf: z.boolean().optional().describe('Only what the visitor can make now'),
    like: nameSchema.optional().describe('A drink that it is to be like'),
    except: names.describe('Drinks to leave out, such as those shown before'),
    order: z.enum(ORDERS).optional(),
    page: z.int().min(1).max(130).optional(),
  });
}, new WeakMap());
type Asked = z.output<ReturnType<typeof schemaOf>>;

/** Drinks by what they are. */
export const searchDrinks = createTool({
  name: 'search_drinks',
  description:
    'Finds drinks of the site, best first, 8 a page. Leave out what does not matter. Shots come only with kind "shot"; drinks without alcohol with max_abv 0. What the visitor leaves out is left out already, and what their chips say holds.',
  args: schemaOf,
  run(asked, session) {
    const { catalogue, held } = session;
    const wishes = toWishes(asked, session);
    const needs = (asked.with ?? []).map((name) => findThing(name, session));
    const choice = (asked.any_of ?? []).map((name) => findThing(name, session));
    const holds = createHolds(catalogue);
    const all = getWishedDrinks(catalogue).filter(
      (drink) => choice.length === 0 || choice.some((thing) => holds(drink, thing)),
    );
    const unwanted = (asked.without ?? []).flatMap((name) => [
      ...listUnwanted(findThing(name, session), catalogue),
    ]);
    const free = all.filter(({ ingredients }) => !ingredients.some((id) => unwanted.includes(id)));
    const whole = free.filter((drink) => needs.every((thing) => holds(drink, thing)));
    const rank = (binding: readonly Wish[]) =>
      rankDrinks(whole.length > 0 ? whole : free, addWishes(wishes, binding), {
        kin: getIngredientKin(catalogue),
        shown: (asked.except ?? []).map((name) => findDrinkByName(name, session).id),
        ...((asked.from_shelf === true || held.some(({ kind }) => kind === 'shelf')) && {
          makeable: findMakeable(session),
        }),
      });
    // What the chips say is not for the model to change.
    const ranked = rank(held);
    const exact = ranked.filter(({ missing }) => missing.length === 0);
    const found = exact.length > 0 ? exact : ranked;
    const page = asked.page ?? 1;
    const label = (wish: Wish) => wishLabel(wish, catalogue, 'en');
    const overruled = wishes.filter((wish) => !addWishes(wishes, held).includes(wish));
    return {
      total: found.length,
      page,
      pages: Math.ceil(found.length / PAGE_SIZE),
      ...(held.length > 0 && { keptTo: held.map(label) }),
      ...(overruled.length > 0 && {
        notSearched: `${overruled.map(label).join(', ')}: a chip of the visitor says otherwise. Tell them that they can press it away.`,
      }),
      ...(found.length > 0 && exact.length === 0 && { note: 'No drink has all of this. These are nearest.' }),
      ...(found.length === 0 && {
        note: `No drink fits. Without what the chips say, ${rank([]).length} would. Say so, and ask which wish may go.`,
      }),
      drinks: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ drink, missing }) => ({
        ...describeShort(drinksById(catalogue).entry(drink.id), session),
        ...(missing.length > 0 && { lacks: missing.map(label) }),
        ...(drink.garnish.some((id) => unwanted.includes(id)) && { note: 'Leave off its garnish.' }),
      })),
    };
  },
});

function toWishes(asked: Asked, session: Session): Wish[] {
  const each = <Word>(words: readonly Word[] = [], make: (word: Word) => Wish) => words.map(make);
  const given = <Value>(value: Value | undefined, make: (value: Value) => Wish) =>
    value === undefined ? [] : [make(value)];
  const { min_abv: least, max_abv: most } = asked;
  if (least !== undefined && most !== undefined && least > most)
    throw new ToolMistake('min_abv is above max_abv.');
  return [
    ...each(asked.with, (name) => ({ ...findThing(name, session), not: false })),
    ...each(asked.tastes, (taste) => ({ kind: 'taste', taste, not: false })),
    ...each(asked.not_tastes, (taste) => ({ kind: 'taste', taste, not: true })),
    ...(least === undefined && most === undefined
      ? []
      : [
          {
            kind: 'strength',
            ...(least !== undefined && { least }),
            ...(most !== undefined && { most }),
          } as const,
        ]),
    ...given(asked.max_kcal, (kcal) => ({ kind: 'calories', most: kcal })),
    ...given(asked.colour, (colour) => ({ kind: 'colour', colour })),
    ...each(asked.serve, (serve) => ({ kind: 'serve', serve, not: false })),
    ...each(asked.not_serve, (serve) => ({ kind: 'serve', serve, not: true })),
    ...given(asked.glass, (glass) => ({ kind: 'glass', glass })),
    ...given(asked.method, (method) => ({ kind: 'method', method, not: false })),
    ...given(asked.style, (style) => ({ kind: 'style', style, not: false })),
    ...given(asked.kind, (is) => ({ kind: 'drink-kind', is })),
    ...given(asked.occasion, (occasion) => ({ kind: 'occasion', occasion })),
    ...given(asked.food, (food) => ({ kind: 'food', food })),
    ...given(asked.max_ingredients, (count) => ({ kind: 'ingredients', most: count })),
    ...(asked.from_shelf === true ? [{ kind: 'shelf' } as const] : []),
    ...given(asked.like, (name) => ({ kind: 'like', drink: findDrinkByName(name, session).id })),
    ...given(asked.order, (order) => ({ kind: 'order', order })),
  ];
}

/** Whether a drink has an ingredient, a kind of it or something of a group. */
function createHolds(catalogue: Catalogue): (drink: WishedDrink, thing: NamedThing) => boolean {
  const kin = getIngredientKin(catalogue);
  return ({ ingredients }, thing) => {
    if (thing.kind === 'group') return ingredients.some((id) => kin.group(thing.group).has(id));
    const { surely, widely } = kin.wanted(thing.id);
    return ingredients.some((id) => surely.has(id) || widely.has(id));
  };
}

/** What a wish to go without something takes away; of what only stands on the glass one can leave it off. */
function listUnwanted(thing: NamedThing, catalogue: Catalogue): ReadonlySet<string> {
  const kin = getIngredientKin(catalogue);
  return thing.kind === 'group' ? kin.unwantedGroup(thing.group) : kin.unwanted(thing.id);
}

function findMakeable(session: Session): ReadonlySet<string> {
  const shelf = session.getShelf();
  if (shelf.isEmpty) throw new ToolMistake('SHELF is empty. Use the tool shelf with what the visitor names.');
  return new Set(shelf.rank(session.catalogue.recipes).map(({ drink }) => drink.id));
}
