import { expect, test } from 'vitest';
import { routePattern } from './route-pattern.ts';

test.each([
  ['/', '/'],
  ['/members/anna-1', '/members/:memberId'],
  ['/likes/m/anna-1', '/members/:memberId'],
  ['/members/anna-1/landing2/a/b/c', '/members/:memberId/landing2/*slug'],
  ['/api/login.php', '/api/login.php'],
  ['/api/login.phpx', 'other'],
  ['/cdn/abc/640.webp', '/cdn/*'],
  ['/assets/entry-abc.js', '/assets/*'],
  ['/_i18n/build1/de/messages.json', '/_i18n/*'],
  ['/robots.txt', '/robots.txt'],
  ['/readyz', '/readyz'],
  ['/wp-login.php', 'other'],
  ['/%E0%A4%A', 'other'],
])('the pattern of %s is %s', (path, expected) => {
  expect(routePattern(path)).toBe(expected);
});
