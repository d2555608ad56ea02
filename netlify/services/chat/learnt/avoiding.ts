import { isMark, MARKS } from '../namedThings.ts';
import model from './avoiding.json' with { type: 'json' };
import { createClassifier, type Model } from './classifier.ts';

/** Whether who says something must not have what they name. */
export const AVOIDING = ['avoids', 'other'] as const;
type Avoiding = (typeof AVOIDING)[number];

/**
 * It is better to leave something out than to serve it to somebody who reacts to it. Of what few people react to, the
 * model has to be surer: most who name it have it at home.
 */
const BELIEVED = { substance: 0.45, other: 0.97 };

const likelihoodsOf = createClassifier(model as unknown as Model<Avoiding>);

/**
 * Whether somebody says that they react to what they name, or must not have it: "almonds make my throat itch".
 *
 * @param clause its words, names and substances as marks
 * @param bearsSubstance whether it names an allergen, or something with a caution
 */
export function tellsOfReaction(clause: readonly string[], bearsSubstance: boolean): boolean {
  // Names alone are a list.
  const saysMore = !clause.every(isMark);
  if (!clause.includes(MARKS.ingredient) || !saysMore) return false;
  return likelihoodsOf(clause).avoids >= BELIEVED[bearsSubstance ? 'substance' : 'other'];
}
