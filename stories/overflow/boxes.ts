type Styles = CSSStyleDeclaration;

/** Whether an element is hidden from sight and read by screen readers only. */
export function isVisuallyHidden(element: Element, { position, clip, clipPath, overflowX }: Styles): boolean {
  if (position !== 'absolute' && position !== 'fixed') return false;
  const isDot = element.clientWidth <= 1 && element.clientHeight <= 1 && overflowX !== 'visible';
  return isDot || clip !== 'auto' || clipPath === 'inset(50%)';
}

/**
 * Whether an element scrolls sideways on purpose. A pane that scrolls down gets `overflow-x: auto` from the browser as well;
 * scrolling it sideways is a defect.
 */
export const scrollsSideways = (element: Element, { overflowX }: Styles): boolean =>
  (overflowX === 'auto' || overflowX === 'scroll') && element.scrollHeight - element.clientHeight <= 1;

/** Whether an element cuts off what is beyond its sides. */
export const clipsSides = ({ overflowX }: Styles): boolean => overflowX !== 'visible';

/** Whether an element cuts off what is below it, with no way to scroll there. */
export const clipsBelow = ({ overflowY }: Styles): boolean => overflowY === 'hidden' || overflowY === 'clip';

/** Whether an element shows by dots that its text goes on. */
export const hasEllipsis = ({ textOverflow, webkitLineClamp }: Styles): boolean =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

/** Whether an element has no box of its own, such as a link in a sentence. */
export const isInline = ({ display }: Styles): boolean => display === 'inline' || display === 'contents';

/** Whether an element shows where it ends, by a border or a background. */
export const isFramed = ({ backgroundColor, backgroundImage, borderInlineEndWidth }: Styles): boolean =>
  !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) ||
  backgroundImage !== 'none' ||
  Number.parseFloat(borderInlineEndWidth) > 0;

/** Whether an element is placed on its own, beyond the boxes around it. */
export const isPlaced = ({ position }: Styles): boolean => position === 'absolute' || position === 'fixed';
