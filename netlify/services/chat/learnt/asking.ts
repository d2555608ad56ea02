import type { Cue } from '../words/words.ts';
import { createClassifier, type Model } from './classifier.ts';
import model from './asking.json' with { type: 'json' };

/** Whether a message asks for what a bar knows of its craft and its bottles, or wants something else. */
export const ASKING = ['asks', 'other'] as const;
type Asking = (typeof ASKING)[number];

const likelihoodsOf = createClassifier(model as unknown as Model<Asking>);

/**
 * What the model sees of a message: its words, and what its wordings say.
 *
 * @param masked its words, names and numbers as marks
 */
export function askingSigns(masked: readonly string[], worded: ReadonlySet<Cue>): string[] {
  return [...masked, ...[...worded].map((cue) => `§${cue}`)];
}

/**
 * How likely a message asks for what a bar knows, from 0 to 1: "why does my ice turn cloudy". An order, a recipe, what
 * is at home and small talk do not.
 *
 * @param masked its words, names and numbers as marks
 */
export function likelihoodOfAsking(masked: readonly string[], worded: ReadonlySet<Cue>): number {
  return likelihoodsOf(askingSigns(masked, worded)).asks;
}
