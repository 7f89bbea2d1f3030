import { Component, type ReactNode, type RefObject } from 'react';

/** Distance from the newest message, in pixels, beyond which the reader counts as scrolled up. */
export const AWAY_PX = 120;

/** Whether the reader has scrolled up in a `column-reverse` scroller, where `scrollTop` is 0 at the newest message and negative above. */
export const isScrolledUp = ({ scrollTop }: Element): boolean => scrollTop < -AWAY_PX;

/** Returns the smallest element at the upper edge of a scroller, which serves as the anchor. */
function findAnchor(scroller: Element): Element | null {
  const { top } = scroller.getBoundingClientRect();
  const firstBelow = (parent: Element) =>
    [...parent.children].find((child) => child.getBoundingClientRect().bottom > top);
  let anchor = [...scroller.querySelectorAll('[data-chunk]')].find(
    (chunk) => chunk.getBoundingClientRect().bottom > top,
  );
  // Stop at the message (chunk, run, message): elements inside it may change.
  for (let depth = 0; anchor && depth < 2; depth += 1) anchor = firstBelow(anchor) ?? anchor;
  return anchor ?? null;
}

interface AnchorPosition {
  scroller: HTMLElement;
  /** Anchor element; null near the newest message. */
  element: Element | null;
  /** Top of the anchor in the viewport, in pixels. */
  top: number;
  /** Whether the focus is in the scroller or its parent element. */
  hasFocus: boolean;
}

interface ScrollAnchorProps {
  scroller: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Keeps the message at the upper edge in place when elements around it are added, removed or resized. Near the newest
 * message the scroller itself keeps its position. If the focused element in the scroller or its parent is removed, the
 * scroller takes the focus. The parent contains the button that jumps to the newest message. A class component, because
 * only classes can measure the DOM before a commit.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate(): AnchorPosition | null {
    const { current: scroller } = this.props.scroller;
    if (!scroller) return null;
    const element = isScrolledUp(scroller) ? findAnchor(scroller) : null;
    const top = element?.getBoundingClientRect().top ?? 0;
    const hasFocus =
      document.activeElement !== document.body &&
      (scroller.parentElement ?? scroller).contains(document.activeElement);
    return { scroller, element, top, hasFocus };
  }

  override componentDidUpdate(
    _props: ScrollAnchorProps,
    _state: unknown,
    anchor: AnchorPosition | null,
  ): void {
    if (!anchor) return;
    const { scroller, element, top, hasFocus } = anchor;
    if (hasFocus && document.activeElement === document.body) scroller.focus({ preventScroll: true });
    if (!element?.isConnected) return;
    const shift = element.getBoundingClientRect().top - top;
    if (Math.abs(shift) >= 1) scroller.scrollTop += shift;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
