import { expect, test } from 'vitest';
import { type Channel, defaultPreferences, isNotified } from './preferences.ts';

const channels: readonly Channel[] = ['app', 'push', 'mail'];

const told = (...[preferences, kind]: [Parameters<typeof isNotified>[0], Parameters<typeof isNotified>[1]]) =>
  channels.filter((channel) => isNotified(preferences, kind, channel)).join(' ');

test.each([
  ['message', 'app push mail'],
  ['like', 'app push mail'],
  ['match', 'app push mail'],
  ['account', 'app push'],
] as const)('who has chosen nothing is told of a %s by %s', (kind, ways) => {
  expect(told(null, kind)).toBe(ways);
});

test('who has chosen is told as chosen, and of the account all the same', () => {
  const off = { app: false, push: false, mail: false };
  const chosen = { ...defaultPreferences, like: off, message: { ...off, mail: true } };
  expect(told(chosen, 'like')).toBe('');
  expect(told(chosen, 'message')).toBe('mail');
  expect(told(chosen, 'match')).toBe('app push mail');
  expect(told(chosen, 'account')).toBe('app push');
});
