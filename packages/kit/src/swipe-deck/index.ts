export { skinSwipeCard, type SwipeCardSlots, type SwipeCardProps } from './skin-swipe-card.tsx';
export { SwipeButton, SwipeLink, type SwipeButtonProps, type SwipeLinkProps } from './SwipeButton.tsx';
export { SwipeCard } from './SwipeCard.tsx';
export { swipeCardCss } from './swipe-card-css.ts';
export { SwipeDeck, type SwipeDeckProps } from './SwipeDeck.tsx';
export { SwipeStamps } from './SwipeStamps.tsx';
