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
])('a failed message with the code %s shows the reason %s', (code, reason) => {
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
])('a message that is retried automatically with the code %s shows the reason %s', (code, reason) => {
  expect(unsentReason(code, false)).toBe(reason);
});

test('a blocked sender sees the same reason as for a deleted profile', () => {
  expect(unsentReason('forbidden', true)).toBe(unsentReason('not_found', true));
});
