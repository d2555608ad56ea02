import { COMMA } from '../mentions.ts';
import { FULL_STOP, type Role } from '../scopes.ts';
import type { Cue } from '../words/words.ts';
import model from './avoiding.json' with { type: 'json' };
import { createClassifier, type Model } from './classifier.ts';

/** Whether somebody must not have, or does not want, what they name. */
export const AVOIDING = ['avoids', 'other'] as const;
type Avoiding = (typeof AVOIDING)[number];

/** What a message says of one thing that it names. */
export interface Said {
  /** Its words before and behind the thing, names as marks. */
  before: readonly string[];
  behind: readonly string[];
  /** What the wordings found: what is said of the thing, and what is asked for. */
  role: Role;
  cues: ReadonlySet<Cue>;
}

const likelihoodsOf = createClassifier(model as unknown as Model<Avoiding>);

/**
 * What the model sees: each word with its side and how far it is from the thing, what the wordings found, and each of
 * that together with what is said of the thing.
 */
export function avoidingSigns({ before, behind, role, cues }: Said): string[] {
  const found = [...cues].map((cue) => `§${cue}`);
  return [
    ...placed('<', before.toReversed()).toReversed(),
    ...placed('>', behind),
    role,
    ...found,
    ...found.map((sign) => `${role}${sign}`),
  ];
}

/** The words on one side of a thing, the nearest first; those behind a comma or a full stop say so. */
function placed(side: string, words: readonly string[]): string[] {
  let far = '';
  return words.map((word) => {
    if (word === FULL_STOP || (word === COMMA && far === '')) far = word;
    return `${side}${far}${word}`;
  });
}

/** How likely somebody must not have the thing that a message names, or does not want it, from 0 to 1. */
export function likelihoodOfAvoiding(said: Said): number {
  return likelihoodsOf(avoidingSigns(said)).avoids;
}
