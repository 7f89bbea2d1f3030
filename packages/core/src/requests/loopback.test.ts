import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

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
