import { expect, test } from 'vitest';
import { type Channel, defaultPreferences, isNotified, completePreferences } from './preferences.ts';

const channels: readonly Channel[] = ['app', 'push', 'mail'];

const listChannels = (
  ...[preferences, kind]: [Parameters<typeof isNotified>[0], Parameters<typeof isNotified>[1]]
) => channels.filter((channel) => isNotified(preferences, kind, channel)).join(' ');

test.each([
  ['message', 'app push mail'],
  ['like', 'app push mail'],
  ['match', 'app push mail'],
  ['account', 'app push'],
] as const)('a member without preferences gets a %s by %s', (kind, ways) => {
  expect(listChannels(null, kind)).toBe(ways);
});

test('a member with preferences gets what they chose, and always account notifications', () => {
  const noChannels = { app: false, push: false, mail: false };
  const preferences = { ...defaultPreferences, like: noChannels, message: { ...noChannels, mail: true } };
  expect(listChannels(preferences, 'like')).toBe('');
  expect(listChannels(preferences, 'message')).toBe('mail');
  expect(listChannels(preferences, 'match')).toBe('app push mail');
  expect(listChannels(preferences, 'account')).toBe('app push');
});

test('uses the defaults for a kind that the stored preferences lack', () => {
  const { match, ...olderPreferences } = {
    ...defaultPreferences,
    like: { app: true, push: false, mail: false },
  };
  expect(listChannels(olderPreferences, 'match')).toBe('app push mail');
  expect(listChannels(olderPreferences, 'like')).toBe('app');
  expect(completePreferences(olderPreferences)).toEqual({ ...olderPreferences, match });
});
