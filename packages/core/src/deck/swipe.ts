import type { DeckMove } from './deck.ts';

/**
 * Thresholds that distinguish a swipe from a tap. `slop` and `flick` are pixels, `part` is a share of the
 * card's width, `speed` is pixels per ms and `window` is ms.
 */
export const SWIPE = { slop: 8, part: 0.35, speed: 0.5, flick: 24, window: 100 } as const;

/** Position of a pointer in pixels, and its time in milliseconds. */
export interface SwipeSample {
  readonly x: number;
  readonly at: number;
}

/** Returns whether a pointer movement moves the card or scrolls the page; null while it is below the threshold. */
export function swipeAxis(dx: number, dy: number): 'card' | 'page' | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE.slop) return null;
  return Math.abs(dx) > Math.abs(dy) ? 'card' : 'page';
}

/**
 * Returns the speed at the end of a movement in pixels per millisecond, negative to the left. Returns 0 if
 * the pointer rested before its release.
 */
export function swipeSpeed(samples: readonly SwipeSample[], now: number): number {
  const [first, ...rest] = samples.filter(({ at }) => now - at <= SWIPE.window);
  const last = rest.at(-1);
  return first && last && last.at > first.at ? (last.x - first.x) / (last.at - first.at) : 0;
}

/** End of a swipe: `dx` pixels from its start, on a card `width` pixels wide, at `speed` pixels per millisecond. */
export interface SwipeEnd {
  readonly dx: number;
  readonly width: number;
  readonly speed: number;
}

/**
 * Returns the decision of a released card. Far or fast to the right likes, to the left skips; null returns
 * the card to the deck.
 */
export function swipeMove({ dx, width, speed }: SwipeEnd): DeckMove | null {
  const isFar = Math.abs(dx) >= width * SWIPE.part;
  const isBackwards = speed !== 0 && Math.sign(speed) !== Math.sign(dx);
  const isFlicked = Math.abs(dx) >= SWIPE.flick && Math.abs(speed) >= SWIPE.speed && !isBackwards;
  // A fast movement back cancels the swipe.
  if (isBackwards && Math.abs(speed) >= SWIPE.speed) return null;
  if (!isFar && !isFlicked) return null;
  return dx > 0 ? 'like' : 'skip';
}

/**
 * Returns the action of a key on the top card: right likes, left skips, Backspace and Ctrl+Z or ⌘Z undo.
 * Returns null for any other key.
 */
export function deckKey({
  key,
  isModified,
  isUndo,
}: {
  readonly key: string;
  /** Whether Alt, Ctrl, Shift or ⌘ is pressed. */
  readonly isModified: boolean;
  /** Whether only Ctrl or ⌘ is pressed. */
  readonly isUndo: boolean;
}): DeckMove | 'undo' | null {
  if (isUndo && key.toLowerCase() === 'z') return 'undo';
  if (isModified) return null;
  return key === 'ArrowRight' ? 'like' : key === 'ArrowLeft' ? 'skip' : key === 'Backspace' ? 'undo' : null;
}
