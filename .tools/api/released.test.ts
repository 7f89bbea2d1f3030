import { expect, test } from 'vitest';
import { splitByEntry } from './released.ts';

test('splits a record into the API files of its entries', () => {
  const [first, second] = [
    '# @meetcute/p\n\n```ts\nexport const a: 1;\n```',
    '# @meetcute/p/part\n\nNothing.',
  ];
  expect([...splitByEntry(`${first}\n\n${second}\n`)]).toEqual([
    ['@meetcute/p', first],
    ['@meetcute/p/part', second],
  ]);
});
