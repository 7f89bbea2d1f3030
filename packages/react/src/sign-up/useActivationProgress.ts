import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { activationStage, initialActivation, isActivationComplete, mailSearchUrl } from '@meetcute/core';
import { useEffect, useState } from 'react';
import { useResendActivation } from '../account/useResendActivation.ts';
import { useClient, useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { followActivation } from './follow-activation.ts';

/** Progress of the activation mail. */
export interface UseActivationProgressResult {
  /** Outcome of the mail: not delivered yet, delivered, not delivered in time, or address already confirmed. */
  outcome: 'waiting' | 'delivered' | 'missing' | 'confirmed';
  /** Current one of the four texts, 0 to 3 (spec: activate.progress-four-text-stages). */
  stage: number;
  /**
   * URL that searches the member's mailbox; null for unknown providers (spec:
   * activate.mail-provider-link-only-code-2).
   */
  mailUrl: string | null;
  /** Sends the mail again and follows the new one; null while a mail is pending or the address is confirmed. */
  onResend: (() => void) | null;
  /** Whether the mail is being sent again. */
  isResending: boolean;
  /** Error of the last attempt to send the mail again; null without one. */
  resendError: Error | null;
}

/** Follows the delivery of the mail that confirms the member's email address, from mount on. */
export function useActivationProgress(): UseActivationProgressResult {
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
  const finalOutcome = state.isDelivered ? 'delivered' : 'missing';
  const again = () =>
    resend.mutate(
      {},
      {
        onSuccess: () => setFollowed({ mail: mail + 1, state: initialActivation }),
      },
    );
  return {
    outcome: isConfirmed ? 'confirmed' : isOver ? finalOutcome : 'waiting',
    stage: activationStage(state.ticks),
    mailUrl: viewer ? mailSearchUrl(viewer.mailprovider, settings.email) : null,
    onResend: isOver && isFollowed && !resend.isPending ? again : null,
    isResending: resend.isPending,
    resendError: resend.error,
  };
}
