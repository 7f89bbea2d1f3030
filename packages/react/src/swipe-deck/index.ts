export { SwipeButtonRoot, type SwipeButtonRootProps, type SwipeButtonRootState } from './SwipeButtonRoot.tsx';
export { SwipeCardRoot, type SwipeCardRootProps, type SwipeCardRootState } from './SwipeCardRoot.tsx';
export { SwipeDeckRoot, type SwipeDeckRootProps, type SwipeDeckRootState } from './SwipeDeckRoot.tsx';
export { useMatchDeck, type MatchDeck } from './useMatchDeck.ts';
export {
  useSwipeDeck,
  type DeckCard,
  type DeckAnnouncement,
  type DeckProfile,
  type LikeAttempt,
  type SwipeDeck,
  type SwipeDeckOptions,
} from './useSwipeDeck.ts';
