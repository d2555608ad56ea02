import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../../src/catalogue/drink.ts';
import { getNameReader } from '../../../../src/catalogue/nameReader.ts';
import { INGREDIENT_GROUPS, type IngredientGroup } from '../../../../src/contracts/wishes.ts';
import { madeOnce } from '../../../../src/domain/madeOnce.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import type { Session } from '../session.ts';
import { ToolMistake } from './tool.ts';

/** Names that are offered where one is unknown. */
const MOST_NEAR = 4;
/** Part of the pairs of letters that two names share at least. */
const LEAST_LIKENESS = 0.4;

/** @throws ToolMistake where no drink has this id, name or nickname in any language, with those that are near */
export function findDrinkByName(name: string, { catalogue, findDrink }: Session): Drink {
  const names = drinksByName(catalogue);
  const drink = findDrink(name) ?? names.get(foldText(name));
  if (drink !== undefined) return drink;
  const near = findNear(foldText(name), names);
  const offer = near.map((one) => `${textIn(one.name, 'en')} (${one.id})`).join(', ');
  throw new ToolMistake(
    `The site has no drink "${name}".${offer === '' ? '' : ` Near: ${offer}.`} Tell the visitor, or use search_drinks.`,
  );
}

/** What a name stands for among ingredients. */
export type NamedThing = { kind: 'group'; group: IngredientGroup } | { kind: 'ingredient'; id: string };

/** @throws ToolMistake where nothing has this name, with what is near */
export function findThing(name: string, session: Session): NamedThing {
  const folded = foldText(name);
  const group = INGREDIENT_GROUPS.find((one) => folded === one.replace('-', ' ') || folded === `${one}s`);
  if (group !== undefined) return { kind: 'group', group };
  const { catalogue, language } = session;
  if (catalogue.ingredientById.has(name)) return { kind: 'ingredient', id: name };
  const reader = getNameReader(catalogue, language);
  const reading = reader.read(name);
  if (reading.id !== undefined) return { kind: 'ingredient', id: reading.id };
  const near = reading.choices.slice(0, MOST_NEAR).map((id) => catalogue.ingredientById.entry(id).names.en);
  throw new ToolMistake(
    `The site knows no ingredient "${name}".${near.length === 0 ? '' : ` Near: ${near.join(', ')}.`} Groups: ${INGREDIENT_GROUPS.join(', ')}.`,
  );
}

/** @throws ToolMistake where it is no single ingredient */
export function findIngredient(name: string, session: Session): string {
  const { catalogue } = session;
  if (catalogue.ingredientById.has(foldText(name))) return foldText(name);
  const thing = findThing(name, session);
  if (thing.kind === 'ingredient') return thing.id;
  throw new ToolMistake(`"${name}" is a group. Name one ingredient.`);
}

/** By each of its names in any language; of two drinks that share one, the better known. */
const drinksByName = madeOnce((catalogue: Catalogue): ReadonlyMap<string, Drink> => {
  const byViews = [...catalogue.recipes].sort((a, b) => a.views - b.views);
  return new Map(
    byViews.flatMap((drink) =>
      [...Object.values(drink.aliases).flat(), ...Object.values(drink.name)].map((name): [string, Drink] => [
        foldText(name),
        drink,
      ]),
    ),
  );
}, new WeakMap());

function findNear(folded: string, names: ReadonlyMap<string, Drink>): Drink[] {
  const asked = splitPairs(folded);
  const likeness = (name: string) => {
    const own = splitPairs(name);
    return (2 * [...asked].filter((pair) => own.has(pair)).length) / (asked.size + own.size);
  };
  const ranked = [...names]
    .map(([name, drink]) => ({ drink, likeness: likeness(name) }))
    .filter((one) => one.likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness);
  return [...new Set(ranked.map(({ drink }) => drink))].slice(0, MOST_NEAR);
}

function splitPairs(text: string): Set<string> {
  return new Set(Array.from({ length: text.length + 1 }, (_, at) => ` ${text} `.slice(at, at + 2)));
}
