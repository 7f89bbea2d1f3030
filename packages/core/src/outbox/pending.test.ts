import { expect, test } from 'vitest';
import { aMessage, anOutboxItem as item } from '../testing.ts';
import { emptyOutbox, pendingIn, pendingOf } from './pending.ts';

const items = [item(2), item(1), item(3, { conversation: 'c2' })];
const lines = (change: Partial<typeof emptyOutbox>) =>
  pendingIn({ ...emptyOutbox, items, ...change }, 'c1').map(
    ({ client_id, state, code }) => `${client_id} ${state} ${code}`,
  );

test('shows a conversation’s own pending messages in order', () => {
  expect(lines({ sending: 'm1' })).toEqual(['m1 sending null', 'm2 sending null']);
});

test('messages without a connection wait and name the reason', () => {
  expect(lines({ isOnline: false })).toEqual(['m1 waiting network', 'm2 waiting network']);
  expect(lines({ isOnline: false, sending: 'm1' })).toEqual(['m1 sending null', 'm2 waiting network']);
});

test('messages wait out a backoff, in one conversation or in all', () => {
  expect(lines({ waitReasons: { c1: 'server_error' } })[0]).toBe('m1 waiting server_error');
  expect(lines({ waitReasons: { '': 'too_many_requests' } })[0]).toBe('m1 waiting too_many_requests');
  expect(lines({ waitReasons: { c2: 'server_error' } })[0]).toBe('m1 sending null');
});

test('a held message names its reason, and later ones wait for it', () => {
  const queuedItems = [item(1, { state: 'held', code: 'no_credits' }), item(2)];
  expect(lines({ items: queuedItems })).toEqual(['m1 failed no_credits', 'm2 waiting null']);
});

test('a refused message does not block later ones', () => {
  const refusedItems = [item(1, { state: 'refused', code: 'too_large' }), item(2)];
  expect(lines({ items: refusedItems })).toEqual(['m1 failed too_large', 'm2 sending null']);
});

test('a message that came back is no longer pending, even if its own response was lost', () => {
  const pending = [
    { client_id: 'client-1', text: 'hi', state: 'failed', code: 'network' },
    { client_id: 'x', text: 'ho', state: 'sending', code: null },
  ] as const;
  expect(pendingOf(pending, [aMessage('1')])).toEqual([pending[1]]);
});

test('a pending image is shown with its message in any state', () => {
  const image = { file: new Blob(['x']), width: 3, height: 2 };
  for (const state of ['waiting', 'refused'] as const) {
    const [pendingMessage] = pendingIn({ ...emptyOutbox, items: [item(1, { state, image })] }, 'c1');
    expect(pendingMessage?.image).toBe(image);
  }
});
