import { expect, test } from 'vitest';
import { viewports } from './viewports.ts';

/** Height of a story without a viewport, set by the addon that runs stories as tests. */
const DEFAULT_HEIGHT = 900;

/** Loss of height that React Aria takes for an on-screen keyboard. */
const KEYBOARD_HEIGHT = 100;

test('no story looks like a phone with its keyboard open to the next one', () => {
  const heights = Object.values(viewports).map(({ styles }) => Number.parseInt(styles.height, 10));
  const all = [DEFAULT_HEIGHT, ...heights];
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(KEYBOARD_HEIGHT);
});
