import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { Drink, DrinkLine } from '../../../../src/catalogue/drink.ts';
import type { Ingredient } from '../../../../src/contracts/drinks/ingredient.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import {
  findSubstitutionEffects,
  type SubstitutionEffects,
} from '../../../../src/domain/shelf/substitutionEffects.ts';
import { isOfLine } from '../../../../src/domain/shelf/lineage.ts';
import { findObjection, type Conflict } from './conflicts.ts';

/** Something to use instead of an ingredient. */
export interface Substitute {
  /** Id of what is used instead. */
  use: string;
  /** Parts of it for one part of what it replaces. */
  ratio: number;
  /** In a drink that measures in millilitres: what the recipe takes, and what to pour instead. */
  pour?: { instead: number; of: number };
  /** Id of a remark: what changes in the glass. */
  remark: string | undefined;
  /** Allergens, animal products, alcohol and strength that come with it. */
  brings: SubstitutionEffects;
}

export interface Substitutes {
  /** Id of what is replaced: the line of the drink where one is asked of ("rum" is white rum in a Mojito). */
  replaced: string;
  /** Absent where no drink is asked of, or where it has no such line. */
  line: DrinkLine | undefined;
  /** The first is the one that the catalogue recommends. */
  substitutes: Substitute[];
  /** Those that the wishes rule out, with the reason. */
  forbidden: { use: string; conflict: Conflict }[];
}

/** What no bartender measures in millilitres. */
const SOLID = new Set<Ingredient['category']>(['fruit', 'herb', 'spice', 'garnish', 'pantry', 'egg']);
/** Below it a pour is a dash or a spoon. */
const LEAST_POUR_ML = 5;

/**
 * What can be used instead of an ingredient, in the amounts of a drink where one is given. Nothing that the wishes
 * rule out is offered.
 */
export function substitutesFor(
  ingredient: string,
  { drink, wishes }: { drink?: Drink | undefined; wishes: readonly Wish[] },
  catalogue: Catalogue,
): Substitutes {
  const { ingredientById } = catalogue;
  const line = drink && findLine(drink, ingredient, catalogue);
  const replaced = ingredientById.entry(line?.ingredient ?? ingredient);
  const result: Substitutes = { replaced: replaced.id, line, substitutes: [], forbidden: [] };
  for (const { use, ratio, remark } of standInsOf(replaced, catalogue)) {
    const item = ingredientById.entry(use);
    const conflict = findObjection({ dietary: item, ingredients: [use] }, wishes, catalogue);
    if (conflict !== undefined) {
      result.forbidden.push({ use, conflict });
      continue;
    }
    const of = line?.unit === 'ml' && !SOLID.has(replaced.category) ? (line.amount ?? 0) : 0;
    result.substitutes.push({
      use,
      ratio,
      ...(of >= LEAST_POUR_ML && { pour: { instead: Math.round(of * ratio * 2) / 2, of } }),
      remark,
      brings: findSubstitutionEffects(item, replaced),
    });
  }
  return result;
}

/** The line of a drink that an ingredient names: itself, else a kind of it, else what it is a kind of, yields or is taken of. */
export function findLine(
  { lines }: Pick<Drink, 'lines'>,
  id: string,
  { ingredientById }: Catalogue,
): DrinkLine | undefined {
  const isKind = (one: string, of: string) => isOfLine(one, of, (at) => ingredientById.get(at)?.parent);
  const yields = ingredientById.get(id)?.yields ?? [];
  const fits: ((line: DrinkLine) => boolean)[] = [
    ({ ingredient }) => ingredient === id,
    ({ ingredient }) => isKind(ingredient, id) || isKind(id, ingredient),
    ({ ingredient, item }) => yields.includes(ingredient) || item.yields.includes(id),
  ];
  const poured = [...lines.filter(({ garnish }) => !garnish), ...lines.filter(({ garnish }) => garnish)];
  return fits.map((fit) => poured.find(fit)).find((line) => line !== undefined);
}

/** Those of the ingredient; where it names none, those of what it is a kind of. */
function standInsOf(ingredient: Ingredient, { ingredientById }: Catalogue): Ingredient['standIns'] {
  const parent = ingredient.parent === undefined ? undefined : ingredientById.get(ingredient.parent);
  if (ingredient.standIns.length > 0 || parent === undefined) return ingredient.standIns;
  return parent.standIns.filter(({ use }) => use !== ingredient.id);
}
