/** Attribute of the frames of a matrix. */
export const FRAME_MARK = 'data-matrix-frame';

/** Whether this page is a frame of a matrix, which draws no matrix of its own. */
export const isFrame = (): boolean => globalThis.frameElement?.hasAttribute(FRAME_MARK) ?? false;

/** Makes a frame of a matrix a page of its own. Otherwise its Storybook sends its events to the canvas, which mistakes them for events of its own story. */
export function detachFrame(): void {
  if (!isFrame()) return;
  Object.defineProperty(globalThis, 'parent', { configurable: true, value: globalThis });
  keepPage(globalThis.frameElement!.ownerDocument.defaultView!);
}

/** Keeps the page around a frame where its reader left it. An element that steps focus would scroll into view there too. */
function keepPage(page: Window): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    const { scrollX: scrollLeft, scrollY: scrollTop } = page;
    focus.call(this, options);
    page.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
  };
}
