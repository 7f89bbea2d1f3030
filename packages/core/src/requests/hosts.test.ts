import { expect, test } from 'vitest';
import { normalizeHost, normalizeHostWithPort, isLoopback, plainAddress } from './hosts.ts';

test.each([
  ['localhost.', 'localhost'],
  ['LOCALHOST:3000', 'localhost'],
  ['Example.COM.:443', 'example.com'],
  ['müller.example', 'xn--mller-kva.example'],
  ['MÜLLER.example.', 'xn--mller-kva.example'],
  ['xn--mller-kva.example', 'xn--mller-kva.example'],
  ['ｅｘａｍｐｌｅ．com', 'example.com'],
  ['127.1', '127.0.0.1'],
  ['[0:0::1]:80', '[::1]'],
  ['', null],
  ['.', null],
  ['example.com..', null],
  ['1.2.3.4.5', null],
  ['a b', null],
  ['user@example.com', null],
  ['example.com/path', null],
  ['example.com:99999', null],
])('the normal form of the host %j is %j', (host, normal) => {
  expect(normalizeHost(host)).toBe(normal);
  if (normal !== null) expect(normalizeHost(normal)).toBe(normal);
});

test.each([
  ['Desk.Example.com.:8443', 'desk.example.com:8443'],
  ['desk.example.com.', 'desk.example.com'],
  ['desk.example.com:80', 'desk.example.com'],
  ['[::1]:3001', '[::1]:3001'],
  ['a/b:1', null],
])('the normal form of %j with its port is %j', (host, normal) => {
  expect(normalizeHostWithPort(host)).toBe(normal);
});

test.each([
  'localhost',
  'localhost:3000',
  'localhost.',
  'nocturne.localhost.:80',
  'Nocturne.localhost',
  '127.0.0.1:80',
  '127.8.8.8',
  '[::1]:3000',
])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(['example.com', 'localhost.example.com', '128.0.0.1', '.localhost', '127.0.0.1.example.com', ''])(
  '%s is not',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:443', '192.0.2.7'],
  ['2001:DB8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:8443', '2001:db8::7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['[::FFFF:192.0.2.7]:80', '192.0.2.7'],
  ['::ffff:c000:207', '::ffff:c000:207'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%12]:80', 'fe80::1'],
  ['1::ffff:192.0.2.7', '1::ffff:192.0.2.7'],
  ['[2001:db8::7]:8443x', '[2001:db8::7]:8443x'],
  ['192.0.2.7:80x', '192.0.2.7:80x'],
  ['', ''],
])('%s is the address %s', (input, address) => {
  expect(plainAddress(input)).toBe(address);
});
