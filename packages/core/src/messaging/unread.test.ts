import { expect, test } from 'vitest';
import { aMessage } from '../testing.ts';
import { firstUnread } from './unread.ts';

const own = (id: string) => aMessage(id, { sender: 'bob' });
const messages = [aMessage('8'), own('9'), aMessage('10'), aMessage('11')];
const of = (readUntil: string | null, newest: string | null, hasOlder = false) =>
  firstUnread(messages, { readUntil, newest }, 'bob', hasOlder)?.id;

test.each([
  ['the first that others sent after what was read', '8', '11', false, '10'],
  ['the very first of a conversation never read', null, '11', false, '8'],
  ['none where all was read', '11', '11', false, undefined],
  ['none of those that came while one was looking', '10', '10', false, undefined],
  ['none in an empty conversation', null, null, false, undefined],
  ['none while it may stand further up', '2', '11', true, undefined],
  ['the first that is loaded where nothing stands further up', '2', '11', false, '8'],
])('unread is %s', (_, readUntil, newest, hasOlder, id) => {
  expect(of(readUntil, newest, hasOlder)).toBe(id);
});
