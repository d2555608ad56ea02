import type { Mail } from './embeddedBackend.ts';

export const MAILBOX_PATH = '/__mail';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const LINK = /href="([^"]+)"/;

/**
 * Shows what the embedded backend has "sent" at `/__mail`, newest first, in JSON. Whoever reads
 * a mail can sign in with it, so that only this machine may, under one of its own names.
 */
export function showMailbox(outbox: readonly Mail[], request: Request, ip: string): Response {
  const { hostname } = new URL(request.url);
  const isLocal = /^(::1$|(::ffff:)?127\.)/.test(ip) && LOOPBACK_HOSTS.has(hostname);
  return isLocal
    ? Response.json(outbox.toReversed(), { headers: { 'cache-control': 'no-store' } })
    : new Response('The mailbox is for this machine only.', { status: 403 });
}

/** One line for the terminal: whom a mail is for, what about, and where its link leads. */
export function describeMail({ to, subject, html = '' }: Mail): string {
  const link = LINK.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return `E-mail to ${to}: ${subject}${link ? `\n  ${link}` : ''}`;
}
