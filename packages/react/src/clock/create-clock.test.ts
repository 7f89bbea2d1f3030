import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './create-clock.ts';

const START = Date.parse('2026-11-28T22:59:30Z');
const MINUTE = 60_000;

const everyMinute = (time: number) => (Math.floor(time / MINUTE) + 1) * MINUTE;
const never = () => Number.POSITIVE_INFINITY;

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

/** Creates a clock with a page that can be hidden, and whose machine can be set to another time. */
function open() {
  const page = { isHidden: false, listeners: new Set<() => void>(), jump: 0 };
  const clock = createClock(() => new Date(Date.now() + page.jump), {
    isHidden: () => page.isHidden,
    subscribe: (onChange) => {
      page.listeners.add(onChange);
      return () => page.listeners.delete(onChange);
    },
  });
  const show = (isShown: boolean) => {
    page.isHidden = !isShown;
    for (const onChange of page.listeners) onChange();
  };
  return { page, clock, show };
}

test('calls when the moment has come, with one timer for all', () => {
  const { clock } = open();
  const [minute, offer] = [vi.fn<() => void>(), vi.fn<() => void>()];
  clock.subscribe(everyMinute, minute);
  clock.subscribe(() => START + 10_000, offer);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(9999);
  expect(offer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(offer).toHaveBeenCalledOnce();
});

test('stops while the page is hidden, and calls at once when it is shown', () => {
  const { clock, show } = open();
  const onChange = vi.fn<() => void>();
  clock.subscribe(everyMinute, onChange);
  show(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(onChange).not.toHaveBeenCalled();
  show(true);
  expect(onChange).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(1);
});

test.each([
  ['ahead', 86_400_000],
  ['behind', -86_400_000],
])('notices within a minute that the clock was set a day %s', (_, jump) => {
  const { clock, page } = open();
  const onChange = vi.fn<() => void>();
  clock.subscribe(never, onChange);
  page.jump = jump;
  vi.advanceTimersByTime(MINUTE);
  expect(onChange).toHaveBeenCalled();
});

test('stops with its last subscriber, and can start again', () => {
  const { clock, page } = open();
  const stop = [vi.fn<() => void>(), vi.fn<() => void>()].map((each) => clock.subscribe(everyMinute, each));
  stop[0]?.();
  expect(vi.getTimerCount()).toBe(1);
  stop[1]?.();
  expect([vi.getTimerCount(), page.listeners.size]).toEqual([0, 0]);
  const again = vi.fn<() => void>();
  clock.subscribe(everyMinute, again);
  vi.advanceTimersByTime(MINUTE);
  expect(again).toHaveBeenCalled();
});
