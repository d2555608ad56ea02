import type { Drink } from '../../../../src/catalogue/drink.ts';
import { getNameReader } from '../../../../src/catalogue/nameReader.ts';
import { INGREDIENT_GROUPS, type IngredientGroup } from '../../../../src/contracts/search/wishes.ts';
import { createWishReader } from '../../../../src/domain/wishes/readWishes.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { getDrinkNames } from '../getDrinkNames.ts';
import type { Session } from '../session.ts';
import { ToolMistake } from './tool.ts';

/** Names that are offered where one is unknown. */
const MOST_NEAR = 4;

/** @throws ToolMistake where no drink has this id, name or nickname in any language, with those that may be meant */
export function findDrinkByName(name: string, { catalogue, language, findDrink }: Session): Drink {
  const names = getDrinkNames(catalogue);
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

/**
 * What a name of any language stands for.
 *
 * @throws ToolMistake where nothing has this name, with what is near
 */
export function findThing(name: string, session: Session): NamedThing {
  const { catalogue, language } = session;
  const folded = foldText(name);
  const group = INGREDIENT_GROUPS.find((one) => [one.replace('-', ' '), `${one}s`].includes(folded));
  if (group !== undefined) return { kind: 'group', group };
  const slug = folded.replaceAll(' ', '-');
  if (catalogue.ingredientById.has(slug)) return { kind: 'ingredient', id: slug };
  const known = getDrinkNames(catalogue)
    .getIndex()
    .find(folded.split(' '))
    ?.find((thing) => thing.startsWith('ingredient:'));
  const reading = getNameReader(catalogue, language).read(name);
  const id = known?.replace('ingredient:', '') ?? reading.id;
  if (id !== undefined) {
    const { names, plurals } = catalogue.ingredientById.entry(id);
    const own = [...Object.values(names), ...Object.values(plurals ?? {})];
    if (!own.some((one) => foldText(one) === folded)) session.readAs.set(name, names[language]);
    return { kind: 'ingredient', id };
  }
  const choices = 'choices' in reading ? reading.choices : [];
  const near = choices.slice(0, MOST_NEAR).map((one) => catalogue.ingredientById.entry(one).names.en);
  throw new ToolMistake(
    `The site knows no ingredient "${name}".${near.length === 0 ? '' : ` Near: ${near.join(', ')}.`} Groups: ${INGREDIENT_GROUPS.join(', ')}.`,
  );
}

/** @throws ToolMistake where it is no single ingredient */
export function findIngredient(name: string, session: Session): string {
  // A group and an ingredient may share a name: cream.
  const id = foldText(name).replaceAll(' ', '-');
  if (session.catalogue.ingredientById.has(id)) return id;
  const thing = findThing(name, session);
  if (thing.kind === 'ingredient') return thing.id;
  throw new ToolMistake(`"${name}" is a group. Name one ingredient.`);
}

/** A name that stands for nothing, with why. */
export interface NotKnown {
  name: string;
  why: string;
}

/** What several names stand for; one that stands for nothing is told, and refuses only itself. */
export function findEach<Found>(
  names: readonly string[],
  find: (name: string) => Found,
): { things: Found[]; notKnown: NotKnown[] } {
  const things: Found[] = [];
  const notKnown: NotKnown[] = [];
  for (const name of names) {
    try {
      things.push(find(name));
    } catch (error) {
      if (!(error instanceof ToolMistake)) throw error;
      notKnown.push({ name, why: error.message });
    }
  }
  return { things, notKnown };
}

/** The same, where each has to be a single ingredient. */
export const findIngredients = (names: readonly string[], session: Session) =>
  findEach(names, (name) => findIngredient(name, session));
