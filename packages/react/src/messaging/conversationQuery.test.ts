import type { Message, MessagePage } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { joinPages } from './conversationQuery.ts';

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

const page = (ids: readonly number[], before: string | null = null): MessagePage => ({
  messages: ids.map((id) => message(id)),
  before,
  after: null,
  read_until: null,
  own_read_until: null,
  credits: 5,
});

const idsOf = ({ messages }: MessagePage) => messages.map(({ id }) => Number(id));

test('the first page stands alone', () => {
  const first = page([1, 2]);
  expect(joinPages(undefined, first)).toBe(first);
});

test('older messages stay above the newest page, and so does the way to still older ones', () => {
  const joined = joinPages(page([9, 10, 11, 12], '9'), page([11, 12, 13], '11'));
  expect(idsOf(joined)).toEqual([9, 10, 11, 12, 13]);
  expect(joined.before).toBe('9');
});

test('ids are compared as numbers, however many digits they have', () => {
  expect(idsOf(joinPages(page([8, 9], null), page([9, 10], '9')))).toEqual([8, 9, 10]);
});

test('where messages between the two are missing, what was known before goes', () => {
  const fresh = page([20, 21], '20');
  expect(joinPages(page([1, 2, 3], null), fresh)).toBe(fresh);
});

test('a page that reaches further up than what is known replaces it', () => {
  const longer = page([1, 2, 3], null);
  expect(joinPages(page([2, 3], '2'), longer)).toEqual(longer);
});

test('what came while the page was on its way stays below it, also below an empty one', () => {
  const known = page([9, 10, 11], '9');
  expect(idsOf(joinPages(known, page([10], '10'), page([9, 10], '9')))).toEqual([9, 10, 11]);
  expect(idsOf(joinPages(page([1, 2]), page([1]), page([1])))).toEqual([1, 2]);
  expect(idsOf(joinPages(page([1]), page([]), page([])))).toEqual([1]);
});

test('what the server has no more, although it was asked later, goes', () => {
  const known = page([1, 2, 3]);
  expect(joinPages(known, page([3]))).toEqual(page([3]));
  expect(joinPages(known, page([4]))).toEqual(page([4]));
});

test('an answer older than what is known takes no read mark back', () => {
  const known = { ...page([1, 2]), messages: [message(1, 'read'), message(2, 'read')] };
  expect(joinPages(known, page([1, 2])).messages.map(({ state }) => state)).toEqual(['read', 'read']);
});

test('an emptied conversation is empty', () => {
  const empty = page([]);
  expect(joinPages(page([1, 2]), empty)).toBe(empty);
});

test('what was read stays read, and the credits are those of the newest answer', () => {
  const known = { ...page([1, 2]), messages: [message(1, 'read'), message(2, 'read')], credits: 9 };
  const joined = joinPages(known, page([2, 3], '2'));
  expect(joined.messages.map(({ state }) => state)).toEqual(['read', 'read', 'sent']);
  expect(joined.credits).toBe(5);
});
