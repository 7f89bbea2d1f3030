export { LikeButtonRoot, type LikeButtonRootProps, type LikeButtonState } from './LikeButtonRoot.tsx';
