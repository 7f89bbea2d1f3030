import { expect, test } from 'vitest';
import { exportFileName, csvOf } from './export-file.ts';

test('names an export by site and day', () => {
  const now = new Date('2026-11-21T23:59:00Z');
  expect(exportFileName('classic.example', now)).toBe('classic.example-2026-11-21.json');
  expect(exportFileName('My Site:3000/x', now)).toBe('my-site-3000-x-2026-11-21.json');
});

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
