import { LOADING_BAR } from '@meetcute/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingBar, type LoadingBarPhase } from './loading-bar.ts';

let phases: LoadingBarPhase[] = [];
const bar = () => createLoadingBar((phase) => phases.push(phase));

beforeEach(() => {
  phases = [];
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

test(
  'shows nothing for a navigation shorter than 200 ms',
  { meta: { spec: ['loading-bar.throttle-200-ms'] } },
  () => {
    const { start, finish } = bar();
    start();
    vi.advanceTimersByTime(199);
    finish();
    vi.advanceTimersByTime(5000);
    expect(phases).toEqual([]);
  },
);

test('shows the bar after 200 ms', { meta: { spec: ['loading-bar.throttle-200-ms'] } }, () => {
  bar().start();
  vi.advanceTimersByTime(200);
  expect(phases).toEqual(['loading']);
});

test(
  'hides a full bar after 500 ms and resets it 400 ms later',
  { meta: { spec: ['loading-bar.hide-delay-500-ms', 'loading-bar.reset-delay-400-ms'] } },
  () => {
    const { start, finish } = bar();
    start();
    vi.advanceTimersByTime(300);
    finish();
    vi.advanceTimersByTime(499);
    expect(phases).toEqual(['loading', 'full']);
    vi.advanceTimersByTime(1);
    expect(phases.at(-1)).toBe('hiding');
    vi.advanceTimersByTime(399);
    expect(phases.at(-1)).toBe('hiding');
    vi.advanceTimersByTime(1);
    expect(phases.at(-1)).toBe('idle');
  },
);

test(
  'grows over 2000 ms and is 3 px high',
  {
    meta: { spec: ['loading-bar.height-3-px'] },
  },
  () => {
    expect(LOADING_BAR).toMatchObject({ duration: 2000, height: 3 });
  },
);
