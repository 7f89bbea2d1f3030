/** Returns the parts of a text that are seen: words where spaces are kept, because a space hangs beyond its line. */
const seenParts = ({ data, parentElement }: Text): readonly (readonly [start: number, end: number])[] =>
  parentElement && getComputedStyle(parentElement).whiteSpace.startsWith('pre')
    ? [...data.matchAll(/\S+/g)].map(({ index, 0: word }) => [index, index + word.length])
    : [[0, data.length]];

/** Returns the rectangles of the lines of a text. */
export function linesOf(text: Text): readonly DOMRect[] {
  const range = text.ownerDocument.createRange();
  const rects = seenParts(text).flatMap(([start, end]) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()];
  });
  return rects.filter(({ width, height }) => width > 0 && height > 0);
}
