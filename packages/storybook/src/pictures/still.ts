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
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [clock], newTarget) as Date,
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

/**
 * Runs in the page: waits until a story rests. It rests when the browser has been idle, nothing has changed for `quiet`
 * milliseconds, and pictures and fonts are there; at the latest after `patience` milliseconds.
 */
export async function rest({ quiet, patience }: { quiet: number; patience: number }): Promise<void> {
  const end = performance.now() + patience;
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
  await silence();
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await frame();
  await frame();
}
