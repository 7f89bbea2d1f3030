/** Words or an icon on a page, to measure as they are painted. */
export interface Sample {
  /** The words; for an icon, the name of its button. */
  words: string;
  /** Element whose style the words have, or the icon. */
  element: HTMLElement | SVGElement;
  /** The words on the page; null for an icon. */
  text: Text | null;
}

const isText = (node: Node): node is Text => node instanceof Text;

/**
 * Returns the words of a place that contain a text, each with the element that they are directly in. Leaves out the
 * choices of a closed select, which the browser shows in a window of its own.
 */
export const findWords = (place: Element, words: string): Sample[] =>
  [place, ...place.querySelectorAll<HTMLElement>(':not(option)')].flatMap((element) =>
    [...element.childNodes]
      .filter(isText)
      .filter(({ data }) => data.includes(words) && /[\p{L}\p{N}]/u.test(data))
      .map((text) => ({ words: words || text.data.trim(), element: element as HTMLElement, text })),
  );

/** Returns what a control shows: its words, else its icon. */
export function findLabel(control: Element): Sample[] {
  const words = findWords(control, '');
  const icon = control.querySelector('svg');
  if (words.length > 0 || icon === null) return words;
  return [{ words: control.getAttribute('aria-label') ?? '', element: icon, text: null }];
}

const hasArea = ({ width, height }: DOMRect) => width > 0 && height > 0;

/** Returns the boxes of the single words on the screen, or that of an icon. Empty when they take no space. */
export function findBoxes({ element, text }: Sample): DOMRect[] {
  if (text === null) return [element.getBoundingClientRect()].filter(hasArea);
  return [...text.data.matchAll(/\S*[\p{L}\p{N}]\S*/gu)].flatMap(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return [...range.getClientRects()].filter(hasArea);
  });
}

const pen = new OffscreenCanvas(1, 1).getContext('2d')!;

/** Size of the letters of a sample. */
export interface LetterSize {
  /** Font size on the screen in pixels, after zoom and transforms. */
  size: number;
  /** Width on the screen, as a share of that of the same letters side by side. */
  share: number;
}

/** Returns the size of letters as they are on the screen. `boxes` are those of the sample. */
export function measureLetters({ element, text }: Sample, boxes: readonly DOMRect[]): LetterSize {
  const { fontStyle, fontWeight, fontFamily, textTransform } = getComputedStyle(element);
  const height = Math.max(0, ...boxes.map((box) => box.height));
  if (text === null) return { size: height, share: 1 };
  pen.font = `${fontStyle} ${fontWeight} 100px ${fontFamily}`;
  const words = textTransform === 'uppercase' ? text.data.toUpperCase() : text.data;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent, width } = pen.measureText(
    words.replaceAll(/\s+/g, ''),
  );
  const size = (100 * height) / (fontBoundingBoxAscent + fontBoundingBoxDescent);
  const drawnWidth = boxes.reduce((sum, box) => sum + box.width, 0);
  return { size, share: drawnWidth / ((width * size) / 100) };
}
