/** The part of a conversation that is drawn: blocks from `first` to before `end`, with pixels of room above and below. */
export interface ChunkWindow {
  readonly first: number;
  readonly end: number;
  readonly above: number;
  readonly below: number;
}

/** What is in sight of a conversation: pixels from its end up to the lower edge of the sight, and the height of that. */
export interface Viewport {
  readonly distance: number;
  readonly height: number;
}

/** How far above and below what is in sight is drawn, in heights of that: none is blank while the next ones are drawn. */
const AROUND = 0.5;

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

/**
 * The blocks to draw of a conversation whose blocks are so high, oldest first: those in sight and, so that none is blank
 * while the next ones are drawn, those within half as much above and below. Counted from the end, because that is where
 * one starts to read; always at least one.
 */
export function visibleChunks(heights: readonly number[], { distance, height }: Viewport): ChunkWindow {
  const around = height * AROUND;
  const [from, to] = [distance - around, distance + height + around];
  let [first, end, below] = [heights.length, heights.length, 0];
  for (let passed = 0; first > 0 && (passed < to || first === end); first -= 1) {
    passed += heights[first - 1] ?? 0;
    if (passed <= from && first > 1) [end, below] = [first - 1, passed];
  }
  return { first, end, above: sum(heights.slice(0, first)), below };
}

/**
 * Pixels of the first block of a window, counted from its lower end, that `visibleChunks` has drawn it for; the rest of it
 * may wait.
 */
export const reachIntoFirst = (
  { first, end, below }: ChunkWindow,
  heights: readonly number[],
  { distance, height }: Viewport,
): number => distance + height * (1 + AROUND) - below - sum(heights.slice(first + 1, end));
