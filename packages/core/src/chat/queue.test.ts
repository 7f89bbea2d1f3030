import { expect, test } from 'vitest';
import type { PendingMessage } from './messages.ts';
import { holdBack, nextToSend, sendAgain } from './queue.ts';

type State = PendingMessage['state'];

const of = (...states: State[]): PendingMessage[] =>
  states.map((state, index) => ({ client_id: `m${index + 1}`, text: `Message ${index + 1}`, state }));
const statesOf = (pending: readonly PendingMessage[]) => pending.map(({ state }) => state);

test.each<[State[], string | undefined]>([
  [[], undefined],
  [['sending'], 'm1'],
  [['sending', 'sending'], 'm1'],
  [['failed', 'sending'], 'm2'],
  [['failed', 'failed'], undefined],
])('of the messages %j the next is %s', (states, next) => {
  expect(nextToSend(of(...states))?.client_id).toBe(next);
});

test.each([null, 0, 402, 403, 404, 409, 429, 500, 503])(
  'a message that fails with status %s holds the later ones back',
  (status) => {
    const pending = of('sending', 'sending', 'sending');
    expect(statesOf(holdBack(pending, 'm2', status))).toEqual(['sending', 'failed', 'failed']);
  },
);

test.each([400, 413, 422])('one that is refused with status %s lets the later ones pass', (status) => {
  const pending = of('sending', 'sending', 'sending');
  expect(statesOf(holdBack(pending, 'm1', status))).toEqual(['failed', 'sending', 'sending']);
});

test('a failure of a message that is not waiting any more changes nothing', () => {
  const pending = of('sending');
  expect(holdBack(pending, 'm7', 500)).toBe(pending);
});

test('sent again, all are on their way in their old order', () => {
  const again = sendAgain(of('failed', 'sending', 'failed'));
  expect(again.map(({ client_id }) => client_id)).toEqual(['m1', 'm2', 'm3']);
  expect(statesOf(again)).toEqual(['sending', 'sending', 'sending']);
});
