import { z } from 'zod';
import { ML_OF } from '../amounts.ts';
import { tool } from './tool.ts';

const VOLUMES = Object.keys(ML_OF) as (keyof typeof ML_OF)[];
const MOST_ANSWERS = 3;

export const convert = tool({
  name: 'convert',
  description: 'A volume in another unit.',
  args: z.strictObject({
    amount: z.number().positive().max(100_000),
    from: z.enum(VOLUMES),
    to: z.enum(VOLUMES),
  }),
  run({ amount, from, to }, { reckon }) {
    const converted = Math.round(((amount * ML_OF[from]) / ML_OF[to]) * 100) / 100;
    return { text: reckon(`${amount} ${from} = ${converted} ${to}`) };
  },
});

export const barAnswer = tool({
  name: 'bar_answer',
  description:
    'What the bar knows of technique, tools, ice, syrups, keeping, bottles and hosting. Ask in the language of the answer.',
  args: z.strictObject({ question: z.string().min(3).max(300) }),
  run: ({ question }, { talk: { bar, locale }, reckon }) =>
    bar.answers
      .rank(question, locale)
      .slice(0, MOST_ANSWERS)
      .flatMap(({ answer }) => answer.texts[locale] ?? [])
      .map(({ question: of, answer: says }) => ({ question: of, answer: reckon(says) })),
});
