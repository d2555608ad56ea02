import { expect, type Page } from '@playwright/test';
import { codeIn } from '../tools/serve/readMail.ts';

let readers = 0;

/**
 * An address that no other test has; it also gives the page's browser, and what is asked beside the page, a network
 * address of its own, as limits count by it.
 */
export async function newReader(page: Page): Promise<string> {
  const number = (readers += 1);
  const address = `2001:db8:${process.pid % 10_000}:${number}::1`;
  await page.context().setExtraHTTPHeaders({ 'x-nf-client-connection-ip': address });
  return `reader-${process.pid}-${number}@example.test`;
}

async function mailFor(page: Page, email: string): Promise<string> {
  const answer = await page.request.get(`/__mail?to=${encodeURIComponent(email)}`);
  const [mail] = (await answer.json()) as { html: string }[];
  return mail?.html ?? '';
}

/** The code in the newest mail to an address. */
export async function codeFor(page: Page, email: string): Promise<string> {
  return codeIn(await mailFor(page, email));
}

/** The link in the newest mail to an address. */
export async function linkFor(page: Page, email: string): Promise<string> {
  return (/href="([^"]+)"/.exec(await mailFor(page, email))?.[1] ?? '').replaceAll('&amp;', '&');
}

/**
 * Signs the page's browser up as a new reader called Ada, without the login page.
 * @returns their e-mail address
 */
export async function signUpUnseen(page: Page): Promise<string> {
  const email = await newReader(page);
  const account = { email, locale: 'en', firstName: 'Ada' };
  await askApi(page, 'POST', '/api/auth/code', account);
  await askApi(page, 'POST', '/api/auth/verify', { ...account, code: await codeFor(page, email) });
  return email;
}

/** Asks a function as the page's browser would; gives what it answers. */
export async function askApi(page: Page, method: string, path: string, data: unknown): Promise<unknown> {
  const answer = await page.request.fetch(path, { method, data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? undefined : answer.json();
}

/** Signs up by code from the login page, where the page must be in English. */
export async function signUp(page: Page, email: string, firstName: string): Promise<void> {
  await page.getByRole('button', { name: 'I am new here' }).click();
  await page.getByLabel('First name').first().fill(firstName);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await giveCode(page, email);
}

/** Types the code that was sent. */
export async function giveCode(page: Page, email: string): Promise<void> {
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Continue' }).click();
}
