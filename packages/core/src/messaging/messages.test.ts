import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMessage } from '../testing.ts';
import { groupMessages } from './grouping.ts';
import { isBehind, markRead, mergeMessages, readAsFar } from './messages.ts';

const ids = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id);

test('sorts messages by id, each once, in any order they arrive', () => {
  const all = Array.from({ length: 15 }, (_, index) => aMessage(String(index + 1)));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all)), fc.array(fc.constantFrom(...all)), (first, second) => {
      const mergedMessages = mergeMessages(mergeMessages([], first), second);
      const expected = new Set([...first, ...second]);
      expect(mergedMessages).toEqual(all.filter((message) => expected.has(message)));
      expect(mergeMessages(mergedMessages, second)).toEqual(mergedMessages);
    }),
  );
});

test('keeps the same objects without changes', () => {
  const messages = [aMessage('1', { state: 'read' }), aMessage('2')];
  expect(mergeMessages(messages, [aMessage('1'), aMessage('2')])).toBe(messages);
  expect(mergeMessages(messages, [])).toBe(messages);
  expect(mergeMessages(messages, [aMessage('2', { state: 'read' })])[0]).toBe(messages[0]);
  expect(markRead(messages, { reader: 'bob', read_until: '1' })).toBe(messages);
});

test('an older version does not reset the read state', () => {
  const readMessage = aMessage('1', { state: 'read' });
  expect(mergeMessages([readMessage], [aMessage('1')])).toEqual([readMessage]);
  expect(mergeMessages([aMessage('1')], [readMessage])).toEqual([readMessage]);
});

test('marks others’ messages as read up to an id', () => {
  const messages = [aMessage('2'), aMessage('9', { sender: 'bob' }), aMessage('10'), aMessage('11')];
  const states = markRead(messages, { reader: 'bob', read_until: '10' }).map((message) => message.state);
  expect(states).toEqual(['read', 'sent', 'read', 'sent']);
});

test('groups messages into runs of one sender within a day', () => {
  const createMessage = (id: string, sender: string, sent_at: string) => aMessage(id, { sender, sent_at });
  const days = groupMessages([
    createMessage('1', 'ada', '2026-01-01T22:00:00.000Z'),
    createMessage('2', 'ada', '2026-01-01T23:30:00.000Z'),
    createMessage('3', 'bob', '2026-01-01T23:40:00.000Z'),
    createMessage('4', 'bob', '2026-01-02T00:10:00.000Z'),
  ]);
  const shape = days.map(({ day, runs }) => [day, runs.map((run) => [run.sender, ids(run.messages)])]);
  expect(shape).toEqual([
    [
      '2026-01-01',
      [
        ['ada', ['1', '2']],
        ['bob', ['3']],
      ],
    ],
    ['2026-01-02', [['bob', ['4']]]],
  ]);
});

test('uses the reader’s time zone for days', () => {
  const late = aMessage('1', { sent_at: '2026-01-01T23:30:00.000Z' });
  expect(groupMessages([late], () => 60)[0]?.day).toBe('2026-01-02');
  expect(groupMessages([late], () => -600)[0]?.day).toBe('2026-01-01');
  expect(groupMessages([])).toEqual([]);
});

test('a conversation is behind if the chat list has a later message, compared numerically', () => {
  expect(isBehind([aMessage('9')], aMessage('10'))).toBe(true);
  expect(isBehind([], aMessage('1'))).toBe(true);
  expect(isBehind([aMessage('10')], aMessage('9'))).toBe(false);
  expect(isBehind([aMessage('9')], aMessage('9'))).toBe(false);
  expect(isBehind([], null)).toBe(false);
});

test('the read position is the newest message of others; one’s own add nothing', () => {
  const createOwnMessage = (id: string) => aMessage(id, { sender: 'bob' });
  expect(readAsFar([aMessage('1'), aMessage('2'), createOwnMessage('3'), createOwnMessage('4')], 'bob')).toBe(
    '2',
  );
  expect(readAsFar([createOwnMessage('3'), createOwnMessage('4')], 'bob')).toBe('4');
  expect(readAsFar([], 'bob')).toBeUndefined();
});
