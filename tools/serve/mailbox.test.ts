import { expect, it } from 'vitest';
import { describeMail, showMailbox } from './mailbox.ts';

const OUTBOX = [
  { to: 'a@example.test', subject: 'First', html: '<a href="http://localhost/x?a=1&amp;b=2">go</a>' },
  { to: 'b@example.test', subject: 'Second' },
];

it('shows this machine its mails, the newest first', async () => {
  const answer = showMailbox(OUTBOX, new Request('http://localhost:4321/__mail'), '127.0.0.1');
  expect(await answer.json()).toMatchObject([{ subject: 'Second' }, { subject: 'First' }]);
});

it.each([
  ['another machine', 'http://localhost:4321/__mail', '192.168.1.20'],
  ['a machine whose address begins like this one', 'http://localhost:4321/__mail', '::1abc'],
  ['a page elsewhere that resolves its name to this machine', 'http://evil.example/__mail', '127.0.0.1'],
])('shows them not to %s', (_, url, ip) => {
  expect(showMailbox(OUTBOX, new Request(url), ip).status).toBe(403);
});

it('describes a mail with its link', () => {
  expect(OUTBOX.map(describeMail)).toEqual([
    'E-mail to a@example.test: First\n  http://localhost/x?a=1&b=2',
    'E-mail to b@example.test: Second',
  ]);
});
