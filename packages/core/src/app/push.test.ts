import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PUSH_WORKER_VERSION } from '../constants.ts';
import { ownPath, readPush } from './push.ts';

const site = { name: 'Linden Lane', origin: 'https://linden.example' };
const payload = {
  version: 2,
  title: 'Marit wrote to you',
  body: 'Open it',
  tag: 'c1',
  url: '/chats/c1',
  badge: 3,
};
const nothing = { title: 'Linden Lane', body: '', tag: null, path: '/', badge: null };

test(
  'the push worker has version 2 and reads only payloads of that version',
  { meta: { spec: ['const.push-sw-version-2'] } },
  () => {
    expect(PUSH_WORKER_VERSION).toBe(2);
    expect(readPush(JSON.stringify(payload), site)).toEqual({
      title: 'Marit wrote to you',
      body: 'Open it',
      tag: 'c1',
      path: '/chats/c1',
      badge: 3,
    });
    expect(readPush(JSON.stringify({ ...payload, version: 1 }), site)).toEqual(nothing);
  },
);

test.each(['', 'hello', 'null', '[]', '3', '{"version":2}', '{"version":2,"title":7,"badge":-1,"url":{}}'])(
  'the payload %j becomes a notification with the site’s name and no body',
  (text) => {
    expect(readPush(text, site)).toEqual(nothing);
  },
);

test.each([
  ['/chats/c1?x=1#y', '/chats/c1?x=1#y'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['https://linden.example/chats', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
  [null, '/'],
])('a push with the url %j opens %s', (url, expected) => {
  expect(ownPath(url, site.origin)).toBe(expected);
});

test('any push opens a page of the site itself', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `/${text}`),
        fc.webUrl(),
      ),
      (url) => {
        expect(new URL(ownPath(url, site.origin), site.origin).origin).toBe(site.origin);
      },
    ),
  );
});
