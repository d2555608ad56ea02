import { expect, it } from 'vitest';
import { askerAddress } from './askerAddress.ts';

it.each([
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['::ffff:127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['198.51.100.1', '127.0.0.1', '198.51.100.1'],
  ['', '192.0.2.1', ''],
])('who asks from %j and claims %j is taken for %j', (ip, claimed, asker) => {
  const headers = claimed === undefined ? {} : { 'x-nf-client-connection-ip': claimed };
  expect(askerAddress(new Request('http://localhost/', { headers }), ip)).toBe(asker);
});
