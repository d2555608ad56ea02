import {
  CAUTIONS,
  CEREALS,
  DIET_FLAGS,
  NUTS,
  SUBSTANCES,
  type Allergen,
  type AllergenStatement,
  type Caution,
  type DietFlag,
  type Substance,
  type Suits,
} from '../../contracts/diet/diet.ts';

/** What is known of something that is poured, be it an ingredient or a whole drink. */
export interface DietaryFacts {
  allergens: { contains: readonly Substance[]; mayContain: readonly Substance[] };
  vegan: Suits;
  vegetarian: Suits;
  cautions: readonly Caution[];
  /** Alcohol by volume, per cent; of a whole drink that of the strongest thing in it. */
  strength: number;
}

/** The one of the fourteen that a substance belongs to: barley is gluten, almonds are nuts. */
export function getAllergenGroup(substance: Substance): Allergen {
  if (isOneOf(CEREALS, substance)) return 'gluten';
  return isOneOf(NUTS, substance) ? 'nuts' : substance;
}

/** Animals, and what comes from them. */
const ANIMALS: readonly Substance[] = ['crustaceans', 'fish', 'molluscs'];
const OF_ANIMALS: readonly Substance[] = [...ANIMALS, 'eggs', 'milk'];

/** The diets that something with these substances is not for; of all others it says nothing. */
export function readDiets(substances: readonly Substance[]): Pick<DietaryFacts, 'vegan' | 'vegetarian'> {
  const isAmong = (some: readonly Substance[]) => substances.some((one) => isOneOf(some, one));
  return { vegan: isAmong(OF_ANIMALS) ? 'no' : 'yes', vegetarian: isAmong(ANIMALS) ? 'no' : 'yes' };
}

/** Those of the fourteen that something contains or may contain: what must be kept from whoever avoids them. */
export function possibleAllergens({ contains, mayContain }: DietaryFacts['allergens']): Set<Allergen> {
  return new Set([...contains, ...mayContain].map(getAllergenGroup));
}

/**
 * What a drink of these ingredients is, optional ones and garnish included. It suits a diet only if each of them is
 * known to; one of which nobody knows leaves it open.
 */
export function combineDietaryFacts(ingredients: readonly DietaryFacts[]): DietaryFacts {
  const strength = Math.max(0, ...ingredients.map((ingredient) => ingredient.strength));
  return {
    allergens: allergensOf(ingredients),
    vegan: weakest(ingredients.map(({ vegan }) => vegan)),
    vegetarian: weakest(ingredients.map(({ vegetarian }) => vegetarian)),
    cautions: CAUTIONS.filter(
      (caution) =>
        // Half a per cent says nothing beside a spirit.
        (caution !== 'alcohol-trace' || strength === 0) &&
        ingredients.some(({ cautions }) => cautions.includes(caution)),
    ),
    strength,
  };
}

/** Allergens of a drink, each once, in the order of Annex II; what it surely contains is not told as possible too. */
function allergensOf(ingredients: readonly DietaryFacts[]): AllergenStatement {
  const holds = (part: 'contains' | 'mayContain', substance: Substance) =>
    ingredients.some(({ allergens }) => allergens[part].includes(substance));
  const contains = SUBSTANCES.filter((substance) => holds('contains', substance));
  return {
    contains,
    mayContain: SUBSTANCES.filter(
      (substance) => !contains.includes(substance) && holds('mayContain', substance),
    ),
  };
}

function weakest(answers: readonly Suits[]): Suits {
  if (answers.includes('no')) return 'no';
  return answers.includes('unknown') ? 'unknown' : 'yes';
}

/**
 * The diets that a drink is labelled with; a vegan one is not labelled vegetarian too. It is free of alcohol
 * only if each ingredient is: a dash of bitters rounds to 0% vol and is alcohol all the same. Products
 * "without alcohol" have up to 0.5% vol, which the caution `alcohol-trace` says.
 */
export function listDietFlags({ vegan, vegetarian, strength }: DietaryFacts): DietFlag[] {
  const holds: Record<DietFlag, boolean> = {
    vegan: vegan === 'yes',
    vegetarian: vegetarian === 'yes' && vegan !== 'yes',
    'alcohol-free': strength === 0,
  };
  return DIET_FLAGS.filter((flag) => holds[flag]);
}

function isOneOf<Value extends string>(values: readonly Value[], value: string): value is Value {
  return values.some((one) => one === value);
}
