/**
 * Rendered part of a conversation: chunks from `first` up to but excluding `end`, with pixels of space above
 * and below.
 */
export interface ChunkWindow {
  readonly first: number;
  readonly end: number;
  readonly above: number;
  readonly below: number;
}

/**
 * Visible part of a conversation: `distance` in pixels from the end of the conversation to the lower edge of
 * the viewport, and the `height` of the viewport in pixels.
 */
export interface Viewport {
  readonly distance: number;
  readonly height: number;
}

/** Overscan above and below the viewport, as a share of its height. Avoids blank space while scrolling. */
const AROUND = 0.5;

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

/**
 * Returns the chunks to render, given the height of each in pixels, oldest first: the visible ones plus an
 * overscan. Counts from the end, where reading starts. Renders at least one chunk.
 */
export function visibleChunks(heights: readonly number[], { distance, height }: Viewport): ChunkWindow {
  const overscan = height * AROUND;
  const [overscanStart, overscanEnd] = [distance - overscan, distance + height + overscan];
  let [first, end, spaceBelow] = [heights.length, heights.length, 0];
  for (let summedHeight = 0; first > 0 && (summedHeight < overscanEnd || first === end); first -= 1) {
    summedHeight += heights[first - 1] ?? 0;
    if (summedHeight <= overscanStart && first > 1) [end, spaceBelow] = [first - 1, summedHeight];
  }
  return { first, end, above: sum(heights.slice(0, first)), below: spaceBelow };
}

/**
 * Returns how many pixels of the first rendered chunk, from its lower edge, lie within the overscan of
 * `visibleChunks`. The rest can load later.
 */
export const reachIntoFirst = (
  { first, end, below }: ChunkWindow,
  heights: readonly number[],
  { distance, height }: Viewport,
): number => distance + height * (1 + AROUND) - below - sum(heights.slice(first + 1, end));
