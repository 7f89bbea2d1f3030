import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApp } from '../testing/appPort.ts';
import { memberWorld, openPage } from '../testing/openPage.tsx';
import { registerUnsavedWork, hasUnsavedWork, clearUnsavedWork } from './unsavedWork.ts';
import { useAppUpdate } from './useAppUpdate.ts';
import { useMissingFiles } from './useMissingFiles.ts';
import { useInstallPrompt } from './useInstallPrompt.ts';
import { useDismissNotifications } from './useDismissNotifications.ts';
import { useWorkerMessages } from './useWorkerMessages.ts';
import { isWriting, watchWriting } from './writing.ts';

/** Lets the page be hidden or seen. */
function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = (fake: ReturnType<typeof fakeApp>) =>
  openPage(memberWorld(), null, { app: async () => fake.app });

test('the page reloads when an update that was waiting takes control', async () => {
  const fake = fakeApp();
  const update = open(fake).use(() => useAppUpdate(fake.app));
  expect(update.current).toMatchObject({ isWaiting: false, onUpdate: null });
  act(() => fake.hears.worker?.({ type: 'updateWaiting' }));
  expect(update.current.isWaiting).toBe(true);
  expect(fake.said).toEqual([]);
  act(() => fake.hears.worker?.({ type: 'tookControl', hadController: true }));
  expect(fake.said).toEqual(['reload']);
});

test('the first worker ever reloads nothing', () => {
  const fake = fakeApp();
  open(fake).use(() => useAppUpdate(fake.app));
  act(() => fake.hears.worker?.({ type: 'tookControl', hadController: false }));
  expect(fake.said).toEqual([]);
});

test('an update is held up by what is being written, and comes once asked for without', async () => {
  const fake = fakeApp();
  const update = open(fake).use(() => useAppUpdate(fake.app));
  act(() => fake.hears.worker?.({ type: 'updateWaiting' }));
  fake.pages.isWriting = true;
  act(() => update.current.onUpdate?.());
  await expect.poll(() => update.current.isBlocked).toBe(true);
  fake.pages.isWriting = false;
  act(() => update.current.onUpdate?.());
  await expect.poll(() => update.current.isBlocked).toBe(false);
  expect(fake.said).toEqual(['take control', 'take control']);
});

test('an update takes control unseen as soon as the page is hidden', () => {
  const fake = fakeApp();
  open(fake).use(() => useAppUpdate(fake.app));
  act(() => fake.hears.worker?.({ type: 'updateWaiting' }));
  look('visible');
  expect(fake.said).toEqual([]);
  look('hidden');
  expect(fake.said).toEqual(['take control unseen']);
});

test('a page that is an hour old asks for the build, and looks for the worker of a new one', async () => {
  const fake = fakeApp();
  vi.useFakeTimers();
  open(fake).use(() => useAppUpdate(fake.app));
  fake.pages.build = 'b2';
  await act(() => vi.advanceTimersByTimeAsync(58 * 60_000));
  expect(fake.said).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
  expect(fake.said).toEqual(['look for update']);
});

test('a registration that fails is known to whoever offers push', async () => {
  const fake = fakeApp();
  const page = open(fake);
  page.use(() => useAppUpdate(fake.app));
  act(() => fake.hears.worker?.({ type: 'failed' }));
  expect(page.queryClient.getQueryData(['push'])).toMatchObject({ hasRegistrationFailed: true });
});

test('installing is offered to a member, and accepted', async () => {
  const fake = fakeApp();
  const prompt = open(fake).use(() => useInstallPrompt(fake.app));
  expect(prompt.current).toMatchObject({ state: 'none', offer: null, onAccept: null });
  act(() => fake.hears.onOffered?.());
  expect(prompt.current).toMatchObject({ state: 'offered', offer: 'button' });
  act(() => prompt.current.onAccept?.());
  await expect.poll(() => prompt.current.state).toBe('accepted');
  expect(prompt.current.offer).toBeNull();
});

test('a no in the browser’s own question is remembered for the next page', async () => {
  const fake = fakeApp({ answer: 'dismissed' });
  const page = open(fake);
  const prompt = page.use(() => useInstallPrompt(fake.app));
  act(() => fake.hears.onOffered?.());
  act(() => prompt.current.onAccept?.());
  await expect.poll(() => prompt.current.state).toBe('cancelled');
  const next = fakeApp();
  const later = openPage(memberWorld(), null, { localStore: page.kept }).use(() =>
    useInstallPrompt(next.app),
  );
  act(() => next.hears.onOffered?.());
  expect(later.current.offer).toBeNull();
});

test('nothing is offered to a visitor, and words alone where the browser can’t ask', () => {
  const visitor = fakeApp();
  const page = open(visitor);
  page.queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  const none = page.use(() => useInstallPrompt(visitor.app));
  act(() => visitor.hears.onOffered?.());
  expect(none.current.offer).toBeNull();
  const phone = fakeApp({ isByHand: true });
  const words = open(phone).use(() => useInstallPrompt(phone.app));
  expect(words.current).toMatchObject({ offer: 'words', onAccept: null });
  act(() => words.current.onDecline());
  expect(words.current.offer).toBeNull();
});

test('a notification leads to its page, and the worker learns of another language', () => {
  const fake = fakeApp();
  const page = open(fake);
  const opened: string[] = [];
  const words = page.use(() => {
    const [language, setLanguage] = useState('en');
    useWorkerMessages(fake.app, { onOpen: (path) => void opened.push(path), shellKey: language });
    return setLanguage;
  });
  fake.hears.words?.onOpen('/chats/c1');
  expect(opened).toEqual(['/chats/c1']);
  act(() => words.current('de'));
  expect(fake.said).toEqual(['language-changed']);
});

test('a chat that is looked at takes away what was shown of it, also when one comes back to it', () => {
  const fake = fakeApp();
  look('hidden');
  open(fake).use(() => useDismissNotifications(fake.app, 'c1'));
  expect(fake.said).toEqual([]);
  look('visible');
  expect(fake.said).toEqual(['close message c1']);
  open(fake).use(() => useDismissNotifications(fake.app, undefined));
  expect(fake.said).toEqual(['close message c1']);
});

test.each([
  ['after a deploy', 'b2', false, null, ['reload']],
  ['on the way to another page', 'b2', true, '/likes', ['go to /likes']],
  ['of the build that is there still', 'b1', false, null, []],
  ['while something is written', 'b2', true, null, []],
])('a page whose files are gone %s is loaded anew, once', async (_, build, isWritten, next, expected) => {
  sessionStorage.clear();
  const fake = fakeApp();
  Object.assign(fake.pages, { build, isWriting: isWritten });
  open(fake).use(() => useMissingFiles(fake.app, next));
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(fake.said).toEqual(expected);
});

test.each([
  ['is in the page alone', { isHeld: true }, '/likes'],
  ['is written while the server is asked', { isWriting: true }, null],
])('a page whose files are gone stays as long as something %s', async (_, change, next) => {
  sessionStorage.clear();
  const fake = fakeApp();
  const fetchBuild = async () => {
    Object.assign(fake.pages, change);
    return 'b2';
  };
  openPage(memberWorld()).use(() => useMissingFiles({ ...fake.app, fetchBuild }, next));
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(fake.said).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('what lives in the page alone counts as being written, until it is elsewhere or its member has left', () => {
  registerUnsavedWork('ada', 'message', true);
  registerUnsavedWork('ada', 'picture', true);
  registerUnsavedWork('ada', 'message', false);
  expect([hasUnsavedWork(), isWriting()]).toEqual([true, true]);
  clearUnsavedWork('bob');
  expect(hasUnsavedWork()).toBe(true);
  clearUnsavedWork('ada');
  expect([hasUnsavedWork(), isWriting()]).toEqual([false, false]);
});

test('text counts as being written while its field is there and not empty; a search does not', () => {
  const form = document.createElement('form');
  form.innerHTML = '<textarea></textarea><input name="a" value="was there"><input type="search">';
  document.body.append(form);
  const stop = watchWriting();
  const [about, name, search] = form.querySelectorAll<HTMLInputElement>('textarea, input');
  const write = (field: HTMLInputElement | undefined, text: string) => {
    field!.value = text;
    field!.dispatchEvent(new Event('input', { bubbles: true }));
  };
  expect(isWriting()).toBe(false);
  write(search, 'Berlin');
  expect(isWriting()).toBe(false);
  write(about, 'Long walks');
  expect(isWriting()).toBe(true);
  write(about, '');
  expect(isWriting()).toBe(false);
  write(name, 'Robin');
  expect(isWriting()).toBe(true);
  form.remove();
  expect(isWriting()).toBe(false);
  stop();
});
