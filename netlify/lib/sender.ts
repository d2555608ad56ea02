import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/i;
/** A household with IPv6 has these first groups to itself and changes the others at will. */
const GROUPS_OF_A_HOUSEHOLD = 4;

/** Who sends something, or asks for it. */
export interface Sender {
  ip: string;
  /** Id of the account, where somebody is signed in. */
  account: string | null;
}

/**
 * Who counts as one sender.
 * @example senderOf('2001:db8::7') // '2001:db8:0:0'
 */
export function senderOf(ip: string): string {
  const ipv4 = IPV4_IN_IPV6.exec(ip)?.groups?.['address'];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(ip)) return ip;
  const [start = '', end] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = groupsOf(start);
  const after = groupsOf(end ?? '');
  const gap = end === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after].slice(0, GROUPS_OF_A_HOUSEHOLD).join(':');
}

function groupsOf(part: string): string[] {
  return part.split(':').flatMap((group) => (group === '' ? [] : [group.replace(/^0+(?=.)/, '')]));
}
