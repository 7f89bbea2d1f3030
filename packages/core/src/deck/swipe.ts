import type { DeckMove } from './deck.ts';

/** Pixels, shares and speeds that tell a swipe from a touch: `slop` and `flick` in px, `part` of the card's width, `speed` in px a ms. */
export const SWIPE = { slop: 8, part: 0.35, speed: 0.5, flick: 24, window: 100 } as const;

/** Where a pointer was, in pixels, and when, in milliseconds. */
export interface SwipeSample {
  readonly x: number;
  readonly at: number;
}

/** Whether a pointer that has moved so far means the card, or the page under it; null while it is too early to say. */
export function swipeAxis(dx: number, dy: number): 'card' | 'page' | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE.slop) return null;
  return Math.abs(dx) > Math.abs(dy) ? 'card' : 'page';
}

/** Pixels a millisecond at the end of a movement, negative to the left; who held still before letting go has no speed. */
export function swipeSpeed(samples: readonly SwipeSample[], now: number): number {
  const [first, ...rest] = samples.filter(({ at }) => now - at <= SWIPE.window);
  const last = rest.at(-1);
  return first && last && last.at > first.at ? (last.x - first.x) / (last.at - first.at) : 0;
}

/** A movement as it ends: `dx` pixels from where it began, on a card of `width` pixels. */
export interface SwipeEnd {
  readonly dx: number;
  readonly width: number;
  readonly speed: number;
}

/** What letting go of a card means: far or fast to the right likes, to the left skips; null lays it back. */
export function swipeMove({ dx, width, speed }: SwipeEnd): DeckMove | null {
  const isFar = Math.abs(dx) >= width * SWIPE.part;
  const isBackwards = speed !== 0 && Math.sign(speed) !== Math.sign(dx);
  const isFlicked = Math.abs(dx) >= SWIPE.flick && Math.abs(speed) >= SWIPE.speed && !isBackwards;
  // Who has gone far and then swiftly comes back has changed their mind.
  if (isBackwards && Math.abs(speed) >= SWIPE.speed) return null;
  if (!isFar && !isFlicked) return null;
  return dx > 0 ? 'like' : 'skip';
}

/** What a key means for the card on top: right likes, left skips, Backspace and Ctrl or ⌘ with Z undo; null for no more than itself. */
export function deckKey({
  key,
  isModified,
  isUndo,
}: {
  readonly key: string;
  /** Whether Alt, Ctrl, Shift or ⌘ is held. */
  readonly isModified: boolean;
  /** Whether Ctrl or ⌘ alone is held. */
  readonly isUndo: boolean;
}): DeckMove | 'undo' | null {
  if (isUndo && key.toLowerCase() === 'z') return 'undo';
  if (isModified) return null;
  return key === 'ArrowRight' ? 'like' : key === 'ArrowLeft' ? 'skip' : key === 'Backspace' ? 'undo' : null;
}
