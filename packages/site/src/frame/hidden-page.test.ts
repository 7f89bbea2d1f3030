import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { hideWhenLeft } from './hidden-page.ts';

/** Opens a member's document, whose site runs or does not yet. */
function openDocument(confirmsReturn?: true) {
  const events = new EventTarget();
  const [reload, setAttribute] = [vi.fn(), vi.fn()];
  runInContext(
    hideWhenLeft,
    createContext({
      addEventListener: events.addEventListener.bind(events),
      document: { documentElement: { setAttribute } },
      location: { reload },
      window: { confirmsReturn },
    }),
  );
  const dispatch = (type: string, isPersisted: boolean) =>
    events.dispatchEvent(Object.assign(new Event(type), { persisted: isPersisted }));
  return { dispatch, reload, setAttribute };
}

test('a document whose site does not run yet is hidden when it is left, and loads again', () => {
  const { dispatch, reload, setAttribute } = openDocument();
  dispatch('pageshow', false);
  dispatch('pagehide', true);
  expect(setAttribute.mock.calls).toEqual([['data-left', '']]);
  expect(reload).not.toHaveBeenCalled();
  dispatch('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a document whose site runs is left to it, and one that is not kept is not hidden', () => {
  const { dispatch, reload, setAttribute } = openDocument(true);
  dispatch('pagehide', false);
  expect(setAttribute).not.toHaveBeenCalled();
  dispatch('pagehide', true);
  dispatch('pageshow', true);
  expect([setAttribute.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});
