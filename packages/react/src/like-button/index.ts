export * as LikeButton from './index.parts.ts';
export type { LikeButtonRootProps, LikeButtonState } from './LikeButtonRoot.tsx';
