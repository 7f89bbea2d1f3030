export * as LikeButton from './index.parts.ts';
export type { LikeButtonConnectedProps } from './LikeButtonConnected.tsx';
export type { LikeButtonRootProps, LikeButtonState } from './LikeButtonRoot.tsx';
