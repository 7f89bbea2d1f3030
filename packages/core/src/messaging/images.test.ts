import { expect, test } from 'vitest';
import { messageProblem } from './images.ts';

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
