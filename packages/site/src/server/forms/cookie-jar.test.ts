import { expect, test } from 'vitest';
import { createCookieJar } from './cookie-jar.ts';

test('sends the browser’s cookies, then those of earlier responses too', async () => {
  const sentCookies: (string | null)[] = [];
  const answers = [['visitor=v1; Path=/; HttpOnly'], ['session=a=b; Path=/', 'visitor=v2'], []];
  const jar = createCookieJar(async (_input, init) => {
    sentCookies.push(new Headers(init?.headers).get('cookie'));
    const headers = new Headers();
    for (const cookie of answers[sentCookies.length - 1] ?? []) headers.append('set-cookie', cookie);
    return new Response(null, { headers });
  }, 'scheme=dark; traffic_source=k%3D1');
  for (let call = 0; call < 3; call += 1) await jar.fetch('https://site.test/api/user.php');
  expect(sentCookies).toEqual([
    'scheme=dark; traffic_source=k%3D1',
    'scheme=dark; traffic_source=k%3D1; visitor=v1',
    'scheme=dark; traffic_source=k%3D1; visitor=v2; session=a=b',
  ]);
  expect(jar.received).toEqual(answers.flat());
});

test('sends no cookie header without cookies', async () => {
  const jar = createCookieJar(async (_input, init) => {
    expect(new Headers(init?.headers).has('cookie')).toBe(false);
    return new Response();
  }, null);
  await jar.fetch('https://site.test/api/user.php');
});
