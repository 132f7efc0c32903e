import { isIPv6 } from 'node:net';

/**
 * Whose connection an address is, for limits: one IPv4 address, or the 64 bits of an IPv6 network, all of which one
 * household has to itself.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return address;
  const mapped = /:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups =
    tail === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${(groups as string[])
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
