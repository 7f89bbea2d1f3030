import { expect, test } from 'vitest';
import { isCounterAhead, relyingPartyOf } from './passkeys.rules.ts';

test.each([
  ['example.com', 'https://example.com', 'example.com', ['https://example.com']],
  ['www.example.com', 'https://example.com', 'example.com', ['https://www.example.com']],
  ['example.com', 'https://www.example.com', 'example.com', ['https://example.com']],
  ['notexample.com', 'https://example.com', 'notexample.com', ['https://notexample.com']],
  ['other.example', 'https://example.com', 'other.example', ['https://other.example']],
  ['example.com:8443', 'https://example.com:8443', 'example.com', ['https://example.com:8443']],
  ['Example.COM.', 'https://example.com', 'example.com', ['https://example.com']],
  ['www.example.com.:8443', 'https://example.com', 'example.com', ['https://www.example.com:8443']],
  ['example.com:443', 'https://example.com', 'example.com', ['https://example.com']],
  [
    'www.müller.example',
    'https://müller.example',
    'xn--mller-kva.example',
    ['https://www.xn--mller-kva.example'],
  ],
  ['LOCALHOST.:80', 'https://example.com', 'localhost', ['http://localhost', 'https://localhost:80']],
  ['localhost:5173', 'https://example.com', 'localhost', ['http://localhost:5173', 'https://localhost:5173']],
  [
    'classic.localhost:5173',
    'http://localhost:5173',
    'classic.localhost',
    ['http://classic.localhost:5173', 'https://classic.localhost:5173'],
  ],
])('on %s of the site %s passkeys belong to %s', (host, origin, id, origins) => {
  expect(relyingPartyOf(host, origin)).toEqual({ id, origins });
});

test.each([
  [0, 0, true],
  [0, 1, true],
  [4, 5, true],
  [5, 5, false],
  [5, 4, false],
  [5, 0, false],
])('after the counter %i the counter %i is ahead: %s', (storedCounter, next, isAhead) => {
  expect(isCounterAhead(storedCounter, next)).toBe(isAhead);
});
