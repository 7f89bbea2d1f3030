import { createPersistentStore, persistentKey } from '@meetcute/react';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteStart, type StartMoment } from './site-start.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [react, entry, screen] = ['/assets/react.js', '/assets/entry.js', '/assets/screen.js'];

interface Visitor {
  /** Whether the browser reports paints. Default: true. */
  hasPaints?: boolean;
  /** Whether the visitor saves data. Default: false. */
  savesData?: boolean;
  /** Whether a press was kept while the document arrived. Default: false. */
  isPressed?: boolean;
  /** Whether the server takes the forms of the page. Default: true. */
  takesForms?: boolean;
  /** The browser's storage. Default: none, as where it is refused. */
  localStorage?: Storage;
}

/** A browser's storage without entries. */
function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
    clear: () => entries.clear(),
  };
}

/** An event on an element of a page, or on a part of what `containerSelector` selects. */
const eventOn = (type: string, containerSelector = 'input', movementX = 1) =>
  Object.defineProperties(new Event(type), {
    target: {
      value: { closest: (selector: string) => (selector.split(',').includes(containerSelector) ? {} : null) },
    },
    movementX: { value: movementX },
  });

/** Opens a document that runs the script of a page. `load` stands for `import`. */
function openPage(
  moment: StartMoment,
  { hasPaints = true, savesData = false, isPressed = false, takesForms = true, localStorage }: Visitor = {},
) {
  const preloads: string[] = [];
  const load = vi.fn(async (_: string): Promise<unknown> => undefined);
  const fetch = vi.fn(async (_: string) => new Response('code'));
  const reportError = vi.fn<(error: unknown) => void>();
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
  const page: {
    isPressed: boolean;
    installOffer?: Event;
    startSite?: () => void;
    reloadOldPage?: () => void;
    scheduler?: { yield: () => Promise<void> };
  } = { isPressed };
  const code = siteStart({ steps: [react, entry], preloads: [screen], takesForms }, moment);
  runInContext(
    code.replace('import(', 'load('),
    createContext({
      ...(hasPaints ? { PerformanceObserver } : {}),
      document,
      navigator: { connection: { saveData: savesData } },
      window: page,
      localStorage,
      load,
      reportError,
      fetch,
      get reloadOldPage() {
        return page.reloadOldPage;
      },
      get scheduler() {
        return page.scheduler;
      },
      setTimeout,
      AbortController,
      addEventListener: events.addEventListener.bind(events),
    }),
  );
  const listLoaded = () => load.mock.calls.map(([file]) => file);
  const listFetched = () => fetch.mock.calls.map(([file]) => file);
  return {
    page,
    events,
    load,
    loaded: listLoaded,
    fetched: listFetched,
    reportError,
    preloads,
    paint: () => paint(),
  };
}

test('a page loads nothing before its first paint, and then each file once', async () => {
  const { events, loaded, preloads, paint } = openPage('after-paint');
  await vi.advanceTimersByTimeAsync(900);
  expect(loaded()).toEqual([]);
  expect(preloads).toEqual([]);
  paint();
  await vi.runAllTimersAsync();
  events.dispatchEvent(eventOn('pointerdown'));
  await vi.runAllTimersAsync();
  expect(loaded()).toEqual([react, entry]);
  expect(preloads).toEqual([react, entry, screen]);
});

test('the browser can handle input between two modules', async () => {
  const pause = Promise.withResolvers<void>();
  const { loaded, page, paint } = openPage('after-paint');
  page.scheduler = { yield: () => pause.promise };
  paint();
  await vi.runAllTimersAsync();
  expect(loaded()).toEqual([react]);
  pause.resolve();
  await vi.runAllTimersAsync();
  expect(loaded()).toEqual([react, entry]);
});

test('a page that reports no paint loads after a second', async () => {
  const { loaded } = openPage('after-paint');
  await vi.advanceTimersByTimeAsync(1001);
  expect(loaded()).toEqual([react, entry]);
});

test('a page of a browser without paints loads at once', async () => {
  const { loaded } = openPage('after-paint', { hasPaints: false });
  await vi.advanceTimersByTimeAsync(1);
  expect(loaded()).toEqual([react, entry]);
});

test.each(['pointerdown', 'pointermove', 'keydown', 'focusin', 'input', 'change', 'scroll', 'online'])(
  'a page that waits for an interaction loads with %s, once',
  async (type) => {
    const { events, loaded } = openPage('on-interaction');
    await vi.advanceTimersByTimeAsync(2000);
    expect(loaded()).toEqual([]);
    events.dispatchEvent(eventOn(type));
    events.dispatchEvent(eventOn(type));
    await vi.runAllTimersAsync();
    expect(loaded()).toEqual([react, entry]);
  },
);

test.each(['pointerdown', 'keydown', 'focusin', 'input', 'change', 'online'])(
  'a page that waits for an action fetches nothing, and loads with %s, not with a scroll or a moved pointer',
  async (type) => {
    const { events, loaded, fetched } = openPage('on-action');
    for (const other of ['load', 'scroll', 'pointermove']) events.dispatchEvent(eventOn(other));
    await vi.runAllTimersAsync();
    expect([fetched(), loaded()]).toEqual([[], []]);
    events.dispatchEvent(eventOn(type));
    await vi.runAllTimersAsync();
    expect(loaded()).toEqual([react, entry]);
  },
);

test.each([
  ['a link', 'a'],
  ['the button of a form that the server takes', 'button[type=submit]'],
])(
  'a press on %s, which also focuses it, starts nothing: the browser leaves the page',
  async (_, containerSelector) => {
    const { events, loaded } = openPage('on-interaction');
    events.dispatchEvent(eventOn('pointerdown', containerSelector));
    events.dispatchEvent(eventOn('focusin', containerSelector));
    await vi.runAllTimersAsync();
    expect(loaded()).toEqual([]);
    events.dispatchEvent(eventOn('keydown', containerSelector));
    await vi.runAllTimersAsync();
    expect(loaded()).toEqual([react, entry]);
  },
);

test.each<StartMoment>(['on-interaction', 'on-action'])(
  'a page that starts %s starts by itself for a visitor who has typed an account before',
  async (moment) => {
    const localStorage = memoryStorage();
    const store = createPersistentStore({ storage: () => localStorage, watch: () => () => undefined });
    store.write(persistentKey('', 'account'), JSON.stringify({ email: 'retta@example.com', name: '' }));
    const { loaded, paint } = openPage(moment, { localStorage });
    expect(loaded()).toEqual([]);
    paint();
    await vi.runAllTimersAsync();
    expect(loaded()).toEqual([react, entry]);
  },
);

test('a page that waits for an interaction starts by itself for no other kept text', async () => {
  const localStorage = memoryStorage();
  localStorage.setItem('meetcute-kept-/step', '1');
  const { loaded } = openPage('on-interaction', { localStorage });
  await vi.advanceTimersByTimeAsync(3000);
  expect(loaded()).toEqual([]);
});

test('a pointer that rests where the page appears starts nothing', async () => {
  const { events, loaded } = openPage('on-interaction');
  events.dispatchEvent(eventOn('pointermove', 'input', 0));
  await vi.runAllTimersAsync();
  expect(loaded()).toEqual([]);
});

test('a press on the button of a form that needs the script starts it', async () => {
  const { events, loaded } = openPage('on-interaction', { takesForms: false });
  events.dispatchEvent(eventOn('pointerdown', 'button[type=submit]'));
  await vi.runAllTimersAsync();
  expect(loaded()).toEqual([react, entry]);
});

test.each([
  ['fetches its files once it has loaded', false, [react, entry, screen]],
  ['fetches nothing for a visitor who saves data', true, []],
])('a page that waits for an interaction %s', async (_, savesData, files) => {
  const { events, loaded, fetched, preloads } = openPage('on-interaction', { savesData });
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetched()).toEqual([]);
  events.dispatchEvent(new Event('load'));
  await vi.runAllTimersAsync();
  expect(fetched()).toEqual(files);
  expect([loaded(), preloads]).toEqual([[], []]);
});

test.each(['keydown', 'change', 'online'])(
  'a page whose script could not be loaded reports it, and tries again with %s where it ended',
  async (type) => {
    const { events, load, loaded, reportError, preloads } = openPage('on-interaction');
    const failure = new Error('The file could not be loaded.');
    load.mockResolvedValueOnce(undefined).mockRejectedValueOnce(failure);
    events.dispatchEvent(eventOn('focusin'));
    await vi.runAllTimersAsync();
    expect(reportError).toHaveBeenCalledExactlyOnceWith(failure);
    // A pointer that passes over the page would report a failure with each move.
    events.dispatchEvent(eventOn('pointermove'));
    events.dispatchEvent(eventOn(type));
    events.dispatchEvent(eventOn(type));
    await vi.runAllTimersAsync();
    expect(loaded()).toEqual([react, entry, entry]);
    expect(preloads).toEqual([react, entry, screen]);
  },
);

test.each<StartMoment>(['after-paint', 'on-interaction', 'on-action'])(
  'a page that starts %s starts once with a press that is kept',
  async (moment) => {
    const { page, events, loaded, paint } = openPage(moment);
    page.startSite?.();
    page.startSite?.();
    if (moment === 'after-paint') paint();
    events.dispatchEvent(eventOn('pointerdown'));
    await vi.runAllTimersAsync();
    page.startSite?.();
    await vi.runAllTimersAsync();
    expect(loaded()).toEqual([react, entry]);
  },
);

test.each<StartMoment>(['after-paint', 'on-interaction', 'on-action'])(
  'a page that starts %s starts with a press that was kept while it arrived',
  async (moment) => {
    const { loaded } = openPage(moment, { isPressed: true });
    await vi.runAllTimersAsync();
    expect(loaded()).toEqual([react, entry]);
  },
);

test('a press that is kept tries again after a failure', async () => {
  const { page, load, loaded } = openPage('on-action');
  load.mockRejectedValueOnce(new Error('The file could not be loaded.'));
  page.startSite?.();
  await vi.runAllTimersAsync();
  page.startSite?.();
  await vi.runAllTimersAsync();
  expect(loaded()).toEqual([react, react, entry]);
});

test('a failure asks whether the page is of a past build, and goes on without an answer', async () => {
  const { page, load, loaded } = openPage('on-action');
  page.reloadOldPage = vi.fn();
  load.mockRejectedValueOnce(new Error('The file could not be loaded.'));
  page.startSite?.();
  await vi.runAllTimersAsync();
  page.startSite?.();
  await vi.runAllTimersAsync();
  expect(page.reloadOldPage).toHaveBeenCalledOnce();
  expect(loaded()).toEqual([react, react, entry]);
});

test('a page keeps an offer to install the site, and suppresses the banner', () => {
  const { page, events } = openPage('after-paint');
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  events.dispatchEvent(offer);
  expect(page.installOffer).toBe(offer);
  expect(offer.defaultPrevented).toBe(true);
});
