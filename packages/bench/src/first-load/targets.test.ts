import { expect, test } from 'vitest';
import { expectDocument, inTurns } from './targets.ts';

const member = { url: 'http://localhost:1/members', cookie: 'id=1', documentBytes: 1000 };
const visitor = { ...member, cookie: '', documentBytes: 800 };

test('lets addresses take turns, and keeps visitors apart from members', async () => {
  let time = 0;
  const results = await inTurns(2, [member, visitor], ({ documentBytes }) => {
    time += 1;
    return Promise.resolve({ documentBytes, time });
  });
  expect([...results.values()].map((all) => all.map((result) => result.time))).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('refuses the document of another visitor', () => {
  expect(() => expectDocument(member, 1020)).not.toThrow();
  expect(() => expectDocument(member, visitor.documentBytes)).toThrow('800 bytes of HTML instead of 1000');
});
