import { z } from 'zod';
import { linkIn } from './mailbox.ts';

const mailsSchema = z.array(z.looseObject({ to: z.string(), html: z.string().default('') }));

/**
 * The mails to an address in HTML, the newest first, as the mailbox of a local site holds them.
 * @param site its origin
 */
export async function mailsTo(site: string, email: string): Promise<string[]> {
  return (await allMails(site)).filter(({ to }) => to === email).map(({ html }) => html);
}

/**
 * All mails of a local site, the newest first.
 * @param site its origin
 */
export async function allMails(site: string): Promise<{ to: string; html: string }[]> {
  return mailsSchema.parse(await (await fetch(new URL('/__mail', site))).json());
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
