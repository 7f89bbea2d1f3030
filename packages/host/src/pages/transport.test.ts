import { expect, test } from 'vitest';
import { testHost, testSite } from '../testing/fixture.ts';

const HEADER = 'strict-transport-security';

test.each(['/', '/nowhere', '/assets/entry-abc.js', '/api/user.php', '/robots.txt', '/join'])(
  'demands https for two years on %s, and only where it can be had',
  async (path) => {
    const { handle } = testHost({ site: { ...testSite, hosts: ['brand.test', 'localhost', '127.0.0.1'] } });
    const readHeader = async (host: string) =>
      (await handle(new Request(`http://${host}${path}`))).headers.get(HEADER);
    expect(await readHeader('brand.test')).toBe('max-age=63072000');
    expect([await readHeader('localhost'), await readHeader('127.0.0.1')]).toEqual([null, null]);
  },
);
