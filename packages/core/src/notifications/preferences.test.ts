import { expect, test } from 'vitest';
import { type Channel, defaultPreferences, isNotified, preferencesOf } from './preferences.ts';

const channels: readonly Channel[] = ['app', 'push', 'mail'];

const told = (...[preferences, kind]: [Parameters<typeof isNotified>[0], Parameters<typeof isNotified>[1]]) =>
  channels.filter((channel) => isNotified(preferences, kind, channel)).join(' ');

test.each([
  ['message', 'app push mail'],
  ['like', 'app push mail'],
  ['match', 'app push mail'],
  ['account', 'app push'],
] as const)('a member without preferences gets a %s by %s', (kind, ways) => {
  expect(told(null, kind)).toBe(ways);
});

test('a member with preferences gets what they chose, and always account notifications', () => {
  const off = { app: false, push: false, mail: false };
  const chosen = { ...defaultPreferences, like: off, message: { ...off, mail: true } };
  expect(told(chosen, 'like')).toBe('');
  expect(told(chosen, 'message')).toBe('mail');
  expect(told(chosen, 'match')).toBe('app push mail');
  expect(told(chosen, 'account')).toBe('app push');
});

test('uses the defaults for a kind that the stored preferences lack', () => {
  const { match, ...stored } = { ...defaultPreferences, like: { app: true, push: false, mail: false } };
  expect(told(stored, 'match')).toBe('app push mail');
  expect(told(stored, 'like')).toBe('app');
  expect(preferencesOf(stored)).toEqual({ ...stored, match });
});
