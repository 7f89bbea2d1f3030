import { expect, test } from 'vitest';
import { argon2Hasher } from './argon2-hasher.ts';

test('hashes a password with argon2id, 19 MiB, two passes and a random salt', async () => {
  const [first, second] = [
    await argon2Hasher.hash('correct horse'),
    await argon2Hasher.hash('correct horse'),
  ];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await argon2Hasher.verify(first, 'correct horse')).toBe(true);
  expect(await argon2Hasher.verify(first, 'Correct horse')).toBe(false);
  const cheaper = first.replace('t=2', 't=1');
  expect([first, second, cheaper].map((each) => argon2Hasher.isCurrent?.(each))).toEqual([true, true, false]);
});
