import { act, cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryKeyOf, userQuery } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { persistentKey } from '../provider/persistent-store.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useMemberSignUp } from './useMemberSignUp.ts';

/** Opens the wizard of a member who has an account and an empty profile. */
function wizard() {
  const world = memberWorld();
  world.settings.signup.autoSkip = false;
  const { profile } = viewerOf(world);
  Object.assign(profile, { main_image: null, images: [] });
  const page = openPage(world);
  return { ...page, world, id: profile.id, open: () => page.use(() => useMemberSignUp()) };
}

test(
  'resumes at the last step after steps were skipped',
  { meta: { spec: ['signup.steps-forward-only'] } },
  () => {
    const { open } = wizard();
    const first = open();
    expect(first.current.step).toBe('photo');
    act(() => first.current.onContinue());
    act(() => first.current.onContinue());
    expect(first.current.step).toBe('person');
    expect(open().current.step).toBe('person');
  },
);

test('stays at the step after a reload, even when the profile is complete enough to continue', () => {
  const { open, world, queryClient } = wizard();
  expect(open().current.step).toBe('photo');
  cleanup();
  const { profile } = viewerOf(world);
  const photo = { id: 'smile', thumb_filename: 'classicp001-1.svg' };
  queryClient.setQueryData(queryKeyOf(calls.getUser), (user: object | undefined) => ({
    ...user,
    profile: { ...profile, main_image: photo },
  }));
  expect(open().current.step).toBe('photo');
});

test('resumes by the profile in a browser without a stored step', () => {
  const { open, world, queryClient } = wizard();
  const { profile } = viewerOf(world);
  const photo = { id: 'smile', thumb_filename: 'classicp001-1.svg' };
  queryClient.setQueryData(queryKeyOf(calls.getUser), (user: object | undefined) => ({
    ...user,
    profile: { ...profile, main_image: photo },
  }));
  expect(open().current.step).toBe('place');
});

test('ignores the stored step of another member and invalid steps', () => {
  const { kept: localStore, id, open } = wizard();
  localStore.write(persistentKey('somebody-else', 'step'), '"members"');
  expect(open().current.step).toBe('photo');
  cleanup();
  localStore.write(persistentKey(id, 'step'), '"nowhere"');
  expect(open().current.step).toBe('photo');
});

test('resumes at the stored step when the user loads late', async () => {
  const { client, kept: localStore, id, open, queryClient } = wizard();
  localStore.write(persistentKey(id, 'step'), '"about"');
  queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  const signUp = open();
  expect(signUp.current.step).toBe('account');
  await act(() => queryClient.fetchQuery({ ...userQuery(client), staleTime: 0 }));
  await expect.poll(() => signUp.current.step).toBe('about');
});

test(
  'deletes all stored input when the wizard is closed at its end',
  { meta: { spec: ['signup.step7.members-button-closes-signup'] } },
  () => {
    const { kept: localStore, id, open } = wizard();
    localStore.write(persistentKey(id, 'step'), '"end"');
    localStore.write(persistentKey(id, 'about'), '{}');
    const signUp = open();
    act(() => signUp.current.onClose());
    expect(signUp.current.isClosed).toBe(true);
    expect([localStore.read(persistentKey(id, 'step')), localStore.read(persistentKey(id, 'about'))]).toEqual(
      [null, null],
    );
    expect(open().current.step).toBe('photo');
  },
);
