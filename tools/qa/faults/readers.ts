import { newBrowser } from '../../serve/functionBrowser.ts';
import type { LocalBackend } from '../../serve/localBackend.ts';
import { codeIn } from '../../serve/readMail.ts';
import type { SiteBrowser } from '../../serve/siteBrowser.ts';
import type { Seen } from './trouble.ts';

let readers = 0;

/** A reader who is signed in. */
export async function newReader({ outbox }: LocalBackend): Promise<SiteBrowser> {
  const browser = newBrowser();
  const email = `faults-${(readers += 1)}@mixmaster.test`;
  await browser.post('/api/auth/code', { email, locale: 'en' });
  const code = codeIn(outbox.findLast(({ to }) => to === email)?.html ?? '');
  const answer = await browser.post('/api/auth/verify', { email, locale: 'en', code, firstName: 'Ada' });
  if (!answer.ok) throw new Error(`The reader could not sign in: ${await answer.text()}`);
  return browser;
}

/** What the site answers, where that is JSON. */
export async function seenIn(answer: Response): Promise<Seen> {
  const { code, message } = (await answer.json()) as { code?: string; message?: string };
  return { status: answer.status, code, message };
}

/** Makes a menu; with the key of a draft one, however often it is asked. */
export async function saveMenu(browser: SiteBrowser, name: string, draft?: string): Promise<Seen> {
  const body = { name, cocktailIds: ['11002'] };
  return seenIn(await browser.ask('POST', '/api/menus', body, draft ? { 'idempotency-key': draft } : {}));
}

/** The names of the reader's menus, sorted. */
export async function menuNames(browser: SiteBrowser): Promise<string[]> {
  const answer = await browser.get('/api/menus');
  if (!answer.ok) throw new Error(`The menus are not shown: ${answer.status} ${await answer.text()}`);
  const menus = (await answer.json()) as { name: string }[];
  return menus.map(({ name }) => name).toSorted();
}
