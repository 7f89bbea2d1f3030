import { expect, test } from 'vitest';
import type { LoadClass } from './load-class.ts';
import { isHopeless } from './refusals.ts';

const classes: readonly LoadClass[] = ['read', 'page', 'retried', 'change', 'always'];

type Queue = 'none' | 'some' | 'full';

/** Returns the classes that are refused with a queue of reads, one of retried changes, and a loop late for milliseconds. */
const refusedWith = (readQueue: Queue, retriedQueue: Queue, late: number) => {
  const limitOf = (queue: Queue) => ({ isFull: () => queue === 'full', hasQueue: () => queue !== 'none' });
  const limits = { read: limitOf(readQueue), retried: limitOf(retriedQueue) };
  const lateness = { isLate: (patience: number) => late > patience };
  return classes.filter((each) => isHopeless({ limits, lateness }, each));
};

test('a full queue refuses what would wait in it', () => {
  expect(refusedWith('some', 'some', 0)).toEqual([]);
  expect(refusedWith('full', 'some', 0)).toEqual(['read', 'page']);
  expect(refusedWith('none', 'full', 0)).toEqual(['retried']);
});

test.each([
  ['some', 'none'],
  ['none', 'some'],
] as const)(
  'an event loop that is late while %s reads and %s changes wait refuses reads first, then messages, then other changes',
  (readQueue, retriedQueue) => {
    expect(refusedWith(readQueue, retriedQueue, 1000)).toEqual([]);
    expect(refusedWith(readQueue, retriedQueue, 1001)).toEqual(['read', 'page']);
    expect(refusedWith(readQueue, retriedQueue, 2001)).toEqual(['read', 'page', 'retried']);
    expect(refusedWith(readQueue, retriedQueue, 5001)).toEqual(['read', 'page', 'retried', 'change']);
  },
);

test('an event loop that is late while nothing waits refuses nothing', () => {
  expect(refusedWith('none', 'none', 10_000)).toEqual([]);
});
