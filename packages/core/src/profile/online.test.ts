import { expect, test } from 'vitest';
import { isOnline, presenceEnd, shownActivity, shownPresence } from './online.ts';

test.each([
  ['2026-11-20T12:00:00.001Z', true],
  ['2026-11-20T12:00:00.000Z', false],
  [null, false],
])('a member last active at %s is online at five past twelve: %s', (lastActive, expected) => {
  expect(isOnline(lastActive, new Date('2026-11-20T12:05:00Z'))).toBe(expected);
});

test.each([
  ['2026-11-20T12:14:59.999Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T12:15:00.000Z', '2026-11-20T12:15:00.000Z'],
  ['2026-11-20T00:03:00+02:00', '2026-11-19T22:00:00.000Z'],
  [null, null],
])('others see an activity at %s as %s', (lastActive, expected) => {
  expect(shownActivity(lastActive)).toBe(expected);
});

test.each([
  [true, '2026-11-20T12:00:00.000Z', Date.parse('2026-11-20T12:20:00Z')],
  [false, '2026-11-20T12:00:00.000Z', Infinity],
  [true, null, Infinity],
])('a member who was online (%s) with the shown activity %s is so until %s', (online, lastActive, end) => {
  expect(presenceEnd({ fictional: false, online, last_active: lastActive })).toBe(end);
});

test.each([
  [false, true, '2026-11-20T12:14:59.999Z', { online: true, last_active: '2026-11-20T12:00:00.000Z' }],
  [false, false, '2026-11-20T12:14:59.999Z', { online: false, last_active: '2026-11-20T12:00:00.000Z' }],
  [false, false, null, { online: false, last_active: null }],
  [true, true, '2026-11-20T12:14:59.999Z', { online: false, last_active: null }],
  [true, false, '2026-11-20T12:14:59.999Z', { online: false, last_active: null }],
])(
  'others see of a profile (fictional %s, online %s, active at %s)',
  (fictional, online, lastActive, expected) => {
    expect(shownPresence({ fictional, online, last_active: lastActive })).toEqual(expected);
  },
);

test('no page shows a fictional profile as online, whatever a back end sends', () => {
  expect(presenceEnd({ fictional: true, online: true, last_active: null })).toBe(0);
  expect(presenceEnd({ fictional: true, online: true, last_active: '2026-11-20T12:00:00.000Z' })).toBe(0);
});

test('no member is taken offline while the server counts them as online', () => {
  for (let minute = 0; minute < 60; minute += 1) {
    const active = new Date(Date.UTC(2026, 10, 20, 12, minute, 59)).toISOString();
    const end = presenceEnd({ fictional: false, online: true, last_active: shownActivity(active) });
    expect(isOnline(active, new Date(end))).toBe(false);
    expect(end - Date.parse(active)).toBeLessThanOrEqual(1_200_000);
  }
});
