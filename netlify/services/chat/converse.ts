import { ModelError, type LanguageModel } from '../model/languageModel.ts';
import type { ModelTool, PromptPart, ToolCall, Usage } from '../model/prompt.ts';

/** Rounds in which the model may use tools; in the one after it has to answer. */
const MOST_ROUNDS = 3;

/** Bytes that the model may read in one call; results of tools beyond them are left out. */
const MAX_PROMPT_BYTES = 124_000;
const TOO_MUCH = JSON.stringify({ mistake: 'Too much was read already. Answer with what you have.' });

interface ConverseOptions {
  tools: readonly ModelTool[];
  mostTokens: number;
  /** Milliseconds that all rounds may take together. */
  mostMs: number;
  signal: AbortSignal;
  /** Counts each call of the model after the first; false where the budget has no room for it. */
  consumeCall(): Promise<boolean>;
  /** Runs a tool and gives its result. */
  use(call: ToolCall): string;
  /** Called once, at the end, with the cost of all rounds; what the service does not say counts as 0. */
  onCost(cost: { rounds: number; usage: Usage }): void;
}

/**
 * Asks a model, and runs the tools that it calls on the way.
 *
 * @returns the pieces of what it says
 * @throws ModelError where it fails, where the time of all rounds is over, or where no call is left
 */
export async function* converse(
  model: LanguageModel,
  prompt: readonly PromptPart[],
  { tools, mostTokens, mostMs, signal, consumeCall, use, onCost }: ConverseOptions,
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
      const answer = model.stream(parts, { mostTokens, signal: inTime, tools, mayCall });
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
