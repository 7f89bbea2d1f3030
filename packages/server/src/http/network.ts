import { plainAddress } from '@meetcute/core';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Returns the first four groups of an IPv6 address, the part that one household gets. */
function prefixOf(address: string): string {
  const [head = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  // `::` stands for zeros.
  return Array.from({ length: 4 }, (_, index) => Number.parseInt(groups[index] ?? '0', 16).toString(16)).join(
    ':',
  );
}

/**
 * Returns the network that limits apply to: an IPv4 address, or the /64 of an IPv6 address. Null without an
 * address and for loopback, where a proxy hides the client.
 */
export function networkOf(address: string | null | undefined): string | null {
  if (!address) return null;
  const plain = plainAddress(address);
  if (isIPv6(plain)) return loopback.check(plain, 'ipv6') ? null : `${prefixOf(plain)}::/64`;
  // A value that is not an address, such as a proxy's 'unknown', still counts as one network.
  return isIPv4(plain) && loopback.check(plain) ? null : plain;
}

/**
 * Returns the part of a network that logs may name: the /24 of an IPv4 address, the /48 of an IPv6 address. Null for
 * everything else.
 */
export function networkPrefix(network: string | null): string | null {
  const [address = ''] = (network ?? '').split('/');
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? `${prefixOf(address).split(':').slice(0, 3).join(':')}::/48` : null;
}
