import type { Drink } from '../../../../src/catalogue/drink.ts';
import { getNameReader } from '../../../../src/catalogue/nameReader.ts';
import { INGREDIENT_GROUPS, type IngredientGroup } from '../../../../src/contracts/wishes.ts';
import { createWishReader } from '../../../../src/domain/wishes/readWishes.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { getBookNames } from '../bookNames.ts';
import type { Session } from '../session.ts';
import { ToolMistake } from './tool.ts';

/** Names that are offered where one is unknown. */
const MOST_NEAR = 4;

/** @throws ToolMistake where no drink has this id, name or nickname in any language, with those that may be meant */
export function findDrinkByName(name: string, { catalogue, language, findDrink }: Session): Drink {
  const names = getBookNames(catalogue);
  const things = names.getIndex().find(foldText(name).split(' ')) ?? [];
  const [drink] = [name, ...things.map((thing) => thing.replace(/^drink:/, ''))]
    .flatMap((id) => findDrink(id) ?? [])
    // Of two drinks that share a name the better known is meant.
    .sort((a, b) => b.views - a.views);
  if (drink !== undefined) return drink;
  const { drinks } = createWishReader(names, language)(name, { wishes: [] });
  const near = drinks.slice(0, MOST_NEAR).flatMap((id) => findDrink(id) ?? []);
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
