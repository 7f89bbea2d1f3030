import { expect, test } from 'vitest';
import { accessOf, chosenSites, hasEverySite } from './access-rules.ts';

const viewer = {
  id: 'robin',
  name: 'Robin',
  email: 'robin@example.com',
  role: 'admin' as const,
  sites: [
    { id: 'classic', name: 'Linden Lane' },
    { id: 'nocturne', name: 'Velvet Hour' },
  ],
};

test.each([
  ['every site', null, null],
  ['the sites of the account', ['nocturne'], ['nocturne']],
  ['no site that is gone', ['classic', 'closed-down'], ['classic']],
  ['nothing while every site is gone', ['closed-down'], undefined],
  ['nothing while none is chosen', [], undefined],
])('a form stores %s', (_, sites, storedSites) => {
  expect(chosenSites(accessOf({ role: 'moderator', sites }), viewer)).toEqual(storedSites);
});

const account = {
  id: 'robin',
  name: 'Robin',
  email: 'robin@example.com',
  role: 'admin',
  state: 'active',
  created_at: '2026-03-01T09:00:00.000Z',
} as const;

test('only an admin of every site gives every site', () => {
  expect(hasEverySite(viewer, [{ ...account, sites: null }])).toBe(true);
  expect(hasEverySite(viewer, [{ ...account, sites: ['classic', 'nocturne'] }])).toBe(false);
  expect(hasEverySite(viewer, [{ ...account, id: 'sam', sites: null }])).toBe(false);
});
