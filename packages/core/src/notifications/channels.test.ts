import { expect, test } from 'vitest';
import { channelsOf, withoutMails, withPreference } from './channels.ts';
import { defaultPreferences, isNotified } from './preferences.ts';

test('changes one preference and no other', () => {
  const quiet = withPreference(defaultPreferences, 'like', 'mail', false);
  expect([isNotified(quiet, 'like', 'mail'), isNotified(quiet, 'like', 'app')]).toEqual([false, true]);
  expect(withPreference(quiet, 'like', 'mail', true)).toEqual(defaultPreferences);
});

test('turning e-mail off keeps the other channels and is idempotent', () => {
  const channelChoices = { app: true, push: true, mail: false };
  expect(withoutMails(null)).toEqual({
    message: channelChoices,
    like: channelChoices,
    match: channelChoices,
  });
  const preferences = withPreference(defaultPreferences, 'like', 'push', false);
  expect(withoutMails(preferences)).toEqual({
    message: channelChoices,
    like: { ...channelChoices, push: false },
    match: channelChoices,
  });
  expect(withoutMails(withoutMails(preferences))).toEqual(withoutMails(preferences));
});

test.each([
  [{ push: true, mail: true }, 'key', ['app', 'push', 'mail']],
  [{}, 'key', ['app', 'push', 'mail']],
  [{ push: true, mail: true }, null, ['app', 'mail']],
  [{ push: false, mail: true }, 'key', ['app', 'mail']],
  [{ push: true, mail: false }, 'key', ['app', 'push']],
  [{ push: false, mail: false }, 'key', ['app']],
])('with the switches %j and the key %s the channels are %j', (notifications, push_pub, ways) => {
  expect(channelsOf({ notifications, push_pub })).toEqual(ways);
});
