import { findBoxes, type Sample } from '../../paint/sample.ts';

/** Largest distance in pixels between a price and what it buys: across a row, and from line to line. */
const FARTHEST = { across: 640, down: 120 } as const;

/** Distance of a box on the next line that is as near as one on the same line, as a share of its distance across. */
const READING = 1 / 8;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const union = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const gap = (one: Box, other: Box) => ({
  across: Math.max(0, one.left - other.right, other.left - one.right),
  down: Math.max(0, one.top - other.bottom, other.top - one.bottom),
});

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1;

/** Returns how far apart two boxes seem to people, who read along a row. */
function readingDistance(one: Box, other: Box): number {
  const { across, down } = gap(one, other);
  return Math.hypot(across * READING, down);
}

/** A name or control on the page, and what it stands for. */
export interface Anchor {
  element: Element;
  words: string;
}

/** Returns the box of the words of an element that has words of its own; otherwise that of the element. */
function boxOf({ element }: Anchor): Box {
  const range = document.createRange();
  range.selectNodeContents(element);
  const isControl = element.matches('a, button, input, label');
  const boxes = isControl ? [] : [...range.getClientRects()].filter(({ width }) => width > 0);
  return boxes.length > 0 ? union(boxes) : element.getBoundingClientRect();
}

function fixedFrame(element: Element): Element | null {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (getComputedStyle(each).position === 'fixed') return each;
  return null;
}

/** Returns the smallest element around two. */
export function findCommonAncestor(one: Element, other: Element): Element {
  let home = one;
  while (!home.contains(other)) home = home.parentElement!;
  return home;
}

/**
 * Returns why a price is not beside what it buys; undefined when it is. `others` have other prices. A price is beside its
 * name in the same card or row, or when no other name is nearer.
 */
export function findDistance(price: Sample, anchor: Anchor, others: readonly Anchor[]): string | undefined {
  const home = findCommonAncestor(price.element, anchor.element);
  const words = findBoxes(price);
  if (words.length === 0)
    return others.some(({ element }) => home.contains(element)) ? `not beside “${anchor.words}”` : undefined;
  const [box, anchorBox] = [union(words), boxOf(anchor)];
  const { across, down } = gap(box, anchorBox);
  const priceFrame = fixedFrame(price.element);
  if (priceFrame !== fixedFrame(anchor.element))
    return `fixed to another place of the screen than “${anchor.words}”`;
  if (across > FARTHEST.across || down > FARTHEST.down)
    return `${Math.round(Math.hypot(across, down))} px away from “${anchor.words}”`;
  const frame = home.getBoundingClientRect();
  const boxes = others.map((other) => ({ other, at: boxOf(other) }));
  const isAlone =
    isInside(box, frame) && isInside(anchorBox, frame) && !boxes.some(({ at }) => isInside(at, frame));
  if (isAlone) return undefined;
  const distance = readingDistance(box, anchorBox);
  const nearer = boxes.find(({ at }) => readingDistance(box, at) < distance);
  return nearer && `nearer to “${nearer.other.words}” than to “${anchor.words}”`;
}
