import { expect, test } from 'vitest';
import type { SessionEvent, SessionState } from './session.ts';
import { initialSession, isLoggedIn, reduceSession } from './session.ts';

interface Someone {
  readonly name: string;
}

const ada: Someone = { name: 'Ada' };
const loggedInState: SessionState<Someone> = { user: ada, isLoggingOut: false, isRefetching: false };
const loggedOutState: SessionState<Someone> = initialSession;

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
  expect(run(loggedOutState, event)).toEqual({ state: loggedInState, effects: ['startPolling'] });
  expect(run(loggedInState, event).effects).toEqual([]);
});

test(
  'a 403 on the user call and a logout clear the user, stop polling and set the flag',
  { meta: { spec: ['session.403-on-user-clears-user', 'session.polling-stops-on-user-loss'] } },
  () => {
    const { state, effects } = run(loggedInState, { type: 'userForbidden' });
    expect(run(loggedInState, { type: 'loggedOut' })).toEqual({ state, effects });
    expect(state).toEqual({ user: null, isLoggingOut: true, isRefetching: false });
    expect(effects).toEqual(['stopPolling', 'startLoggingOut']);
  },
);

test('a 403 for a visitor without a user changes nothing', () => {
  expect(run(loggedOutState, { type: 'userForbidden' })).toEqual({ state: loggedOutState, effects: [] });
});

test(
  'a 403 on chats and on likes reloads the user once, and a loaded user keeps the session',
  { meta: { spec: ['session.403-on-chats-refetches-user', 'session.403-on-likes-refetches-user'] } },
  () => {
    const forbiddenEvent = { type: 'listForbidden' } as const;
    expect(run(loggedInState, forbiddenEvent, forbiddenEvent).effects).toEqual(['fetchUser']);
    expect(run(loggedInState, forbiddenEvent, { type: 'userLoaded', user: ada })).toEqual({
      state: loggedInState,
      effects: ['fetchUser'],
    });
    expect(run(loggedInState, forbiddenEvent, { type: 'userForbidden' }).state.user).toBeNull();
    expect(run(loggedOutState, forbiddenEvent).effects).toEqual([]);
  },
);

test('another failure of the user call keeps the user, and a later 403 reloads again', () => {
  const forbiddenEvent = { type: 'listForbidden' } as const;
  const { state, effects } = run(loggedInState, forbiddenEvent, { type: 'userFailed' }, forbiddenEvent);
  expect(state.user).toBe(ada);
  expect(effects).toEqual(['fetchUser', 'fetchUser']);
});

test('the logging-out flag clears after its time or with a login', () => {
  const leaving = run(loggedInState, { type: 'loggedOut' }).state;
  expect(run(leaving, { type: 'loggingOutElapsed' }).state.isLoggingOut).toBe(false);
  expect(run(leaving, { type: 'userLoaded', user: ada }).state.isLoggingOut).toBe(false);
});
