import { afterPaint, afterPaints, marked } from '../../inPage/frames.ts';
import type { Shown } from '../../inPage/inReact.tsx';
import { grids } from './grids.tsx';
import { itemsUpTo, type Item } from './items.ts';

const scroller = () => document.querySelector('[data-scroller]') ?? document.documentElement;

/** Whether cards fill the viewport from top to bottom, apart from the gap between rows. */
function isCovered(): boolean {
  const boxes = [...document.querySelectorAll('.card')].map((card) => card.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  return top <= 24 && Math.max(...boxes.map((box) => box.bottom)) >= innerHeight - 24;
}

let grid: Shown<Item> | null = null;

/** Functions that the measurement calls. */
const bench = {
  names: Object.keys(grids),
  open: (name: string) => {
    grid = grids[name]?.(document.body.appendChild(document.createElement('main'))) ?? null;
  },
  /** Shows a number of items, as after a call. */
  show: (count: number) => {
    const items = itemsUpTo(count);
    return marked(() => grid?.show(items));
  },
  toEnd: async () => {
    for (let times = 0; times < 3; times += 1) {
      scroller().scrollTop = scroller().scrollHeight;
      await afterPaints(4);
    }
  },
  scroll: (frames: number, step: number) =>
    marked(async () => {
      for (let frame = 0; frame < frames; frame += 1) {
        scroller().scrollTop += step;
        await afterPaint();
      }
    }),
  /**
   * Repeats the scroll and checks each frame before it is painted. Returns frames with a gap and the maximum
   * number of elements.
   */
  scrollAndCheck: async (frames: number, step: number) => {
    let blank = 0;
    let maxElements = 0;
    for (let frame = 0; frame < frames; frame += 1) {
      scroller().scrollTop += step;
      await new Promise(requestAnimationFrame);
      if (!isCovered()) blank += 1;
      maxElements = Math.max(maxElements, document.querySelectorAll('main *').length);
      await afterPaint();
    }
    return { blank, maxElements };
  },
};

export type Bench = typeof bench;
Object.assign(globalThis, { bench });
