import { expect, test } from 'vitest';
import { allCalls, calls } from './calls/index.ts';
import { matchPath, selectCall } from './select.ts';

const select = (method: 'GET' | 'POST', address: string) =>
  selectCall(allCalls, method, new URL(address, 'http://site.test'))?.name;

test('decodes the parameters of a path', () => {
  expect(matchPath(calls.getCatalogue, '/_i18n/a%20b/nl/messages.json')).toEqual({
    buildId: 'a b',
    locale: 'nl',
  });
  expect(matchPath(calls.getUser, '/api/user.php')).toEqual({});
  expect(matchPath(calls.getUser, '/api/user.phpx')).toBeNull();
});

test.each(['%', '%e0%a4%a', '%c3%28', '%zz'])(
  'a path with the malformed encoding %s matches no call',
  (part) => {
    expect(matchPath(calls.getCatalogue, `/_i18n/${part}/nl/messages.json`)).toBeNull();
    expect(select('GET', `/_i18n/${part}/nl/messages.json`)).toBeUndefined();
  },
);

test('selects the call whose selector matches among calls on one path', () => {
  expect([select('POST', '/api/user.php?new=1'), select('POST', '/api/user.php?push=1')]).toEqual([
    'signUp',
    'registerPush',
  ]);
  expect([select('POST', '/api/user.php'), select('GET', '/api/user.php')]).toEqual([undefined, 'getUser']);
});
