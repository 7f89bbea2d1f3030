import { expect, test } from 'vitest';
import { mayManage, newRecoveryCodes, sitesWithAdmin } from './staff.rules.ts';

const ALL = ['free', 'paid'];
const person = (role: 'admin' | 'moderator', sites: string[] | null, change = {}) => ({
  role,
  sites,
  disabledAt: null,
  passwordHash: 'set',
  ...change,
});

test.each([
  ['an admin of every site', person('admin', null), null, true],
  ['an admin of every site', person('admin', null), ['free'], true],
  ['an admin of one site', person('admin', ['free']), ['free'], true],
  ['an admin of one site', person('admin', ['free']), ['free', 'paid'], false],
  ['an admin of one site', person('admin', ['free']), null, false],
  ['a moderator', person('moderator', null), ['free'], false],
])('%s may manage an account of the sites %j: %s', (_, manager, sites, may) => {
  expect(mayManage(manager, { sites })).toBe(may);
});

test.each([
  ['an admin of every site', [person('admin', null)], ALL],
  ['one of a single site', [person('admin', ['paid'])], ['paid']],
  ['a moderator', [person('moderator', null)], []],
  ['a disabled admin', [person('admin', null, { disabledAt: new Date(0) })], []],
  ['an admin before the set-up', [person('admin', null, { passwordHash: null })], []],
  ['two of a site each', [person('admin', ['paid']), person('admin', ['free'])], ALL],
])('with %s the sites with an admin are known', (_, staff, sites) => {
  expect(sitesWithAdmin(staff, ALL)).toEqual(sites);
});

test('recovery codes have 24 of 32 letters, and no two are equal', () => {
  const codes = Array.from({ length: 100 }, newRecoveryCodes).flat();
  expect(new Set(codes).size).toBe(1000);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});
