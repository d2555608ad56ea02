import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { LocalBackend } from '../../serve/localBackend.ts';
import { type Mail } from '../../serve/mailbox.ts';
import { startMailServer } from '../../serve/mailServer.ts';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 200;

/** What came of the mails that Supabase Auth sent. */
export interface MailReader {
  /** The newest mail to an address; waits for one. */
  newest(email: string): Promise<Mail>;
  close(): Promise<void>;
}

/** Reads what a local backend "sent". */
export const readOutbox = ({ outbox }: LocalBackend): MailReader => ({
  newest: (email) => waitFor(email, () => Promise.resolve(newestOf(outbox, email))),
  close: () => Promise.resolve(),
});

/** Is the mail server that Supabase Auth sends to, on a port of this machine. */
export async function receiveMails(port: number): Promise<MailReader> {
  const mails: Mail[] = [];
  const server = await startMailServer((mail) => mails.push(mail), port);
  return {
    newest: (email) => waitFor(email, () => Promise.resolve(newestOf(mails, email))),
    close: () => server.close(),
  };
}

const listSchema = z.object({ messages: z.array(z.object({ ID: z.string() })) });
const messageSchema = z.object({ Subject: z.string(), HTML: z.string() });

/** Reads the mails of a Mailpit, such as that of `npx supabase@3 start`. */
export function readMailpit(address: string): MailReader {
  const ask = async (path: string) => (await fetch(new URL(path, address))).json();
  return {
    newest: (email) =>
      waitFor(email, async () => {
        const found = await ask(`/api/v1/search?query=${encodeURIComponent(`to:"${email}"`)}&limit=1`);
        const [newest] = listSchema.parse(found).messages;
        if (newest === undefined) return undefined;
        const { Subject: subject, HTML: html } = messageSchema.parse(
          await ask(`/api/v1/message/${newest.ID}`),
        );
        return { to: email, subject, html };
      }),
    close: () => Promise.resolve(),
  };
}

const newestOf = (mails: readonly Mail[], email: string) => mails.findLast(({ to }) => to === email);

async function waitFor(email: string, look: () => Promise<Mail | undefined>): Promise<Mail> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const mail = await look();
    if (mail !== undefined) return mail;
    await wait(PAUSE_MS);
  }
  throw new Error(`No mail came to ${email}.`);
}
