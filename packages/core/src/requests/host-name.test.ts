import { expect, test } from 'vitest';
import { normalizeHost, normalizeHostWithPort } from './host-name.ts';

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
