import { expect, test } from 'vitest';
import { newMoments } from './moments.ts';

const photo = { id: 'p', url: 'p.webp', width: 1, height: 1 };
const me = (id: string) => ({ id, sender: 'me', image: null });
const them = (id: string, more: object = {}) => ({ id, sender: 'them', image: null, ...more });
const withPhoto = (id: string) => them(id, { image: photo });

const real = { fictional: false };

type Messages = Parameters<typeof newMoments>[0]['messages'];

test.each<[string, Messages, string | null, [string, string][]]>([
  ['a reply to the first message', [me('1'), them('2'), them('3')], '1', [['2', 'reply']]],
  ['a reply where nothing was read', [me('1'), them('2')], null, [['2', 'reply']]],
  ['no reply that was read', [me('1'), them('2'), them('3')], '2', []],
  ['no reply where the other member wrote first', [them('1'), me('2'), them('3')], '2', []],
  ['no own message', [me('1'), me('2')], null, []],
  ['the first photo', [them('1'), withPhoto('9'), withPhoto('10')], '1', [['9', 'photo']]],
  ['no later photo', [withPhoto('9'), withPhoto('10')], '9', []],
  ['a reply with a photo as a reply', [me('1'), withPhoto('2')], '1', [['2', 'reply']]],
  [
    'both of two messages',
    [me('1'), them('2'), withPhoto('3')],
    '1',
    [
      ['3', 'photo'],
      ['2', 'reply'],
    ],
  ],
  ['no removed reply', [me('1'), them('2', { removed: true })], '1', []],
])('finds %s', (_, messages, readUntil, expected) => {
  expect([...newMoments({ messages, before: null }, readUntil, 'me', real)]).toEqual(expected);
});

test.each([
  ['while older messages are not loaded', 'cursor', real],
  ['of a fictional member', null, { fictional: true }],
  ['while the member is unknown', null, null],
])('finds nothing %s', (_, cursor, other) => {
  expect(newMoments({ messages: [me('1'), withPhoto('2')], before: cursor }, null, 'me', other).size).toBe(0);
});
