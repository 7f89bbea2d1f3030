import { expect, test } from 'vitest';
import { readNotifierMessage, writeNotifierMessage } from './notifier-message.ts';

const signal = { type: 'typing', data: { conversation: 'c 1', profile: 'anna' } } as const;

test.each([
  { from: 'one', memberId: 'anna', signal: null },
  { from: 'one', memberId: 'anna', signal },
])('a notice is read as it was written', (notice) => {
  expect(readNotifierMessage(writeNotifierMessage(notice))).toEqual(notice);
});

test.each(['', 'one', 'one anna {', 'one anna "typing"', 'one anna {"type":"shouting"}', 'one anna '])(
  'what no server says is no notice, and breaks nothing: %j',
  (text) => {
    expect(readNotifierMessage(text)).toBeNull();
  },
);
