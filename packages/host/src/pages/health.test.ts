import { expect, test } from 'vitest';
import { testApi, testHost } from '../testing/fixture.ts';
import { createSharedAnswer } from '../shared-answer.ts';
import { HEALTH_EVERY } from './health.ts';

const brokenApi = { ...testApi, findFault: async () => 'the database does not respond' };

async function ask(path: string, replacements: Parameters<typeof testHost>[0]) {
  const response = await testHost(replacements).get(path, {}, 'anything.test');
  return [response.status, await response.text()];
}

test.each(['/readyz', '/healthz'])('%s says what keeps the host from handling requests', async (path) => {
  expect(await ask(path, {})).toEqual([200, 'ready\n']);
  expect(await ask(path, { api: brokenApi })).toEqual([503, 'not ready: the database does not respond\n']);
});

test('a host that is about to stop is alive and not ready, without asking the database', async () => {
  const api = { ...testApi, findFault: () => Promise.reject(new Error('asked')) };
  const stopping = { api, isStopping: () => true };
  expect(await ask('/readyz', stopping)).toEqual([503, 'not ready: the host is stopping\n']);
  expect(await ask('/livez', stopping)).toEqual([200, 'alive\n']);
});

test('a flood of questions asks the database once a second', async () => {
  let time = 0;
  let callCount = 0;
  let fault: string | null = null;
  const findFault = createSharedAnswer(
    async () => {
      callCount += 1;
      await Promise.resolve();
      return fault;
    },
    HEALTH_EVERY,
    () => time,
  );
  const askAt = async (ms: number) => {
    time = ms;
    return (await Promise.all([findFault(), findFault()]))[0];
  };
  expect([await askAt(0), await askAt(999), callCount]).toEqual([null, null, 1]);
  fault = 'the database does not respond';
  expect([await askAt(1000), await askAt(1999), callCount]).toEqual([fault, fault, 2]);
});

test('a question that takes long is not asked again meanwhile, and one that fails is', async () => {
  let time = 0;
  const answers = [Promise.withResolvers<string | null>(), Promise.withResolvers<string | null>()];
  let callCount = 0;
  const findFault = createSharedAnswer(
    () => answers[callCount++]!.promise,
    HEALTH_EVERY,
    () => time,
  );
  const first = findFault();
  time = 60_000;
  const second = findFault();
  answers[0]!.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await expect(second).rejects.toThrow('broken');
  answers[1]!.resolve(null);
  expect(await findFault()).toBeNull();
  expect(callCount).toBe(2);
});

test('all health paths of a host share the answer', async () => {
  let callCount = 0;
  const findFault = async () => {
    callCount += 1;
    return null;
  };
  const { get } = testHost({ api: { ...testApi, findFault } });
  await Promise.all(['/readyz', '/healthz', '/readyz', '/livez'].map((path) => get(path)));
  expect(callCount).toBe(1);
});
