import { moveInGrid, type GridKey } from '@meetcute/core';
import { useRef, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import { layoutOf, useRowWindow } from './useRowWindow.ts';

/** A long grid of cards: which of them to draw, and what its elements need. */
export interface SearchGrid {
  /** For the element that lays out the cards with CSS grid, all rows equally high. */
  gridProps: {
    ref: RefObject<HTMLUListElement | null>;
    role: 'list';
    style: CSSProperties;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** The items to draw, each with `slot` as its key: in their order, by slots while they fly past. */
  items: readonly SearchGridItem[];
}

/** An item that is drawn. */
export interface SearchGridItem {
  index: number;
  /** The slot it is drawn in: one that goes out of sight is used again for one that comes. */
  slot: number;
  /** For the item's element, a child of the grid. */
  itemProps: {
    'aria-posinset': number;
    'aria-setsize': number;
    'data-index': number;
    style: CSSProperties;
  };
}

const KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

const FOCUSABLE = 'a[href], button:not([disabled])';

/** The same control of another item, or its first where that has none. */
function counterpart(from: HTMLElement, control: Element, to: HTMLElement): HTMLElement | undefined {
  const [own, others] = [from, to].map((item) => [...item.querySelectorAll<HTMLElement>(FOCUSABLE)]);
  return others?.[own?.indexOf(control as HTMLElement) ?? 0] ?? others?.[0];
}

function moveFocus(grid: HTMLElement, event: KeyboardEvent<HTMLElement>, count: number): void {
  const target = event.target as HTMLElement;
  const item = target.closest<HTMLElement>('[data-index]');
  const columns = layoutOf(grid)?.columns ?? 1;
  if (!item || !KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const isMirrored = getComputedStyle(grid).direction === 'rtl';
  const to = moveInGrid(event.key as GridKey, Number(item.dataset['index']), { count, columns, isMirrored });
  const next = to === null ? null : grid.querySelector<HTMLElement>(`[data-index="${to}"]`);
  if (!next) return;
  event.preventDefault();
  counterpart(item, target, next)?.focus();
}

/**
 * Draws only as much of a long grid as is in sight, and lets the arrow keys move among its cards in two dimensions; Tab
 * still goes through everything that can be pressed.
 */
export function useSearchGrid(count: number): SearchGrid {
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
      // Room above and below stands in for what is not drawn.
      style: isWhole ? {} : { paddingBlock: `${before}px ${after}px` },
      onKeyDown: (event) => {
        if (ref.current) moveFocus(ref.current, event, count);
      },
    },
    // An element that is moved in the document costs as much as a new one, so while cards fly past only `order` moves
    // them. What is read and tabbed through is put into its order when the page rests.
    items: isScrolling ? items.toSorted((a, b) => a.slot - b.slot) : items,
  };
}
