import { foldText } from '../../../../src/text/foldText.ts';
import type { Bar } from '../bar.ts';
import type { DrinkFacts } from '../drinkFacts.ts';
import { ingredientCalled } from '../../ingredientNames.ts';
import type { RecipeFact } from '../recipeFacts.ts';
import type { Talk } from '../talk.ts';

/** What the tools of a model work with. */
export interface Kit {
  talk: Talk;
  /** Tells the model of recipes, which it may cite from then on. */
  tell(drinks: readonly DrinkFacts[]): RecipeFact[];
  /** Keeps what was reckoned for the model: amounts in it are right beside those of the recipes. */
  reckon(text: string): string;
}

/** A mistake of the model in what it asked, in words that let it ask better. */
export class ToolMistake extends Error {
  override readonly name = 'ToolMistake';
}

/** @throws ToolMistake where no drink has this id, name or nickname */
export function drinkCalled(name: string, { bar }: Talk): DrinkFacts {
  const facts = bar.factsById.get(name) ?? drinksByName(bar).get(foldText(name));
  if (facts === undefined)
    throw new ToolMistake(`The site has no drink "${name}". Look for it by search_drinks.`);
  return facts;
}

/** @throws ToolMistake where no ingredient has this id, name or synonym */
export function ingredientOf(name: string, { bar }: Talk): string {
  const id = ingredientCalled(name, bar.catalogue);
  if (id === undefined) throw new ToolMistake(`The site knows no ingredient "${name}".`);
  return id;
}

const named = new WeakMap<Bar, ReadonlyMap<string, DrinkFacts>>();

/** By each of its names in any language; of two that share one, the better known. */
function drinksByName(bar: Bar): ReadonlyMap<string, DrinkFacts> {
  const kept = named.get(bar);
  if (kept !== undefined) return kept;
  const byViews = [...bar.drinks].sort((a, b) => a.recipe.views - b.recipe.views);
  const entries = byViews.flatMap((facts) => {
    const { name, aliases } = facts.recipe;
    const all = [...Object.values(aliases).flat(), ...Object.values(name)];
    return all.map((one): [string, DrinkFacts] => [foldText(one), facts]);
  });
  const names = new Map(entries);
  named.set(bar, names);
  return names;
}
