import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext, stayOn } from './safe-next.ts';

test.each([
  ['/members', '/members'],
  ['/members?page=2#top', '/members?page=2#top'],
  ['/credits/7/card', '/credits/7/card'],
  ['/chats/../likes', '/likes'],
])('%s is a page of this site', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});

test.each([
  null,
  undefined,
  '',
  'members',
  'https://evil.example/members',
  '//evil.example/members',
  '/\\evil.example',
  '\\\\evil.example',
  '/members\\m1',
  '/.//evil.example',
  '/\t/evil.example',
  '/members\n',
  'javascript:alert(1)',
  '/api/logout.php',
  '/api/chat.php?profile=1',
  '/login?next=/login',
  '/nowhere',
])('rejects %j', (next) => {
  expect(safeNext(next)).toBeNull();
});

test('any result is a page of the site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    'members',
    'likes',
    ':',
    '@',
    'evil.example',
    '%2f',
    '\t',
    '?',
    '#',
  );
  const input = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(input, (text) => {
      const next = safeNext(text);
      expect(new URL(next ?? '/', 'https://site.example').origin).toBe('https://site.example');
    }),
    { numRuns: 1000 },
  );
});

test.each(['/members?page=2', '/members/m1', '/pages/terms#tokens', '/pages/service'])(
  'a login from %s returns to it',
  (location) => {
    expect(stayOn(location)).toBe(location);
  },
);

test.each(['/', '/login', '/signup', '/reset-password/do?token=x', '/account-deleted', '/nowhere'])(
  'a login from %s leads to the members',
  (location) => {
    expect(stayOn(location)).toBeNull();
  },
);
