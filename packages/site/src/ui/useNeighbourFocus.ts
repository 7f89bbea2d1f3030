import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { pageHeading } from './pageHeading.ts';

/** Where the focus is in a list. */
interface Place {
  control: HTMLElement;
  /** Of the item, counted from 0. */
  item: number;
  /** Of the control in its item, counted from 0. */
  order: number;
}

/** For the list, whose items are its children. */
export interface NeighbourFocusProps {
  ref: RefObject<HTMLUListElement | null>;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
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
 * Where an item leaves a list together with the focus, the focus goes to the same control of the item that takes its
 * place, of the last one where it was the last, and to the page's heading where the list is empty then.
 */
export function useNeighbourFocus(): NeighbourFocusProps {
  const ref = useRef<HTMLUListElement>(null);
  const place = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const left = place.current;
    if (!left || left.control.isConnected) return;
    place.current = null;
    const items = [...(ref.current?.children ?? [])];
    const controls = controlsOf(items[Math.min(left.item, items.length - 1)]);
    const next = controls[left.order] ?? controls[0];
    (next ?? pageHeading())?.focus();
  });
  return {
    ref,
    onFocus: ({ currentTarget, target }) => {
      place.current = placeOf(currentTarget, target);
    },
    // React tells of no blur that its own removals cause, so this one left by themselves.
    onBlur: () => {
      place.current = null;
    },
  };
}
