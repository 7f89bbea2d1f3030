import { useLiveSession, type LiveSessionOptions } from '@meetcute/react';
import type { ReactNode } from 'react';
import { MutualLikeHost } from '../mutual-like/MutualLikeHost.tsx';

/** Keeps a member's page live. Renders nothing until a like becomes mutual. */
export default function LiveSession(options: LiveSessionOptions): ReactNode {
  useLiveSession(options);
  return <MutualLikeHost />;
}
