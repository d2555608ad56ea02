import { isIPv4, isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/i;
/** A household with IPv6 has these first groups to itself and changes the others at will. */
const GROUPS_OF_A_HOUSEHOLD = 4;

/** What an owner of addresses gets at least: 256 of IPv4, 65,536 households of IPv6. */
const GROUPS_OF_A_NETWORK = 3;

/** Who sends something, or asks for it. */
export interface Sender {
  ip: string;
  /** Id of the account, where somebody is signed in. */
  account: string | null;
}

/**
 * Who counts as one sender.
 * @example getSenderKey('2001:db8::7') // '2001:db8:0:0'
 */
export function getSenderKey(ip: string): string {
  const plain = asIPv4(ip);
  return isIPv6(plain) ? groupsIn(plain).slice(0, GROUPS_OF_A_HOUSEHOLD).join(':') : plain;
}

/**
 * The network of an address, in which somebody may have many senders: /24 of IPv4, /48 of IPv6.
 * @example getNetwork('2001:db8:7:1::7') // '2001:db8:7'
 */
export function getNetwork(ip: string): string {
  const plain = asIPv4(ip);
  if (isIPv6(plain)) return groupsIn(plain).slice(0, GROUPS_OF_A_NETWORK).join(':');
  return isIPv4(plain) ? plain.split('.').slice(0, 3).join('.') : plain;
}

const asIPv4 = (ip: string) => IPV4_IN_IPV6.exec(ip)?.groups?.['address'] ?? ip;

/** The eight groups of an address of IPv6. */
function groupsIn(ip: string): string[] {
  const [start = '', end] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = groupsOf(start);
  const after = groupsOf(end ?? '');
  const gap = end === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after];
}

function groupsOf(part: string): string[] {
  return part.split(':').flatMap((group) => (group === '' ? [] : [group.replace(/^0+(?=.)/, '')]));
}
