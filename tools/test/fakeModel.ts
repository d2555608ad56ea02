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
  };
  /** By `performance.now()`: when the question was here, and when the first piece of the answer left. */
  askedAt: number;
  startedAt: number | undefined;
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

/** Starts a server that speaks as much of OpenAI's protocol as the site uses, over real HTTP. */
export async function startFakeModel(): Promise<FakeModel> {
  const calls: ModelCall[] = [];
  let choose: (question: string) => Behaviour = () => ({ kind: 'answers', pieces: ['Cheers!'] });
  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    const body = JSON.parse(await textOf(request)) as ModelCall['body'];
    const call: ModelCall = {
      authorization: request.headers.authorization,
      body,
      askedAt: performance.now(),
      startedAt: undefined,
      isRead: once(response, 'close').then(() => response.writableFinished),
    };
    calls.push(call);
    await perform(choose(body.messages.at(-1)?.content ?? ''), response, () => {
      call.startedAt ??= performance.now();
    });
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

async function perform(behaviour: Behaviour, response: ServerResponse, onPiece: () => void): Promise<void> {
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
  response.write(eventOf({ role: 'assistant', content: '' }, null));
  for (const piece of behaviour.pieces) {
    if (behaviour.kind === 'answers' && behaviour.pause) await sleep(behaviour.pause);
    onPiece();
    response.write(eventOf({ content: piece }, null));
  }
  if (behaviour.kind === 'stalls') return;
  if (behaviour.kind === 'breaks') {
    // The pieces must be on their way before the connection goes.
    await sleep(20);
    response.destroy();
    return;
  }
  response.end(`${eventOf({}, behaviour.ending ?? 'stop')}data: [DONE]\n\n`);
}

function eventOf(delta: object, finish_reason: string | null): string {
  const event = { object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] };
  return `data: ${JSON.stringify(event)}\n\n`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
