import { BlockList, isIPv4, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** The first four groups of an IPv6 address: what one household gets. */
function prefixOf(address: string): string {
  const [head = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  // What `::` stands for is zeroes.
  return Array.from({ length: 4 }, (_, index) => Number.parseInt(groups[index] ?? '0', 16).toString(16)).join(
    ':',
  );
}

/**
 * What counts as one network in limits: an IPv4 address, or the /64 of an IPv6 one. Null where no address is
 * known and for this machine itself, behind which anyone may be.
 */
export function networkOf(address: string | null | undefined): string | null {
  if (!address) return null;
  const plain = address
    .toLowerCase()
    .replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '');
  if (isIPv6(plain)) return loopback.check(plain, 'ipv6') ? null : `${prefixOf(plain)}::/64`;
  // What is no address, such as a proxy's 'unknown', still counts as one place to ask from.
  return isIPv4(plain) && loopback.check(plain) ? null : plain;
}
