import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Mail } from './mailbox.ts';

/** Whom mails come from where nothing else is configured. */
export const LOCAL_SENDER = 'Mixmaster <mixmaster@localhost>';

/** Who is told there of what readers send. */
export const LOCAL_OPERATOR = 'operator@mixmaster.test';

export interface MailServer {
  /** What `SMTP_URL` must be to reach it. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a mail server on this machine's own address that hands every mail to `onMail` and sends none on: the functions
 * send through it while no other is configured.
 * @param port any free one for 0
 */
export async function startMailServer(onMail: (mail: Mail) => void, port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      readMail(stream).then((mail) => {
        for (const { address } of envelope.rcptTo) onMail({ ...mail, to: address });
        done();
      }, done);
    },
  });
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

async function readMail(stream: SMTPServerDataStream): Promise<Omit<Mail, 'to'>> {
  const chunks: Buffer[] = await Array.fromAsync(stream);
  const { from, replyTo, subject = '', text, html } = await PostalMime.parse(Buffer.concat(chunks));
  return { from: written(from), replyTo: written(replyTo?.[0]), subject, text: text?.trimEnd(), html };
}

function written({ name, address }: Partial<Address> = {}): string | undefined {
  return name ? `${name} <${String(address)}>` : address;
}
