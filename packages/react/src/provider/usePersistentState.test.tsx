import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLogout } from '../session/useLogout.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { createPersistentStore, persistentKey } from './persistent-store.ts';
import { usePersistentState, useSessionState } from './usePersistentState.ts';

test('restores typed values when the form is opened again, until they are deleted', () => {
  const page = openPage(memberWorld());
  const first = page.use(() => usePersistentState('place', { country: '', city: '' }));
  act(() => first.current[1]((currentValues) => ({ ...currentValues, city: 'Ghent' })));
  act(() => first.current[1]((currentValues) => ({ ...currentValues, country: 'BE' })));
  const again = page.use(() => usePersistentState('place', { country: '', city: '' }));
  expect(again.current[0]).toEqual({ country: 'BE', city: 'Ghent' });
  act(() => again.current[2]());
  expect(first.current[0]).toEqual({ country: '', city: '' });
});

test('shows a value typed before React subscribes to the store, which it does after painting', () => {
  const noMemory = () => undefined;
  const subscribe = () => noMemory;
  const page = openPage(memberWorld(), null, {
    localStore: { ...createPersistentStore({ storage: noMemory }), subscribe },
    sessionStore: { ...createPersistentStore({ storage: noMemory }), subscribe },
  });
  const states = page.use(() => ({
    name: usePersistentState('name', ''),
    search: useSessionState('search', ''),
  }));
  act(() => states.current.name[1]('Robin'));
  expect(states.current.name[0]).toBe('Robin');
  act(() => states.current.search[1]('Hoorn'));
  expect(states.current.search[0]).toBe('Hoorn');
});

test('does not show a member’s values to another person in the same browser', async () => {
  const page = openPage(memberWorld());
  const name = page.use(() => usePersistentState('name', ''));
  act(() => name.current[1]('Robin'));
  act(() => void page.queryClient.setQueryData(queryKeyOf(calls.getUser), null));
  await expect.poll(() => name.current[0]).toBe('');
});

test('ignores stored values of another shape and invalid JSON', () => {
  const world = memberWorld();
  const page = openPage(world);
  const key = persistentKey(viewerOf(world).profile.id, 'texts');
  const texts = page.use(() => usePersistentState('texts', { about: '' }));
  for (const json of ['"text"', '[]', '{"about":7}', '{broken', 'null']) {
    act(() => page.kept.write(key, json));
    expect(texts.current[0]).toEqual({ about: '' });
  }
});

test('deletes all values on logout', async () => {
  const page = openPage(memberWorld());
  const hook = page.use(() => ({ name: usePersistentState('name', ''), logout: useLogout(() => undefined) }));
  act(() => hook.current.name[1]('Robin'));
  page.kept.write(persistentKey('', 'email'), '"a@b.nl"');
  act(() => hook.current.logout.mutate({}));
  await expect.poll(() => page.kept.read(persistentKey('', 'email'))).toBeNull();
  expect(hook.current.name[0]).toBe('');
});
