import { pageHeading } from '@meetcute/kit';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Position of the focus in a list. */
interface Place {
  /** The focused control. */
  control: HTMLElement;
  /** Index of the item, from 0. */
  item: number;
  /** Index of the control in its item, from 0. */
  order: number;
}

/** Props for a list whose children are its items. */
export interface NeighbourFocusProps {
  /** Ref of the list. */
  ref: RefObject<HTMLUListElement | null>;
  /** Records the focused control. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Forgets the focused control. */
  onBlur: () => void;
}

const controlsOf = (item: Element | undefined): HTMLElement[] => [
  ...(item?.querySelectorAll<HTMLElement>('a[href], button:not([disabled])') ?? []),
];

function placeOf(list: HTMLElement, control: HTMLElement): Place | null {
  const items = [...list.children];
  const item = items.findIndex((each) => each.contains(control));
  return item < 0 ? null : { control, item, order: controlsOf(items[item]).indexOf(control) };
}

/**
 * Restores the focus when the focused item is removed: to the same control of the item that takes its place,
 * else of the last item, else to the page's heading.
 */
export function useNeighbourFocus(): NeighbourFocusProps {
  const ref = useRef<HTMLUListElement>(null);
  const place = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const lastPlace = place.current;
    if (!lastPlace || lastPlace.control.isConnected) return;
    place.current = null;
    const items = [...(ref.current?.children ?? [])];
    const controls = controlsOf(items[Math.min(lastPlace.item, items.length - 1)]);
    const next = controls[lastPlace.order] ?? controls[0];
    (next ?? pageHeading())?.focus();
  });
  return {
    ref,
    onFocus: ({ currentTarget, target }) => {
      place.current = placeOf(currentTarget, target);
    },
    // React fires no blur for elements it removes itself, so this blur was the user's.
    onBlur: () => {
      place.current = null;
    },
  };
}
