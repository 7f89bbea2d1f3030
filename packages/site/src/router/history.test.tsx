import { expect, onTestFinished, test } from 'vitest';
import { createBrowserHistory } from './history.ts';

test('keeps the key of an entry over a reload, and gives that of another document another key', () => {
  const [state, address] = [history.state as unknown, location.href];
  onTestFinished(() => history.replaceState(state, '', address));
  // A document that was loaded by its address has no state.
  history.replaceState(null, '');
  const { key } = createBrowserHistory().location;
  expect(createBrowserHistory().location.key).toBe(key);
  history.replaceState(null, '');
  expect(createBrowserHistory().location.key).not.toBe(key);
});
