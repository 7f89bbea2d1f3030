import { useLiveSession, type LiveSessionOptions } from '@meetcute/react';
import type { ReactNode } from 'react';
import { MutualMoment } from '../mutual-like/MutualMoment.tsx';

/** Keeps a member's page live; shows nothing until a like becomes mutual. */
export default function LiveSession(options: LiveSessionOptions): ReactNode {
  useLiveSession(options);
  return <MutualMoment />;
}
