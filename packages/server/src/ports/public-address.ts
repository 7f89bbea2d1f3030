import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

/**
 * IPv4 ranges that are not public: private networks, loopback, carrier-grade NAT, documentation, multicast.
 */
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Parts of public IPv6 that are not allowed: Teredo and other special purposes, documentation, 6to4. */
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closedAddresses = new BlockList();
for (const [net, prefix] of closed4) closedAddresses.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of closed6) closedAddresses.addSubnet(net, prefix, 'ipv6');

/** The public part of IPv6. NAT64, mapped and local addresses are outside of it. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/** Returns whether an IP address is on the public internet. */
export const isPublicAddress = ({ address, family }: LookupAddress): boolean =>
  family === 6
    ? open6.check(address, 'ipv6') && !closedAddresses.check(address, 'ipv6')
    : family === 4 && !closedAddresses.check(address, 'ipv4');

/**
 * Resolves a host for a connection. Fails when any of its addresses is not public, because a name can point
 * anywhere.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), '', 4);
    if (!addresses.every(isPublicAddress))
      return callback(new Error(`${hostname} resolves to an address that is not public.`), '', 4);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
