import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { activationStage, initialActivation, isActivationComplete, mailSearchUrl } from '@meetcute/core';
import { useEffect, useState } from 'react';
import { useResendActivation } from '../account/useResendActivation.ts';
import { useClient, useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { followActivation } from './followActivation.ts';

export interface ActivationProgress {
  /** What became of the mail: on its way, delivered, not delivered in time, or its link was opened already. */
  outcome: 'waiting' | 'delivered' | 'missing' | 'confirmed';
  /** Which of the four texts is on, 0 to 3 (spec: activate.progress-four-text-stages). */
  stage: number;
  /** Searches the member's mailbox for our mails; null where we know no address for that (spec: activate.mail-provider-link-only-code-2). */
  mailUrl: string | null;
  /** Sends the mail again and follows that one; null while the last is on its way or nothing is left to confirm. */
  onResend: (() => void) | null;
  isResending: boolean;
  resendError: Error | null;
}

/** Follows the mail that confirms a member's address, from the moment it is used. */
export function useActivationProgress(): ActivationProgress {
  const client = useClient();
  const viewer = useViewer();
  const settings = useSettings();
  const resend = useResendActivation();
  const [{ mail, state }, setFollowed] = useState({ mail: 0, state: initialActivation });
  const isConfirmed = viewer?.email_confirmed === true;
  const isFollowed = Boolean(viewer) && !isConfirmed;
  useEffect(() => {
    if (!isFollowed) return;
    const { queryFn } = queryFor(client, calls.getActivation);
    return followActivation({
      ask: (signal) => queryFn({ signal }),
      onTick: (next) => setFollowed({ mail, state: next }),
    });
  }, [client, isFollowed, mail]);
  const isOver = isActivationComplete(state);
  const ended = state.isDelivered ? 'delivered' : 'missing';
  const again = () =>
    resend.mutate(
      {},
      {
        onSuccess: () => setFollowed({ mail: mail + 1, state: initialActivation }),
      },
    );
  return {
    outcome: isConfirmed ? 'confirmed' : isOver ? ended : 'waiting',
    stage: activationStage(state.ticks),
    mailUrl: viewer ? mailSearchUrl(viewer.mailprovider, settings.email) : null,
    onResend: isOver && isFollowed && !resend.isPending ? again : null,
    isResending: resend.isPending,
    resendError: resend.error,
  };
}
