import { expect, test } from 'vitest';
import { isPushEndpoint, readPushSubscription } from './subscription.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://someone@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilnotify.windows.com.example/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://localhost/abc', false],
  ['https://[::1]/abc', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s is a push service: %s', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint)).toBe(expected);
});

test('parses a complete subscription and rejects anything else', () => {
  const whole = { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'p', auth: 'a' } };
  expect(readPushSubscription(JSON.stringify({ ...whole, expirationTime: null }))).toEqual(whole);
  for (const invalidText of [
    '',
    'null',
    '[]',
    '{',
    '{"endpoint":"x"}',
    '{"endpoint":"x","keys":{"p256dh":"p"}}',
  ]) {
    expect(readPushSubscription(invalidText)).toBeNull();
  }
});
