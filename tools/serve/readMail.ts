import { z } from 'zod';
import { linkIn } from './mailbox.ts';

const mailsSchema = z.array(z.looseObject({ to: z.string(), html: z.string().default('') }));

/**
 * The mails to an address in HTML, the newest first, as the mailbox of a local site holds them.
 * @param site its origin
 */
export async function mailsTo(site: string, email: string): Promise<string[]> {
  return (await readMails(site, { to: email })).map(({ html }) => html);
}

/**
 * All mails of a local site, the newest first.
 * @param site its origin
 */
export function allMails(site: string): Promise<{ to: string; html: string }[]> {
  return readMails(site);
}

async function readMails(site: string, query: Record<string, string> = {}) {
  const address = new URL(`/__mail?${new URLSearchParams(query)}`, site);
  return mailsSchema.parse(await (await fetch(address)).json());
}

/** The one-time code in a mail; '' where there is none. */
export function codeIn(html: string): string {
  return />\s*(\d{6})\s*</.exec(html)?.[1] ?? '';
}

/** Path and query of the link in a mail. */
export function linkOfMail(html: string): string {
  const { pathname, search } = new URL(linkIn(html));
  return pathname + search;
}
