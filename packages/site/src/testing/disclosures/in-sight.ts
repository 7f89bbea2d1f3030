/** Sizes up to this are unreadable, in pixels; text for screen readers alone is clipped to 1 px. */
const UNREADABLE = 8;

/** Opacity up to this is unreadable. */
const FAINT = 0.3;

type Span = readonly [from: number, to: number];

/** Returns the visible part of a span inside a frame. A scrolling frame can show every part within its own span. */
function clipSpan(overflow: string, [spanStart, spanEnd]: Span, [start, end]: Span): Span {
  if (overflow === 'visible') return [spanStart, spanEnd];
  if (overflow === 'auto' || overflow === 'scroll') return [start, end];
  return [Math.max(spanStart, start), Math.min(spanEnd, end)];
}

const lengthOf = ([start, end]: Span) => end - start;

/** Whether a rectangle is on the page, in pixels relative to the scroll position. */
const isOnPage = (x: Span, y: Span) =>
  x[1] + window.scrollX > UNREADABLE && x[0] < window.innerWidth && y[1] + window.scrollY > UNREADABLE;

/**
 * Whether an element is visible after scrolling to it: rendered, opaque enough, on the page and not clipped. Ignores
 * covering elements and low contrast, which only pictures show; any clip path counts as clipped.
 */
export function isInSight(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const box = element.getBoundingClientRect();
  let x: Span = [box.left, box.right];
  let y: Span = [box.top, box.bottom];
  let opacity = 1;
  let isPositioned = false;
  for (let frame = element; frame !== document.body; frame = frame.parentElement ?? document.body) {
    const style = getComputedStyle(frame);
    if (style.clipPath !== 'none') return false;
    opacity *= Number(style.opacity);
    // A positioned element is clipped by its containing blocks only.
    if (!isPositioned || style.position !== 'static') {
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      x = clipSpan(style.overflowX, x, [left, right]);
      y = clipSpan(style.overflowY, y, [top, bottom]);
      isPositioned = style.position === 'absolute' || style.position === 'fixed';
    }
  }
  return opacity > FAINT && lengthOf(x) > UNREADABLE && lengthOf(y) > UNREADABLE && isOnPage(x, y);
}

const isText = (node: Node): node is Text => node instanceof Text;

/** Returns the text of an element itself, without its descendants. */
export const ownWords = (element: Element): string =>
  [...element.childNodes]
    .filter(isText)
    .map(({ data }) => data)
    .join('')
    .trim();
