import { expect, test } from 'vitest';
import { readTexts } from './json-texts.ts';
import { unformattedNumbers } from './numbers.ts';

const messages = (text: string) =>
  unformattedNumbers(readTexts('x.json', JSON.stringify({ a: text }))).map(({ message }) => message);

test.each([
  '{{count, number}} people',
  'Page {{page,number}}',
  'Hi {{name}}',
  'Order {{reference}}',
  'No value',
])('accepts %j', (text) => {
  expect(messages(text)).toEqual([]);
});

test.each([
  ['{{count}} people', "'a' has {{count}}. Write {{count, number}}"],
  ['{{- hours }} h', "Write {{hours, number}}, or add 'hours' to the plain placeholders"],
  ['{{count, numbre}}', "'a' has {{count, numbre}}"],
  ['{{count, currency(EUR)}}', 'Write {{count, number}}'],
  ['{{reference, number}}', 'Write {{reference}}'],
  ['{{date, number}}', 'whose value arrives as text'],
])('reports %j', (text, message) => {
  expect(messages(text)).toEqual([expect.stringContaining(message)]);
});
