import { z } from 'zod';
import { getIngredientKin, getWishedDrinks } from '../../../../src/catalogue/wishedDrinks.ts';
import { wishLabel } from '../../../../src/catalogue/wishLabel.ts';
import { FOOD_GROUPS, LEAVE_OUTS, type Wish } from '../../../../src/contracts/search/wishes.ts';
import { fitsWishes } from '../../../../src/domain/wishes/matchDrinks.ts';
import { addWishes, isOfSome, listLeaveOuts, wishKey } from '../../../../src/domain/wishes/wishes.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { wishesOfDanger } from '../safety/dangerOfConversation.ts';
import { CARES } from '../safety/dangers.ts';
import type { Session } from '../session.ts';
import { findIngredient } from './findByName.ts';
import { createTool, nameSchema, ToolMistake } from './tool.ts';

export const leaveOut = createTool({
  name: 'leave_out',
  description:
    'Call it as soon as somebody who will drink has an allergy, an intolerance, a diet or a state that forbids something, however they put it; not for taste, one drink, or a mere question. It sets a chip that the visitor sees. Who "everybody": every tool leaves it out from then on. "some": tools only tell which drinks have it (notForSomeGuests); search for those guests with free_of, and say which drink is for whom. Two guests with different needs are two calls.',
  args: () =>
    z.strictObject({
      what: z
        .array(z.enum(LEAVE_OUTS))
        .optional()
        .describe(
          'Allergens, cautions, diets. Lactose is milk; "alcohol" leaves it out, "alcohol-trace" its 0.5% too',
        ),
      foods: z.array(nameSchema).max(6).optional().describe('Single foods that are none of these: pineapple'),
      because: z.enum(CARES).optional().describe('Leaves out what it forbids. dependence = staying sober'),
      who: z
        .enum(['everybody', 'some'])
        .describe(
          'everybody: all whom drinks are asked for, be it one guest. some: others among them may have it',
        ),
    }),
  run({ what = [], foods = [], because, who }, session) {
    const wishes = addWishes(
      [],
      [
        ...what.map((one): Wish => ({ kind: 'leave-out', what: one })),
        ...(because === undefined ? [] : wishesOfDanger(because)),
        ...foods.map((name) => toFoodWish(name, session)),
      ],
    );
    if (wishes.length === 0) throw new ToolMistake('Say what, foods or because.');
    session.leaveOut(wishes, who);
    const label = (wish: Wish) => wishLabel(wish, session.catalogue, session.language);
    if (who === 'everybody') return { chips: session.chips.map(label), drinksLeft: countFitting(session) };
    const keys = wishes.map(wishKey);
    const still = session.chips.filter((wish) => keys.includes(wishKey(wish)) && !isOfSome(wish));
    return {
      chips: session.chips.map(label),
      freeOf: wishes.flatMap(listLeaveOuts),
      ...(still.length > 0 && {
        stillForAll: still.map(label),
        note: 'The visitor has that chip for themselves and can press it away. Search for others with for_others.',
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
