import { once } from 'node:events';
import { z } from 'zod';

/*
 * The little of the Chrome DevTools Protocol by which a page is driven that the browser may make ahead: libraries of
 * automation forbid it to.
 */

const targetsSchema = z.array(z.object({ type: z.string(), url: z.string(), webSocketDebuggerUrl: z.string() }));
const answerSchema = z.object({ id: z.number(), result: z.record(z.string(), z.unknown()) });
const valueSchema = z.object({ result: z.object({ value: z.unknown().optional() }) });

export interface DrivenPage {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** The value of an expression in the page, awaited. */
  evaluate(expression: string): Promise<unknown>;
  close(): void;
}

/** The page that a browser shows at an address which begins so; undefined where there is none yet. */
export async function pageAt(port: number, address: string): Promise<DrivenPage | undefined> {
  const targets = targetsSchema.parse(await (await fetch(`http://127.0.0.1:${port}/json`)).json());
  const target = targets.find(({ type, url }) => type === 'page' && url.startsWith(address));
  return target && drive(target.webSocketDebuggerUrl);
}

async function drive(address: string): Promise<DrivenPage> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let count = 0;
  async function send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = ++count;
    const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>();
    const listen = ({ data }: MessageEvent) => {
      const answer = answerSchema.safeParse(JSON.parse(String(data)));
      if (answer.data?.id === id) resolve(answer.data.result);
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method, params }));
    const result = await promise;
    socket.removeEventListener('message', listen);
    return result;
  }
  return {
    send,
    async evaluate(expression) {
      const params = { expression, awaitPromise: true, returnByValue: true };
      return valueSchema.parse(await send('Runtime.evaluate', params)).result.value;
    },
    close: () => {
      socket.close();
    },
  };
}
