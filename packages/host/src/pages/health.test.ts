import { expect, test } from 'vitest';
import { testApi, testHost } from '../testing/fixture.ts';

const broken = { ...testApi, findFault: async () => 'the database does not respond' };

async function ask(path: string, replaced: Parameters<typeof testHost>[0]) {
  const response = await testHost(replaced).get(path, {}, 'anything.test');
  return [response.status, await response.text()];
}

test.each(['/readyz', '/healthz'])('%s says what keeps the host from handling requests', async (path) => {
  expect(await ask(path, {})).toEqual([200, 'ready\n']);
  expect(await ask(path, { api: broken })).toEqual([503, 'not ready: the database does not respond\n']);
});

test('a host that is about to stop is alive and not ready, without asking the database', async () => {
  const api = { ...testApi, findFault: () => Promise.reject(new Error('asked')) };
  const stopping = { api, isStopping: () => true };
  expect(await ask('/readyz', stopping)).toEqual([503, 'not ready: the host is stopping\n']);
  expect(await ask('/livez', stopping)).toEqual([200, 'alive\n']);
});
