import { expect, it } from 'vitest';
import { askerAddress } from './askerAddress.ts';

it.each([
  ['true', '192.0.2.1', '192.0.2.1'],
  ['true', undefined, '127.0.0.1'],
  ['false', '192.0.2.1', '127.0.0.1'],
  ['', '192.0.2.1', '127.0.0.1'],
  [undefined, '192.0.2.1', '127.0.0.1'],
])('with the switch at %j, who claims %j is taken for %j', (isTrusted, claimed, asker) => {
  const headers = claimed === undefined ? {} : { 'x-nf-client-connection-ip': claimed };
  const environment = isTrusted === undefined ? {} : { TRUST_CLIENT_ADDRESS: isTrusted };
  expect(askerAddress(new Request('http://localhost/', { headers }), '127.0.0.1', environment)).toBe(asker);
});
