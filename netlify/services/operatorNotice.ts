import { EnvironmentError, readNotifyEmail } from '../lib/environment.ts';
import { sendMail } from '../lib/mail.ts';

/** Characters of a subject line. */
const SUBJECT_LENGTH = 120;

interface Notice {
  /** What came, and where it stands. */
  what: 'message' | 'recipe';
  table: string;
  /** Who or what it is about, for the subject. */
  about: string;
  /** What was written, by the name of each field; what was left empty is left out. */
  fields: Record<string, string | null>;
  /** The writer, to whom an answer goes. */
  replyTo?: string;
}

/**
 * Tells whoever runs the site, by mail to `CONTACT_NOTIFY_EMAIL`, of something that a reader has sent. It is stored by
 * then, so that a mail that cannot be sent fails nothing: the log says that something waits, and in which table.
 */
export async function tellOperator({ what, table, about, fields, replyTo }: Notice): Promise<void> {
  const to = notifyEmail();
  const isTold =
    to !== undefined &&
    (await sendMail({
      to,
      subject: `Mixmaster: a ${what} – ${about}`.slice(0, SUBJECT_LENGTH),
      text: textOf(fields, table),
      ...(replyTo !== undefined && { replyTo }),
    }));
  if (!isTold) console.warn(`A ${what} waits in the table ${table}; nobody was told by mail.`);
}

function notifyEmail(): string | undefined {
  try {
    return readNotifyEmail();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    return undefined;
  }
}

function textOf(fields: Notice['fields'], table: string): string {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [value.includes('\n') ? `${name}:\n${value}\n` : `${name}: ${value}`],
  );
  return `${parts.join('\n')}\n\nIt stands in the table ${table}. Delete it there when it is dealt with.`;
}
