import { createContext, use, type RefObject } from 'react';
import type { DeckProfile, UseSwipeDeckResult } from './useSwipeDeck.ts';

/** Data that the parts of a deck share. */
interface DeckParts {
  /** Enclosing deck. */
  deck: UseSwipeDeckResult<DeckProfile>;
  /** Whether the focus was in the card that has just left the top, or on a button that has left the page. */
  hadFocusRef: RefObject<boolean>;
}

/** Provides the deck to its parts; null outside `SwipeDeck.Root`. */
export const SwipeDeckContext = createContext<DeckParts | null>(null);

/** Returns the enclosing deck. Throws outside `SwipeDeck.Root`. */
export function useDeckParts(): DeckParts {
  const parts = use(SwipeDeckContext);
  if (parts) return parts;
  throw new Error(
    'A part of a swipe deck was used outside <SwipeDeck.Root>, so there is no deck to act on. Put it inside one.',
  );
}
