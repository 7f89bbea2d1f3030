import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteStart, type StartMoment } from './siteStart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens a document that runs the script of a page. `load` stands for `import`. */
function openPage(moment: StartMoment) {
  const preloads: string[] = [];
  const load = vi.fn<(entry: string) => Promise<void>>(async () => undefined);
  const events = new EventTarget();
  let paint = () => {};
  const PerformanceObserver = class {
    constructor(report: () => void) {
      paint = report;
    }
    observe() {}
  };
  const document = {
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => preloads.push(href) },
  };
  const code = siteStart('/assets/entry.js', ['/assets/react.js'], moment);
  runInContext(
    code.replace('import(', 'load('),
    createContext({
      PerformanceObserver,
      document,
      load,
      setTimeout,
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    }),
  );
  return { events, load, preloads, paint: () => paint() };
}

test('a page loads nothing before its first paint, and then each file once', async () => {
  const { events, load, preloads, paint } = openPage('after-paint');
  await vi.advanceTimersByTimeAsync(900);
  expect(load).not.toHaveBeenCalled();
  expect(preloads).toEqual([]);
  paint();
  await vi.runAllTimersAsync();
  events.dispatchEvent(new Event('pointerdown'));
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledExactlyOnceWith('/assets/entry.js');
  expect(preloads).toEqual(['/assets/react.js']);
});

test('a page that reports no paint loads after a second', async () => {
  const { load } = openPage('after-paint');
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'focusin'])('a landing page loads with %s, once', async (type) => {
  const { events, load } = openPage('on-interaction');
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).not.toHaveBeenCalled();
  events.dispatchEvent(new Event(type));
  events.dispatchEvent(new Event(type));
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledOnce();
});
