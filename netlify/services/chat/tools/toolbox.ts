import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import { memoize } from '../../../../src/domain/lib/memoize.ts';
import type { ModelTool, ToolCall } from '../../model/prompt.ts';
import type { Session } from '../session.ts';
import { aboutIngredient, barAnswer, ownDrinks, whatToBuy } from './barTools.ts';
import { getRecipe, scale } from './drinkTools.ts';
import { change } from './changeRecipe.ts';
import { leaveOut } from './leaveOut.ts';
import { searchDrinks } from './searchDrinks.ts';
import { ToolMistake } from './tool.ts';

const TOOLS = [
  searchDrinks,
  getRecipe,
  aboutIngredient,
  change,
  scale,
  whatToBuy,
  barAnswer,
  ownDrinks,
  leaveOut,
];

/** The tools as a model is told of them; always the same, so that a service may keep them. */
export const describeTools = memoize(
  (catalogue: Catalogue): readonly ModelTool[] => TOOLS.map((tool) => tool.describe(catalogue)),
  new WeakMap(),
);

/** What a call of the model gives, as JSON; a mistake of it is told in words, so that it may ask better. */
export function runTool({ name, args }: ToolCall, session: Session): string {
  try {
    const tool = TOOLS.find((one) => one.name === name);
    if (tool === undefined) throw new ToolMistake(`There is no tool "${name}".`);
    session.readAs.clear();
    const result = tool.use(parseArguments(args), session);
    const readAs = [...session.readAs].map(([said, name]) => `"${said}" = ${name}`);
    return JSON.stringify({ ...(readAs.length > 0 && { readAs }), ...result });
  } catch (error) {
    if (error instanceof ToolMistake) return JSON.stringify({ mistake: error.message });
    throw error;
  }
}

function parseArguments(args: string): unknown {
  try {
    return JSON.parse(args === '' ? '{}' : args);
  } catch {
    throw new ToolMistake('The arguments are no JSON.');
  }
}
