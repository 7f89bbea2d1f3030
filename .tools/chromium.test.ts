import { expect, test } from 'vitest';
import { explainOffline } from './chromium.ts';

const address = {
  address: '192.0.2.1',
  netmask: '255.255.255.0',
  family: 'IPv4',
  mac: '',
  cidr: null,
} as const;
const loopback = [{ ...address, address: '127.0.0.1', internal: true }];

test('says why browsers are offline on a machine with the loopback interface alone', () => {
  expect(explainOffline({ lo: loopback })).toContain('browsers are offline');
  expect(explainOffline({})).toContain('browsers are offline');
});

test('accepts any other interface with an address', () => {
  expect(explainOffline({ lo: loopback, eth0: [{ ...address, internal: false }] })).toBeNull();
});
