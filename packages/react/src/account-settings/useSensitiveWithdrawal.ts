import { calls } from '@meetcute/contract';
import { isSensitive, sensitiveFields } from '@meetcute/core';
import { useState } from 'react';
import { useSaveUser } from '../account/useSaveUser.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useQueryClient, useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

/** State of the consent to sensitive profile fields, and of its withdrawal. */
export interface SensitiveWithdrawal {
  /** Sensitive fields of the site; empty without any. */
  offered: readonly string[];
  /** Fields that the consent covers; empty without a consent. */
  covered: readonly string[];
  /** ISO instant of the consent; null without one. */
  givenAt: string | null;
  /** Filled fields that a withdrawal removes. */
  filled: readonly string[];
  /** Whether the confirmation is open. */
  isAsking: boolean;
  /** Whether the request is in flight. */
  isPending: boolean;
  /** Whether the consent was withdrawn on this page. */
  isDone: boolean;
  /** Translated message of a failure; undefined without one. */
  error: string | undefined;
  /** Opens the confirmation. */
  onAsk: () => void;
  /** Closes the confirmation without a change. */
  onCancel: () => void;
  /** Withdraws the consent, and removes the values and the gender of the saved search. */
  onConfirm: () => void;
}

/** Shows and withdraws the consent to sensitive profile fields. */
export function useSensitiveWithdrawal(): SensitiveWithdrawal {
  const viewer = useViewer();
  const settings = useSettings();
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const save = useSaveUser(() => {
    setIsAsking(false);
    // Results with the gender that the server has removed from the saved filters.
    queryClient.removeQueries({ queryKey: [calls.search.name] });
  });
  const personal = viewer?.profile.personal ?? {};
  const consent = viewer?.sensitive_consent ?? null;
  return {
    offered: sensitiveFields(settings),
    covered: consent?.fields ?? [],
    givenAt: consent?.given_at ?? null,
    filled: Object.keys(personal).filter((field) => isSensitive(field) && personal[field]),
    isAsking,
    isPending: save.isPending,
    isDone: save.isSuccess && consent === null,
    error: save.error ? errorText(save.error) : undefined,
    onAsk: () => setIsAsking(true),
    onCancel: () => setIsAsking(false),
    onConfirm: () => {
      if (save.isPending) return;
      save.mutate(
        { payload: { profile: {}, sensitive_consent: null } },
        { onError: () => setIsAsking(false) },
      );
    },
  };
}
