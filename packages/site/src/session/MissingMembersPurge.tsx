import { usePurgeMissingMembers } from '@meetcute/react';

/** Takes whoever turns out not to be there any more out of every list; draws nothing. */
export default function MissingMembersPurge() {
  usePurgeMissingMembers();
  return null;
}
