export {
  LikeButtonRoot as Root,
  type LikeButtonRootProps as RootProps,
  type LikeButtonState as RootState,
} from './LikeButtonRoot.tsx';
