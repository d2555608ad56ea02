import type { ModelSettings } from '../../lib/environment.ts';
import { askChatCompletions } from './chatCompletions.ts';
import type { ModelTool, PromptPart, ToolCall, Usage } from './prompt.ts';
import { askResponses } from './responsesApi.ts';

/** Milliseconds that an answer of the model may take, all its calls together; Netlify ends a function after 60 seconds. */
export const WHOLE_ANSWER_MS = 50_000;
/** Characters of a token at most, roughly: not every server keeps to the limit that it is told. */
const LETTERS_A_TOKEN = 6;
/** Calls that a model may make at once. */
const MOST_CALLS = 8;

/** The model did not answer, or not to the end. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** How an answer ended, with the tools that the model wants used before it goes on. */
interface Ending {
  /** By itself, or at the limit of its length. */
  how: 'whole' | 'cut';
  calls: readonly ToolCall[];
  /** Absent where the service does not tell it. */
  usage: Usage | undefined;
}

export interface LanguageModel {
  /**
   * Asks once, nothing is tried again. Nothing happens before the first `next()`; ending the iteration ends the call.
   *
   * @returns the pieces of the answer as they come, none of them empty, and how it ended
   * @throws ModelError when the model refuses, breaks off, or lets one wait too long for a piece or the whole
   */
  stream(prompt: readonly PromptPart[], limits: StreamLimits): AsyncGenerator<string, Ending>;
}

interface StreamLimits {
  mostTokens: number;
  /** Ends the call to the model as well. */
  signal: AbortSignal;
  /** What the model may have used, and whether it still may. */
  tools?: readonly ModelTool[];
  mayCall?: boolean;
}

/**
 * A model at OpenAI, or behind OpenAI's protocol anywhere else.
 *
 * @param wholeAnswer milliseconds that one call may take
 */
export function createLanguageModel(
  { apiKey, baseUrl, api, model, patience }: ModelSettings,
  wholeAnswer = WHOLE_ANSWER_MS,
): LanguageModel {
  const connected = connect(apiKey, baseUrl, wholeAnswer);
  const askBy = api === 'responses' ? askResponses : askChatCompletions;
  return {
    async *stream(prompt, { mostTokens, signal, tools = [], mayCall = true }) {
      const ended = new AbortController();
      const wait = startWaiting(patience);
      const signals = [signal, ended.signal, wait.signal, AbortSignal.timeout(wholeAnswer)];
      try {
        const question = { model, prompt, tools, mayCall, mostTokens };
        const calls: ToolCall[] = [];
        let how: Ending['how'] | undefined;
        let usage: Usage | undefined;
        let lettersLeft = mostTokens * LETTERS_A_TOKEN;
        for await (const event of askBy(await connected, question, AbortSignal.any(signals))) {
          how = event.end ?? how;
          usage = event.usage ?? usage;
          if (event.call && calls.length < MOST_CALLS) calls.push(event.call);
          lettersLeft -= event.call?.args.length ?? 0;
          if (event.text) {
            // Who reads slowly is not the model's fault.
            wait.stop();
            yield event.text;
            wait.again();
            lettersLeft -= event.text.length;
          }
          if (lettersLeft <= 0) return { how: 'cut', calls: [], usage };
        }
        // The client ends quietly when the connection closes or a signal ends it.
        if (how === undefined) throw new ModelError('The model broke off.');
        return { how, calls, usage };
      } catch (cause) {
        if (cause instanceof ModelError) throw cause;
        throw new ModelError(cause instanceof Error ? cause.message : 'The model failed.', { cause });
      } finally {
        wait.stop();
        ended.abort();
      }
    },
  };
}

/** The client takes its time to load, which a site without a model need not wait for. */
async function connect(apiKey: string, baseUrl: string | undefined, timeout: number) {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    apiKey,
    baseURL: baseUrl ?? null,
    maxRetries: 0,
    timeout,
    logLevel: 'off',
    // A key and what visitors write go to the address of the settings alone.
    fetchOptions: { redirect: 'error' },
  });
}

/** A signal that aborts when `milliseconds` go by without `again`. */
function startWaiting(milliseconds: number) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), milliseconds);
  let timer = start();
  return {
    signal: controller.signal,
    again() {
      clearTimeout(timer);
      timer = start();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
