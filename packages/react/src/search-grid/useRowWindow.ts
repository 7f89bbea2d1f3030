import { windowOf, type GridLayout, type GridWindow } from '@meetcute/core';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Items up to which a grid is drawn whole; a longer one costs more than its window does. */
const WHOLE = 48;

/** Items of a longer grid that are drawn to measure by: more than any row has, and hardly more than is in sight. */
const START = 24;

/** Milliseconds without a scroll after which a page counts as being at rest. */
const REST_MS = 150;

const indexOf = (item: HTMLElement) => Number(item.dataset['index']);

/** Columns and pitch as the grid is laid out; null without a second row to measure by. */
export function layoutOf(grid: HTMLElement): GridLayout | null {
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const items = ([...grid.children] as HTMLElement[]).toSorted((a, b) => indexOf(a) - indexOf(b));
  const [first, below] = [items[0], items[columns]];
  if (!first || !below) return null;
  const pitch = below.getBoundingClientRect().top - first.getBoundingClientRect().top;
  return pitch > 0 ? { columns, pitch } : null;
}

const isSame = (a: GridWindow, b: GridWindow) =>
  a.first === b.first && a.end === b.end && a.after === b.after;

/** What is drawn of a grid. */
export interface RowWindow extends GridWindow {
  /** Whether the page is being scrolled while nothing in the grid has the focus. */
  isScrolling: boolean;
}

/**
 * The part of a grid that has to be drawn for what is in sight of the page: all of a short one. All rows need to be
 * equally high.
 */
export function useRowWindow(grid: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [window, setWindow] = useState<GridWindow | null>(null);
  const [isScrolling, setScrolling] = useState(false);
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
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(rest);
      rest = setTimeout(() => setScrolling(false), REST_MS);
      flushSync(() => {
        setScrolling(!element.contains(document.activeElement));
        follow();
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    globalThis.addEventListener('scroll', onScroll, { passive: true });
    globalThis.addEventListener('resize', measure);
    return () => {
      clearTimeout(rest);
      setScrolling(false);
      observer.disconnect();
      globalThis.removeEventListener('scroll', onScroll);
      globalThis.removeEventListener('resize', measure);
    };
  }, [count, grid, isLong]);
  // A start is drawn to measure by, and again where all there are now were scrolled past.
  const start = { first: 0, end: isLong ? START : count, before: 0, after: 0 };
  const shown =
    isLong && window && window.first < count ? { ...window, end: Math.min(window.end, count) } : start;
  return { ...shown, isScrolling };
}
