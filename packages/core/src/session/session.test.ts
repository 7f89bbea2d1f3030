import { expect, test } from 'vitest';
import type { SessionEvent, SessionState } from './session.ts';
import { initialSession, isLoggedIn, reduceSession } from './session.ts';

interface Someone {
  readonly name: string;
}

const ada: Someone = { name: 'Ada' };
const inside: SessionState<Someone> = { user: ada, isLoggingOut: false, isRefetching: false };
const outside: SessionState<Someone> = initialSession;

const run = (state: SessionState<Someone>, ...events: readonly SessionEvent<Someone>[]) => {
  const effects: string[] = [];
  for (const event of events) {
    const step = reduceSession(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
};

test(
  'logged in means a user is present',
  { meta: { spec: ['session.logged-in-means-user-present'] } },
  () => {
    expect(isLoggedIn({ loggedIn: false })).toBe(true);
    expect(isLoggedIn(null)).toBe(false);
    expect(isLoggedIn(undefined)).toBe(false);
  },
);

test('polling starts once with the user', () => {
  const event = { type: 'userLoaded', user: ada } as const;
  expect(run(outside, event)).toEqual({ state: inside, effects: ['startPolling'] });
  expect(run(inside, event).effects).toEqual([]);
});

test(
  'a 403 on the user call and a logout clear the user, stop polling and set the flag',
  { meta: { spec: ['session.403-on-user-clears-user', 'session.polling-stops-on-user-loss'] } },
  () => {
    const { state, effects } = run(inside, { type: 'userForbidden' });
    expect(run(inside, { type: 'loggedOut' })).toEqual({ state, effects });
    expect(state).toEqual({ user: null, isLoggingOut: true, isRefetching: false });
    expect(effects).toEqual(['stopPolling', 'startLoggingOut']);
  },
);

test('a 403 for a visitor without a user changes nothing', () => {
  expect(run(outside, { type: 'userForbidden' })).toEqual({ state: outside, effects: [] });
});

test(
  'a 403 on chats and on likes reloads the user once, and a loaded user keeps the session',
  { meta: { spec: ['session.403-on-chats-refetches-user', 'session.403-on-likes-refetches-user'] } },
  () => {
    const forbidden = { type: 'listForbidden' } as const;
    expect(run(inside, forbidden, forbidden).effects).toEqual(['fetchUser']);
    expect(run(inside, forbidden, { type: 'userLoaded', user: ada })).toEqual({
      state: inside,
      effects: ['fetchUser'],
    });
    expect(run(inside, forbidden, { type: 'userForbidden' }).state.user).toBeNull();
    expect(run(outside, forbidden).effects).toEqual([]);
  },
);

test('another failure of the user call keeps the user, and a later 403 reloads again', () => {
  const forbidden = { type: 'listForbidden' } as const;
  const { state, effects } = run(inside, forbidden, { type: 'userFailed' }, forbidden);
  expect(state.user).toBe(ada);
  expect(effects).toEqual(['fetchUser', 'fetchUser']);
});

test('the logging-out flag clears after its time or with a login', () => {
  const leaving = run(inside, { type: 'loggedOut' }).state;
  expect(run(leaving, { type: 'loggingOutElapsed' }).state.isLoggingOut).toBe(false);
  expect(run(leaving, { type: 'userLoaded', user: ada }).state.isLoggingOut).toBe(false);
});
