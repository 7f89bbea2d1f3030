import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApp } from '../testing/app-port.ts';
import type { AppPort } from './port.ts';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import { registerUnsavedWork, hasUnsavedWork, clearUnsavedWork } from './unsaved-work.ts';
import { useAppUpdate } from './useAppUpdate.ts';
import { useMissingFiles } from './useMissingFiles.ts';
import { useInstallPrompt } from './useInstallPrompt.ts';
import { useDismissNotifications } from './useAppPort.ts';
import { useWorkerMessages } from './useWorkerMessages.ts';
import { isWriting, watchWriting } from './writing.ts';

/** Sets the visibility of the page. */
function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

// Files share one page, and a message of another file may not have been stored.
beforeEach(() => clearUnsavedWork());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = (fake: ReturnType<typeof fakeApp>) =>
  openPage(memberWorld(), null, { app: async () => fake.app });

test('reloads the page when a waiting update takes control', async () => {
  const fake = fakeApp();
  const update = open(fake).use(() => useAppUpdate(fake.app));
  expect(update.current).toMatchObject({ isWaiting: false, onUpdate: null });
  act(() => fake.callbacks.worker?.({ type: 'updateWaiting' }));
  expect(update.current.isWaiting).toBe(true);
  expect(fake.recorded).toEqual([]);
  act(() => fake.callbacks.worker?.({ type: 'tookControl', hadController: true }));
  expect(fake.recorded).toEqual(['reload']);
});

test('does not reload the page when the first worker takes control', () => {
  const fake = fakeApp();
  open(fake).use(() => useAppUpdate(fake.app));
  act(() => fake.callbacks.worker?.({ type: 'tookControl', hadController: false }));
  expect(fake.recorded).toEqual([]);
});

test('blocks an update while text is being written and applies it afterwards', async () => {
  const fake = fakeApp();
  const update = open(fake).use(() => useAppUpdate(fake.app));
  act(() => fake.callbacks.worker?.({ type: 'updateWaiting' }));
  fake.pages.isWriting = true;
  act(() => update.current.onUpdate?.());
  await expect.poll(() => update.current.isBlocked).toBe(true);
  fake.pages.isWriting = false;
  act(() => update.current.onUpdate?.());
  await expect.poll(() => update.current.isBlocked).toBe(false);
  expect(fake.recorded).toEqual(['take control', 'take control']);
});

test('applies a waiting update when the page is hidden', () => {
  const fake = fakeApp();
  open(fake).use(() => useAppUpdate(fake.app));
  act(() => fake.callbacks.worker?.({ type: 'updateWaiting' }));
  setVisibility('visible');
  expect(fake.recorded).toEqual([]);
  setVisibility('hidden');
  expect(fake.recorded).toEqual(['take control unseen']);
});

test('checks the build after an hour and looks for a new worker when it differs', async () => {
  const fake = fakeApp();
  vi.useFakeTimers();
  open(fake).use(() => useAppUpdate(fake.app));
  fake.pages.build = 'b2';
  await act(() => vi.advanceTimersByTimeAsync(58 * 60_000));
  expect(fake.recorded).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
  expect(fake.recorded).toEqual(['look for update']);
});

test('exposes a failed registration to the push state', async () => {
  const fake = fakeApp();
  const page = open(fake);
  page.use(() => useAppUpdate(fake.app));
  act(() => fake.callbacks.worker?.({ type: 'failed' }));
  expect(page.store.getState().hasRegistrationFailed).toBe(true);
});

test('offers installation to a member and records acceptance', async () => {
  const fake = fakeApp();
  const prompt = open(fake).use(() => useInstallPrompt(fake.app));
  expect(prompt.current).toMatchObject({ state: 'none', offer: null, onAccept: null });
  act(() => fake.callbacks.onOffered?.());
  expect(prompt.current).toMatchObject({ state: 'offered', offer: 'button' });
  act(() => prompt.current.onAccept?.());
  await expect.poll(() => prompt.current.state).toBe('accepted');
  expect(prompt.current.offer).toBeNull();
});

test('remembers a dismissed browser prompt on the next page', async () => {
  const fake = fakeApp({ outcome: 'dismissed' });
  const page = open(fake);
  const prompt = page.use(() => useInstallPrompt(fake.app));
  act(() => fake.callbacks.onOffered?.());
  act(() => prompt.current.onAccept?.());
  await expect.poll(() => prompt.current.state).toBe('cancelled');
  const next = fakeApp();
  const later = openPage(memberWorld(), null, { localStore: page.kept }).use(() =>
    useInstallPrompt(next.app),
  );
  act(() => next.callbacks.onOffered?.());
  expect(later.current.offer).toBeNull();
});

test('offers nothing to a visitor, and instructions only where the browser has no prompt', () => {
  const visitor = fakeApp();
  const page = open(visitor);
  page.queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  const none = page.use(() => useInstallPrompt(visitor.app));
  act(() => visitor.callbacks.onOffered?.());
  expect(none.current.offer).toBeNull();
  const phone = fakeApp({ isManualOnly: true });
  const words = open(phone).use(() => useInstallPrompt(phone.app));
  expect(words.current).toMatchObject({ offer: 'words', onAccept: null });
  act(() => words.current.onDecline());
  expect(words.current.offer).toBeNull();
});

test('opens the page of a notification and notifies the worker when the language changes', () => {
  const fake = fakeApp();
  const page = open(fake);
  const openedPaths: string[] = [];
  const words = page.use(() => {
    const [language, setLanguage] = useState('en');
    useWorkerMessages(fake.app, { onOpen: (path) => void openedPaths.push(path), shellKey: language });
    return setLanguage;
  });
  fake.callbacks.words?.onOpen('/chats/c1');
  expect(openedPaths).toEqual(['/chats/c1']);
  act(() => words.current('de'));
  expect(fake.recorded).toEqual(['language-changed']);
});

test('closes notifications of the open conversation, also when the page becomes visible again', () => {
  const fake = fakeApp();
  setVisibility('hidden');
  open(fake).use(() => useDismissNotifications(fake.app, 'c1'));
  expect(fake.recorded).toEqual([]);
  setVisibility('visible');
  expect(fake.recorded).toEqual(['close message c1']);
  open(fake).use(() => useDismissNotifications(fake.app, undefined));
  expect(fake.recorded).toEqual(['close message c1']);
});

test.each([
  ['after a deploy', 'b2', false, null, ['reload']],
  ['during navigation', 'b2', true, '/likes', ['go to /likes']],
  ['without a new build', 'b1', false, null, []],
  ['while text is being written', 'b2', true, null, []],
])('handles missing files %s, at most once', async (_, build, isWritten, next, expected) => {
  sessionStorage.clear();
  const fake = fakeApp();
  Object.assign(fake.pages, { build, isWriting: isWritten });
  open(fake).use(() => useMissingFiles(fake.app, next));
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(fake.recorded).toEqual(expected);
});

test.each([
  ['while the build is checked', 'check', ['go to /likes']],
  ['while the page reloads', 'reload', ['reload', 'go to /likes']],
])('loads the target of a navigation that begins %s', async (_, moment, expected) => {
  sessionStorage.clear();
  const fake = fakeApp();
  const { promise: build, resolve } = Promise.withResolvers<string>();
  const { current: navigate } = openPage(memberWorld()).use(() => {
    const [next, setNext] = useState<string | null>(null);
    useMissingFiles({ ...fake.app, fetchBuild: () => build }, next);
    return setNext;
  });
  dispatchEvent(new Event('vite:preloadError'));
  if (moment === 'check') act(() => navigate('/likes'));
  resolve('b2');
  await new Promise((done) => setTimeout(done));
  if (moment === 'reload') act(() => navigate('/likes'));
  expect(fake.recorded).toEqual(expected);
});

test('handles a file that was missing before the port had loaded', async () => {
  sessionStorage.clear();
  const fake = fakeApp();
  fake.pages.build = 'b2';
  const { current: load } = open(fake).use(() => {
    const [app, setApp] = useState<AppPort | null>(null);
    useMissingFiles(app, null);
    return setApp;
  });
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(fake.recorded).toEqual([]);
  act(() => load(fake.app));
  await new Promise((resolve) => setTimeout(resolve));
  expect(fake.recorded).toEqual(['reload']);
});

test.each([
  ['the page has unsaved work', { isHeld: true }, '/likes'],
  ['text is written during the build check', { isWriting: true }, null],
])('does not reload for missing files when %s', async (_, change, next) => {
  sessionStorage.clear();
  const fake = fakeApp();
  const fetchBuild = async () => {
    Object.assign(fake.pages, change);
    return 'b2';
  };
  openPage(memberWorld()).use(() => useMissingFiles({ ...fake.app, fetchBuild }, next));
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(fake.recorded).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('counts unsaved work as writing until it is saved or cleared for its member', () => {
  registerUnsavedWork('ada', 'message', true);
  registerUnsavedWork('ada', 'picture', true);
  registerUnsavedWork('ada', 'message', false);
  expect([hasUnsavedWork(), isWriting()]).toEqual([true, true]);
  clearUnsavedWork('bob');
  expect(hasUnsavedWork()).toBe(true);
  clearUnsavedWork('ada');
  expect([hasUnsavedWork(), isWriting()]).toEqual([false, false]);
});

test('counts a non-empty field on the page as writing, except a search field', () => {
  const form = document.createElement('form');
  form.innerHTML = '<textarea></textarea><input name="a" value="was there"><input type="search">';
  document.body.append(form);
  const stop = watchWriting();
  const [aboutField, name, search] = form.querySelectorAll<HTMLInputElement>('textarea, input');
  const write = (field: HTMLInputElement | undefined, text: string) => {
    field!.value = text;
    field!.dispatchEvent(new Event('input', { bubbles: true }));
  };
  expect(isWriting()).toBe(false);
  write(search, 'Berlin');
  expect(isWriting()).toBe(false);
  write(aboutField, 'Long walks');
  expect(isWriting()).toBe(true);
  write(aboutField, '');
  expect(isWriting()).toBe(false);
  write(name, 'Robin');
  expect(isWriting()).toBe(true);
  form.remove();
  expect(isWriting()).toBe(false);
  stop();
});
