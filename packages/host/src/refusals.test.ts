import { expect, test } from 'vitest';
import type { LoadClass } from './load-class.ts';
import { isHopeless } from './refusals.ts';

const classes: readonly LoadClass[] = ['read', 'page', 'change', 'always'];

/** Returns the classes that are refused with a queue, which may be full, and a loop late for milliseconds. */
const refusedWith = (queue: 'none' | 'some' | 'full', late: number) => {
  const limit = { isFull: () => queue === 'full', hasQueue: () => queue !== 'none' };
  const lateness = { isLate: (patience: number) => late > patience };
  return classes.filter((each) => isHopeless({ limit, lateness }, each));
};

test('a full queue refuses reads and pages, but no changes', () => {
  expect(refusedWith('some', 0)).toEqual([]);
  expect(refusedWith('full', 0)).toEqual(['read', 'page']);
});

test('an event loop that is late while reads wait refuses reads, and changes when it stays so', () => {
  expect(refusedWith('none', 10_000)).toEqual([]);
  expect(refusedWith('some', 1000)).toEqual([]);
  expect(refusedWith('some', 1001)).toEqual(['read', 'page']);
  expect(refusedWith('some', 5001)).toEqual(['read', 'page', 'change']);
});
