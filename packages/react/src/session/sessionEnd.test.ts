import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { clearMember } from './clearMember.ts';
import { memberForCalls } from './sessionEnd.ts';

const key = queryKeyOf(calls.getUser);
const member = (id: string) => ({ profile: { id } }) as User;

test('the calls of a page are meant for its member, and still for that one when the session is lost', async () => {
  const queryClient = new QueryClient();
  const meantFor = memberForCalls(queryClient);
  expect(meantFor()).toBeNull();
  queryClient.setQueryData(key, member('anna'));
  // Lost before any call was made.
  await clearMember(queryClient);
  expect(meantFor()).toBe('anna');
  queryClient.setQueryData(key, member('ben'));
  expect(meantFor()).toBe('ben');
});

test('a page that had its member before it asked knows whom it means', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, member('anna'));
  expect(memberForCalls(queryClient)()).toBe('anna');
});
