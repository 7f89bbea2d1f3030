import { expect, test } from 'vitest';
import { contactRefusal, isSearchable } from './contact.ts';

const there = { isDeleted: false, isBlocked: false };
const ada = { id: 'ada', dateOfBirth: '1990-01-01' };
const bob = { id: 'bob', ...there };

test(
  'a visitor can neither like, unlike nor start a chat',
  {
    meta: {
      spec: [
        'permission.like-needs-login',
        'permission.unlike-needs-login',
        'permission.start-chat-needs-login',
      ],
    },
  },
  () => {
    expect(contactRefusal(null, bob)).toBe('not_logged_in');
  },
);

test.each([
  ['a member', ada, bob, null],
  ['a member without a birth date', { ...ada, dateOfBirth: null }, bob, 'birth_date_missing'],
  ['a member to a deleted one', ada, { ...bob, isDeleted: true }, 'not_found'],
  ['a member to a blocked one', ada, { ...bob, isBlocked: true }, 'not_found'],
  ['a member to themselves', ada, { ...bob, id: 'ada' }, 'not_found'],
] as const)('%s may contact: %o', (_who, viewer, other, refusal) => {
  expect(contactRefusal(viewer, other)).toBe(refusal);
});

test.each([
  [{ ...there, dateOfBirth: '1990-01-01' }, true],
  [{ ...there, dateOfBirth: null }, false],
  [{ isDeleted: true, isBlocked: false, dateOfBirth: '1990-01-01' }, false],
  [{ isDeleted: false, isBlocked: true, dateOfBirth: '1990-01-01' }, false],
])('%o is found by search: %s', (member, expected) => {
  expect(isSearchable(member)).toBe(expected);
});
