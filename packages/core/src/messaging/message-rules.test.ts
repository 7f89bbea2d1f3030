import { expect, test, describe } from 'vitest';
import { isUnseen, isFewEmoji, messageProblem, isFirstMessage } from './message-rules.ts';
import { aMessage } from '../testing.ts';

test.each([
  '',
  ' \n\t\u00A0',
  '\u200B\u200D\uFEFF',
  '\u202E\u2066\u2069',
  '\u00AD\u2060',
  '\u3164',
  '\u2800 \u0007',
])('%j is invisible', (text) => expect(isUnseen(text)).toBe(true));

test.each(['.', '\u200Ba', '👩‍🚒', 'שלום', '\u202Eabc'])('%j is visible', (text) =>
  expect(isUnseen(text)).toBe(false),
);

describe('accepts a few emoji alone', () => {
  test.each(['😀', '❤️', '👍🏽', '🇵🇱', '👩‍❤️‍👨', '😀 😀', '🎉🎉🎉'])('%s', (text) => {
    expect(isFewEmoji(text)).toBe(true);
  });
});

describe('rejects anything else and more than a few', () => {
  test.each(['', ' ', 'Hi 😀', '😀!', '12', '*', '😀😀😀😀'])("'%s'", (text) => {
    expect(isFewEmoji(text)).toBe(false);
  });
});

const site = { chat: { images: true } };

test.each([
  ['words', { text: 'Hello' }, null],
  ['nothing', { text: '' }, { text: 'too_small' }],
  ['blanks', { text: ' \u200B' }, { text: 'too_small' }],
  ['an image alone', { text: '', image: 'one' }, null],
  ['an image with text', { text: 'Look', image: 'one' }, null],
])('%s may be sent: %o', (_, message, expected) => expect(messageProblem(message, site)).toEqual(expected));

test.each([[{ images: false }], [{}]])('rejects an image on a site with the settings %o', (chat) => {
  expect(messageProblem({ text: 'Look', image: 'one' }, { chat })).toEqual({ image: 'not_offered' });
  expect(messageProblem({ text: 'Look' }, { chat })).toBeNull();
});

const [theirs, viewerMessage] = [aMessage('1'), aMessage('2', { sender: 'bob' })];

test.each([
  ['no messages', [], false, true],
  ['messages of the other member alone', [theirs], false, true],
  ['a message of the viewer', [viewerMessage], false, false],
  ['messages of both', [theirs, viewerMessage], false, false],
  ['older messages that are not loaded', [theirs], true, false],
])('the next message is the first, with %s: %j', (_, messages, hasOlder, isFirst) => {
  expect(isFirstMessage(messages, 'bob', hasOlder)).toBe(isFirst);
});
