import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a test or measurement learns of one call. */
export interface ModelCall {
  authorization: string | undefined;
  body: {
    model: string;
    stream: boolean;
    max_completion_tokens: number;
    messages: { role: string; content: string }[];
    tools?: unknown[];
    tool_choice?: string;
    /** In place of `messages`, to the Responses API. */
    input?: { role?: string; content?: string; type?: string; output?: string }[];
    max_output_tokens?: number;
    store?: boolean;
  };
  /** Settles when the answer was sent whole, or with false when the caller left before. */
  isRead: Promise<boolean>;
}

/** What the model does with a call. */
type Behaviour =
  | {
      kind: 'answers';
      pieces: readonly string[];
      /** Milliseconds before each piece. */
      pause?: number;
      ending?: 'stop' | 'length';
    }
  /** Wants tools used, after what it says. */
  | { kind: 'calls'; calls: readonly { name: string; args: string }[]; pieces?: readonly string[] }
  /** Sends pieces, then nothing more until the caller leaves. */
  | { kind: 'stalls'; pieces: readonly string[] }
  /** Sends pieces, then closes the connection. */
  | { kind: 'breaks'; pieces: readonly string[] }
  | { kind: 'rubbish'; text: string }
  | { kind: 'refuses'; status: 401 | 402 | 429 | 500 }
  /** Sends the caller to another address. */
  | { kind: 'redirects'; to: string };

export interface FakeModel {
  /** For `OPENAI_BASE_URL`. */
  url: string;
  calls: ModelCall[];
  /** How it answers from now on; a function chooses by the newest message. */
  behave(next: Behaviour | ((question: string) => Behaviour)): void;
  close(): void;
}

/**
 * Starts a server that speaks as much of OpenAI's two protocols as the site uses, chat completions and the Responses
 * API, over real HTTP.
 */
export async function startFakeModel(): Promise<FakeModel> {
  const calls: ModelCall[] = [];
  let choose: (question: string) => Behaviour = () => ({ kind: 'answers', pieces: ['Cheers!'] });
  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const speaks = SPEECHES[request.url ?? ''];
    if (request.method !== 'POST' || speaks === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = JSON.parse(await textOf(request)) as ModelCall['body'];
    calls.push({
      authorization: request.headers.authorization,
      body,
      isRead: once(response, 'close').then(() => response.writableFinished),
    });
    const newest = (body.input ?? body.messages).at(-1);
    const heard = newest?.content ?? (newest && 'output' in newest ? newest.output : undefined);
    await perform(choose(heard ?? ''), speaks, response);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    behave(next) {
      choose = typeof next === 'function' ? next : () => next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** How a protocol writes what a model does. */
interface Speech {
  begin: string;
  text(piece: string): string;
  call(call: { name: string; args: string }, place: number): string;
  end(ending: 'stop' | 'length' | 'tool_calls'): string;
}

const USAGE = { read: 1200, cached: 1000, written: 40 };

const CHAT: Speech = {
  begin: chunk({ role: 'assistant', content: '' }, null),
  text: (content) => chunk({ content }, null),
  // The arguments come in parts, as they do from OpenAI.
  call: ({ name, args }, index) =>
    [
      { index, id: `call_${name}_${index}`, type: 'function', function: { name, arguments: '' } },
      ...[args.slice(0, 5), args.slice(5)].map((part) => ({ index, function: { arguments: part } })),
    ]
      .map((part) => chunk({ tool_calls: [part] }, null))
      .join(''),
  end: (ending) =>
    `${chunk({}, ending)}data: ${JSON.stringify({
      object: 'chat.completion.chunk',
      choices: [],
      usage: {
        prompt_tokens: USAGE.read,
        completion_tokens: USAGE.written,
        prompt_tokens_details: { cached_tokens: USAGE.cached },
      },
    })}\n\ndata: [DONE]\n\n`,
};

const RESPONSES: Speech = {
  begin: event('response.created', { response: {} }),
  text: (delta) => event('response.output_text.delta', { delta }),
  call: ({ name, args }, place) =>
    event('response.output_item.done', {
      item: { type: 'function_call', call_id: `call_${name}_${place}`, name, arguments: args },
    }),
  end: (ending) =>
    event(ending === 'length' ? 'response.incomplete' : 'response.completed', {
      response: {
        usage: {
          input_tokens: USAGE.read,
          input_tokens_details: { cached_tokens: USAGE.cached },
          output_tokens: USAGE.written,
        },
      },
    }),
};

const SPEECHES: Readonly<Record<string, Speech>> = {
  '/v1/chat/completions': CHAT,
  '/v1/responses': RESPONSES,
};

async function perform(behaviour: Behaviour, speech: Speech, response: ServerResponse): Promise<void> {
  if (behaviour.kind === 'refuses') {
    response
      .writeHead(behaviour.status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message: 'No.', type: 'refusal' } }));
    return;
  }
  if (behaviour.kind === 'redirects') {
    response.writeHead(307, { location: behaviour.to }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (behaviour.kind === 'rubbish') {
    response.end(behaviour.text);
    return;
  }
  response.write(speech.begin);
  for (const piece of behaviour.pieces ?? []) {
    if (behaviour.kind === 'answers' && behaviour.pause) await sleep(behaviour.pause);
    response.write(speech.text(piece));
  }
  if (behaviour.kind === 'stalls') return;
  if (behaviour.kind === 'breaks') {
    // The pieces must be on their way before the connection goes.
    await sleep(20);
    response.destroy();
    return;
  }
  if (behaviour.kind === 'calls') {
    response.end(behaviour.calls.map(speech.call).join('') + speech.end('tool_calls'));
    return;
  }
  response.end(speech.end(behaviour.ending ?? 'stop'));
}

function chunk(delta: object, finish_reason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason }];
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices })}\n\n`;
}

function event(type: string, rest: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
