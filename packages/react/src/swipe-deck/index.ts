export * as SwipeDeck from './index.parts.ts';
export type { SwipeButtonRootProps, SwipeButtonRootState } from './SwipeButtonRoot.tsx';
export type { SwipeCardRootProps, SwipeCardRootState } from './SwipeCardRoot.tsx';
export type { SwipeDeckRootProps, SwipeDeckRootState } from './SwipeDeckRoot.tsx';
export { useMatchDeck, type MatchDeck } from './useMatchDeck.ts';
export {
  useSwipeDeck,
  type DeckCard,
  type DeckAnnouncement,
  type DeckProfile,
  type LikeAttempt,
  type UseSwipeDeckResult,
  type SwipeDeckOptions,
} from './useSwipeDeck.ts';
