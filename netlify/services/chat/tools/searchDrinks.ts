import { z } from 'zod';
import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import { getIngredientKin, getWishedDrinks } from '../../../../src/catalogue/wishedDrinks.ts';
import { wishLabel } from '../../../../src/catalogue/wishLabel.ts';
import {
  COLOURS,
  INGREDIENT_GROUPS,
  LEAVE_OUTS,
  OCCASIONS,
  ORDERS,
  SERVES,
  type Wish,
} from '../../../../src/contracts/search/wishes.ts';
import { memoize } from '../../../../src/domain/lib/memoize.ts';
import type { IngredientKin } from '../../../../src/domain/wishes/ingredientKin.ts';
import { rankDrinks, type RankedDrink, type WishedDrink } from '../../../../src/domain/wishes/matchDrinks.ts';
import { isOfSome } from '../../../../src/domain/wishes/wishes.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import type { ShelfDrink } from '../facts/matchShelf.ts';
import { getSugar } from '../../../../src/catalogue/getSugar.ts';
import { drinksById, type Session } from '../session.ts';
import { describeShelf, describeShort, tellNotKnown } from './describe.ts';
import { findDrinkByName, findEach, findIngredients, findThing, type NamedThing } from './findByName.ts';
import { createTool, hasSchema, nameSchema, ToolMistake } from './tool.ts';

const PAGE_SIZE = 8;
const MOST_NAMES = 8;

const schemaOf = memoize(({ vocabularies }: Catalogue) => {
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
    max_sugar_g: z.int().min(0).max(200).optional(),
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
    from_shelf: z
      .boolean()
      .optional()
      .describe('Only what SHELF and has make, stand-ins counted; each says what is missing or stands in'),
    has: hasSchema,
    may_miss: z.int().min(0).max(2).optional().describe('With from_shelf: so many things may be missing'),
    like: nameSchema.optional().describe('A drink that it is to be like, nearest first'),
    mentions: nameSchema
      .optional()
      .describe('A word of its name or story, in English: Cuba, Italian, Hemingway, 1920s'),
    free_of: z
      .array(z.enum(LEAVE_OUTS))
      .optional()
      .describe('For this search only: what some of the guests leave out, or what is asked'),
    for_others: z
      .boolean()
      .optional()
      .describe('For company that leaves out nothing of CHIPS: what CHIPS say does not hold'),
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
    'Finds drinks of the site, best first, 8 a page. Give only what matters. Shots come only with kind "shot"; drinks without alcohol with max_abv 0. What CHIPS say holds already. "a / b" in contains: made with either.',
  args: schemaOf,
  takesRest: true,
  run(asked, session) {
    const { catalogue } = session;
    const held = asked.for_others === true ? [] : session.held.filter((wish) => !isOfSome(wish));
    const kin = getIngredientKin(catalogue);
    const find = (names: readonly string[] = []) => findEach(names, (name) => findThing(name, session));
    const [needs, choice, refused] = [find(asked.with), find(asked.any_of), find(asked.without)];
    const has = findIngredients(asked.has ?? [], session);
    const notKnown = [needs, choice, refused, has].flatMap((one) => one.notKnown);
    const isUnknown = ({ things, notKnown: unknown }: typeof needs) =>
      things.length === 0 && unknown.length > 0;
    if (isUnknown(choice) || (isUnknown(needs) && choice.things.length === 0))
      return {
        total: 0,
        ...tellNotKnown(notKnown),
        note: 'Nothing was searched for: none of this is known.',
      };

    const isFromShelf = asked.from_shelf === true || held.some(({ kind }) => kind === 'shelf');
    if (!isFromShelf && asked.may_miss !== undefined) throw new ToolMistake('may_miss goes with from_shelf.');
    const shelf = isFromShelf ? matchShelf(has.things, asked.may_miss ?? 0, session) : undefined;
    const unwanted = new Set(
      refused.things.flatMap((thing) => [
        ...(thing.kind === 'group' ? kin.unwantedGroup(thing.group) : kin.unwanted(thing.id)),
      ]),
    );
    const holds = createHolds(kin, shelf);
    const words = foldText(asked.mentions ?? '');
    const candidates = getWishedDrinks(catalogue).filter(
      (drink) =>
        !drink.ingredients.some((id) => unwanted.has(id)) &&
        (choice.things.length === 0 || choice.things.some((thing) => holds(drink, thing))) &&
        (words === '' || tellsOf(drink.id, catalogue).includes(` ${words}`)) &&
        (asked.max_sugar_g === undefined ||
          getSugar(drinksById(catalogue).entry(drink.id)) <= asked.max_sugar_g),
    );
    const whole = candidates.filter((drink) => needs.things.every((thing) => holds(drink, thing)));
    const isWhole = whole.length > 0;
    const wishes: Wish[] = [
      // What stands in for something counts as that.
      ...(isWhole && shelf !== undefined ? [] : needs.things.map((thing) => ({ ...thing, not: false }))),
      // Of something unknown that is refused, whatever may be called so is left out.
      ...refused.notKnown.map(({ name }): Wish => ({ kind: 'unknown', text: name, not: true })),
      ...toWishes(asked, session),
    ];
    const options = {
      kin,
      all: getWishedDrinks(catalogue),
      shown: findEach(asked.except ?? [], (name) => findDrinkByName(name, session).id).things,
      isVaried: asked.like === undefined && asked.order === undefined,
      ...(shelf && { makeable: new Set(shelf.keys()) }),
    };
    const rank = (kept: readonly Wish[]) =>
      rankDrinks(isWhole ? whole : candidates, [...wishes, ...kept], options);
    const ranked = rank(held);
    const exact = ranked.filter(({ missing }) => missing.length === 0);
    const found = exact.length > 0 ? exact : ranked;
    // What lacks less comes first, and what is made as it stands before what takes a stand-in.
    if (shelf !== undefined)
      found.sort((a, b) => effortOf(shelf.get(a.drink.id)) - effortOf(shelf.get(b.drink.id)));
    const page = asked.page ?? 1;
    const label = (wish: Wish) => wishLabel(wish, catalogue, session.language);
    const listed = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    if (asked.for_others === true) for (const { drink } of listed) session.forOthers.add(drink.id);
    return {
      total: found.length,
      page,
      pages: Math.ceil(found.length / PAGE_SIZE),
      ...tellNotKnown(notKnown),
      ...(held.length > 0 && { keptTo: held.map(label) }),
      ...(found.length > 0 && exact.length === 0 && { note: noteNearest(found, label) }),
      ...(found.length === 0 &&
        (shelf !== undefined
          ? {
              note: 'Nothing like this can be made of SHELF and has. Search with a higher may_miss, or without from_shelf.',
            }
          : describeObstacles(held, rank, label))),
      drinks: listed.map(({ drink, missing }) => {
        const match = shelf?.get(drink.id);
        return {
          ...describeShort(drinksById(catalogue).entry(drink.id), session),
          ...(missing.length > 0 && { lacks: missing.map(label) }),
          ...(match && { onShelf: describeShelf(match, session) }),
          ...(drink.garnish.some((id) => unwanted.has(id)) && { note: 'Leave off its garnish.' }),
        };
      }),
    };
  },
});

const effortOf = (match: ShelfDrink | undefined) =>
  match === undefined ? 0 : 2 * match.missing.length + Math.min(1, match.standIns.length);

/** What drinks that do not meet every wish are: the nearest, or all without what none has. */
function noteNearest(found: readonly RankedDrink[], label: (wish: Wish) => string): string {
  const [{ missing } = { missing: [] }] = found;
  const inNone = missing.filter((wish) => found.every((one) => one.missing.includes(wish))).map(label);
  return inNone.length === 0
    ? 'No drink has all of this. These are nearest.'
    : `No drink that fits the rest has this: ${inNone.join('; ')}. These are without it.`;
}

/** Which of what the visitor holds to leaves no drink, told by how many there would be without it. */
function describeObstacles(
  held: readonly Wish[],
  rank: (kept: readonly Wish[]) => readonly unknown[],
  label: (wish: Wish) => string,
) {
  const inTheWay = held.flatMap((wish) => {
    const more = rank(held.filter((other) => other !== wish)).length;
    return more === 0 ? [] : [`${label(wish)} (without it: ${more})`];
  });
  const all = rank([]).length;
  if (inTheWay.length > 0) return { note: 'No drink fits. Say what stands in the way.', inTheWay };
  return {
    note:
      all === 0
        ? 'No drink of the site is like this, whatever the visitor leaves out. Search with less.'
        : `No drink fits. Without all that the visitor leaves out, ${all} would.`,
  };
}

/** What the name and the story of a drink tell, in English. */
const tellsOf = (id: string, catalogue: Catalogue) => storiesOf(catalogue).get(id) ?? '';
const storiesOf = memoize(
  ({ recipes }: Catalogue) =>
    new Map(
      recipes.map(({ id, name, aliases, description }) => [
        id,
        ` ${foldText([name.en, ...(aliases.en ?? []), description.en].join(' '))} `,
      ]),
    ),
  new WeakMap(),
);

function toWishes(asked: Asked, session: Session): Wish[] {
  const each = <Word>(words: readonly Word[] = [], make: (word: Word) => Wish) => words.map(make);
  const given = <Value>(value: Value | undefined, make: (value: Value) => Wish) =>
    value === undefined ? [] : [make(value)];
  const { min_abv: least, max_abv: most } = asked;
  if (least !== undefined && most !== undefined && least > most)
    throw new ToolMistake('min_abv is above max_abv.');
  return [
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
    ...each(asked.free_of, (what) => ({ kind: 'leave-out', what })),
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

/** Whether a drink has an ingredient, a kind of it or something of a group, be it as a stand-in of the shelf. */
function createHolds(
  kin: IngredientKin,
  shelf: ReadonlyMap<string, ShelfDrink> | undefined,
): (drink: WishedDrink, thing: NamedThing) => boolean {
  return ({ id, ingredients }, thing) => {
    const poured = [...ingredients, ...(shelf?.get(id)?.standIns.map(({ use }) => use) ?? [])];
    if (thing.kind === 'group') return poured.some((one) => kin.group(thing.group).has(one));
    const { surely, widely } = kin.wanted(thing.id);
    return poured.some((one) => surely.has(one) || widely.has(one));
  };
}

/** What the shelf and some things beside it make, by the ids of the drinks. */
function matchShelf(
  more: readonly string[],
  mostMissing: number,
  session: Session,
): ReadonlyMap<string, ShelfDrink> {
  const shelf = session.getShelf(more);
  if (shelf.isEmpty) throw new ToolMistake('SHELF is empty. Say by has what the visitor names.');
  return new Map(shelf.rank(session.catalogue.recipes, mostMissing).map((one) => [one.drink.id, one]));
}
