import {
  clipsBelow,
  clipsSides,
  hasEllipsis,
  isFramed,
  isInline,
  isPlaced,
  isVisuallyHidden,
  scrollsSideways,
} from './boxes.ts';

/** Returns the parts of a text that are seen: words where spaces are kept, because a space hangs beyond its line. */
const seenParts = ({ data, parentElement }: Text): readonly (readonly [start: number, end: number])[] =>
  parentElement && getComputedStyle(parentElement).whiteSpace.startsWith('pre')
    ? [...data.matchAll(/\S+/g)].map(({ index, 0: word }) => [index, index + word.length])
    : [[0, data.length]];

/** Returns the rectangles of the lines of a text. */
function linesOf(text: Text): readonly DOMRect[] {
  const range = text.ownerDocument.createRange();
  const rects = seenParts(text).flatMap(([start, end]) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()];
  });
  return rects.filter(({ width, height }) => width > 0 && height > 0);
}

/** Text or element that does not fit. */
export interface Overflow {
  /** Tag, part and beginning of the text. */
  element: string;
  /** CSS pixels that are cut off or beyond the box or page, rounded. */
  pixels: number;
}

/** Pixels by which a rounded box may differ. */
const TOLERANCE = 1;

/** Share of a line that may be cut off: fonts are taller than their lines. */
const LINE_SHARE = 0.4;

/** Returns a name that finds an element in the page and its source. */
function nameOf(element: Element): string {
  const part = element.closest('[data-part]')?.getAttribute('data-part');
  const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `<${element.localName}>${part ? ` in [data-part="${part}"]` : ''} “${text}”`;
}

/** Returns how far a text is beyond its box, a frame around it, an edge that clips it, or the page; 0 where it fits. */
function measureExcess(text: Text, page: number): number {
  const lines = linesOf(text);
  let leftEdge = Math.min(...lines.map((line) => line.left));
  let rightEdge = Math.max(...lines.map((line) => line.right));
  let worst = 0;
  let isOwnBox = true;
  let isFree = false;
  for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.visibility === 'hidden' || isVisuallyHidden(box, style)) return 0;
    if (isInline(style)) continue;
    const bounds = box.getBoundingClientRect();
    const clips = clipsSides(style);
    // Text outside a window, such as the next picture of a gallery, is not cut off.
    if (clips && (rightEdge <= bounds.left || leftEdge >= bounds.right)) return 0;
    if (hasEllipsis(style) || scrollsSideways(box, style)) return worst;
    if (clips || (!isFree && (isOwnBox || isFramed(style))))
      worst = Math.max(worst, rightEdge - bounds.right, bounds.left - leftEdge);
    if (clips) [leftEdge, rightEdge] = [Math.max(leftEdge, bounds.left), Math.min(rightEdge, bounds.right)];
    if (clipsBelow(style)) {
      const cut = lines.map(({ top, bottom, height }) => [top, bottom - bounds.bottom, height] as const);
      for (const [top, pixels, height] of cut)
        if (top < bounds.bottom && pixels > height * LINE_SHARE) worst = Math.max(worst, pixels);
    }
    isOwnBox = false;
    isFree ||= isPlaced(style);
  }
  const isOutside = leftEdge >= page || rightEdge <= 0;
  return isOutside ? worst : Math.max(worst, rightEdge - page, -leftEdge);
}

/** Returns the element that reaches furthest to the right. */
const widest = (elements: readonly Element[]) =>
  elements.reduce((most, element) =>
    element.getBoundingClientRect().right >= most.getBoundingClientRect().right ? element : most,
  );

/** Returns whether the page scrolls sideways, with the element that makes it do so. */
function ofPage({ documentElement, body }: Document): readonly Overflow[] {
  const pixels = Math.round(documentElement.scrollWidth - documentElement.clientWidth);
  if (pixels <= TOLERANCE) return [];
  return [
    {
      element: `the page scrolls sideways, up to ${nameOf(widest([...body.querySelectorAll('*')]))}`,
      pixels,
    },
  ];
}

/**
 * Returns the texts of a page that are cut off or beyond their box or the page, one entry an element. Ignores intended
 * clipping: visually hidden texts, ellipses, and areas that scroll sideways.
 */
export function findOverflow(page: Document): readonly Overflow[] {
  const width = page.documentElement.clientWidth;
  const pixelsByElement = new Map<Element, number>();
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (!element || text.data.trim() === '' || element.closest('script, style, noscript')) continue;
    const pixels = Math.round(measureExcess(text, width));
    if (pixels > TOLERANCE) pixelsByElement.set(element, Math.max(pixels, pixelsByElement.get(element) ?? 0));
  }
  return [
    ...ofPage(page),
    ...[...pixelsByElement].map(([element, pixels]) => ({ element: nameOf(element), pixels })),
  ];
}
