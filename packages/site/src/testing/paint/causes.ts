import { nameElement } from './covers.ts';
import type { Sample } from './sample.ts';

const isSet = (value: string | undefined) => value !== undefined && value !== '' && value !== 'none';

/** Properties with which an element can hide all of its content, each as it is written when it does. */
const hidingProperties: Readonly<Record<string, (style: CSSStyleDeclaration) => string | false>> = {
  opacity: ({ opacity }) => Number(opacity) < 1 && opacity,
  filter: ({ filter }) => isSet(filter) && filter,
  'clip-path': ({ clipPath }) => isSet(clipPath) && clipPath,
  mask: ({ maskImage }) => isSet(maskImage) && maskImage,
  'mix-blend-mode': ({ mixBlendMode }) => mixBlendMode !== 'normal' && mixBlendMode,
};

function* chainOf(element: Element): Generator<Element> {
  for (let each: Element | null = element; each; each = each.parentElement) yield each;
}

/** Returns why an element isn't rendered at all; undefined when it is. */
export function findRenderingCause({ element }: Sample): string | undefined {
  if (element.checkVisibility({ visibilityProperty: true })) {
    const hidingElement = [...chainOf(element)].find(
      (each) => getComputedStyle(each).contentVisibility === 'hidden',
    );
    return hidingElement && `content-visibility: hidden of ${nameElement(hidingElement)}`;
  }
  for (const each of chainOf(element)) {
    const { display, contentVisibility } = getComputedStyle(each);
    if (display === 'none') return `display: none of ${nameElement(each)}`;
    if (contentVisibility === 'hidden') return `content-visibility: hidden of ${nameElement(each)}`;
  }
  return `visibility: ${getComputedStyle(element).visibility}`;
}

const isTransparent = (color: string) => /^rgba\(.*, 0?\.?[012]?\d*\)$|\/ 0?\.?[012]?\d*\)$/.test(color);

/** Returns the container that cuts off a part of boxes. A positioned element is cut off by its containing blocks alone. */
export function findCutter(element: Element, boxes: readonly DOMRect[]): Element | undefined {
  let isFree = false;
  for (const frame of chainOf(element)) {
    const { overflowX, overflowY, position } = getComputedStyle(frame);
    if (!isFree || position !== 'static') {
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      const isCut = boxes.some(
        (box) =>
          (overflowX !== 'visible' && (box.left < left - 1 || box.right > right + 1)) ||
          (overflowY !== 'visible' && (box.top < top - 1 || box.bottom > bottom + 1)),
      );
      if (isCut && frame !== document.body && frame !== document.documentElement) return frame;
      isFree = position === 'absolute' || position === 'fixed';
    }
  }
  return undefined;
}

/** Returns the declarations that may hide rendered words, for a message. */
export function findStyleCauses({ element }: Sample, boxes: readonly DOMRect[]): string[] {
  const { webkitTextFillColor, textIndent } = getComputedStyle(element);
  const cutter = findCutter(element, boxes);
  const ofChain = [...chainOf(element)].flatMap((each) => {
    const style = getComputedStyle(each);
    return Object.entries(hidingProperties).flatMap(([property, readValue]) => {
      const value = readValue(style);
      return value === false ? [] : [`${property}: ${value} of ${nameElement(each)}`];
    });
  });
  return [
    ...(isTransparent(webkitTextFillColor) ? [`letters with no colour: ${webkitTextFillColor}`] : []),
    ...(Math.abs(Number.parseFloat(textIndent)) > 99 ? [`text-indent: ${textIndent}`] : []),
    ...ofChain,
    ...(cutter ? [`cut off by ${nameElement(cutter)}`] : []),
  ];
}
