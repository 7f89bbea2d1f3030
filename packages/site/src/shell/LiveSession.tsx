import { useLiveSession, type LiveSessionOptions } from '@meetcute/react';

/** Keeps a member's page live; shows nothing. */
export default function LiveSession(options: LiveSessionOptions) {
  useLiveSession(options);
  return null;
}
