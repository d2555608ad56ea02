import type { ModelSettings } from '../lib/environment.ts';

/** What is used where `OPENAI_MODEL` names no other: it answers at once when it is told not to reason. */
const BUILT_IN = { model: 'gpt-5.4-mini', reasoning_effort: 'none' } as const;

/** Milliseconds; Netlify ends a function after 60 seconds. */
const DEFAULT_PATIENCE = { piece: 10_000, answer: 50_000 };
type Patience = typeof DEFAULT_PATIENCE;
/** Characters of a token at most, roughly: not every server keeps to the limit that it is told. */
const LETTERS_A_TOKEN = 6;

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The model did not answer, or not to the end. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** How an answer ended: by itself, or at the limit of its length. */
type Ending = 'whole' | 'cut';

export interface LanguageModel {
  /**
   * Asks once, nothing is tried again. Nothing happens before the first `next()`; ending the iteration ends the call.
   *
   * @returns the pieces of the answer as they come, none of them empty, and how it ended
   * @throws ModelError when the model refuses, breaks off, or lets one wait too long for a piece or the whole
   */
  stream(prompt: readonly PromptMessage[], limits: StreamLimits): AsyncGenerator<string, Ending>;
}

interface StreamLimits {
  mostTokens: number;
  /** Ends the call to the model as well. */
  signal: AbortSignal;
}

/** A model behind OpenAI's protocol, at OpenAI or anywhere else. */
export function createLanguageModel(
  { apiKey, baseUrl, model }: ModelSettings,
  patience: Patience = DEFAULT_PATIENCE,
): LanguageModel {
  const connected = connect(apiKey, baseUrl, patience);
  return {
    async *stream(prompt, { mostTokens, signal }) {
      const ended = new AbortController();
      const wait = startWaiting(patience.piece);
      const signals = [signal, ended.signal, wait.signal, AbortSignal.timeout(patience.answer)];
      try {
        const client = await connected;
        const events = await client.chat.completions.create(
          {
            ...(model === undefined ? BUILT_IN : { model }),
            messages: [...prompt],
            max_completion_tokens: mostTokens,
            stream: true,
          },
          { signal: AbortSignal.any(signals) },
        );
        let reason: string | null | undefined;
        let lettersLeft = mostTokens * LETTERS_A_TOKEN;
        for await (const { choices } of events) {
          const [choice] = choices;
          reason = choice?.finish_reason ?? reason;
          const text = choice?.delta.content;
          if (!text) continue;
          // Who reads slowly is not the model's fault.
          wait.stop();
          yield text;
          wait.again();
          lettersLeft -= text.length;
          if (lettersLeft <= 0) return 'cut';
        }
        // The client ends quietly when the connection closes or a signal ends it.
        if (!reason) throw new ModelError('The model broke off.');
        return reason === 'length' ? 'cut' : 'whole';
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
async function connect(apiKey: string, baseUrl: string | undefined, patience: Patience) {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    apiKey,
    baseURL: baseUrl ?? null,
    maxRetries: 0,
    timeout: patience.answer,
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
