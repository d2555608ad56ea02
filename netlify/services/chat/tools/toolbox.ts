import type { ModelTool, ToolCall } from '../../model/prompt.ts';
import { compare, getRecipe, scaleBatch, searchDrinks } from './drinkTools.ts';
import { barAnswer, convert } from './knowledgeTools.ts';
import { ToolMistake, type Kit } from './kit.ts';
import { ownDrinks } from './ownTools.ts';
import { buyNext, shelfMatch, substitute } from './shelfTools.ts';

const TOOLS = new Map(
  [
    searchDrinks,
    getRecipe,
    compare,
    scaleBatch,
    substitute,
    shelfMatch,
    buyNext,
    convert,
    barAnswer,
    ownDrinks,
  ].map((tool) => [tool.name, tool]),
);

let told: readonly ModelTool[] | undefined;

/** The tools as a model is told of them; always the same, so that a service may keep them. */
export function modelTools(): readonly ModelTool[] {
  return (told ??= [...TOOLS.values()].map((tool) => tool.told()));
}

/** What a call of the model gives, as JSON; a mistake of it is told in words, so that it may ask better. */
export function runTool({ name, args }: ToolCall, kit: Kit): string {
  try {
    const tool = TOOLS.get(name);
    if (tool === undefined) throw new ToolMistake(`There is no tool "${name}".`);
    return JSON.stringify(tool.use(parsed(args), kit) ?? null);
  } catch (error) {
    if (error instanceof ToolMistake) return JSON.stringify({ mistake: error.message });
    throw error;
  }
}

function parsed(args: string): unknown {
  try {
    return JSON.parse(args === '' ? '{}' : args);
  } catch {
    throw new ToolMistake('The arguments are no JSON.');
  }
}
