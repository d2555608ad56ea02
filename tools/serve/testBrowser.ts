import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { listVariables } from './backend.ts';
import type { LocalBackend } from './localBackend.ts';
import { renderPage } from '../test/renderPage.ts';
import { startTestBackend } from '../test/testBackend.ts';
import { hostFunctions } from './functionHost.ts';
import { LOCAL_SENDER } from './mailServer.ts';
import type { Mail } from './mailbox.ts';
import { codeIn, linkOfMail } from './readMail.ts';
import { SITE, SiteBrowser } from './siteBrowser.ts';

export { SITE };

const functions = hostFunctions(resolve('netlify/functions'));

/** Starts an empty backend before the tests of a file, and points the functions at it before each test. */
export function useBackend(): { readonly backend: LocalBackend } {
  let backend: LocalBackend | undefined;
  const running = () => {
    if (!backend) throw new Error('The backend starts with the first test.');
    return backend;
  };
  beforeAll(async () => {
    backend = await startTestBackend(SITE);
    // Reads them, so that no deadline of the first request has to bear it.
    await functions.find('/', 'GET');
  });
  afterAll(() => backend?.close());
  beforeEach(() => {
    stubBackend(running());
    vi.stubEnv('SMTP_URL', running().smtpUrl);
    vi.stubEnv('MAIL_FROM', LOCAL_SENDER);
    // Never the model that .env or the shell may name.
    vi.stubEnv('OPENAI_API_KEY', '');
    // Nobody measures how long an answer takes, unless a test does.
    vi.stubEnv('SIGN_IN_PACE_MS', '0');
    // The client of Supabase reports what it could not read by itself.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // The security log.
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
  });
  return {
    get backend() {
      return running();
    },
  };
}

/** Points the functions at a backend for the length of a test. */
export function stubBackend(backend: LocalBackend): void {
  for (const [name, value] of Object.entries(listVariables(backend))) vi.stubEnv(name, value);
}

/** A browser that asks the functions, that of the pages too, and keeps their cookies. */
export class TestBrowser extends SiteBrowser {
  constructor(ip?: string) {
    super(functions, renderPage, ip);
  }

  /** Signs up, or in, by the code of an e-mail. */
  async signIn(backend: LocalBackend, email: string, firstName?: string): Promise<void> {
    await this.post('/api/auth/code', { email, locale: 'en', firstName });
    const code = readCode(lastMailTo(backend, email));
    const answer = await this.post('/api/auth/verify', { email, locale: 'en', firstName, code });
    if (!answer.ok) throw new Error(`The code was refused: ${await answer.text()}`);
  }
}

export function lastMailTo(backend: LocalBackend, email: string): Mail {
  const mail = backend.outbox.findLast(({ to }) => to === email);
  if (!mail) throw new Error(`No mail to ${email}.`);
  return mail;
}

export function readCode({ html = '' }: Mail): string {
  return codeIn(html);
}

/** Path and query of the link in a mail. */
export function readLink({ html = '' }: Mail): string {
  return linkOfMail(html);
}
