import { expect, test } from 'vitest';
import { findNearNames } from './near-names.ts';

test.each([
  ['reprots', ['reports']],
  ['cred', ['credits']],
  ['READ_receipts', ['readReceipts']],
  ['mi', ['mit', 'mits']],
  ['__proto__', []],
  ['', []],
  ['Xyzzy', []],
  ['nothing', []],
  ['reports'.repeat(10), []],
])('finds the names like “%s”', (name, names) => {
  expect(findNearNames(name, ['mits', 'X', 'reports', 'credits', 'readReceipts', 'mit'])).toEqual(names);
});
