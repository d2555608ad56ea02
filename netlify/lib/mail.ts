import { createTransport, type NodemailerError } from 'nodemailer';
import { EnvironmentError, isOnThisMachine, readMailSettings, type MailSettings } from './environment.ts';

/** Together with a check of who asks and a call of the database, still below the limit of a function. */
const SENDING_MS = 4_000;

export interface OutgoingMail {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  /** The same as `text`, for programmes that show it. */
  html?: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
}

/**
 * Sends a mail of the site's own through the server of `SMTP_URL`, encrypted unless that is this machine. Waits four
 * seconds at most and never throws, since no mail is worth failing what it tells of. What went wrong is in the log,
 * without an address.
 * @returns whether the server took the mail.
 */
export async function sendMail(mail: OutgoingMail): Promise<boolean> {
  try {
    const settings = readMailSettings();
    if (!settings) {
      console.warn('No mail is sent: SMTP_URL is not set.');
      return false;
    }
    await hand(mail, settings);
    return true;
  } catch (error) {
    console.error(`A mail could not be sent: ${reasonOf(error)}.`);
    return false;
  }
}

async function hand(mail: OutgoingMail, { smtpUrl, from }: MailSettings): Promise<void> {
  const transport = createTransport({ url: smtpUrl, requireTLS: !isOnThisMachine(smtpUrl) });
  const { to, subject, text, html, replyTo } = mail;
  await transport.sendMail({
    from,
    // As objects: a comma in an address would make two of it.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    ...(html !== undefined && { html }),
    disableFileAccess: true,
    disableUrlAccess: true,
    signal: AbortSignal.timeout(SENDING_MS),
  });
}

/** What the log may hold: servers repeat addresses in their answers, and connections name accounts. */
function reasonOf(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message.replace(/\.$/, '');
  const { name, code = name, command, responseCode } = error as Partial<NodemailerError>;
  return [code, command, responseCode].filter((part) => part !== undefined).join(' ');
}
