import { writeFileSync } from 'node:fs';
import { ASKING } from '../../../netlify/services/chat/learnt/asking.ts';
import { AVOIDING } from '../../../netlify/services/chat/learnt/avoiding.ts';
import { CHOICES } from '../../../netlify/services/chat/learnt/choosing.ts';
import { DANGERS } from '../../../netlify/services/chat/learnt/dangers.ts';
import { INTENT_NAMES } from '../../../netlify/services/chat/learnt/intents.ts';
import { isBrief } from '../../bench/effort.ts';
import { askingExamples } from './askingExamples.ts';
import { avoidingExamples } from './avoidingExamples.ts';
import { choosingExamples } from './choosingExamples.ts';
import { dangerExamples } from './dangerExamples.ts';
import { intentExamples } from './intentExamples.ts';
import { trainModel, type Example, type Training } from './trainModel.ts';

/*
 * Learns what guests want and what endangers them, and writes the models that the bartender reads; with `--brief` it
 * learns from a few messages (wordings.ts) and writes nothing.
 */

learn('dangers', dangerExamples(), DANGERS, { bits: 16, letters: [3, 4, 5], rounds: 10 });
learn('avoiding', avoidingExamples(), AVOIDING, { bits: 17, letters: [4], rounds: 10 });
learn('asking', askingExamples(), ASKING, { bits: 14, letters: [3, 4, 5], rounds: 10 });
learn('intents', intentExamples(), INTENT_NAMES, { bits: 13, letters: [3, 4, 5], rounds: 10 });
// Of all that the bartender says: with the models that were there when this command began.
learn('choosing', choosingExamples(), CHOICES, { bits: 14, letters: [], rounds: 8 });

function learn<Label extends string>(
  name: string,
  examples: readonly Example<Label>[],
  labels: readonly Label[],
  training: Training,
): void {
  const started = performance.now();
  const text = `${JSON.stringify(trainModel(examples, labels, training))}\n`;
  if (!isBrief)
    writeFileSync(new URL(`../../../netlify/services/chat/learnt/${name}.json`, import.meta.url), text);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${name}: ${examples.length} messages, ${Math.round(text.length / 1000)} kB, ${seconds} s`);
}
