/** Smaller than any word that can be read, in pixels: what is cut off for screen readers alone is 1 px. */
const UNREADABLE = 8;

/** Fainter than any word that can be read. */
const FAINT = 0.3;

type Span = readonly [from: number, to: number];

/** What is left of a span inside a frame; one that scrolls can bring each part of it into its own. */
function within(overflow: string, [from, to]: Span, [start, end]: Span): Span {
  if (overflow === 'visible') return [from, to];
  if (overflow === 'auto' || overflow === 'scroll') return [start, end];
  return [Math.max(from, start), Math.min(to, end)];
}

const lengthOf = ([from, to]: Span) => to - from;

/** Whether a span of a row lies on the page, in pixels from where the window is scrolled to. */
const isOnPage = (x: Span, y: Span) =>
  x[1] + window.scrollX > UNREADABLE && x[0] < window.innerWidth && y[1] + window.scrollY > UNREADABLE;

const alphaOf = (color: string): number =>
  Number(
    /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/
      .exec(color)
      ?.slice(1)
      .find((part) => part) ?? 1,
  );

/**
 * Whether a piece of an element can be seen by who scrolls to it: drawn, not faint, on the page, and cut off by nothing
 * around it. What covers it, and a colour like the one behind it, are not looked at; whatever has a clip path counts as cut off.
 */
export function isInSight(element: Element, piece: DOMRect = element.getBoundingClientRect()): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  let x: Span = [piece.left, piece.right];
  let y: Span = [piece.top, piece.bottom];
  let opacity = 1;
  let isLifted = false;
  for (let frame = element; frame !== document.body; frame = frame.parentElement ?? document.body) {
    const style = getComputedStyle(frame);
    if (style.clipPath !== 'none') return false;
    opacity *= Number(style.opacity);
    // What is positioned is cut off by its own frames alone.
    if (!isLifted || style.position !== 'static') {
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      x = within(style.overflowX, x, [left, right]);
      y = within(style.overflowY, y, [top, bottom]);
      isLifted = style.position === 'absolute' || style.position === 'fixed';
    }
  }
  return opacity > FAINT && lengthOf(x) > UNREADABLE && lengthOf(y) > UNREADABLE && isOnPage(x, y);
}

const isText = (node: Node): node is Text => node instanceof Text;

/** The words that stand in an element itself, not in one inside it. */
export const ownWords = (element: Element): string =>
  [...element.childNodes]
    .filter(isText)
    .map(({ data }) => data)
    .join('')
    .trim();

function isReadable(words: Text, element: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(words);
  const isFaint = alphaOf(getComputedStyle(element).webkitTextFillColor) <= FAINT;
  return !isFaint && isInSight(element, range.getBoundingClientRect());
}

/** The elements of a place in which words stand that can be read. */
export const readable = (place: Element, words: string): Element[] =>
  [...place.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some(
      (node) => isText(node) && node.data.includes(words) && isReadable(node, element),
    ),
  );
