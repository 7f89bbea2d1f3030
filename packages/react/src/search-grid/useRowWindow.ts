import { windowOf, type GridLayout, type GridWindow } from '@meetcute/core';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Number of items up to which a grid is rendered completely; only longer grids are worth a window. */
const MAX_UNWINDOWED = 48;

/** Number of items of a long grid rendered for measuring: more than a row has, hardly more than fit the viewport. */
const MEASURED_ITEMS = 24;

/** Milliseconds without a scroll event after which scrolling counts as ended. */
const REST_MS = 150;

const indexOf = (item: HTMLElement) => Number(item.dataset['index']);

/** Measures the columns and the row pitch of a grid, in pixels; null without a second row. */
export function measureLayout(grid: HTMLElement): GridLayout | null {
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const items = ([...grid.children] as HTMLElement[]).toSorted((a, b) => indexOf(a) - indexOf(b));
  const [first, itemBelow] = [items[0], items[columns]];
  if (!first || !itemBelow) return null;
  const pitch = itemBelow.getBoundingClientRect().top - first.getBoundingClientRect().top;
  return pitch > 0 ? { columns, pitch } : null;
}

const isSame = (a: GridWindow, b: GridWindow) =>
  a.first === b.first && a.end === b.end && a.after === b.after;

/** Window of rendered items in a grid. */
export interface RowWindow extends GridWindow {
  /** Whether the page is scrolling and the grid has no focus inside. */
  isScrolling: boolean;
}

/**
 * Returns the window of items to render for the visible part of a grid; all items of a short grid. All rows must have
 * the same height.
 */
export function useRowWindow(grid: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [window, setWindow] = useState<GridWindow | null>(null);
  const [isScrolling, setScrolling] = useState(false);
  const layout = useRef<GridLayout | null>(null);
  const isLong = count > MAX_UNWINDOWED;
  useLayoutEffect(() => {
    if (!isLong) return undefined;
    // Scroll anchoring would hold on to a reused element, or to content below the grid, and scroll by itself.
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
      layout.current = measureLayout(element) ?? layout.current;
      follow();
    };
    // Rows that scroll into view are rendered within the same frame.
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
  // The first items are rendered for measuring, and again when a shorter list ends above the window.
  const start = { first: 0, end: isLong ? MEASURED_ITEMS : count, before: 0, after: 0 };
  const gridWindow =
    isLong && window && window.first < count ? { ...window, end: Math.min(window.end, count) } : start;
  return { ...gridWindow, isScrolling };
}
