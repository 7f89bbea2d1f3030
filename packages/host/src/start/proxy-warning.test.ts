import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../testing/program.ts';
import { readEnvironment } from './environment.ts';
import { createProxyWarning, untrustedProxyWarning } from './proxy-warning.ts';

const requestWith = (headers: Record<string, string>) => new Request('http://brand.test/', { headers });

test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])('warns of %s, and again after an hour', (name) => {
  const sentences: string[] = [];
  let time = 1_000_000;
  const check = createProxyWarning(
    (sentence) => sentences.push(sentence),
    () => time,
  );
  check(requestWith({}));
  expect(sentences).toEqual([]);
  const forwarded = requestWith({ [name]: '203.0.113.7' });
  check(forwarded);
  check(forwarded);
  expect(sentences).toEqual([expect.stringMatching(`header ${name.toLowerCase()}.*TRUST_PROXY=1`)]);
  time += 3_599_999;
  check(forwarded);
  expect(sentences).toHaveLength(1);
  time += 1;
  check(requestWith({}));
  expect(sentences).toHaveLength(1);
  check(forwarded);
  expect(sentences).toHaveLength(2);
});

/** Starts a host, and returns the number of its warnings about forwarded requests. */
async function countWarnings(env: Record<string, string>): Promise<number> {
  const { child, exit, ready, read } = startProgram(env);
  onTestFinished(() => void child.kill('SIGKILL'));
  await ready;
  const [origin = ''] = /http:\/\/localhost:\d+/.exec(read()) ?? [];
  // Pages, calls and stored replies.
  for (const path of ['/', '/', '/api/user.php', '/robots.txt'])
    await fetch(origin + path, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  child.kill('SIGTERM');
  await exit;
  return read().split('set TRUST_PROXY=1').length - 1;
}

test('a host warns of forwarded requests once when they are not trusted', async () => {
  expect(await countWarnings({})).toBe(1);
});

// A warning too many harms nobody, and a host takes three seconds of processor time.
test('a host warns never of forwarded requests that are trusted', { tags: 'full' }, async () => {
  expect(await countWarnings({ TRUST_PROXY: '1' })).toBe(0);
});

test('warns at the start outside the demo unless the proxy is trusted', () => {
  const warn = (env: Record<string, string>) => untrustedProxyWarning(readEnvironment(env));
  expect(warn({ DEMO: '0' })).toMatch(/^TRUST_PROXY is off/);
  expect(warn({ DEMO: '0', TRUST_PROXY: '1' })).toBeNull();
  expect(warn({})).toBeNull();
});
