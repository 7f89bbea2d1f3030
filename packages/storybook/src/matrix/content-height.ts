/** Root element of a story. Overlays are outside of it. */
const ROOT = '#storybook-root';

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

/** Whether a story shows something over its page, such as a dialog, which needs the space of a page. */
function hasOverlay({ body }: Document): boolean {
  return [...body.children].some((child) => !child.matches(`${ROOT},script,style`) && isVisible(child));
}

/**
 * Returns the height of a frame, in pixels, that shows its story without empty space: at least `minHeight`, at most the
 * height of the frame, which a story with an overlay keeps.
 */
export function contentHeight(frame: HTMLIFrameElement, minHeight: number): number {
  const largest = frame.clientHeight;
  const page = frame.contentDocument;
  if (!page?.querySelector(ROOT) || hasOverlay(page)) return largest;
  // Elements with a minimum height of the view would fill a higher frame.
  const { height } = frame.style;
  frame.style.height = `${minHeight}px`;
  const pageHeight = page.documentElement.scrollHeight;
  frame.style.height = height;
  return Math.min(pageHeight, largest);
}
