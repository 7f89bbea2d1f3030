import type { MemberEvent, Transaction, User } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { aChat, aLike, aMessage, aNotification } from '../testing.ts';
import { applyEvent, noMemberData, type MemberData, newerTransaction, withTransaction } from './apply.ts';

type Body = {
  [T in MemberEvent['type']]: Pick<Extract<MemberEvent, { type: T }>, 'type' | 'data'>;
}[MemberEvent['type']];

const apply = (data: MemberData, body: Body): MemberData =>
  applyEvent(data, { ...body, id: '1', at: '2026-01-01T00:00:00.000Z' } as MemberEvent);

const loaded: MemberData = {
  ...noMemberData,
  chats: [
    aChat('c1', { last_message: aMessage('2') }),
    aChat('c2', { last_message: aMessage('2', { conversation: 'c2' }) }),
    aChat('c3'),
  ],
  messages: { c1: [aMessage('1'), aMessage('2')], c2: [aMessage('2', { conversation: 'c2' })] },
};

const statesIn = ({ chats, messages }: MemberData) => ({
  last: chats.map(({ last_message: last }) => last?.state),
  c1: messages['c1']?.map(({ state }) => state),
  c2: messages['c2']?.map(({ state }) => state),
});

test('messages that were read change in their conversation and as the last message of its chat alone', () => {
  const read = { conversation: 'c1', reader: 'bob', read_until: '2' };
  expect(statesIn(apply(loaded, { type: 'read', data: read }))).toEqual({
    last: ['read', 'sent', undefined],
    c1: ['read', 'read'],
    c2: ['sent'],
  });
  const unloaded = { ...loaded, messages: { c2: loaded.messages['c2']! } };
  const after = apply(unloaded, { type: 'read', data: read });
  expect(after.messages).toBe(unloaded.messages);
  expect(statesIn(after).last).toEqual(['read', 'sent', undefined]);
});

test('a chat without messages stays empty when it was read', () => {
  const read = { conversation: 'c3', reader: 'bob', read_until: '2' };
  expect(apply(loaded, { type: 'read', data: read }).chats).toEqual(loaded.chats);
});

test('messages that were delivered change in a loaded conversation', () => {
  const data = { conversation: 'c1', reader: 'bob', delivered_until: '1' };
  const after = apply(loaded, { type: 'delivered', data });
  expect(statesIn(after)).toMatchObject({ c1: ['delivered', 'sent'], c2: ['sent'] });
  expect(after.chats).toBe(loaded.chats);
  const other = { ...data, conversation: 'c9' };
  expect(apply(loaded, { type: 'delivered', data: other })).toBe(loaded);
});

test('a message that is no last one keeps the list of chats', () => {
  expect(apply(loaded, { type: 'message', data: aMessage('3') }).chats).toBe(loaded.chats);
  const again = aMessage('1', { text: 'changed' });
  expect(apply(loaded, { type: 'message', data: again }).messages['c1']?.[0]?.text).toBe('changed');
});

test('a chat without messages is in no list, also not through an event of an older server', () => {
  expect(apply(loaded, { type: 'chat', data: aChat('c4') }).chats).toEqual(loaded.chats);
  const data = aChat('c4', { last_message: aMessage('1', { conversation: 'c4' }) });
  expect(apply(loaded, { type: 'chat', data }).chats).toContainEqual(data);
});

test('a removed chat takes its messages with it, and no others', () => {
  const after = apply(loaded, { type: 'chat_removed', data: { conversation: 'c1' } });
  expect(after.chats.map(({ conversation }) => conversation.id)).toEqual(['c2', 'c3']);
  expect(after.messages).toEqual({ c2: loaded.messages['c2'] });
});

test('a like that was sent is added and removed', () => {
  const after = apply(loaded, { type: 'liked', data: aLike('bob') });
  expect(after.likes.profiles.map(({ id }) => id)).toEqual(['bob']);
  expect(apply(after, { type: 'unliked', data: { profile: 'bob' } }).likes.profiles).toEqual([]);
});

test('orders are kept by their id', () => {
  const [first, second] = ['o1', 'o2'].map((id) => ({ id }) as Transaction) as [Transaction, Transaction];
  const after = apply(apply(loaded, { type: 'transaction', data: first }), {
    type: 'transaction',
    data: second,
  });
  expect(after.transactions).toEqual({ o1: first, o2: second });
});

test('the member’s own data is replaced', () => {
  const user = { email: 'ada@example.com' } as unknown as User;
  expect(apply(loaded, { type: 'user', data: user })).toEqual({ ...loaded, user });
});

test('a notification is added, and read up to an id', () => {
  const after = apply(loaded, { type: 'notification', data: aNotification('5') });
  const readOf = ({ notifications }: MemberData) =>
    JSON.stringify(notifications).includes('"read":false') ? 'unread' : 'read';
  expect(JSON.stringify(after.notifications)).toContain('"id":"5"');
  expect(readOf(after)).toBe('unread');
  expect(readOf(apply(after, { type: 'notifications_read', data: { read_until: '5' } }))).toBe('read');
});

const order = (id: string, minute: number, state: Transaction['state'] = 'open') =>
  ({ id, state, changed_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() }) as Transaction;

test('an older version of an order never replaces a newer one', () => {
  const [open, paid] = [order('a', 1), order('a', 2, 'paid')];
  expect(newerTransaction(open, paid)).toBe(paid);
  expect(newerTransaction(paid, open)).toBe(paid);
  const sameTime = order('a', 2, 'refunded');
  expect(newerTransaction(paid, sameTime)).toBe(sameTime);
});

test('a changed order stays in its place, and a new one comes first', () => {
  const pages = [[order('c', 3), order('b', 2)], [order('a', 1)]];
  const paid = order('a', 4, 'paid');
  expect(withTransaction(pages, paid)).toEqual([pages[0], [paid]]);
  const added = order('d', 5);
  expect(withTransaction(pages, added)).toEqual([[added, ...pages[0]!], pages[1]]);
  expect(withTransaction([], added)).toEqual([]);
});
