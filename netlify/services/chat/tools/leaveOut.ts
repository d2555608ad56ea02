import { z } from 'zod';
import { getIngredientKin, getWishedDrinks } from '../../../../src/catalogue/wishedDrinks.ts';
import { wishLabel } from '../../../../src/catalogue/wishLabel.ts';
import { ALLERGENS, CAUTIONS } from '../../../../src/contracts/diet.ts';
import { DIETS, FOOD_GROUPS, LEAVE_OUTS, type Wish } from '../../../../src/contracts/wishes.ts';
import { fitsWishes } from '../../../../src/domain/wishes/matchDrinks.ts';
import { leaveOutsOf } from '../../../../src/domain/wishes/wishes.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { wishesOfDanger } from '../safety/dangerOfConversation.ts';
import { CARES } from '../safety/dangers.ts';
import type { Session } from '../session.ts';
import { findIngredient } from './findByName.ts';
import { createTool, nameSchema, ToolMistake } from './tool.ts';

export const leaveOut = createTool({
  name: 'leave_out',
  description:
    'Call it as soon as somebody who will drink has an allergy, an intolerance, a diet or a state that forbids something, however they put it. With who "everybody" it shows the visitor a chip, and from then on every tool leaves it out. With who "some", where the visitor and others may have it, nothing is left out for all; that holds for this answer. Not for matters of taste, nor for a mere question.',
  args: () =>
    z.strictObject({
      what: z
        .array(z.enum(LEAVE_OUTS))
        .optional()
        .describe(
          `Allergens: ${ALLERGENS.join(', ')}; cautions: ${CAUTIONS.join(', ')}; ${DIETS.join(', ')}. Lactose is milk.`,
        ),
      foods: z.array(nameSchema).max(6).optional().describe('Single foods that are none of these: pineapple'),
      because: z.enum(CARES).optional().describe('dependence = staying sober'),
      who: z
        .enum(['everybody', 'some'])
        .describe(
          'everybody: all whom drinks are asked for, be it one guest. some: "my wife is pregnant, I am not"',
        ),
    }),
  run({ what = [], foods = [], because, who }, session) {
    const wishes: Wish[] = [
      ...what.map((one): Wish => ({ kind: 'leave-out', what: one })),
      ...(because === undefined ? [] : wishesOfDanger(because)),
      ...foods.map((name) => toFoodWish(name, session)),
    ];
    const label = (wish: Wish) => wishLabel(wish, session.catalogue, 'en');
    if (who === 'everybody') {
      session.leaveOut(wishes);
      return { leftOut: wishes.map(label), drinksLeft: countFitting(session) };
    }
    session.allowOthers(wishes);
    return {
      notForAll: wishes.map(label),
      note: 'Search for these guests with free_of, for the others without, and say which drink is for whom.',
      freeOf: wishes.flatMap(leaveOutsOf),
      ...(session.chips.length > 0 && {
        stillLeftOutForAll: session.chips.map(label),
        ofThat:
          'Searches keep to it. The others may have it: change_recipe and get_recipe work, and its chip can be pressed away.',
      }),
    };
  },
});

/** A food that the site does not know is left out by its words. */
function toFoodWish(name: string, session: Session): Wish {
  const group = FOOD_GROUPS.find((one) => one === foldText(name).replace(' ', '-'));
  try {
    return { kind: 'leave-out-food', id: group ?? findIngredient(name, session) };
  } catch (error) {
    if (error instanceof ToolMistake) return { kind: 'unknown', text: name.slice(0, 60), not: true };
    throw error;
  }
}

function countFitting({ catalogue, held }: Session): number {
  const kin = getIngredientKin(catalogue);
  return getWishedDrinks(catalogue).filter((drink) => fitsWishes(drink, held, kin)).length;
}
