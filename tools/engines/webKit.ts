import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterDeath } from '../serve/afterDeath.ts';
import { pickPort } from '../serve/port.ts';
import { makeFolder, START_TIMEOUT_MS, watchPage, type Engine } from './engine.ts';

const WINDOW = join(import.meta.dirname, 'webKitWindow.py');
const SCREEN = '-screen 0 1600x1000x24';
const POLL_MS = 50;
/** WebKit without its sandbox, which root may not have, without a graphics card, and without a desktop. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  GTK_THEME: 'Adwaita',
};

/** Starts WebKitGTK in a small window of its own, driven by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const folder = makeFolder('webkit');
  const inFolder = (name: string) => join(folder.path, name);
  const downloads = inFolder('downloads');
  mkdirSync(downloads);
  const post = (handler: string) => `(text) => webkit.messageHandlers.${handler}.postMessage(text ?? '')`;
  writeFileSync(inFolder('first.js'), `(${watchPage.toString()})(${post('complaint')}, ${post('print')})`);
  writeFileSync(inFolder('complaints'), '');
  const port = await pickPort();
  const driver = spawn('xvfb-run', ['-a', `--server-args=${SCREEN}`, 'WebKitWebDriver', '-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, ...ENVIRONMENT, HOME: folder.path },
    detached: true,
  });
  driver.once('exit', afterDeath(`kill -- -${driver.pid}`));
  const call = createClient(`http://127.0.0.1:${port}`);
  await untilReady(call);
  const options = { binary: '/usr/bin/python3', args: [WINDOW, folder.path] };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const send = (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body);
  const printed = inFolder('printed.pdf');

  return {
    name: 'webkit',
    version: readFileSync(inFolder('version'), 'utf8'),
    async open(url) {
      await send('POST', '/url', { url });
    },
    async reload() {
      await send('POST', '/refresh', {});
    },
    async run(act, args) {
      const { value, error } = (await send('POST', '/execute/async', {
        script: `const [args, done] = arguments;
          (async () => (${act})(...args))().then(
            (value) => done({ value: JSON.stringify(value) }),
            (error) => done({ error: String(error) }),
          );`,
        args: [args],
      })) as { value?: string; error?: string };
      if (error !== undefined) throw new Error(error);
      return value === undefined ? undefined : JSON.parse(value);
    },
    async perform(actions) {
      await send('POST', '/actions', { actions });
    },
    async resize(width, height) {
      await send('POST', '/window/rect', { width, height });
    },
    async screenshot() {
      return Buffer.from((await send('GET', '/screenshot')) as string, 'base64');
    },
    async printed() {
      while (!existsSync(printed) || !isWhole(readFileSync(printed))) await delay(POLL_MS);
      const pdf = readFileSync(printed);
      rmSync(printed);
      return pdf;
    },
    downloads: () => readdirSync(downloads),
    takeComplaints() {
      const complaints = readFileSync(inFolder('complaints'), 'utf8').split('\n').filter(Boolean);
      writeFileSync(inFolder('complaints'), '');
      return complaints;
    },
    async close() {
      const ended = once(driver, 'exit');
      if (driver.pid !== undefined) process.kill(-driver.pid);
      await ended;
      folder.remove();
    },
  };
}

const isWhole = (pdf: Buffer) => pdf.subarray(-32).includes('%%EOF');

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

function createClient(origin: string): Call {
  return async (method, path, body) => {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path.replace(/^\/session\/[^/]+/, '')}: ${error} ${message}`);
  };
}

async function untilReady(call: Call): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.', { cause: error });
      await delay(POLL_MS);
    }
  }
}
