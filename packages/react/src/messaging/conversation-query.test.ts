import type { Message, MessagePage } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { joinPages } from './conversation-query.ts';

const message = (id: number, state: Message['state'] = 'sent'): Message => ({
  id: String(id),
  client_id: null,
  conversation: 'c1',
  sender: 'ada',
  text: `message ${id}`,
  sent_at: '2026-01-01T12:00:00.000Z',
  state,
  image: null,
});

const page = (ids: readonly number[], cursor: string | null = null): MessagePage => ({
  messages: ids.map((id) => message(id)),
  before: cursor,
  after: null,
  read_until: null,
  own_read_until: null,
  credits: 5,
});

const idsOf = ({ messages }: MessagePage) => messages.map(({ id }) => Number(id));

test('returns the first page unchanged', () => {
  const first = page([1, 2]);
  expect(joinPages(undefined, first)).toBe(first);
});

test('keeps older messages and their cursor above the newest page', () => {
  const joinedPage = joinPages(page([9, 10, 11, 12], '9'), page([11, 12, 13], '11'));
  expect(idsOf(joinedPage)).toEqual([9, 10, 11, 12, 13]);
  expect(joinedPage.before).toBe('9');
});

test('compares ids as numbers, not as text', () => {
  expect(idsOf(joinPages(page([8, 9], null), page([9, 10], '9')))).toEqual([8, 9, 10]);
});

test('drops older messages when there is a gap before the new page', () => {
  const fresh = page([20, 21], '20');
  expect(joinPages(page([1, 2, 3], null), fresh)).toBe(fresh);
});

test('replaces the known messages with a page that reaches further back', () => {
  const longer = page([1, 2, 3], null);
  expect(joinPages(page([2, 3], '2'), longer)).toEqual(longer);
});

test('keeps messages that arrived during the fetch below the page, even an empty one', () => {
  const cachedPage = page([9, 10, 11], '9');
  expect(idsOf(joinPages(cachedPage, page([10], '10'), page([9, 10], '9')))).toEqual([9, 10, 11]);
  expect(idsOf(joinPages(page([1, 2]), page([1]), page([1])))).toEqual([1, 2]);
  expect(idsOf(joinPages(page([1]), page([]), page([])))).toEqual([1]);
});

test('drops messages that a later response no longer contains', () => {
  const cachedPage = page([1, 2, 3]);
  expect(joinPages(cachedPage, page([3]))).toEqual(page([3]));
  expect(joinPages(cachedPage, page([4]))).toEqual(page([4]));
});

test('keeps read marks when an older response arrives', () => {
  const cachedPage = { ...page([1, 2]), messages: [message(1, 'read'), message(2, 'read')] };
  expect(joinPages(cachedPage, page([1, 2])).messages.map(({ state }) => state)).toEqual(['read', 'read']);
});

test('empties a conversation when the server returns no messages', () => {
  const empty = page([]);
  expect(joinPages(page([1, 2]), empty)).toBe(empty);
});

test('keeps read marks and takes the credits of the newest response', () => {
  const cachedPage = { ...page([1, 2]), messages: [message(1, 'read'), message(2, 'read')], credits: 9 };
  const joinedPage = joinPages(cachedPage, page([2, 3], '2'));
  expect(joinedPage.messages.map(({ state }) => state)).toEqual(['read', 'read', 'sent']);
  expect(joinedPage.credits).toBe(5);
});
