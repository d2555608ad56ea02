import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterDeath } from '../serve/afterDeath.ts';
import { makeFolder, START_TIMEOUT_MS, watchPage, type Engine } from './engine.ts';

const PREFERENCES = {
  'remote.prefs.recommended': true,
  // As on a phone: they take no room.
  'ui.useOverlayScrollbars': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.download.alwaysOpenPanel': false,
  'browser.download.folderList': 2,
  'pdfjs.disabled': true,
};

/** Starts Firefox without a window, driven by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Engine> {
  const folder = makeFolder('firefox');
  const downloads = join(folder.path, 'downloads');
  mkdirSync(downloads);
  const preferences = { ...PREFERENCES, 'browser.download.dir': downloads };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(folder.path, 'user.js'), lines.join(''));
  const browser = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', folder.path, '--remote-debugging-port', '0', 'about:blank'],
    // Firefox refuses a home of another user.
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder.path }, detached: true },
  );
  browser.once('exit', afterDeath(`kill -- -${browser.pid}`));
  const connection = await connect(await readAddress(browser.stderr));
  const complaints: string[] = [];
  let isPrintAsked = false;
  connection.listen('script.message', ({ channel, data }) => {
    if (channel === 'print') isPrintAsked = true;
    else complaints.push(String((data as { value?: unknown }).value));
  });

  const { capabilities } = (await connection.call('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  const { contexts } = (await connection.call('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context;
  await connection.call('session.subscribe', { events: ['script.message'] });
  await connection.call('script.addPreloadScript', {
    functionDeclaration: watchPage.toString(),
    arguments: ['complaint', 'print'].map((channel) => ({ type: 'channel', value: { channel } })),
  });

  const navigate = (method: string, params: object) =>
    connection.call(`browsingContext.${method}`, { context, wait: 'complete', ...params });

  return {
    name: 'firefox',
    version: capabilities.browserVersion,
    async open(url) {
      await navigate('navigate', { url });
    },
    async reload() {
      await navigate('reload', {});
    },
    async run(act, args) {
      const answer = (await connection.call('script.callFunction', {
        target: { context },
        awaitPromise: true,
        functionDeclaration: `async () => JSON.stringify(await (${act})(...${JSON.stringify(args)}))`,
      })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
      const { value } = answer.result ?? {};
      return value === undefined ? undefined : JSON.parse(value);
    },
    async perform(actions) {
      await connection.call('input.performActions', { context, actions });
    },
    async resize(width, height) {
      await connection.call('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async screenshot() {
      const { data } = (await connection.call('browsingContext.captureScreenshot', { context })) as {
        data: string;
      };
      return Buffer.from(data, 'base64');
    },
    async printed() {
      while (!isPrintAsked) await connection.next();
      isPrintAsked = false;
      const { data } = (await connection.call('browsingContext.print', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    downloads: () => readdirSync(downloads).filter((name) => !name.endsWith('.part')),
    takeComplaints: () => complaints.splice(0),
    async close() {
      const ended = once(browser, 'exit');
      if (browser.pid !== undefined) process.kill(-browser.pid);
      await ended;
      folder.remove();
    },
  };
}

function readAddress(errors: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`Firefox did not start in ${START_TIMEOUT_MS / 1000} s:\n${said}`));
    }, START_TIMEOUT_MS);
    let said = '';
    errors.on('data', (part: Buffer) => {
      said += part.toString();
      const address = /WebDriver BiDi listening on (\S+)\n/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

interface Message {
  id?: number;
  type: string;
  error?: string;
  message?: string;
  result?: unknown;
  method?: string;
  params?: Record<string, unknown>;
}

interface Connection {
  call(method: string, params: object): Promise<unknown>;
  listen(event: string, act: (params: Record<string, unknown>) => void): void;
  /** Resolves at the next event. */
  next(): Promise<void>;
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (params: Record<string, unknown>) => void>();
  let count = 0;
  let onEvent: (() => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method !== undefined) {
      listeners.get(message.method)?.(message.params ?? {});
      for (const act of onEvent) act();
      onEvent = [];
    }
  });
  return {
    call: (method, params) =>
      new Promise((resolve, reject) => {
        const id = (count += 1);
        waiting.set(id, (message) => {
          waiting.delete(id);
          if (message.type === 'error') reject(new Error(`${method}: ${message.error}: ${message.message}`));
          else resolve(message.result);
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    listen(event, act) {
      listeners.set(event, act);
    },
    next: () => new Promise((resolve) => onEvent.push(resolve)),
  };
}
