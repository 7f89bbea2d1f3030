import { createContext, use, type RefObject } from 'react';
import type { DeckProfile, SwipeDeck } from './useSwipeDeck.ts';

/** What the parts of a deck share. */
interface DeckParts {
  deck: SwipeDeck<DeckProfile>;
  /** Whether the focus was in the card that has just left the top. */
  hadFocusRef: RefObject<boolean>;
}

export const SwipeDeckContext = createContext<DeckParts | null>(null);

/** The deck that a part stands in. Throws outside `SwipeDeckRoot`. */
export function useDeckParts(): DeckParts {
  const parts = use(SwipeDeckContext);
  if (parts) return parts;
  throw new Error(
    'A part of a swipe deck was used outside <SwipeDeckRoot>, so there is no deck to act on. Put it inside one.',
  );
}
