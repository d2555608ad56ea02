import { createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Mail } from '../../tools/serve/mailbox.ts';
import { startMailServer } from '../../tools/serve/mailServer.ts';
import { sendMail } from './mail.ts';

const MAIL = {
  to: 'ada@example.test',
  subject: 'Größe — “ça va” ¿?',
  text: `Hallo Ada,\n\n.${'Wörter '.repeat(40)}\n.\nEnde`,
};
const errors = vi.fn();
const warnings = vi.fn();

let closing: (() => unknown)[] = [];
beforeEach(() => {
  vi.stubEnv('MAIL_FROM', 'Mixmaster <bar@example.test>');
  for (const spy of [errors, warnings]) spy.mockReset();
  vi.spyOn(console, 'error').mockImplementation(errors);
  vi.spyOn(console, 'warn').mockImplementation(warnings);
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

async function listen(server: Server | SMTPServer, host = '127.0.0.1'): Promise<void> {
  const listener = await new Promise<Server>((listening) => {
    const started: Server = server.listen(0, host, () => {
      listening(started);
    });
  });
  closing.push(() => new Promise<void>((closed) => server.close(() => closed())));
  vi.stubEnv('SMTP_URL', `smtp://${host}:${(listener.address() as AddressInfo).port}`);
}

/** A mail server that keeps what comes. */
async function mailbox(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const server = await startMailServer((mail) => mails.push(mail));
  closing.push(() => server.close());
  vi.stubEnv('SMTP_URL', server.url);
  return mails;
}

/** A mail server that refuses something. */
async function refusing(options: SMTPServerOptions, host?: string): Promise<void> {
  await listen(new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'], logger: false, ...options }), host);
}

it('sends a mail that arrives as it was written', async () => {
  const mails = await mailbox();
  expect(await sendMail({ ...MAIL, html: '<p>Größe</p>', replyTo: 'o’hara@example.test' })).toBe(true);
  expect(mails).toEqual([
    {
      ...MAIL,
      html: expect.stringContaining('<p>Größe</p>') as string,
      from: 'Mixmaster <bar@example.test>',
      replyTo: 'o’hara@example.test',
    },
  ]);
  expect([errors, warnings].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

it('makes one address of one, whatever it holds', async () => {
  const mails = await mailbox();
  await sendMail({ ...MAIL, to: 'a,b@example.test', replyTo: 'ada@example.test>, eve@example.test' });
  expect(mails).toMatchObject([
    { to: '"a,b"@example.test', replyTo: '"ada@example.test , eve"@example.test' },
  ]);
});

it('takes no header from a subject', async () => {
  const mails = await mailbox();
  await sendMail({ ...MAIL, subject: 'Hi\r\nBcc: eve@example.test' });
  expect(mails).toMatchObject([{ to: MAIL.to, subject: 'Hi Bcc: eve@example.test' }]);
});

it('says once and plainly that no mail server is configured', async () => {
  vi.stubEnv('SMTP_URL', '');
  expect(await sendMail(MAIL)).toBe(false);
  expect(warnings.mock.calls).toEqual([['No mail is sent: SMTP_URL is not set.']]);
});

it('names the variable that is missing', async () => {
  await mailbox();
  vi.stubEnv('MAIL_FROM', undefined);
  expect(await sendMail(MAIL)).toBe(false);
  expect(errors.mock.calls).toEqual([
    ['A mail could not be sent: The environment variable MAIL_FROM is not set.'],
  ]);
});

it('logs a refusal without an address, though the server repeats it', async () => {
  await refusing({
    onRcptTo: ({ address }, _, done) => {
      done(Object.assign(new Error(`No mailbox ${address} here`), { responseCode: 550 }));
    },
  });
  expect(await sendMail(MAIL)).toBe(false);
  expect(errors.mock.calls).toEqual([['A mail could not be sent: EENVELOPE RCPT TO 550.']]);
});

it('logs that nobody listens', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  expect(await sendMail(MAIL)).toBe(false);
  expect(String(errors.mock.calls[0])).toMatch(/^A mail could not be sent: E[A-Z]+ CONN\.$/);
});

it('does not wait for a server that says nothing', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    queueMicrotask(() => controller.abort());
    return controller.signal;
  });
  const silent = createServer((socket) => closing.push(() => socket.destroy()));
  await listen(silent);
  expect(await sendMail(MAIL)).toBe(false);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(4_000);
  expect(String(errors.mock.calls[0])).toContain('EABORT');
});

it('says nothing to a server elsewhere that cannot speak in secret', async () => {
  const onMailFrom = vi.fn();
  await refusing({ onMailFrom }, '127.0.0.2');
  expect(await sendMail(MAIL)).toBe(false);
  expect(onMailFrom).not.toHaveBeenCalled();
  expect(errors.mock.calls).toEqual([['A mail could not be sent: ETLS STARTTLS 500.']]);
});
