import type { Message } from '@meetcute/contract';
import { hintedMessage, type ScamHint } from '@meetcute/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersistentState } from '../provider/usePersistentState.ts';

/** A warning about a message of the conversation. */
export interface ScamNotice {
  /** The message with the risky request. */
  message: Message;
  /** Kind of the risk. */
  kind: ScamHint;
  /** Text of the warning. */
  words: string;
  /** Dismisses the warning. The conversation shows no further ones, except for more serious risks. */
  onDismiss: () => void;
}

/**
 * Returns a warning about the oldest risky message of a conversation; null when there is none or it was dismissed. It
 * stays the same object until it changes.
 */
export function useScamHint(
  conversation: string,
  messages: readonly Message[] | undefined,
  viewerId: string,
): ScamNotice | null {
  const { t } = useTranslation('chat');
  const [dismissedHint, setDismissedHint] = usePersistentState<ScamHint | null>(
    `careful/${encodeURIComponent(conversation)}`,
    null,
  );
  return useMemo(() => {
    const hint = hintedMessage(messages ?? [], viewerId, dismissedHint);
    if (!hint) return null;
    const { message, kind } = hint;
    const words = { link: t('hint.link'), phone: t('hint.phone'), money: t('hint.money') }[kind];
    return { message, kind, words, onDismiss: () => setDismissedHint(kind) };
  }, [dismissedHint, messages, setDismissedHint, t, viewerId]);
}
