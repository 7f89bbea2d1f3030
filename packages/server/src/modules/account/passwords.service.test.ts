import { expect, test } from 'vitest';
import { codeOf, freshEmail, openTestBrowser, startTestApi } from '../../../test/test-api.ts';

test('queues a hundred logins of a flood and refuses the others with a retry time', async () => {
  const held = Promise.withResolvers<boolean>();
  let begun = 0;
  const verify = () => {
    begun += 1;
    return held.promise;
  };
  const api = await startTestApi({ hasher: { hash: async () => 'hash', verify } });
  const answers: Response[] = [];
  const logIn = async () => {
    const json = { email: freshEmail(), password: 'a guess' };
    answers.push(await openTestBrowser(api).send('POST', '/api/login.php', { json }));
  };
  const all = Array.from({ length: 110 }, logIn);
  await expect.poll(() => answers.length, { timeout: 60_000 }).toBe(8);
  expect(begun).toBe(2);
  for (const answer of answers) {
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await codeOf(answer)).toBe('503 unavailable');
  }
  held.resolve(false);
  await Promise.all(all);
  expect(new Set(answers.slice(8).map(({ status }) => status))).toEqual(new Set([401]));
  await api.stop();
});
