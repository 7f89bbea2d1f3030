import { contactRefusal, type ContactRefusal } from '@meetcute/core';
import { useBirthDatePromptStore } from '../provider/context.ts';
import { usePurgeIfMissing } from '../safety/purge.ts';
import { useViewer } from '../session/useViewer.ts';
import { isBirthDateMissing, type BirthDateRequest } from './birthDate.ts';

/** How a like or a message gets past the question for the date of birth. */
export interface Contact {
  /** What stands between the viewer and the other one; null where nothing does. */
  refusal: ContactRefusal | null;
  /** Asks for the date of birth. */
  ask: (wait: BirthDateRequest) => void;
  /** Asks for it where a call has failed for the want of it; takes whoever is not there any more out of every list. */
  onFailed: (error: unknown, wait: BirthDateRequest) => void;
}

/** Whether the viewer may like or write to somebody; without an id, to whoever is in a conversation already. */
export function useContact(otherId = ''): Contact {
  const viewer = useViewer();
  const { ask } = useBirthDatePromptStore();
  const missed = usePurgeIfMissing();
  const own = viewer ? { id: viewer.profile.id, dateOfBirth: viewer.profile.date_of_birth } : null;
  return {
    refusal: contactRefusal(own, { id: otherId, isDeleted: false, isBlocked: false }),
    ask,
    onFailed: (error, wait) => {
      if (isBirthDateMissing(error)) ask(wait);
      if (otherId) missed(otherId, error);
    },
  };
}
