import { expect, test } from 'vitest';
import { aMessage } from '../testing.ts';
import { isFirstMessage } from './first.ts';

const [theirs, own] = [aMessage('1'), aMessage('2', { sender: 'bob' })];

test.each([
  ['no messages', [], false, true],
  ['messages of the other member alone', [theirs], false, true],
  ['a message of the viewer', [own], false, false],
  ['messages of both', [theirs, own], false, false],
  ['older messages that are not loaded', [theirs], true, false],
])('the next message is the first, with %s: %j', (_, messages, hasOlder, isFirst) => {
  expect(isFirstMessage(messages, 'bob', hasOlder)).toBe(isFirst);
});
