export { skinSwipeCard, type SwipeCardSlots, type SwipeCardProps } from './skinSwipeCard.tsx';
export { SwipeButton, SwipeLink, type SwipeButtonProps, type SwipeLinkProps } from './SwipeButton.tsx';
export { SwipeCard } from './SwipeCard.tsx';
export { swipeCardCss } from './swipeCardCss.ts';
export { SwipeDeck, type SwipeDeckProps } from './SwipeDeck.tsx';
export { SwipeStamps } from './SwipeStamps.tsx';
