import { AVOIDING } from '../../../netlify/services/chat/learnt/avoiding.ts';
import { MARKS } from '../../../netlify/services/chat/namedThings.ts';
import { guestMessages } from './guestMessages.ts';
import { messageMasker } from './messageMasker.ts';
import { seededChance, type Example } from './trainModel.ts';
import { wordingExamples } from './wordingExamples.ts';

type Avoiding = (typeof AVOIDING)[number];

/** Guests who ask whether they may have something say both what they want and what they avoid. */
const BOTH: ReadonlySet<string> = new Set(['contains', 'before', 'behind']);
/** There are many more wordings of other things. */
const WEIGHT = { avoids: 1, other: 0.4 };

/** Messages of guests who must not have something, and of others who name something: their clauses that name it. */
export function avoidingExamples(): Example<Avoiding>[] {
  const mask = messageMasker();
  return [
    ...wordingExamples((meant) => !BOTH.has(meant)).map(({ words, meant, weight }) => {
      const label = meant === 'avoid' ? 'avoids' : 'other';
      return { words, label, weight: weight * WEIGHT[label] } as const;
    }),
    ...guestMessages('avoiding', AVOIDING, seededChance(9)).flatMap(({ text, meant, locale }) =>
      mask(text, locale)
        .clauses.filter((clause) => clause.includes(MARKS.ingredient))
        .map((words) => ({ words, label: meant, weight: 1 })),
    ),
  ];
}
