import { contactRefusal, type ContactRefusal } from '@meetcute/core';
import { useBirthDatePromptStore } from '../provider/context.ts';
import { usePurgeIfMissing } from '../safety/purge.ts';
import { useViewer } from '../session/useViewer.ts';
import { isBirthDateMissing, type BirthDateRequest } from './birth-date.ts';

/** Permission to like or message a member, and the prompt for a missing date of birth. */
export interface Contact {
  /** Reason why the viewer may not contact the member; null if they may. */
  refusal: ContactRefusal | null;
  /** Opens the prompt for the date of birth. */
  ask: (wait: BirthDateRequest) => void;
  /** Handles a failed call: opens the prompt if the date of birth is missing, and removes a deleted member from all lists. */
  onFailed: (error: unknown, wait: BirthDateRequest) => void;
}

/** Returns whether the viewer may like or message a member. Omit `otherId` within an existing conversation. */
export function useContact(otherId = ''): Contact {
  const viewer = useViewer();
  const { ask } = useBirthDatePromptStore();
  const purgeIfMissing = usePurgeIfMissing();
  const contactingViewer = viewer
    ? { id: viewer.profile.id, dateOfBirth: viewer.profile.date_of_birth }
    : null;
  return {
    refusal: contactRefusal(contactingViewer, { id: otherId, isDeleted: false, isBlocked: false }),
    ask,
    onFailed: (error, wait) => {
      if (isBirthDateMissing(error)) ask(wait);
      if (otherId) purgeIfMissing(otherId, error);
    },
  };
}
