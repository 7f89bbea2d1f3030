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
  const forwardedRequest = requestWith({ [name]: '203.0.113.7' });
  check(forwardedRequest);
  check(forwardedRequest);
  expect(sentences).toEqual([expect.stringMatching(`header ${name.toLowerCase()}.*TRUST_PROXY=1`)]);
  time += 3_599_999;
  check(forwardedRequest);
  expect(sentences).toHaveLength(1);
  time += 1;
  check(requestWith({}));
  expect(sentences).toHaveLength(1);
  check(forwardedRequest);
  expect(sentences).toHaveLength(2);
});

// A host takes three seconds of processor time. That one warns which does not trust them is in `start.test.ts`.
test('a host warns never of forwarded requests that are trusted', { tags: 'full' }, async () => {
  const { child, exit, ready, read } = startProgram({ TRUST_PROXY: '1' });
  onTestFinished(() => void child.kill('SIGKILL'));
  await ready;
  const [origin = ''] = /http:\/\/localhost:\d+/.exec(read()) ?? [];
  for (const path of ['/', '/api/user.php', '/robots.txt'])
    await fetch(origin + path, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  child.kill('SIGTERM');
  await exit;
  expect(read()).not.toContain('set TRUST_PROXY=1');
});

test('warns at the start outside the demo unless the proxy is trusted', () => {
  const warn = (env: Record<string, string>) => untrustedProxyWarning(readEnvironment(env));
  expect(warn({ DEMO: '0' })).toMatch(/^TRUST_PROXY is off/);
  expect(warn({ DEMO: '0', TRUST_PROXY: '1' })).toBeNull();
  expect(warn({})).toBeNull();
});
