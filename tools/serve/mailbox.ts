import { escapeMarkup } from '../../src/text/escapeMarkup.ts';

export interface Mail {
  to: string;
  subject: string;
  html?: string | undefined;
  /** Given for mails of the site's own alone: those of Supabase Auth have HTML and its own sender. */
  text?: string | undefined;
  from?: string | undefined;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string | undefined;
}

/** The mails in JSON, for programmes. */
const MAILBOX_FILE = '/__mail';
/** The mails to look at. */
const MAILBOX_PAGE = '/dev/mail';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const LINK = /href="([^"]+)"/;

/** Whether a path is one at which the local servers show mails; no file of the site is there. */
export function isMailbox(pathname: string): boolean {
  return pathname === MAILBOX_FILE || pathname === MAILBOX_PAGE;
}

/**
 * Shows what the embedded backend and the functions have "sent", newest first: at `/dev/mail` to look at, at `/__mail` in
 * JSON; with `?to=` only what was sent to an address. Whoever reads a mail can sign in with it, so that only this machine
 * may, under one of its own names.
 */
export function showMailbox(outbox: readonly Mail[], request: Request, ip: string): Response {
  const { hostname, pathname, searchParams } = new URL(request.url);
  const isLocal = /^(::1$|(::ffff:)?127\.)/.test(ip) && LOOPBACK_HOSTS.has(hostname);
  if (!isLocal) return new Response('The mailbox is for this machine only.', { status: 403 });
  const headers = { 'cache-control': 'no-store' };
  const address = searchParams.get('to');
  const mails = outbox.filter(({ to }) => address === null || to === address).reverse();
  if (pathname === MAILBOX_FILE) return Response.json(mails, { headers });
  return new Response(mailboxPage(mails), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

/** Where the first link of a mail leads; '' where it has none. */
export function linkIn(html: string): string {
  return LINK.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

/** One line for the terminal: whom a mail is for, what about, and where its link leads. */
export function describeMail({ to, subject, html = '' }: Mail): string {
  const link = linkIn(html);
  return `E-mail to ${to}: ${subject}${link ? `\n  ${link}` : ''}`;
}

/** Lets the links of a mail lead out of it, and nothing in it run. */
function frameOf(subject: string, html: string): string {
  const page = escapeMarkup(`<base target="_top">${html}`);
  return `<iframe sandbox="allow-top-navigation-by-user-activation" title="${escapeMarkup(subject)}" srcdoc="${page}"></iframe>`;
}

function mailboxPage(mails: readonly Mail[]): string {
  const shown = mails.map(
    ({ to, subject, html, text = '', replyTo }) => `<article>
<h2>${escapeMarkup(subject)}</h2>
<p>to ${escapeMarkup(to)}${replyTo ? `, answers to ${escapeMarkup(replyTo)}` : ''}</p>
${html ? frameOf(subject, html) : `<pre>${escapeMarkup(text)}</pre>`}
</article>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mailbox</title>
<style>
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  article { margin-block: 2rem; border-top: 1px solid #8888; }
  h2 { margin-bottom: 0; }
  p { margin-top: 0; color: #716659; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  iframe { width: 100%; height: 27rem; border: 1px solid #8888; background: #fff; }
</style>
<h1>Mailbox</h1>
<p>What the embedded backend and the functions have sent since they started. Nothing leaves this machine. Reload for more.</p>
${shown.join('\n') || '<p>No mail yet.</p>'}
</html>
`;
}
