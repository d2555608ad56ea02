import type { Page } from '@playwright/test';
import type { ChatRequest } from '../src/contracts/chat/chat.ts';

export interface FakeChat {
  /** The bodies that were sent, oldest first. */
  asked(): Promise<ChatRequest[]>;
  /** Streams a piece of the answer to the newest question. */
  say(text: string): Promise<void>;
  /** Streams a line as it is. */
  sayLine(line: string): Promise<void>;
  /** Ends the answer as a whole one. */
  end(): Promise<void>;
  /** Loses the connection. */
  breakOff(): Promise<void>;
  /** Whether the newest call was given up by the page. */
  isGivenUp(): Promise<boolean>;
  /** Answers what is asked from now on at once; `offline` is no answer at all, `stream` the normal way. */
  refuse(how: 'offline' | 'stream' | { status: number; headers?: Record<string, string> }): Promise<void>;
}

interface Hidden {
  asked: ChatRequest[];
  line(text: string): void;
  breakOff(): void;
  isGivenUp: boolean;
  refusal: 'offline' | 'stream' | { status: number; headers?: Record<string, string> };
}

declare global {
  var hiddenChat: Hidden;
}

/** Puts a chat in the place of the endpoint whose answers a test gives piece by piece. */
export async function fakeChat(page: Page): Promise<FakeChat> {
  await page.addInitScript(() => {
    const realFetch = window.fetch.bind(window);
    const hidden: Hidden = {
      asked: [],
      line: () => undefined,
      breakOff: () => undefined,
      isGivenUp: false,
      refusal: 'stream',
    };
    globalThis.hiddenChat = hidden;
    window.fetch = (input, init) => {
      if (input !== '/api/chat') return realFetch(input, init);
      hidden.asked.push(JSON.parse(String(init?.body)) as ChatRequest);
      hidden.isGivenUp = false;
      const { refusal } = hidden;
      if (refusal === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
      if (refusal !== 'stream') return Promise.resolve(new Response('{}', refusal));
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          hidden.line = (text) => {
            controller.enqueue(encoder.encode(text));
          };
          hidden.breakOff = () => {
            controller.error(new TypeError('network error'));
          };
          init?.signal?.addEventListener('abort', () => {
            hidden.isGivenUp = true;
            controller.error(new DOMException('aborted', 'AbortError'));
          });
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    };
  });
  const sayLine = (line: string) =>
    page.evaluate((text) => {
      hiddenChat.line(text);
    }, line);
  return {
    sayLine,
    asked: () => page.evaluate(() => hiddenChat.asked),
    say: (text) => sayLine(`data: ${JSON.stringify({ content: text })}\n\n`),
    end: async () => {
      await sayLine('data: [DONE]\n\n');
    },
    breakOff: () =>
      page.evaluate(() => {
        hiddenChat.breakOff();
      }),
    isGivenUp: () => page.evaluate(() => hiddenChat.isGivenUp),
    refuse: (how) =>
      page.evaluate((refusal) => {
        hiddenChat.refusal = refusal;
      }, how),
  };
}
