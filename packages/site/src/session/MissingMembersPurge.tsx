import { usePurgeMissingMembers } from '@meetcute/react';

/** Removes members that no longer exist from every list. Renders nothing. */
export default function MissingMembersPurge() {
  usePurgeMissingMembers();
  return null;
}
