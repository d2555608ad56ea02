import type { AllergenStatement, Caution, Substance } from '../diet/diet.ts';
import type { Ice } from './ice.ts';
import type { Ingredient } from './ingredient.ts';
import type { Bottle } from '../shelf/bottle.ts';
import type { MixFacts } from '../shelf/mixIndex.ts';
import type { PluralForms } from '../site/text.ts';
import type { Glass, Method, Unit } from './vocabulary.ts';

/** An ingredient as a drink of one's own takes it, in one language; what is absent is as usual. */
export interface IngredientPart extends MixFacts, Pick<Ingredient, 'id' | 'category' | 'colour' | 'clarity'> {
  /** In the middle of a sentence. */
  name: string;
  plural?: string;
  stem?: string;
  fizzy?: true;
  pieceMl?: number;
  /** Of a house thing, which an account adds to the ingredients of the catalogue. */
  house?: HouseFacts;
}

/** What is known of a house thing besides the facts of an ingredient, which count what it may hold as well. */
export interface HouseFacts {
  /** Whether nobody knows how strong it is. */
  isStrengthUnknown: boolean;
  /** Whether there is something in it of which nobody has stated an allergen. */
  isUnstated: boolean;
  /** What guests are told of it. */
  told: { allergens: AllergenStatement; cautions: readonly Caution[] };
}

export interface BottlePart extends Pick<Bottle, 'name' | 'ingredient'> {
  strength: number;
}

/** A unit as a language writes it. */
export interface UnitPart extends Pick<Unit, 'id' | 'ml' | 'number'> {
  plural?: true;
  amount: PluralForms;
  item: PluralForms;
  line: PluralForms;
}

interface Named {
  name: string;
}

/**
 * What drinks of one's own are made of, in one language: `/lists/de/drink-parts.json`. It is read where such a drink
 * is shown, and on the server.
 */
export interface DrinkParts {
  ingredients: readonly IngredientPart[];
  /** Products that are stronger or weaker than what they are sold as. */
  bottles: readonly BottlePart[];
  units: readonly UnitPart[];
  glasses: readonly (Named & Pick<Glass, 'id' | 'capacity'>)[];
  methods: readonly (Named & Pick<Method, 'id' | 'dilution' | 'dilutesTops'>)[];
  ice: readonly (Named & { id: Ice })[];
  /** What a label names, in the order of the Annex. */
  substances: readonly (Named & { id: Substance })[];
}
