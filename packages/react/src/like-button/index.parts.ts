export {
  LikeButtonConnected as Connected,
  type LikeButtonConnectedProps as ConnectedProps,
} from './LikeButtonConnected.tsx';
export {
  LikeButtonRoot as Root,
  type LikeButtonRootProps as RootProps,
  type LikeButtonState as RootState,
} from './LikeButtonRoot.tsx';
