export {
  SwipeDeckRoot as Root,
  type SwipeDeckRootProps as RootProps,
  type SwipeDeckRootState as RootState,
} from './SwipeDeckRoot.tsx';
export {
  SwipeCardRoot as Card,
  type SwipeCardRootProps as CardProps,
  type SwipeCardRootState as CardState,
} from './SwipeCardRoot.tsx';
export {
  SwipeButtonRoot as Button,
  type SwipeButtonRootProps as ButtonProps,
  type SwipeButtonRootState as ButtonState,
} from './SwipeButtonRoot.tsx';
