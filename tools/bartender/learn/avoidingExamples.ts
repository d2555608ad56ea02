import type { Example } from './trainModel.ts';
import { wordingExamples } from './wordingExamples.ts';
import type { AVOIDING } from '../../../netlify/services/chat/learnt/avoiding.ts';

/** Guests who ask whether they may have something say both what they want and what they avoid. */
const BOTH: ReadonlySet<string> = new Set(['contains', 'before', 'behind']);
/** There are many more wordings of other things. */
const WEIGHT = { avoids: 1, other: 0.4 };

/** Messages of guests who must not have something, and of others who name something. */
export function avoidingExamples(): Example<(typeof AVOIDING)[number]>[] {
  return wordingExamples((meant) => !BOTH.has(meant)).map(({ words, meant, weight }) => {
    const label = meant === 'avoid' ? 'avoids' : 'other';
    return { words, label, weight: weight * WEIGHT[label] };
  });
}
