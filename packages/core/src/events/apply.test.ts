import type { MemberEvent, Transaction, User } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { aChat, aLike, aMessage, aNotification } from '../testing.ts';
import { applyEvent, noMemberData, type MemberData, newerTransaction, withTransaction } from './apply.ts';

type Body = {
  [T in MemberEvent['type']]: Pick<Extract<MemberEvent, { type: T }>, 'type' | 'data'>;
}[MemberEvent['type']];

const apply = (data: MemberData, body: Body): MemberData =>
  applyEvent(data, { ...body, id: '1', at: '2026-01-01T00:00:00.000Z' } as MemberEvent);

const loadedData: MemberData = {
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
  const readReceipt = { conversation: 'c1', reader: 'bob', read_until: '2' };
  expect(statesIn(apply(loadedData, { type: 'read', data: readReceipt }))).toEqual({
    last: ['read', 'sent', undefined],
    c1: ['read', 'read'],
    c2: ['sent'],
  });
  const partialData = { ...loadedData, messages: { c2: loadedData.messages['c2']! } };
  const dataAfter = apply(partialData, { type: 'read', data: readReceipt });
  expect(dataAfter.messages).toBe(partialData.messages);
  expect(statesIn(dataAfter).last).toEqual(['read', 'sent', undefined]);
});

test('a chat without messages stays empty when it was read', () => {
  const readReceipt = { conversation: 'c3', reader: 'bob', read_until: '2' };
  expect(apply(loadedData, { type: 'read', data: readReceipt }).chats).toEqual(loadedData.chats);
});

test('messages that were delivered change in a loaded conversation', () => {
  const data = { conversation: 'c1', reader: 'bob', delivered_until: '1' };
  const dataAfter = apply(loadedData, { type: 'delivered', data });
  expect(statesIn(dataAfter)).toMatchObject({ c1: ['delivered', 'sent'], c2: ['sent'] });
  expect(dataAfter.chats).toBe(loadedData.chats);
  const other = { ...data, conversation: 'c9' };
  expect(apply(loadedData, { type: 'delivered', data: other })).toBe(loadedData);
});

test('a message that is no last one keeps the list of chats', () => {
  expect(apply(loadedData, { type: 'message', data: aMessage('3') }).chats).toBe(loadedData.chats);
  const again = aMessage('1', { text: 'changed' });
  expect(apply(loadedData, { type: 'message', data: again }).messages['c1']?.[0]?.text).toBe('changed');
});

test('a chat without messages is in no list, also not through an event of an older server', () => {
  expect(apply(loadedData, { type: 'chat', data: aChat('c4') }).chats).toEqual(loadedData.chats);
  const data = aChat('c4', { last_message: aMessage('1', { conversation: 'c4' }) });
  expect(apply(loadedData, { type: 'chat', data }).chats).toContainEqual(data);
});

test('a removed chat takes its messages with it, and no others', () => {
  const dataAfter = apply(loadedData, { type: 'chat_removed', data: { conversation: 'c1' } });
  expect(dataAfter.chats.map(({ conversation }) => conversation.id)).toEqual(['c2', 'c3']);
  expect(dataAfter.messages).toEqual({ c2: loadedData.messages['c2'] });
});

test('a like that was sent is added and removed', () => {
  const dataAfter = apply(loadedData, { type: 'liked', data: aLike('bob') });
  expect(dataAfter.likes.profiles.map(({ id }) => id)).toEqual(['bob']);
  expect(apply(dataAfter, { type: 'unliked', data: { profile: 'bob' } }).likes.profiles).toEqual([]);
});

test('orders are kept by their id', () => {
  const [first, second] = ['o1', 'o2'].map((id) => ({ id }) as Transaction) as [Transaction, Transaction];
  const dataAfter = apply(apply(loadedData, { type: 'transaction', data: first }), {
    type: 'transaction',
    data: second,
  });
  expect(dataAfter.transactions).toEqual({ o1: first, o2: second });
});

test('the member’s own data is replaced', () => {
  const user = { email: 'ada@example.com' } as unknown as User;
  expect(apply(loadedData, { type: 'user', data: user })).toEqual({ ...loadedData, user });
});

test('a notification is added, and read up to an id', () => {
  const dataAfter = apply(loadedData, { type: 'notification', data: aNotification('5') });
  const readOf = ({ notifications }: MemberData) =>
    JSON.stringify(notifications).includes('"read":false') ? 'unread' : 'read';
  expect(JSON.stringify(dataAfter.notifications)).toContain('"id":"5"');
  expect(readOf(dataAfter)).toBe('unread');
  expect(readOf(apply(dataAfter, { type: 'notifications_read', data: { read_until: '5' } }))).toBe('read');
});

const order = (id: string, minute: number, state: Transaction['state'] = 'open') =>
  ({ id, state, changed_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() }) as Transaction;

test('an older version of an order never replaces a newer one', () => {
  const [open, paidOrder] = [order('a', 1), order('a', 2, 'paid')];
  expect(newerTransaction(open, paidOrder)).toBe(paidOrder);
  expect(newerTransaction(paidOrder, open)).toBe(paidOrder);
  const sameTime = order('a', 2, 'refunded');
  expect(newerTransaction(paidOrder, sameTime)).toBe(sameTime);
});

test('a changed order stays in its place, and a new one comes first', () => {
  const pages = [[order('c', 3), order('b', 2)], [order('a', 1)]];
  const paidOrder = order('a', 4, 'paid');
  expect(withTransaction(pages, paidOrder)).toEqual([pages[0], [paidOrder]]);
  const addedOrder = order('d', 5);
  expect(withTransaction(pages, addedOrder)).toEqual([[addedOrder, ...pages[0]!], pages[1]]);
  expect(withTransaction([], addedOrder)).toEqual([]);
});
