import { expect, test } from 'vitest';
import { messageProblem } from './images.ts';

const site = { chat: { images: true } };

test.each([
  ['words', { text: 'Hello' }, null],
  ['nothing', { text: '' }, { text: 'too_small' }],
  ['blanks', { text: ' \u200B' }, { text: 'too_small' }],
  ['a picture alone', { text: '', image: 'one' }, null],
  ['a picture with words', { text: 'Look', image: 'one' }, null],
])('%s may be sent: %o', (_, message, expected) => expect(messageProblem(message, site)).toEqual(expected));

test.each([[{ images: false }], [{}]])('no picture may be sent where the site says %o', (chat) => {
  expect(messageProblem({ text: 'Look', image: 'one' }, { chat })).toEqual({ image: 'not_offered' });
  expect(messageProblem({ text: 'Look' }, { chat })).toBeNull();
});
