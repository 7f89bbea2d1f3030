/** Flags with which Chromium draws the same page in the same pixels each time. */
export const stillFlags: readonly string[] = [
  // Drawing a part of a page again leaves other edges than drawing it whole.
  '--disable-partial-raster',
  // Pages appear with their pictures, not before them.
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-threaded-animation',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Runs in the page before its scripts: the clock stands still, and nothing moves or blinks. */
export function holdStill(clock: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, dateArguments: unknown[], newTarget) =>
      Reflect.construct(target, dateArguments.length > 0 ? dateArguments : [clock], newTarget) as Date,
    apply: () => new RealDate(clock).toString(),
    get: (target, key) => (key === 'now' ? () => clock : Reflect.get(target, key)),
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after {
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    transition: none !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
  }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Globals of a page whose plans are followed. */
interface PlannedWindow {
  /** Changes that the page makes within a second and a half, or as soon as the browser is idle. */
  plans?: Set<unknown>;
}

/**
 * Runs in the page before its scripts: follows timers of 0.1 to 1.5 s and what waits until the browser is idle. React shows
 * a part that has loaded after up to 0.3 s, and live updates ask for what is new after a second: a picture before them
 * differs from one after them.
 */
export function followPlans(): void {
  const plans = new Set<unknown>();
  (globalThis as PlannedWindow).plans = plans;
  const { setTimeout, clearTimeout, requestIdleCallback, cancelIdleCallback } = globalThis;
  const followedDelays = { least: 100, most: 1500 };
  const startTimer = (run: unknown, delay = 0, ...timerArguments: unknown[]) => {
    if (typeof run !== 'function' || delay < followedDelays.least || delay > followedDelays.most)
      return setTimeout(run as () => void, delay, ...timerArguments);
    const timer = setTimeout(() => {
      plans.delete(timer);
      Reflect.apply(run, globalThis, timerArguments);
    }, delay);
    plans.add(timer);
    return timer;
  };
  const whenIdle: typeof requestIdleCallback = (run, options) => {
    const plan = `idle ${requestIdleCallback((deadline) => {
      plans.delete(plan);
      run(deadline);
    }, options)}`;
    plans.add(plan);
    return Number(plan.slice(5));
  };
  Object.assign(globalThis, {
    setTimeout: startTimer,
    clearTimeout: (timer: ReturnType<typeof setTimeout> | undefined) => {
      plans.delete(timer);
      clearTimeout(timer);
    },
    requestIdleCallback: whenIdle,
    cancelIdleCallback: (id: number) => {
      plans.delete(`idle ${id}`);
      cancelIdleCallback(id);
    },
  });
}

/**
 * Runs in the page: waits until a story rests. It rests when the browser has been idle, nothing has changed for `quiet`
 * milliseconds, nothing is planned that `followPlans` follows, and pictures and fonts are there; at the latest after `patience` milliseconds.
 */
export async function rest({ quiet, patience }: { quiet: number; patience: number }): Promise<void> {
  const end = performance.now() + patience;
  const { plans } = globalThis as PlannedWindow;
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: patience }));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const silence = () =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => start());
      let timer: ReturnType<typeof setTimeout>;
      const start = () => {
        clearTimeout(timer);
        timer = setTimeout(
          () => {
            observer.disconnect();
            resolve();
          },
          Math.min(quiet, Math.max(0, end - performance.now())),
        );
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      start();
    });
  scrollTo(0, 0);
  await idle();
  for (const image of document.images) image.loading = 'eager';
  const isPlanned = () => (plans?.size ?? 0) > 0;
  let wasPlanned: boolean;
  do {
    wasPlanned = isPlanned();
    await silence();
    // A busy machine may change nothing for a while although much is to be done. What has just run has changed nothing yet.
    await idle();
  } while ((wasPlanned || isPlanned()) && performance.now() < end);
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await frame();
  await frame();
}
