import { expect, test } from 'vitest';
import { normalizePath } from './path.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/join', '/join'],
  ['/join/', '/join'],
  ['/join//', '/join'],
  ['/old//join/', '/old/join'],
  ['/%6Aoin', '/join'],
  ['/j%6fin', '/join'],
  ['/%c3%bcber', '/%C3%BCber'],
  ['/a%2fb', '/a%2Fb'],
  ['/100%', '/100%'],
  ['/%%36doin', '/%%36doin'],
  ['/%2%35', '/%2%35'],
])('the normal form of the path %j is %j', (path, normal) => {
  expect(normalizePath(path)).toBe(normal);
  expect(normalizePath(normal)).toBe(normal);
});
