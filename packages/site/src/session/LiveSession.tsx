import { useLiveSession, type LiveSessionOptions } from '@meetcute/react';
import type { ReactNode } from 'react';
import { MutualLikeHost } from '../mutual-like/MutualLikeHost.tsx';

/** Keeps the page live; loaded once a member is logged in. Renders nothing until a like becomes mutual. */
export default function LiveSession(options: LiveSessionOptions): ReactNode {
  useLiveSession({ ...options, wasLoggedIn: true });
  return <MutualLikeHost />;
}
