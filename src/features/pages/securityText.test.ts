import { expect, it } from 'vitest';
import { securityContact, securityText } from './securityText.ts';

it('names whom to tell, until when that holds, and where it stands', () => {
  const text = securityText(
    'hello@mixmaster.example',
    new URL('https://mixmaster.example'),
    new Date('2026-11-22T10:00:00Z'),
  );
  expect(text.split('\n')).toEqual([
    'Contact: mailto:hello@mixmaster.example',
    'Expires: 2027-10-18T10:00:00.000Z',
    'Preferred-Languages: en, nl, de, es, fr',
    'Canonical: https://mixmaster.example/.well-known/security.txt',
    '',
  ]);
});

it('keeps to its lines, whatever the address is', () => {
  const text = securityText('a b@x.example\nExpires: never', new URL('https://x.example'), new Date(0));
  expect(text.match(/^[\w-]+: /gm)).toEqual([
    'Contact: ',
    'Expires: ',
    'Preferred-Languages: ',
    'Canonical: ',
  ]);
});

it.each([
  [{ PUBLIC_CONTACT_EMAIL: ' hello@mixmaster.example ' }, 'hello@mixmaster.example'],
  [{ PUBLIC_CONTACT_EMAIL: ' ' }, undefined],
  [{}, undefined],
])('of %o has %j told', (variables, email) => {
  expect(securityContact(variables)).toBe(email);
});
