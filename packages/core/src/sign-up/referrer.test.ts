import { expect, test } from 'vitest';
import { storedReferrer } from './referrer.ts';

test.each([
  ['https://news.example/dating/?q=lonely#top', 'https://news.example/dating/'],
  ['https://brand.example/reports/link?token=abc_DEF', 'https://brand.example/reports/link'],
  ['https://anna:secret@brand.example:8443/a', 'https://brand.example:8443/a'],
  ['https://brand.example', 'https://brand.example/'],
  ['android-app://com.example.mail/', null],
  ['javascript:alert(1)', null],
  ['no address', null],
  ['', null],
  [null, null],
])('stores %j as %j', (referrer, stored) => expect(storedReferrer(referrer)).toBe(stored));

test('stores at most the 2000 characters that the contract allows', () => {
  expect(storedReferrer(`https://brand.example/${'a'.repeat(3000)}`)).toHaveLength(2000);
});
