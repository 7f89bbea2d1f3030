import type { Message } from '@meetcute/contract';
import { afterPaint, afterPaints, beforePaint, marked } from '../../inPage/frames.ts';
import type { Shown } from '../../inPage/inReact.tsx';
import { newestMessages } from './messages.ts';
import { logs } from './logs.tsx';

/** Returns the scroll container, however the view has built it. */
const scroller = () =>
  [...document.querySelectorAll<HTMLElement>('main, main *')].find(
    (element) =>
      /auto|scroll|hidden/.test(getComputedStyle(element).overflowY) &&
      element.scrollHeight > element.clientHeight + 1,
  ) ?? document.body;

const lineAt = (y: number) =>
  document.elementsFromPoint(innerWidth / 2, y).find((element) => element.matches('[data-id]'));

/** Whether messages fill the viewport, apart from gaps between two of them. */
const isCovered = () =>
  [5, 0.25 * innerHeight, 0.5 * innerHeight, 0.75 * innerHeight, innerHeight - 35].every(
    (y) => lineAt(y) ?? lineAt(y + 30),
  );

let log: Shown<Message> | null = null;

/** Functions that the measurement calls. */
const bench = {
  open: (name: string) => {
    log = logs[name]?.(document.body.appendChild(document.createElement('main'))) ?? null;
  },
  /** Shows a number of the newest messages at once, as after a call. */
  show: (count: number) => {
    const messages = newestMessages(count);
    return marked(() => log?.show(messages));
  },
  /** Shows a number of the newest messages in the usual way: adds the last ten pages one after the other. */
  grow: async (count: number, page: number) => {
    for (let pages = 10; pages >= 0; pages -= 1) {
      log?.show(newestMessages(count - pages * page));
      await afterPaint();
    }
  },
  /**
   * Scrolls to a reading position: a share of all messages and a number of screens below the oldest message.
   */
  goTo: async (share: number, screens: number) => {
    const element = scroller();
    for (let times = 0; times < 5; times += 1) {
      // A reversed scroll container has negative positions.
      element.scrollTop = -element.scrollHeight;
      await afterPaints(3);
    }
    element.scrollTop += share * element.scrollHeight + screens * innerHeight;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await afterPaints(3);
  },
  scroll: (frames: number, step: number) => {
    const element = scroller();
    return marked(async () => {
      for (let frame = 0; frame < frames; frame += 1) {
        element.scrollTop -= step;
        await afterPaint();
      }
    });
  },
  /**
   * Repeats the scroll and checks each frame before it is painted. Returns frames with a gap and the maximum
   * number of elements.
   */
  scrollAndCheck: async (frames: number, step: number) => {
    const element = scroller();
    let blank = 0;
    let maxElements = 0;
    for (let frame = 0; frame < frames; frame += 1) {
      element.scrollTop -= step;
      if (!(await beforePaint(isCovered))) blank += 1;
      maxElements = Math.max(maxElements, document.querySelectorAll('main *').length);
      await afterPaint();
    }
    return { blank, maxElements };
  },
  /**
   * Returns the maximum movement of the top message in pixels while messages are added; null if it
   * disappeared.
   */
  shift: async (count: number): Promise<number | null> => {
    const read = lineAt(40) ?? lineAt(70);
    const id = read?.getAttribute('data-id');
    const before = read?.getBoundingClientRect().top ?? 0;
    const messages = newestMessages(count);
    let worst = 0;
    log?.show(messages);
    for (let frame = 0; frame < 12; frame += 1) {
      const now = await beforePaint(() =>
        document.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect(),
      );
      if (!now) return null;
      worst = Math.max(worst, Math.abs(now.top - before));
      await afterPaint();
    }
    return worst;
  },
};

export type Bench = typeof bench;
Object.assign(globalThis, { bench });
