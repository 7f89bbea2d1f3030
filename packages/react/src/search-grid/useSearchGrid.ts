import { moveInGrid, type GridKey } from '@meetcute/core';
import { useRef, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import { measureLayout, useRowWindow } from './useRowWindow.ts';

/** Virtualized grid, returned by `useSearchGrid`. Pass it to `SearchGrid.Root`. */
export interface UseSearchGridResult {
  /** Props for the grid element. It must use CSS grid with rows of equal height. */
  gridProps: {
    ref: RefObject<HTMLUListElement | null>;
    role: 'list';
    style: CSSProperties;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** Items to render, each with `slot` as its key: in order, but sorted by slot while scrolling. */
  items: readonly SearchGridItem[];
}

/** Rendered item of a grid. */
export interface SearchGridItem {
  /** Position in the list, counted from 0. */
  index: number;
  /** React key of the item. A slot that leaves the viewport is reused for one that enters it. */
  slot: number;
  /** Props for the item's element, a child of the grid. */
  itemProps: {
    'aria-posinset': number;
    'aria-setsize': number;
    'data-index': number;
    style: CSSProperties;
  };
}

const KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

const FOCUSABLE = 'a[href], button:not([disabled])';

/** Returns the same control of another item, or its first control; undefined without any. */
function counterpart(
  sourceItem: HTMLElement,
  control: Element,
  targetItem: HTMLElement,
): HTMLElement | undefined {
  const [ownControls, others] = [sourceItem, targetItem].map((item) => [
    ...item.querySelectorAll<HTMLElement>(FOCUSABLE),
  ]);
  return others?.[ownControls?.indexOf(control as HTMLElement) ?? 0] ?? others?.[0];
}

function moveFocus(grid: HTMLElement, event: KeyboardEvent<HTMLElement>, count: number): void {
  const target = event.target as HTMLElement;
  const item = target.closest<HTMLElement>('[data-index]');
  const columns = measureLayout(grid)?.columns ?? 1;
  // In a popover of an item, such as the explanation of an advert, arrow keys scroll.
  if (target.closest('[popover]')) return;
  if (!item || !KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const isMirrored = getComputedStyle(grid).direction === 'rtl';
  const nextIndex = moveInGrid(event.key as GridKey, Number(item.dataset['index']), {
    count,
    columns,
    isMirrored,
  });
  const next = nextIndex === null ? null : grid.querySelector<HTMLElement>(`[data-index="${nextIndex}"]`);
  if (!next) return;
  event.preventDefault();
  counterpart(item, target, next)?.focus();
}

/**
 * Renders only the visible part of a grid with `count` items. Arrow keys, Home and End move between its cards in two
 * dimensions; Tab still reaches every control.
 */
export function useSearchGrid(count: number): UseSearchGridResult {
  const ref = useRef<HTMLUListElement>(null);
  const { first, end, before, after, isScrolling } = useRowWindow(ref, count);
  const slots = end - first;
  const isWhole = slots === count;
  const items = Array.from({ length: slots }, (_, place): SearchGridItem => {
    const index = first + place;
    return {
      index,
      slot: index % slots,
      itemProps: {
        'aria-posinset': index + 1,
        'aria-setsize': count,
        'data-index': index,
        style: isWhole ? {} : { order: index },
      },
    };
  });
  return {
    gridProps: {
      ref,
      role: 'list',
      // Padding above and below replaces the items that are not rendered.
      style: isWhole ? {} : { paddingBlock: `${before}px ${after}px` },
      onKeyDown: (event) => {
        if (ref.current) moveFocus(ref.current, event, count);
      },
    },
    // Moving an element in the document costs as much as a new one, so only CSS `order` changes while scrolling.
    // Document order, for screen readers and Tab, is restored when scrolling ends.
    items: isScrolling ? items.toSorted((a, b) => a.slot - b.slot) : items,
  };
}
