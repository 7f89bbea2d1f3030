import { expect, test } from 'vitest';
import { unsentReason } from './reason.ts';

test.each([
  [null, null],
  ['no_credits', 'noCredits'],
  ['birth_date_missing', 'birthDate'],
  ['not_found', 'gone'],
  ['too_large', 'tooLong'],
  ['image_unreadable', 'picture'],
  ['bad_request', 'refused'],
  ['too_old', 'old'],
  ['too_many_images', 'refused'],
  ['cross_site', 'refused'],
  ['unknown_host', 'refused'],
  ['of a newer server', 'refused'],
])('of a message that failed the code %s says %s', (code, reason) => {
  expect(unsentReason(code, true)).toBe(reason);
});

test.each([
  [null, null],
  ['network', 'offline'],
  ['server_error', 'later'],
  ['too_many_requests', 'later'],
  ['conflict', 'later'],
  ['bad_request', 'later'],
  ['of a newer server', 'later'],
])('of a message that goes again by itself the code %s says %s', (code, reason) => {
  expect(unsentReason(code, false)).toBe(reason);
});

test('who was blocked is told the same as who writes to somebody that is not there any more', () => {
  expect(unsentReason('forbidden', true)).toBe(unsentReason('not_found', true));
});
