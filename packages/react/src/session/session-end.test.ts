import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createClientStore } from '../provider/client-store.ts';
import { clearMember } from './clear-member.ts';
import { memberForCalls } from './session-end.ts';

const key = queryKeyOf(calls.getUser);
const member = (id: string) => ({ profile: { id } }) as User;

test('returns the member of the page, even after the session has ended', async () => {
  const queryClient = new QueryClient();
  const meantFor = memberForCalls(queryClient);
  expect(meantFor()).toBeNull();
  queryClient.setQueryData(key, member('anna'));
  // The session ends before any call is made.
  await clearMember(queryClient, createClientStore());
  expect(meantFor()).toBe('anna');
  queryClient.setQueryData(key, member('ben'));
  expect(meantFor()).toBe('ben');
});

test('returns a member who was already logged in when it is created', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, member('anna'));
  expect(memberForCalls(queryClient)()).toBe('anna');
});
