import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useReaderSettings, type PageContext } from './useReaderSettings.ts';

type Listener = Parameters<PageContext<string>['channel']['on']>[1];

/** Opens a docs page whose first story fixes settings, with a toolbar that a reader sets. */
function openPage(fixedSettings: Record<string, unknown>, chosenSettings: Record<string, unknown>) {
  const listeners = new Set<Listener>();
  let userGlobals = chosenSettings;
  const read = () => ({ userGlobals, globals: { ...userGlobals, ...fixedSettings } });
  const context: PageContext<string> = {
    channel: {
      on: (_name, listener) => void listeners.add(listener),
      off: (_name, listener) => void listeners.delete(listener),
    },
    storyById: () => 'first',
    getStoryContext: read,
  };
  const { result, unmount } = renderHook(() => useReaderSettings(context));
  const choose = (settings: Record<string, unknown>) => {
    userGlobals = { ...userGlobals, ...settings };
    act(() => listeners.forEach((listener) => listener(read())));
  };
  return { settings: () => result.current, choose, unmount, listeners };
}

test.each([
  ['viewer', 'paid', 'member'],
  ['template', 'nocturne', 'classic'],
  ['network', 'offline', 'normal'],
])('keeps the %s of the reader where the first story fixes another', (name, fixedValue, chosenValue) => {
  const page = openPage({ [name]: fixedValue }, { [name]: chosenValue, language: 'nl' });
  expect(page.settings()).toMatchObject({ [name]: chosenValue, language: 'nl' });
});

test('follows the toolbar until the page closes', () => {
  const page = openPage({ viewer: 'paid' }, { viewer: 'member', scheme: 'light' });
  page.choose({ scheme: 'dark', viewer: 'visitor' });
  expect(page.settings()).toMatchObject({ viewer: 'visitor', scheme: 'dark', language: '' });
  page.unmount();
  expect(page.listeners.size).toBe(0);
});
