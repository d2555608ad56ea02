import { expect, it } from 'vitest';
import { describeMail, isMailbox, showMailbox } from './mailbox.ts';

const OUTBOX = [
  { to: 'a@example.test', subject: 'First', html: '<a href="http://localhost/x?a=1&amp;b=2">go</a>' },
  { to: 'b@example.test', subject: 'Second' },
];

it('shows this machine its mails, the newest first, or those to one address', async () => {
  const show = async (query: string) =>
    (await showMailbox(
      OUTBOX,
      new Request(`http://localhost:4321/__mail${query}`),
      '127.0.0.1',
    ).json()) as unknown;
  expect(await show('')).toMatchObject([{ subject: 'Second' }, { subject: 'First' }]);
  expect(await show('?to=a%40example.test')).toMatchObject([{ subject: 'First' }]);
  expect(await show('?to=')).toEqual([]);
});

it.each([
  ['another machine', 'http://localhost:4321/__mail', '192.168.1.20'],
  ['a machine whose address begins like this one', 'http://localhost:4321/__mail', '::1abc'],
  ['another machine at the page', 'http://localhost:4321/dev/mail', '192.168.1.20'],
  ['a page elsewhere that resolves its name to this machine', 'http://evil.example/__mail', '127.0.0.1'],
])('shows them not to %s', (_, url, ip) => {
  expect(showMailbox(OUTBOX, new Request(url), ip).status).toBe(403);
});

it('shows them on a page, where their links lead out of the frame and nothing of theirs runs', async () => {
  const mails = [
    ...OUTBOX,
    { to: 'c@example.test', subject: '<script>', html: '"><script>alert(1)</script>' },
  ];
  const answer = showMailbox(mails, new Request('http://localhost:4321/dev/mail'), '127.0.0.1');
  expect(answer.headers.get('content-type')).toContain('text/html');
  const html = await answer.text();
  expect(html).toContain('<h2>First</h2>');
  expect(html).toContain('&lt;base target=&quot;_top&quot;&gt;');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('allow-scripts');
});

it('shows a mail without HTML as it is written, and where an answer goes', async () => {
  const mails = [{ to: 'a@example.test', subject: 'Hi', text: '1 < 2\nand 3', replyTo: 'b@example.test' }];
  const answer = showMailbox(mails, new Request('http://localhost:4321/dev/mail'), '127.0.0.1');
  const html = await answer.text();
  expect(html).toContain('<pre>1 &lt; 2\nand 3</pre>');
  expect(html).toContain('to a@example.test, answers to b@example.test');
  expect(html).not.toContain('<iframe');
});

it('is at its two paths and nowhere else', () => {
  expect(['/dev/mail', '/__mail', '/dev', '/dev/mail/x', '/'].map(isMailbox)).toEqual([
    ...[true, true, false, false, false],
  ]);
});

it('describes a mail with its link', () => {
  expect(OUTBOX.map(describeMail)).toEqual([
    'E-mail to a@example.test: First\n  http://localhost/x?a=1&b=2',
    'E-mail to b@example.test: Second',
  ]);
});
