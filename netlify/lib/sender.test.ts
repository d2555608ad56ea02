import { expect, it } from 'vitest';
import { getNetwork, getSenderKey } from './sender.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ['', ''],
  ['unknown', 'unknown'],
])('the sender at %j is %j', (ip, sender) => {
  expect(getSenderKey(ip)).toBe(sender);
});

it.each([
  ['192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:1:ffff::7', '2001:db8:1'],
  ['2001:db8::7', '2001:db8:0'],
  ['', ''],
  ['unknown', 'unknown'],
])('the network of %j is %j', (ip, network) => {
  expect(getNetwork(ip)).toBe(network);
});
