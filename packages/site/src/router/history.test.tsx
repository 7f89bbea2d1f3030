import { expect, onTestFinished, test } from 'vitest';
import { createBrowserHistory } from './history.ts';

/** Restores the entry of this tab after the test. */
function restoreEntry() {
  const [state, address] = [history.state as unknown, location.href];
  onTestFinished(() => history.replaceState(state, '', address));
}

test('keeps the key of an entry over a reload, and gives that of another document another key', () => {
  restoreEntry();
  // A document that was loaded by its address has no state.
  history.replaceState(null, '');
  const { key } = createBrowserHistory().location;
  expect(createBrowserHistory().location.key).toBe(key);
  history.replaceState(null, '');
  expect(createBrowserHistory().location.key).not.toBe(key);
});

test('starts a loaded document without what an earlier page handed over, as the server draws it', () => {
  restoreEntry();
  history.replaceState({ usr: { email: 'jo@example.com' }, key: 'earlier', idx: 2 }, '');
  const { location: entry } = createBrowserHistory();
  expect(entry).toMatchObject({ state: null, key: 'earlier' });
  expect(history.state).toMatchObject({ usr: null, key: 'earlier', idx: 2 });
});
