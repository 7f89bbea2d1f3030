import type { Sample } from './sample.ts';

/** Names an element as its start tag with what tells it apart. */
export function nameElement(element: Element): string {
  const part = element.getAttribute('data-part') ?? element.closest('[data-part]')?.getAttribute('data-part');
  const separator = part && !element.hasAttribute('data-part') ? ' in ' : ' ';
  return `<${element.localName}>${part ? `${separator}[data-part='${part}']` : ''}`;
}

const hasGround = ({ backgroundColor, backgroundImage, backdropFilter }: CSSStyleDeclaration) =>
  backgroundImage !== 'none' ||
  (backdropFilter || 'none') !== 'none' ||
  !/^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor);

/** Returns the elements that are above an element at several points of its boxes. */
export function findAbove({ element }: Sample, boxes: readonly DOMRect[]): Element[] {
  const points = boxes.flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].map((share) => [left + share * width, top + height / 2] as const),
  );
  const stacks = points.map(([x, y]) => document.elementsFromPoint(x, y));
  const elementsAbove = stacks.flatMap((stack) => {
    const depth = stack.findIndex((each) => each === element || element.contains(each));
    return stack.slice(0, Math.max(0, depth)).filter((each) => !each.contains(element));
  });
  return [...new Set(elementsAbove)];
}

/** Content that covers what is below it, also before it has loaded. */
const opaqueContent = 'canvas, embed, iframe, img, object, video';

const meets = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isOpaque = (element: Element) =>
  element.matches(opaqueContent) &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Returns content above an element that covers what is below it, even if it shows nothing yet. */
export function findOpaqueCover(sample: Sample, boxes: readonly DOMRect[]): Element | undefined {
  const isNear = [...document.querySelectorAll(opaqueContent)].some((content) => {
    const rectangle = content.getBoundingClientRect();
    return boxes.some((box) => meets(box, rectangle));
  });
  return isNear ? findAbove(sample, boxes).find(isOpaque) : undefined;
}

/** Returns whether an element has a ground of its own, with which it can cover what is below it. */
export const isGround = (element: Element): boolean =>
  isOpaque(element) || hasGround(getComputedStyle(element));

/** Returns the pseudo-elements of an element and its ancestors that may cover it, nearest first. */
export function findPseudoCovers({ element }: Sample): string[] {
  const covers: string[] = [];
  for (let owner: Element | null = element; owner; owner = owner.parentElement) {
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(owner, pseudo);
      const isPlaced = style.position === 'absolute' || style.position === 'fixed';
      if (style.content !== 'none' && isPlaced && hasGround(style))
        covers.push(`${pseudo} of ${nameElement(owner)}`);
    }
  }
  return covers;
}
