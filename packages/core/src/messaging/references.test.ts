import type { MessageReference, Profile } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { isAnswerable, isSameReference, referencedIn } from './references.ts';

const settings = { text_fields: ['about_me', 'looking_for'] };
const photo = { id: 'p1', thumb_filename: 'p1.webp' };
const profile = {
  images: [photo],
  personal: { about_me: 'I bake.', looking_for: 'You', hair: 'red' },
} as unknown as Profile;

test.each<[MessageReference['kind'], string, unknown]>([
  ['photo', 'p1', { kind: 'photo', photo }],
  ['photo', 'p2', null],
  ['text', 'about_me', { kind: 'text', field: 'about_me', text: 'I bake.' }],
  ['text', 'hair', null],
  ['text', 'looking_for', null],
  ['text', 'constructor', null],
  ['message', '1', null],
])('finds the %s %s in a profile', (kind, id, expected) => {
  expect(referencedIn(profile, { kind, id }, settings)).toEqual(expected);
});

test('finds no text in a profile without texts', () => {
  const empty = { images: [], personal: null } as unknown as Profile;
  expect(referencedIn(empty, { kind: 'text', id: 'about_me' }, settings)).toBeNull();
});

test('lets members answer texts that are not sensitive, and no choices', () => {
  expect(['about_me', 'looking_for', 'hair'].map((field) => isAnswerable(field, settings))).toEqual([
    true,
    false,
    false,
  ]);
});

test('compares references by what they name', () => {
  const one = { kind: 'photo', id: '1' } as const;
  expect(isSameReference(one, { ...one })).toBe(true);
  expect(isSameReference(null, undefined)).toBe(true);
  expect(isSameReference(one, null)).toBe(false);
  expect(isSameReference(one, { kind: 'message', id: '1' })).toBe(false);
});
