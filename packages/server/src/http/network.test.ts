import { expect, test } from 'vitest';
import { networkOf, networkPrefix } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5812', '203.0.113.7'],
  ['[2001:db8:1:2::9]:5812', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('maps the address %s to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([undefined, null, '', '127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
  'maps the address %s to no network',
  (address) => {
    expect(networkOf(address)).toBeNull();
  },
);

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', null],
  [null, null],
])('the part of the network %s that logs name is %s', (network, expected) => {
  expect(networkPrefix(network)).toBe(expected);
});
