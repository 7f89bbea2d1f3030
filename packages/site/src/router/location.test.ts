import { expect, test } from 'vitest';
import { createPath, isAnchorOnly, resolvePath } from './location.ts';

test('creates the address of parts with or without their signs', () => {
  expect(createPath({ pathname: '/members', search: 'page=2', hash: 'end' })).toBe('/members?page=2#end');
  expect(createPath({ pathname: '/members', search: '?page=2', hash: '#end' })).toBe('/members?page=2#end');
  expect(createPath({})).toBe('/');
});

test('keeps the percent-encoding of an address', () => {
  const root = { pathname: '/', search: '', hash: '' };
  expect(resolvePath('/members/a%20b%2Fc?q=%C3%A9', root)).toEqual({
    pathname: '/members/a%20b%2Fc',
    search: '?q=%C3%A9',
    hash: '',
  });
});

test.each([
  ['/a', '/a#x', true],
  ['/a#x', '/a#x', true],
  ['/a#x', '/a', false],
  ['/a', '/a', false],
  ['/a?q=1', '/a#x', false],
  ['/a', '/b#x', false],
])('from %s to %s only moves to an anchor: %s', (currentAddress, nextAddress, expected) => {
  const root = { pathname: '/', search: '', hash: '' };
  expect(isAnchorOnly(resolvePath(currentAddress, root), resolvePath(nextAddress, root))).toBe(expected);
});
