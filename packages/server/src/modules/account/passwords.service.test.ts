import { expect, test } from 'vitest';
import { codeOf, freshEmail, openTestBrowser, startTestApi } from '../../../test/test-api.ts';
import { createPasswords } from './passwords.service.ts';

test('queues a hundred logins of a flood and refuses the others with a retry time', async () => {
  const verification = Promise.withResolvers<boolean>();
  let startCount = 0;
  const verify = () => {
    startCount += 1;
    return verification.promise;
  };
  const api = await startTestApi({ hasher: { hash: async () => 'hash', verify } });
  const responses: Response[] = [];
  const logIn = async () => {
    const json = { email: freshEmail(), password: 'a guess' };
    responses.push(await openTestBrowser(api).send('POST', '/api/login.php', { json }));
  };
  const all = Array.from({ length: 110 }, logIn);
  await expect.poll(() => responses.length, { timeout: 60_000 }).toBe(8);
  expect(startCount).toBe(2);
  for (const response of responses) {
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await codeOf(response)).toBe('503 unavailable');
  }
  verification.resolve(false);
  await Promise.all(all);
  expect(new Set(responses.slice(8).map(({ status }) => status))).toEqual(new Set([401]));
  await api.stop();
});

test('does not renew a hash while the queue is full, which would turn a right log-in away', async () => {
  const deferredHash = Promise.withResolvers<string>();
  const passwords = createPasswords({
    hash: () => deferredHash.promise,
    verify: async () => true,
    isCurrent: () => false,
  });
  const all = Array.from({ length: 102 }, () => passwords.hash('a password'));
  await expect(passwords.hash('one more')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await passwords.renew('of an earlier cost', 'a password')).toBeNull();
  deferredHash.resolve('hash');
  await Promise.all(all);
  expect(await passwords.renew('of an earlier cost', 'a password')).toBe('hash');
});
