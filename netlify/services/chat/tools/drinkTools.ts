import { z } from 'zod';
import { KITCHEN_STAPLES } from '../../../../src/domain/shelf/staples.ts';
import { lineText } from '../../../../src/domain/drinks/lineText.ts';
import {
  listPurchases,
  scaleDrink,
  type Purchase,
  type ScaledDrink,
  type Size,
} from '../facts/scaleDrink.ts';
import { scaledLines } from '../printRecipe.ts';
import type { Session } from '../session.ts';
import { describeShort, describeWhole, nameThing, nameThings, tellNotKnown } from './describe.ts';
import { findDrinkByName, findEach, findIngredients } from './findByName.ts';
import { createTool, hasSchema, nameSchema, ToolMistake } from './tool.ts';

const MOST_GUESTS = 500;
const MOST_LITRES = 50;
const MOST_TIMES = 100;

export const getRecipe = createTool({
  name: 'get_recipe',
  description:
    'Everything about up to 5 drinks of the site by name or id, to tell of them or compare them: ingredients with amounts, steps, strength, calories, allergens, diets, food beside them, what SHELF lacks for them.',
  args: () => z.strictObject({ drinks: z.array(nameSchema).min(1).max(5), has: hasSchema }),
  run({ drinks, has = [] }, session) {
    const { things, notKnown } = findIngredients(has, session);
    const found = findEach(drinks, (name) => findDrinkByName(name, session));
    if (found.things.length === 0) throw new ToolMistake(found.notKnown.map(({ why }) => why).join(' '));
    return {
      ...tellNotKnown([...notKnown, ...found.notKnown]),
      drinks: found.things.map((drink) => describeWhole(drink, session, { has: things })),
    };
  },
});

const MAKING = {
  ahead: 'Hours before in a bottle with its water (printAhead), chilled, poured without shaking or stirring.',
  'ahead-over-ice': 'Ahead in a pitcher without ice, poured over ice.',
  'by-glass': 'Glass by glass, a few at a time; it does not keep mixed.',
};

const sizeSchema = {
  guests: z.int().min(1).max(MOST_GUESTS).optional(),
  litres: z.number().min(0.2).max(MOST_LITRES).optional(),
  times: z.number().min(0.25).max(MOST_TIMES).optional(),
};

export const scale = createTool({
  name: 'scale',
  description:
    'Amounts of one or more drinks for guests (one each), to fill litres, or times the recipe (0.5 = half, 2 = double): how each can be made for so many, and one list of all that has to be bought. print is for what is shaken, stirred or built when it is served; printAhead adds water for what is bottled ahead without ice. For each drink one of guests, litres, times; the mark of a changed recipe stands for it.',
  args: () =>
    z.strictObject({
      drinks: z
        .array(z.strictObject({ drink: nameSchema, ...sizeSchema }))
        .min(1)
        .max(6),
    }),
  run({ drinks }, session) {
    const { catalogue } = session;
    const all = drinks.map(({ drink: name, guests, litres, times }) => {
      const sizes: Size[] = [
        ...(guests === undefined ? [] : [{ guests }]),
        ...(litres === undefined ? [] : [{ litres }]),
        ...(times === undefined ? [] : [{ factor: times }]),
      ];
      const [size] = sizes;
      if (size === undefined || sizes.length > 1)
        throw new ToolMistake(`${name}: give one of guests, litres and times.`);
      const mark = session.changed.has(name) ? name : undefined;
      return { mark, scaled: scaleDrink(findDrinkByName(name, session), size, catalogue) };
    });
    return {
      drinks: all.map(({ mark, scaled }) => describeScaled(scaled, mark, session)),
      shopping: listPurchases(
        all.map(({ scaled }) => scaled),
        catalogue,
      ).map((one) => describePurchase(one, session)),
      assumedAtHome: nameThings(
        all.flatMap(({ scaled }) =>
          scaled.lines.map(({ line }) => line.ingredient).filter((id) => KITCHEN_STAPLES.includes(id)),
        ),
        session,
      ),
    };
  },
});

function describeScaled(scaled: ScaledDrink, mark: string | undefined, session: Session) {
  const { drink, drinks, making, batch, lines } = scaled;
  const count = Math.round(drinks * 100) / 100;
  const forGlass = lines.filter(({ isForGlass }) => isForGlass).map(({ line }) => line.ingredient);
  const print = `${mark ?? drink.id}*${count}`;
  return {
    ...describeShort(drink, session, mark),
    makes: count,
    amounts: scaledLines(scaled, session.catalogue, session.language),
    print: `[[make:${print}]]`,
    ...(count > 2 && {
      canBeMade: MAKING[making],
      addToEachGlass: nameThings(forGlass, session),
      ...(batch && { millilitresAhead: batch.ml, waterAhead: batch.water }),
      ...(making === 'ahead' && { printAhead: `[[make:${print}+]]` }),
    }),
  };
}

function describePurchase(
  { ingredient, amounts, bottles, pieces, bunches }: Purchase,
  session: Session,
): string {
  const { catalogue, language } = session;
  const texts = amounts.map(
    ({ ingredient: of, unit, count }) =>
      lineText(
        { amount: count },
        catalogue.vocabularies.units.entry(unit),
        catalogue.ingredientById.entry(of),
        language,
      ).text,
  );
  const name = nameThing(ingredient, session);
  const bought = [
    ...(bottles === undefined ? [] : [`${bottles.count} × ${bottles.ml} ml`]),
    ...(pieces === undefined ? [] : [`${pieces.count} × ${name}`]),
    ...(bunches === undefined ? [] : [`${bunches} × bunch of ${name}`]),
  ];
  return `${texts.join(' + ')}${bought.length === 0 ? '' : ` = ${bought.join(', ')}`}`;
}
