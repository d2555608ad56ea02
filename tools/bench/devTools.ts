import { once } from 'node:events';
import { z } from 'zod';

/*
 * The little of the Chrome DevTools Protocol by which pages are driven that the browser may make ahead of a press:
 * libraries of automation keep it from that, and so does who drives a page itself and not its tab.
 */

const messageSchema = z.object({
  id: z.number().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
  method: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
});
const versionSchema = z.object({ webSocketDebuggerUrl: z.string() });
const targetsSchema = z.object({ targetInfos: z.array(z.object({ targetId: z.string() })) });
const attachedSchema = z.object({ sessionId: z.string() });
const shownSchema = z.object({
  sessionId: z.string(),
  targetInfo: z.object({ type: z.string(), url: z.string() }),
});
const valueSchema = z.object({ result: z.object({ value: z.unknown().optional() }) });

/** A page in the tab of a browser. */
export interface DrivenPage {
  send(method: string, params?: object): Promise<unknown>;
  /** The value of an expression in the page, awaited. */
  evaluate(expression: string): Promise<unknown>;
}

/** The pages of the first tab of a browser, the newest last: the one that is shown, and those made ahead. */
export interface DrivenTab {
  pages: readonly DrivenPage[];
  close(): void;
}

/** Drives the first tab of the browser that listens at a port. */
export async function driveTab(port: number): Promise<DrivenTab> {
  const version = versionSchema.parse(await (await fetch(`http://127.0.0.1:${port}/json/version`)).json());
  const socket = new WebSocket(version.webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map<number, (message: z.infer<typeof messageSchema>) => void>();
  const pages: DrivenPage[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = messageSchema.parse(JSON.parse(String(data)));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method !== 'Target.attachedToTarget') return;
    const { sessionId, targetInfo } = shownSchema.parse(message.params);
    if (targetInfo.type === 'page') pages.push(pageOf(sessionId));
  });

  async function send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    const id = waiting.size + 1;
    const answered = new Promise<z.infer<typeof messageSchema>>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  function pageOf(session: string): DrivenPage {
    return {
      send: (method, params) => send(method, params, session),
      async evaluate(expression) {
        const params = { expression, awaitPromise: true, returnByValue: true };
        return valueSchema.parse(await send('Runtime.evaluate', params, session)).result.value;
      },
    };
  }

  const { targetInfos } = targetsSchema.parse(await send('Target.getTargets', { filter: [{ type: 'tab' }] }));
  const tab = attachedSchema.parse(
    await send('Target.attachToTarget', { targetId: targetInfos[0]?.targetId, flatten: true }),
  );
  const follow = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', follow, tab.sessionId);
  return {
    pages,
    close: () => {
      socket.close();
    },
  };
}
