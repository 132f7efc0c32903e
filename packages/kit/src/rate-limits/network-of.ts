import ipaddr from 'ipaddr.js';

/** One subscriber of IPv6 has a network of this many bits, and all the addresses in it. */
const IPV6_NETWORK_BITS = 64;

/**
 * Whose connection an address is, for limits: one IPv4 address, or the 64 bits of an IPv6 network, all of which one
 * household has to itself. What is no address is itself.
 */
export function networkOf(ip: string): string {
  const [bare = ''] = ip.split('%');
  if (!ipaddr.isValid(bare)) return ip;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_NETWORK_BITS}`);
  return `${network.toString()}/${IPV6_NETWORK_BITS}`;
}
