import type { Bottle } from '../contracts/shelf/bottle.ts';
import type { Ingredient } from '../contracts/drinks/ingredient.ts';
import type { Recipe, RecipeLine } from '../contracts/drinks/recipe.ts';
import type { Glass, IceTerm, Method, Term, Unit } from '../contracts/drinks/vocabulary.ts';
import { drinkAbv, lineVolume, pouredStrength } from '../domain/drinks/abv.ts';
import { getBatch, type Batch } from '../domain/drinks/batch.ts';
import { asBottle, bottleEntry, bottlesByIngredient } from '../domain/shelf/bottles.ts';
import { combineDietaryFacts, type DietaryFacts } from '../domain/diet/dietary.ts';
import { drinkEnergy } from '../domain/drinks/energy.ts';
import type { Measure } from '../domain/drinks/families.ts';
import { deriveLook, type Look } from '../domain/look/look.ts';
import { calculateProportions, type Proportions } from '../domain/drinks/proportions.ts';
import { standardDrinks } from '../domain/drinks/standardDrinks.ts';
import { withStated } from '../domain/look/statedLook.ts';
import type { Draft } from './draft.ts';

/** A line with what its ids name. */
export interface DrinkLine extends RecipeLine {
  item: Ingredient;
  measure: Unit;
  /** The bottle that the recipe means; the item is as this one is. */
  product: Bottle | undefined;
}

/** What follows from the lines of a recipe whatever the language. */
export interface DerivedFacts {
  /** Alcohol by volume, whole per cent. */
  abv: number;
  /** Kilocalories, to the nearest 5. */
  energy: number;
  /** How many times 10 g of pure alcohol, to one decimal. */
  standardDrinks: number;
  dietary: DietaryFacts;
  /** What the glass shows: derived, with what the recipe states in its `look`. */
  appearance: Look;
  /** Absent where it is made by the glass alone. */
  batch: Batch | undefined;
}

/** A recipe with what its ids name, and with what follows from it. */
export interface Drink extends Recipe, DerivedFacts {
  lines: DrinkLine[];
  terms: {
    category: Term;
    taste: Term;
    glass: Glass;
    method: Method;
    ice: IceTerm;
    /** Absent when the drink has no alcohol. */
    spirit: Term | undefined;
    pairings: Term[];
  };
  /** What its lines pour, in their order, derived when it is asked for; what gives no liquid is none of it. */
  readonly measures: (Measure & Pick<RecipeLine, 'beside'>)[];
  /** Derived when it is asked for. Absent for a drink of one ingredient. */
  readonly proportions: Proportions | undefined;
}

/**
 * Resolves the ids of a recipe and derives what follows from it.
 *
 * @param known what a build has derived from this very recipe
 * @returns undefined where it names something that there is not
 */
export function buildDrink(
  recipe: Recipe,
  { ingredientById, vocabularies, bottles }: Pick<Draft, 'ingredientById' | 'vocabularies' | 'bottles'>,
  known?: DerivedFacts,
): Drink | undefined {
  const lines = recipe.lines.flatMap((line) => {
    const ingredient = ingredientById.get(line.ingredient);
    const measure = vocabularies.units.get(line.unit);
    if (ingredient === undefined || measure === undefined) return [];
    const product = line.bottle === undefined ? undefined : bottles.find(({ id }) => id === line.bottle);
    const item = product === undefined ? ingredient : asBottle(ingredient, product);
    return [{ ...line, item, measure, product }];
  });
  const pairings = recipe.pairings.flatMap((id) => vocabularies.pairings.get(id) ?? []);
  const category = vocabularies.categories.get(recipe.category);
  const taste = vocabularies.tastes.get(recipe.taste);
  const glass = vocabularies.glasses.get(recipe.glass);
  const method = vocabularies.methods.get(recipe.method);
  const ice = vocabularies.ice.get(recipe.ice);
  const spirit = recipe.spirit === undefined ? undefined : vocabularies.spirits.get(recipe.spirit);
  if (lines.length < recipe.lines.length || pairings.length < recipe.pairings.length) return undefined;
  if (!category || !taste || !glass || !method || !ice) return undefined;
  if (recipe.spirit !== undefined && spirit === undefined) return undefined;

  const terms = { category, taste, glass, method, ice, spirit, pairings };
  const ingredientOf = (id: string) => ingredientById.get(id);
  const unitOf = (id: string) => vocabularies.units.get(id);
  const facts =
    known ??
    derivedFacts({ ...recipe, lines, terms }, deriveLook(recipe, ingredientOf, unitOf, glass.capacity));
  return {
    ...recipe,
    lines,
    terms,
    ...facts,
    get measures() {
      return measuresOf(lines);
    },
    get proportions() {
      return calculateProportions(recipe.lines, ingredientOf, unitOf);
    },
  };
}

function derivedFacts(
  { kind, lines, ice, look, terms: { method } }: Omit<Drink, keyof DerivedFacts | 'measures' | 'proportions'>,
  derivedLook: Look,
): DerivedFacts {
  const poured = lines.map(pouredLine);
  return {
    abv: drinkAbv(poured, method, ice),
    energy: drinkEnergy(poured),
    standardDrinks: standardDrinks(poured),
    dietary: combineDietaryFacts(lines.map(({ item }) => item)),
    appearance: look === undefined ? derivedLook : withStated(derivedLook, look),
    batch: getBatch(poured, { kind, method, ice }),
  };
}

function measuresOf(lines: readonly DrinkLine[]): Drink['measures'] {
  return lines.flatMap((line) => {
    const { ml } = pouredLine(line);
    const { id, category, strength, balance } = line.item;
    return ml > 0 ? [{ ingredient: id, category, strength, balance, ml, beside: line.beside }] : [];
  });
}

/** What {@link buildDrink} has derived. */
export function deriveFacts({
  abv,
  energy,
  standardDrinks,
  dietary,
  appearance,
  batch,
}: DerivedFacts): DerivedFacts {
  return { abv, energy, standardDrinks, dietary, appearance, batch };
}

/**
 * The drink made of somebody's own bottles, in place of those that the recipe names or leaves open.
 *
 * @param shelf entries of a shelf, see `surelyPoured`
 */
export function withBottles(
  drink: Drink,
  shelf: readonly string[],
  content: Pick<Draft, 'ingredientById' | 'vocabularies' | 'bottles'>,
): Drink {
  const poured = bottlesByIngredient(shelf);
  const known = content.bottles.filter((bottle) => poured.get(bottle.ingredient) === bottleEntry(bottle));
  if (!drink.lines.some(({ ingredient }) => known.some((bottle) => bottle.ingredient === ingredient)))
    return drink;
  const lines = drink.lines.map((line) => {
    const own = known.find(({ ingredient }) => ingredient === line.ingredient);
    return own === undefined ? line : { ...line, bottle: own.id };
  });
  return buildDrink({ ...drink, lines }, content) ?? drink;
}

/** What a line pours into the glass. */
export function pouredLine(line: DrinkLine) {
  const { item, measure, unit, garnish, amount = 1 } = line;
  return {
    ml: lineVolume(line, measure.ml, item.pieceMl ?? 0),
    strength: pouredStrength(item.strength, line.flamed ?? false),
    energy: item.energy ?? 0,
    wholeEnergy: unit === 'piece' && !garnish ? amount * (item.pieceEnergy ?? 0) : 0,
    category: item.category,
    fizzy: item.fizzy,
    top: unit === 'top',
  };
}
