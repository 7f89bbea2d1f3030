import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const owner = { email: 'robin.hood@example.com', name: 'Robin Hood', siteName: 'Linden Lane' };
const isWeak = (password: string, isCommon = false) => isWeakPassword(password, owner, () => isCommon);

test.each([
  ['one repeated character', ['00000000', '88888888', 'aaaaaaaa', '🙂🙂🙂🙂', '........']],
  ['ascending or descending digits', ['12345678', '87654321', '1234567890', '0987654321', '78901234']],
  ['the alphabet', ['abcdefgh', 'zyxwvuts', 'LMNOPQRST']],
  ['a repeated pattern', ['123123123', 'abababab', '12341234', 'xyzxyzxy', 'AnnaAnna']],
  ['white space alone', ['        ', '\t \u00A0 \u2003   ', '\u200B'.repeat(8)]],
  ['the name of the site or the product', ['meetcute', 'MeetCute', 'linden lane', 'LindenLane', 'meetcute1']],
  ['the member’s own name', ['robin hood', 'RobinHood', 'robin-hood!', 'robinhood2024']],
  [
    'the member’s own address',
    ['ROBIN.HOOD', 'robin.hood77', 'robin.hood@example.com', 'Robin.Hood@Example.com1', 'robin.hood@example'],
  ],
  ['a pattern with one more character', ['11111112', 'aaaaaaab', '123456789!']],
  [
    'a row of a keyboard',
    [
      'qwertzuiop',
      'Poiuztrewq',
      'yxcvbnmy',
      'qsdfghjklm',
      'azertyuiop1',
      'asdfghjkl',
      'zxcvbnmz',
      'wxcvbnwx',
    ],
  ],
  ['runs of repeated characters', ['00001111', '111222333', 'aaabbbccc', 'AAbbCCddEE', '00001112']],
  ['a pattern with an ending', ['abcdefgh12!', 'qwertzuiop123']],
  ['a name repeated or with digits before it', ['meetcutemeetcute', '1meetcute', '99robinhood']],
])('%s is weak', async (_, passwords) => {
  for (const password of passwords) expect(await isWeak(password), password).toBe(true);
});

test.each([
  'correct horse battery',
  'vm2kd9qz',
  '19871225',
  'robin hood of sherwood',
  'hoodrobin',
  'annabella',
  '12345abc',
  'bookkeeper',
  '20112233',
  'qwertvm2',
  '  lamp  ',
])('%j is not weak', async (password) => {
  expect(await isWeak(password)).toBe(false);
  expect(await isWeak(password, true)).toBe(true);
});

test.each([
  ['password ', 'password'],
  [' password', 'password'],
  ['p\u200Bassword', 'password'],
  ['ｐａｓｓｗｏｒｄ', 'password'],
  ['Password1!', 'password'],
  ['adminadmin', 'admin'],
  ['pa$$word', 'password'],
  ['P@$$w0rd!', 'password'],
  ['5un5h!n3', 'sunshine'],
  ['we1c0me2', 'welcome'],
  ['adm1n1strator', 'administrator'],
])('%j is weak because %s is common', async (password, common) => {
  expect(await isWeakPassword(password, owner, (word) => word === common)).toBe(true);
});

test('a repeated character or sequence is weak at any length', async () => {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz'.repeat(12);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 8, max: 256 }), fc.nat(25), async (length, start) => {
      const sequence = alphabet.slice(start, start + length);
      for (const password of [sequence, [...sequence].toReversed().join(''), 'ab'.repeat(length)])
        expect(await isWeak(password), password).toBe(true);
    }),
  );
});
