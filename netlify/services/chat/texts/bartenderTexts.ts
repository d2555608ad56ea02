import type { Occasion } from '../../../../src/domain/chat/occasions.ts';

/** Wordings of one sentence, one of which is said by chance. */
export type Variants = readonly [string, ...string[]];

/** What the house bartender says. Braces stand for names, amounts and lists; a recipe names itself. */
export interface BartenderTexts {
  hello: Variants;
  thanks: Variants;
  bye: Variants;
  about: Variants;
  unclear: Variants;
  offTopic: Variants;
  injection: Variants;

  /** Whole in itself. */
  hangover: string;
  /** Before drinks without alcohol, once a danger or a hangover was spoken of. */
  instead: Variants;
  /** Where a drink with alcohol is asked for all the same. */
  stillCareful: string;

  /** Behind what was wished, as in "With gin and lime, fruity: {offer}". */
  offers: Variants;
  /** Where nothing in particular was wished. */
  plainOffers: Variants;
  surprise: Variants;
  another: Variants;
  stronger: Variants;
  weaker: Variants;
  sweeter: Variants;
  lessSweet: Variants;
  sourer: Variants;
  lessSour: Variants;
  bitterer: Variants;
  lessBitter: Variants;
  /** Said now and then behind suggestions. */
  closers: Variants;
  nothing: Variants;
  /** Where the guest must not have what fits the wish. */
  nothingSafe: string;
  nothingMore: Variants;
  /** Where no drink has all that was named. */
  nearest: Variants;
  noStronger: string;

  /** Parts of what was wished. */
  with: string;
  without: string;
  alcoholFree: string;
  vegan: string;
  vegetarian: string;
  easy: string;
  light: string;
  strong: string;
  shot: string;
  occasions: Record<Occasion, string>;
  /** Food that a drink is wished for: `{food}` as the catalogue names it. */
  forFood: Variants;
  forFoods: Variants;

  fromShelf: Variants;
  fromShelfOnly: Variants;
  shelfEmpty: string;
  shelfNothing: string;
  shelfNearly: string;
  allThere: string;
  missing: string;
  /** Of a stand-in that is there; in French, "de" is part of the thing. */
  inPlace: string;

  whichDrink: string;
  /** Above a recipe. */
  recipe: Variants;
  batch: string;
  batchNote: string;
  steps: string;
  facts: string;
  glass: string;
  abv: string;
  noAlcohol: string;

  strength: string;
  strengthNone: string;
  byStrength: string;
  calories: string;
  differ: string;
  common: string;
  nothingCommon: string;
  only: string;
  differStrength: string;
  differTaste: string;
  differMade: string;

  containsYes: string;
  containsNo: string;
  /** Where somebody asks whether a drink is free of something. */
  freeYes: string;
  freeNo: string;
  allergens: string;
  allergensNone: string;
  /** Of an ingredient by itself. */
  bottleAllergens: string;
  bottleNone: string;
  veganYes: string;
  veganNo: string;
  /** Before a drink or a bottle that a guest must not have and asks for all the same. */
  warning: string;
  warningBottle: string;
  hasAlcohol: string;
  hasIngredient: string;
  /** Where the brand decides. */
  containsMay: string;
  freeMay: string;
  allergensMay: string;
  allergensUnsure: string;
  bottleUnsure: string;
  veganMaybe: string;
  vegetarianYes: string;
  vegetarianNo: string;
  vegetarianMaybe: string;
  strengthTrace: string;
  swapNoneSafe: string;
  swapUnsafe: string;
  allergyUnclear: string;
  foodUnknown: string;
  labels: string;

  eatWith: Variants;

  swap: string;
  swapLine: string;
  swapAmount: string;
  swapNone: string;
  swapYes: string;
  swapNo: string;
  swapSpecific: string;
  swapGarnish: string;
  swapNotIn: string;
  onShelf: string;
  alsoWithout: string;

  ingredient: string;
  ingredientStrength: string;
  ingredientKind: string;
  foundIn: string;
}
