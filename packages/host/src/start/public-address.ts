import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that no visitor on the internet has, though databases assign some of them to countries. */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix);

/** Returns whether an address may be that of a visitor on the internet. IPv6 assigns 2000::/3 alone to them. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !special.check(address)
    : isIPv6(address) && /^[23][\da-f]{3}:/.test(address) && !/^2001:0?db8:/.test(address);
