import { ModelError, type LanguageModel } from '../model/languageModel.ts';
import type { PromptPart, ToolCall, Usage } from '../model/prompt.ts';
import { modelTools } from './tools/toolbox.ts';

/** Rounds in which the model may have tools used; in the one after it has to answer. */
const MOST_ROUNDS = 3;

/** Bytes that the model may read in one call; what tools give beyond them is left out. */
const MAX_PROMPT_BYTES = 96_000;
const TOO_MUCH = JSON.stringify({ mistake: 'Too much was read already. Answer with what you have.' });

interface Conversing {
  mostTokens: number;
  /** Milliseconds that all rounds may take together. */
  mostMs: number;
  signal: AbortSignal;
  /** Counts each call of the model after the first; false where the budget has no room for it. */
  consumeCall(): Promise<boolean>;
  /** Gives what comes of a call. */
  use(call: ToolCall): string;
  /** Is told once, at the end, what all rounds cost; what the service does not tell counts as 0. */
  onCost(cost: { rounds: number; usage: Usage }): void;
}

/**
 * Has a model answer, with the tools that it wants used on the way.
 *
 * @returns the pieces of what it says
 * @throws ModelError where it fails, where the time of all rounds is over, or where no call is left
 */
export async function* converse(
  model: LanguageModel,
  prompt: readonly PromptPart[],
  { mostTokens, mostMs, signal, consumeCall, use, onCost }: Conversing,
): AsyncGenerator<string, void> {
  const parts = [...prompt];
  const usage = { read: 0, cached: 0, written: 0 };
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(mostMs)]);
  let rounds = 0;
  try {
    for (;;) {
      const mayCall = rounds < MOST_ROUNDS;
      if (rounds > 0 && !(await consumeCall()))
        throw new ModelError('The budget of the day has no call left.');
      rounds++;
      const answer = model.stream(parts, { mostTokens, signal: inTime, tools: modelTools(), mayCall });
      let said = '';
      let step = await answer.next();
      for (; !step.done; step = await answer.next()) {
        said += step.value;
        yield step.value;
      }
      const { calls, usage: cost } = step.value;
      for (const part of ['read', 'cached', 'written'] as const) usage[part] += cost?.[part] ?? 0;
      if (calls.length === 0 || !mayCall) return;
      if (said !== '') {
        parts.push({ role: 'assistant', content: said });
        // What it says next is another thought.
        yield '\n\n';
      }
      let bytes = Buffer.byteLength(JSON.stringify(parts));
      for (const call of calls) {
        const used = bytes < MAX_PROMPT_BYTES ? use(call) : TOO_MUCH;
        const result = bytes + Buffer.byteLength(used) <= MAX_PROMPT_BYTES ? used : TOO_MUCH;
        bytes += Buffer.byteLength(call.args + result);
        parts.push({ call, result });
      }
    }
  } finally {
    onCost({ rounds, usage });
  }
}
