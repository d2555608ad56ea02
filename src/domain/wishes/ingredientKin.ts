import data from './ingredientGroups.json' with { type: 'json' };
import type { DietaryFacts } from '../diet/dietary.ts';
import type { IngredientCategory } from '../../contracts/drinks/ingredient.ts';
import type { IngredientGroup } from '../../contracts/search/wishes.ts';
import { foldText } from '../../text/foldText.ts';
import { possibleAllergens } from '../diet/dietary.ts';
import { lineage } from '../shelf/lineage.ts';
import { memoize } from '../lib/memoize.ts';

/** What of an ingredient decides which wishes it meets. Plain data: a browser may load it. */
export interface KinIngredient extends Pick<DietaryFacts, 'allergens' | 'strength'> {
  id: string;
  category: IngredientCategory;
  /** Id of what it is a kind of. */
  parent?: string | undefined;
  /** Whether it is made with sugar, as its kind and sweetness tell: ice cream, not fruit. */
  isSweetened?: boolean;
  /** Present where it tastes otherwise than its parent, which then does not meet a wish for it: vanilla vodka. */
  differs?: string | undefined;
  /** Ids of what a bartender makes of it at once: a lime gives juice. */
  yields: readonly string[];
  /** Its names in all languages. */
  names: readonly string[];
  brands?: readonly string[];
}

type Ids = ReadonlySet<string>;
const NO_IDS: Ids = new Set();

/** Which ingredients a wish means. */
export interface IngredientKin {
  /** Ids that meet a wish for an ingredient: `surely` itself and its kinds, `widely` what is made of it. */
  wanted(id: string): { surely: Ids; widely: Ids };
  /** Ids that are left out where an ingredient is not wanted: its kinds and what is made of it. */
  unwanted(id: string): Ids;
  /** Ids that are left out for an allergy to a food or a group of foods: also those whose recipe is secret. */
  madeOf(id: string): Ids;
  /** An ingredient and its kinds. */
  kinds(id: string): Ids;
  group(group: IngredientGroup): Ids;
  /** Wider than the group: without citrus is without orange liqueur. */
  unwantedGroup(group: IngredientGroup): Ids;
  /** Ids of ingredients whose names hold all words of a text. */
  named(text: string): Ids;
  /** Those, or where there is none, ids whose names hold any telling word of it: goat milk is milk. */
  perhapsNamed(text: string): Ids;
  categoryOf(id: string): IngredientCategory | undefined;
  isAlcoholic(id: string): boolean;
}

/** A wish for one of these reaches all that is made of it: ginger is ginger beer too. */
const WIDE_CATEGORIES: readonly IngredientCategory[] = ['fruit', 'spice', 'herb', 'pantry', 'mixer', 'dairy'];
/** A wish for one of these means itself: citrus peel is in half of all liqueurs, and water in everything. */
const isNarrow = (id: string) => split(data.narrow).includes(id);
/** What is made of a thing without its name saying so. */
const hiddenIn = (id: string) => split((data.hiddenIn as Lists)[id]);
/** The food that a refusal of something made of it means: who wants no coconut milk wants no coconut cream either. */
const foodOf = (id: string) => (data.refusedAs as Readonly<Record<string, string | undefined>>)[id] ?? id;
/** Liqueurs made of a spirit: left out with it, and no answer to a wish for it. */
const liqueursOf = (id: string) => split((data.liqueursOf as Lists)[id]);
const SECRET_FOR: readonly IngredientCategory[] = ['herb', 'spice', 'fruit'];

/** Lists of ids or parts of ids, parted by blanks. */
type Lists = Readonly<Record<string, string | undefined>>;
interface GroupRule {
  categories?: string;
  /** Each with its kinds. */
  ids?: string;
  /** Parts of ids. */
  words?: string;
  /** Ids that the rule reaches and that do not belong. */
  but?: string;
  /** What goes besides where the group is not wanted. */
  unwanted?: Omit<GroupRule, 'unwanted'>;
}
const GROUPS: Readonly<Record<IngredientGroup, GroupRule>> = data.groups;

function split(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(' ');
}

/** Allergens that a group without them must not have, whatever its ingredients are called. */
const GROUP_ALLERGENS = { dairy: ['milk'], cream: [], egg: ['eggs'], nuts: ['nuts', 'peanuts'] } as const;

const LEAST_LETTERS = 3;

/** Prepares the ingredients; what each wish means is worked out when it is first asked for, and kept. */
export function createIngredientKin(ingredients: readonly KinIngredient[]): IngredientKin {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const ids = [...byId.keys()];
  const parentOf = (id: string) => byId.get(id)?.parent;
  const kindsById = new Map<string, Set<string>>();
  for (const id of ids) {
    for (const root of [id, ...lineage(id, parentOf)]) {
      kindsById.set(root, (kindsById.get(root) ?? new Set()).add(id));
    }
  }
  const kinds = (id: string): Ids => kindsById.get(id) ?? NO_IDS;
  const withKinds = (roots: readonly string[]): string[] => roots.flatMap((root) => [...kinds(root)]);

  /** Ingredients whose ids hold another id: pineapple-juice. */
  const bearing = (id: string): string[] =>
    ids.filter((other) => other !== id && `-${other}-`.includes(`-${id}-`));

  const resolve = ({ categories, ids: roots, words, but }: GroupRule): string[] => {
    const left = new Set(withKinds(split(but)));
    const named = new Set(withKinds(split(roots)));
    const [inCategories, parts] = [split(categories), split(words)];
    return ids.filter((id) => {
      const isIn =
        inCategories.includes(byId.get(id)?.category ?? '') ||
        named.has(id) ||
        id.split('-').some((part) => parts.includes(part));
      return isIn && !left.has(id);
    });
  };

  const folded = (names: readonly string[]) => names.map((name) => ` ${foldText(name)} `);
  let foldedNames: { id: string; own: string[]; all: string[] }[] | undefined;
  const namedBy = (words: readonly string[], how: 'all' | 'any', which: 'own' | 'all' = 'all'): string[] => {
    if (words.length === 0) return [];
    foldedNames ??= ingredients.map(({ id, names, brands = [] }) => ({
      id,
      own: folded(names),
      all: folded([...names, ...brands]),
    }));
    return foldedNames.flatMap(({ id, [which]: names }) => {
      const holds = (word: string) =>
        names.some(
          (name) => name.includes(` ${word} `) || (word.length > LEAST_LETTERS && name.includes(` ${word}`)),
        );
      return (how === 'all' ? words.every(holds) : words.some(holds)) ? [id] : [];
    });
  };

  const madeOfFood = (id: string): string[] => {
    const own = byId.get(id);
    // Juice names its fruit: who must not have pineapple juice must not have pineapple.
    const root = id.replace(/-(juice|puree|syrup|nectar)$/, '');
    const named = [id, root].flatMap((one) => [
      one,
      ...(byId.get(one)?.yields ?? []),
      ...bearing(one),
      ...hiddenIn(one),
    ]);
    const isFlavour = [own, byId.get(root)].some(
      (one) => one !== undefined && SECRET_FOR.includes(one.category),
    );
    const secret = isFlavour
      ? [...split(data.secret), ...ids.filter((other) => byId.get(other)?.category === 'bitters')]
      : [];
    return withKinds([...named, ...secret]);
  };

  return {
    kinds,
    categoryOf: (id) => byId.get(id)?.category,
    isAlcoholic: (id) => (byId.get(id)?.strength ?? 0) > 0,
    wanted: memoize((id: string) => {
      const own = byId.get(id);
      // Of somebody who wants London dry gin, a drink of any gin may be made.
      const plain: string[] = [];
      for (let at: string | undefined = id; at !== undefined; at = parentOf(at)) {
        plain.push(at);
        if (byId.get(at)?.differs !== undefined) break;
      }
      const surely = new Set([...withKinds([id, ...(own?.yields ?? [])]), ...plain]);
      const isWide = own !== undefined && WIDE_CATEGORIES.includes(own.category) && !isNarrow(id);
      const wide = withKinds([...(isWide ? bearing(id) : []), ...(isNarrow(id) ? [] : hiddenIn(id))]);
      return { surely, widely: new Set(wide.filter((other) => !surely.has(other))) };
    }),
    unwanted: memoize((named: string) => {
      const id = foodOf(named);
      const own = byId.get(id);
      const isWide =
        own !== undefined &&
        WIDE_CATEGORIES.includes(own.category) &&
        !['water', 'ice', 'salt', 'pepper', 'cream', 'milk'].includes(id);
      return new Set([
        ...withKinds([
          id,
          ...(own?.yields ?? []),
          ...(isWide ? bearing(id) : []),
          ...hiddenIn(id),
          ...liqueursOf(id),
        ]),
        // Each by itself: sweet vermouth, and not the dry kind.
        ...(id === 'sugar' ? ids.filter((other) => byId.get(other)?.isSweetened) : []),
      ]);
    }),
    madeOf: memoize((id: string) => new Set(split((data.foods as Lists)[id] ?? id).flatMap(madeOfFood))),
    group: memoize((group: IngredientGroup) => new Set(resolve(GROUPS[group]))),
    unwantedGroup: memoize((group: IngredientGroup) => {
      const rule = GROUPS[group];
      const found = new Set([
        ...resolve(rule),
        ...(rule.unwanted === undefined ? [] : resolve(rule.unwanted)),
      ]);
      const bad: readonly string[] =
        (GROUP_ALLERGENS as Partial<Record<IngredientGroup, readonly string[]>>)[group] ?? [];
      for (const { id, allergens } of ingredients) {
        if ([...possibleAllergens(allergens)].some((allergen) => bad.includes(allergen))) found.add(id);
      }
      return found;
    }),
    named: memoize((text: string) => {
      const words = wordsIn(text);
      const own = namedBy(words, 'all', 'own');
      // There is a tonic water with elderflower of one brand.
      return new Set(withKinds(own.length > 0 ? own : namedBy(words, 'all')));
    }),
    perhapsNamed: memoize((text: string) => {
      const words = wordsIn(text);
      const all = namedBy(words, 'all');
      // Words that many names share name nothing alone.
      const common = split(data.commonWords);
      const telling = words.filter((word) => !common.includes(word));
      return new Set(withKinds(all.length > 0 ? all : namedBy(telling, 'any')));
    }),
  };
}

function wordsIn(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word.length >= LEAST_LETTERS);
}
