import type { Allergen } from '../../../../src/contracts/diet.ts';
import type { Occasion } from '../../../../src/domain/chat/occasions.ts';
import type { FoodClass } from '../foods.ts';

/** What a message may be about, as it is told by its wording. */
export type Cue =
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'about'
  | 'hangover'
  | 'injection'
  | 'offTopic'
  | 'howTo'
  | 'contents'
  | 'contains'
  | 'allergensOf'
  | 'vegan'
  | 'vegetarian'
  | 'strengthOf'
  | 'calories'
  | 'difference'
  | 'pairFood'
  | 'pairDrink'
  | 'swap'
  | 'meaning'
  | 'wantsToKnow'
  | 'history'
  | 'glass'
  | 'batch'
  | 'surprise'
  | 'shelf'
  | 'strict'
  | 'request'
  | 'more'
  | 'refine'
  | 'alcoholFree'
  | 'stronger'
  | 'weaker'
  | 'sweeter'
  | 'lessSweet'
  | 'sourer'
  | 'lessSour'
  | 'bitterer'
  | 'lessBitter'
  | 'another'
  | 'light'
  | 'strong'
  | 'shot'
  | 'easy'
  | 'famous'
  | 'noShaker'
  | 'strongest'
  | 'weakest'
  | 'first'
  | 'second'
  | 'third'
  | 'last'
  | 'it'
  | 'bar';

/**
 * How a language says what a guest may say: wordings in the notation of `cuePattern`, folded (lower case, no accents
 * or apostrophes).
 */
export interface Words {
  cues: Record<Cue, string>;
  /** By id of the vocabulary. */
  tastes: Readonly<Record<string, string>>;
  categories: Readonly<Record<string, string>>;
  occasions: Record<Occasion, string>;
  foods: Record<FoodClass, string>;
  /** "Shellfish" and "nuts" stand with each allergen that guests mean by them. */
  allergens: Record<Allergen, string>;
  /** After it stands what a drink must not have. */
  without: string;
  /** After it stands what is to be replaced. */
  instead: string;
  /** Ends what one of the two before has begun. */
  turn: string;
  /** Numbers from two up to twelve, for guests. */
  numbers: readonly string[];
}
