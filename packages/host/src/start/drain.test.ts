import { expect, test } from 'vitest';
import { newFolder } from '../testing/program.ts';
import { templatesFolder } from '../testing/templates-folder.ts';
import { readEnvironment } from './environment.ts';
import { startHost } from './start.ts';

test('a host that stops is not ready, and takes requests until the drain is over or it is told again', async () => {
  const env = readEnvironment({
    PORT: '0',
    DATA_DIR: newFolder('data'),
    TEMPLATES_DIR: templatesFolder(),
    API_ORIGIN: 'http://127.0.0.1:9',
    DRAIN_SECONDS: '300',
    LOG_LEVEL: 'error',
  });
  const { port, stop } = await startHost(env);
  const get = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`);
    return [response.status, await response.text()];
  };
  const shutdown = stop();
  expect(await Promise.all(['/readyz', '/livez', '/'].map(get))).toEqual([
    [503, 'not ready: the host is stopping\n'],
    [200, 'alive\n'],
    [200, 'hello'],
  ]);
  expect(stop()).toBe(shutdown);
  await shutdown;
  await expect(get('/livez')).rejects.toThrow('fetch failed');
});
