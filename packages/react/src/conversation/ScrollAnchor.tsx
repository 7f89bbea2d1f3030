import { Component, type ReactNode, type RefObject } from 'react';

/** Pixels from the newest message from which on one counts as reading further up. */
export const AWAY_PX = 120;

/** Whether one reads further up in a turned-round scroller, where the newest message is at 0 and everything else below it. */
export const isScrolledUp = ({ scrollTop }: Element): boolean => scrollTop < -AWAY_PX;

/** The smallest element at the upper edge of a scroller: what one is reading. */
function elementInSight(scroller: Element): Element | null {
  const { top } = scroller.getBoundingClientRect();
  const firstBelow = (parent: Element) =>
    [...parent.children].find((child) => child.getBoundingClientRect().bottom > top);
  let found = [...scroller.querySelectorAll('[data-chunk]')].find(
    (chunk) => chunk.getBoundingClientRect().bottom > top,
  );
  // A block, a run, a message: deeper down is what may change.
  for (let depth = 0; found && depth < 2; depth += 1) found = firstBelow(found) ?? found;
  return found ?? null;
}

interface AnchorPosition {
  scroller: HTMLElement;
  /** What one reads; null beside the newest message. */
  element: Element | null;
  top: number;
  /** Whether one is in the scroller, or at something beside it, with the keyboard or a screen reader. */
  hasFocus: boolean;
}

interface ScrollAnchorProps {
  scroller: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Keeps what one reads where it is, whatever is drawn, taken away or added around it; beside the newest message nothing is
 * kept, because there the scroller stays with it. The focus stays too: the scroller takes it where what had it is taken
 * away, in the scroller or in the element around it, where the way to the newest message stands. A class, because only
 * classes can look before a change.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate(): AnchorPosition | null {
    const { current: scroller } = this.props.scroller;
    if (!scroller) return null;
    const element = isScrolledUp(scroller) ? elementInSight(scroller) : null;
    const top = element?.getBoundingClientRect().top ?? 0;
    const hasFocus =
      document.activeElement !== document.body &&
      (scroller.parentElement ?? scroller).contains(document.activeElement);
    return { scroller, element, top, hasFocus };
  }

  override componentDidUpdate(
    _props: ScrollAnchorProps,
    _state: unknown,
    place: AnchorPosition | null,
  ): void {
    if (!place) return;
    const { scroller, element, top, hasFocus } = place;
    if (hasFocus && document.activeElement === document.body) scroller.focus({ preventScroll: true });
    if (!element?.isConnected) return;
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
