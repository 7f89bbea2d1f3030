import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('quotes texts and leaves numbers as they are', () => {
  expect(
    csvOf([
      ['Name', 'Credits'],
      ['Anna "A", the first', -2],
      [null, 0],
    ]),
  ).toBe('\u{FEFF}"Name","Credits"\r\n"Anna ""A"", the first",-2\r\n,0\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('a text such as %j is no formula', (text) => {
  expect(csvOf([[text]])).toBe(`\u{FEFF}"'${text}"\r\n`);
});
