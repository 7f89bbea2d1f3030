import { windowOf, type GridLayout, type GridWindow } from '@meetcute/core';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Items up to which a grid is drawn whole; a longer one costs more than its window does. */
const WHOLE = 48;

/** Columns and pitch as the grid is laid out; null without a second row to measure by. */
export function layoutOf(grid: HTMLElement): GridLayout | null {
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const [first, below] = [grid.children[0], grid.children[columns]];
  if (!(first instanceof HTMLElement && below instanceof HTMLElement)) return null;
  const pitch = below.getBoundingClientRect().top - first.getBoundingClientRect().top;
  return pitch > 0 ? { columns, pitch } : null;
}

const isSame = (a: GridWindow, b: GridWindow) =>
  a.first === b.first && a.end === b.end && a.after === b.after;

/**
 * The part of a grid that has to be drawn for what is in sight of the page: all of a short one. All rows need to be
 * equally high.
 */
export function useRowWindow(grid: RefObject<HTMLElement | null>, count: number): GridWindow {
  const [window, setWindow] = useState<GridWindow | null>(null);
  const layout = useRef<GridLayout | null>(null);
  const isLong = count > WHOLE;
  useLayoutEffect(() => {
    if (!isLong) return undefined;
    // The browser would keep a slot in its place, or what stands below the grid, and so scroll on by itself.
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => {
      style.overflowAnchor = '';
    };
  }, [isLong]);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!isLong || !element) return undefined;
    const follow = () => {
      if (!layout.current) return;
      const next = windowOf(
        count,
        layout.current,
        -element.getBoundingClientRect().top,
        globalThis.innerHeight,
      );
      setWindow((last) => (last && isSame(last, next) ? last : next));
    };
    const measure = () => {
      layout.current = layoutOf(element) ?? layout.current;
      follow();
    };
    // What scrolls into sight is drawn within the same frame.
    const onScroll = () => flushSync(follow);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    globalThis.addEventListener('scroll', onScroll, { passive: true });
    globalThis.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('scroll', onScroll);
      globalThis.removeEventListener('resize', measure);
    };
  }, [count, grid, isLong]);
  // A start is drawn to measure by, and again where all there are now were scrolled past.
  const start = { first: 0, end: Math.min(count, WHOLE), before: 0, after: 0 };
  return isLong && window && window.first < count ? { ...window, end: Math.min(window.end, count) } : start;
}
