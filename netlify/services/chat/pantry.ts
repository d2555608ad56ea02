import { isOfLine } from '../../../src/domain/lineage.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { larderOf } from '../../../src/catalogue/larderOf.ts';
import type { Allergen, Caution } from '../../../src/contracts/diet.ts';
import type { IngredientCategory } from '../../../src/contracts/ingredient.ts';
import { groupOf } from '../../../src/domain/dietary.ts';

/** Whose name stands for all that is made of it when somebody wishes for it: ginger is ginger beer too. */
const WIDE_CATEGORIES = new Set<IngredientCategory>(['fruit', 'spice', 'pantry', 'mixer', 'dairy']);
/** Citrus is in half of all liqueurs, and water in everything: these mean themselves. */
const NARROW = new Set([
  'lemon',
  'lime',
  'orange',
  'grapefruit',
  'water',
  'ice',
  'sugar',
  'salt',
  'pepper',
  'milk',
  'cream',
  'olive',
]);
/** What wider wishes reach that ids don't tell. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  almond: ['orgeat', 'amaretto'],
  coffee: ['espresso'],
  espresso: ['coffee'],
  chocolate: ['creme-de-cacao', 'white-creme-de-cacao', 'dark-creme-de-cacao', 'cocoa-powder'],
  'simple-syrup': ['sugar', 'sugar-cube'],
};

/** What the names of ingredients stand for in a wish. */
export interface Pantry {
  /** Ids of the lines that a wish for an ingredient accepts; `widely` those that share its name or kin. */
  wishedBy(id: string): { surely: ReadonlySet<string>; widely: ReadonlySet<string> };
  /** Ids of the lines that must not be where an ingredient is unwanted. */
  barredBy(id: string): ReadonlySet<string>;
  /** Whether it is a spirit, wine or the like, on which drinks are built. */
  isBase(id: string): boolean;
  isAlcoholic(id: string): boolean;
  isKindOf(id: string, ancestor: string): boolean;
  /** The allergens and cautions that it surely has. */
  substancesOf(id: string): { allergens: readonly Allergen[]; cautions: readonly Caution[] };
}

const BASES = new Set<IngredientCategory>(['spirit', 'wine', 'beer', 'fortified-wine']);

/** Prepares the answers; wishes and bars are worked out when they are first asked for, and kept. */
export function createPantry(catalogue: Catalogue): Pantry {
  const { ingredientById } = catalogue;
  const larder = larderOf(catalogue);
  const ids = [...ingredientById.keys()];
  const wishes = new Map<string, { surely: ReadonlySet<string>; widely: ReadonlySet<string> }>();
  const bars = new Map<string, ReadonlySet<string>>();

  const isKindOf = (id: string, ancestor: string) =>
    isOfLine(id, ancestor, (at) => ingredientById.get(at)?.parent);

  function widerThan(id: string): string[] {
    const category = ingredientById.get(id)?.category;
    const isWide = category !== undefined && WIDE_CATEGORIES.has(category) && !NARROW.has(id);
    const named = isWide ? ids.filter((other) => other !== id && `-${other}-`.includes(`-${id}-`)) : [];
    return [...named, ...(KIN[id] ?? [])];
  }

  return {
    isKindOf,
    isAlcoholic: (id) => (ingredientById.get(id)?.strength ?? 0) > 0,
    wishedBy(id) {
      const kept = wishes.get(id);
      if (kept !== undefined) return kept;
      const surely = [...larder.servedBy(id)].filter(([, { how }]) => how === 'exact' || how === 'family');
      const wish = { surely: new Set(surely.map(([asked]) => asked)), widely: new Set(widerThan(id)) };
      wishes.set(id, wish);
      return wish;
    },
    barredBy(id) {
      const kept = bars.get(id);
      if (kept !== undefined) return kept;
      const own = [id, ...(ingredientById.get(id)?.yields ?? []), ...widerThan(id)];
      const barred = new Set(ids.filter((other) => own.some((one) => isKindOf(other, one))));
      bars.set(id, barred);
      return barred;
    },
    substancesOf(id) {
      const { allergens, cautions } = ingredientById.entry(id);
      return { allergens: [...new Set(allergens.contains.map(groupOf))], cautions };
    },
    isBase(id) {
      const category = ingredientById.get(id)?.category;
      return category !== undefined && BASES.has(category);
    },
  };
}
