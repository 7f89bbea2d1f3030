import { expect, test } from 'vitest';
import { contentRouteOf } from './content-links.ts';

test.each([
  ['returnPolicy', 'pages-return-policy'],
  ['complaints', 'complaints'],
  ['nowhere', undefined],
  ['constructor', undefined],
])('the content link %j leads to %s', (name, route) => {
  expect(contentRouteOf(name)).toBe(route);
});
