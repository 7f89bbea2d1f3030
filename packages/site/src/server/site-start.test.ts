import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteStart, type StartMoment } from './site-start.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens a document that runs the script of a page. `load` stands for `import`. */
function openPage(moment: StartMoment, hasPaints = true) {
  const preloads: string[] = [];
  const failures: ((error: Error) => void)[] = [];
  const load = vi.fn((entry: string) => ({
    entry,
    catch: (onFailure: (error: Error) => void) => failures.push(onFailure),
  }));
  const events = new EventTarget();
  let paint = () => {};
  const PerformanceObserver = class {
    constructor(report: () => void) {
      paint = report;
    }
    observe() {}
  };
  const document = {
    currentScript: { nonce: 'abc' },
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => preloads.push(href) },
  };
  const page: { installOffer?: Event } = {};
  const code = siteStart('/assets/entry.js', ['/assets/react.js'], moment);
  runInContext(
    code.replace('import(', 'load('),
    createContext({
      ...(hasPaints ? { PerformanceObserver } : {}),
      document,
      window: page,
      load,
      setTimeout,
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    }),
  );
  const fail = () => failures.forEach((onFailure) => onFailure(new Error('The file could not be loaded.')));
  return { page, events, load, fail, preloads, paint: () => paint() };
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

test('a page of a browser without paints loads at once', async () => {
  const { load } = openPage('after-paint', false);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
});

test.each(['keydown', 'online'])(
  'a page whose script could not be loaded reports it, and tries again with %s',
  async (type) => {
    const { events, load, fail, preloads, paint } = openPage('after-paint');
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(fail).toThrow('could not be loaded');
    events.dispatchEvent(new Event(type));
    events.dispatchEvent(new Event(type));
    expect(load).toHaveBeenCalledTimes(2);
    expect(preloads).toHaveLength(1);
  },
);

test('a page keeps an offer to install the site, and suppresses the banner', () => {
  const { page, events } = openPage('after-paint');
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  events.dispatchEvent(offer);
  expect(page.installOffer).toBe(offer);
  expect(offer.defaultPrevented).toBe(true);
});
