import { expect, test } from 'vitest';
import { aMessage } from '../testing.ts';
import { firstUnread } from './unread.ts';

const createOwnMessage = (id: string) => aMessage(id, { sender: 'bob' });
const messages = [aMessage('8'), createOwnMessage('9'), aMessage('10'), aMessage('11')];
const findFirstUnreadId = (readUntil: string | null, newest: string | null, hasOlder = false) =>
  firstUnread(messages, { readUntil, newest }, 'bob', hasOlder)?.id;

test.each([
  ['the first message of others after the read position', '8', '11', false, '10'],
  ['the first message of a conversation never read', null, '11', false, '8'],
  ['none if all were read', '11', '11', false, undefined],
  ['none of those that arrived while it was open', '10', '10', false, undefined],
  ['none in an empty conversation', null, null, false, undefined],
  ['none while it may be in older messages', '2', '11', true, undefined],
  ['the first loaded one if there are no older messages', '2', '11', false, '8'],
])('first unread is %s', (_, readUntil, newest, hasOlder, id) => {
  expect(findFirstUnreadId(readUntil, newest, hasOlder)).toBe(id);
});
