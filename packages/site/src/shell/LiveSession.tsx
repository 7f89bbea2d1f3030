import { useLiveSession } from '@meetcute/react';

/** Keeps a member's page live; shows nothing. `onLost` runs when the member was lost without having asked for it. */
export default function LiveSession({ onLost }: { onLost: () => void }) {
  useLiveSession(onLost);
  return null;
}
