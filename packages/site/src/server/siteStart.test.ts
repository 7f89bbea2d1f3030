import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { siteStart, type StartMoment } from './siteStart.ts';

/** A document that runs the script of a page. `load` stands for `import`. */
function openPage(moment: StartMoment, isHidden: boolean, load = vi.fn(async () => undefined)) {
  const preloads: string[] = [];
  const document = Object.assign(new EventTarget(), {
    hidden: isHidden,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => preloads.push(href) },
  });
  const frames: (() => void)[] = [];
  const page = Object.assign(new EventTarget(), {
    document,
    load,
    preloads,
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    setTimeout,
    drawFrame: () => frames.splice(0).forEach((frame) => frame()),
  });
  const context = createContext({
    ...page,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
  const code = siteStart('/assets/entry.js', ['/assets/react.js'], moment);
  runInContext(code.replace('import(', 'load('), context);
  return page;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a page that is seen loads nothing before its first frame, and then each file once', async () => {
  const page = openPage('after-frame', false);
  await settle();
  expect(page.load).not.toHaveBeenCalled();
  expect(page.preloads).toEqual([]);
  page.drawFrame();
  await settle();
  page.document.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(page.load).toHaveBeenCalledExactlyOnceWith('/assets/entry.js');
  expect(page.preloads).toEqual(['/assets/react.js']);
});

test('a page in the background loads at once', async () => {
  const page = openPage('after-frame', true);
  await settle();
  expect(page.load).toHaveBeenCalledOnce();
});

test('a page that is hidden before its first frame loads then', async () => {
  const page = openPage('after-frame', false);
  page.document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(page.load).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'focusin'])('a landing page loads with %s, once', async (type) => {
  const page = openPage('on-interaction', false);
  page.drawFrame();
  await settle();
  expect(page.load).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(type));
  page.dispatchEvent(new Event(type));
  await settle();
  expect(page.load).toHaveBeenCalledOnce();
});
