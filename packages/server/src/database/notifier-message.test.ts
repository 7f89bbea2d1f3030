import { expect, test } from 'vitest';
import { readNotifierMessage, writeNotifierMessage } from './notifier-message.ts';

const signal = { type: 'typing', data: { conversation: 'c 1', profile: 'anna' } } as const;

test.each([
  { from: 'one', memberId: 'anna', signal: null },
  { from: 'one', memberId: 'anna', signal },
])('parses what it serialises', (notice) => {
  expect(readNotifierMessage(writeNotifierMessage(notice))).toEqual(notice);
});

test.each(['', 'one', 'one anna {', 'one anna "typing"', 'one anna {"type":"shouting"}', 'one anna '])(
  'parses an invalid notification as null: %j',
  (text) => {
    expect(readNotifierMessage(text)).toBeNull();
  },
);
