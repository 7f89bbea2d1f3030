import { expect, test } from 'vitest';
import { createClientStore, initialClientState, resetMemberState } from './client-store.ts';

test('resets everything that belongs to a member and keeps how the session ended', () => {
  const store = createClientStore();
  store.setState({ hiddenMembers: ['ben'], typing: ['c1'], sessionEnd: 'ended', isLoggingOut: true });
  resetMemberState(store);
  expect(store.getState()).toEqual({ ...initialClientState, sessionEnd: 'ended', isLoggingOut: true });
});

test('shares nothing between pages', () => {
  createClientStore().setState({ hiddenMembers: ['ben'] });
  expect(createClientStore().getState()).toBe(initialClientState);
});
