import type { Message } from '@meetcute/contract';
import { hintedMessage, type ScamHint } from '@meetcute/core';
import { usePersistentState } from '@meetcute/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatestCallback } from './useLatestCallback.ts';

/** A notice to be careful with a message. */
export interface ScamNotice {
  message: Message;
  kind: ScamHint;
  /** What it says. */
  words: string;
  /** Takes the notice away; this conversation shows none any more, but of what weighs more. */
  onDismiss: () => void;
}

/** The notice to be careful with a message of a conversation, oldest first; null where there is none or it was dismissed. */
export function useScamHint(
  conversation: string,
  messages: readonly Message[] | undefined,
  viewerId: string,
): ScamNotice | null {
  const { t } = useTranslation('chat');
  const [dismissed, setDismissed] = usePersistentState<ScamHint | null>(
    `careful/${encodeURIComponent(conversation)}`,
    null,
  );
  const { message, kind } = useMemo(
    () => hintedMessage(messages ?? [], viewerId, dismissed) ?? { message: undefined, kind: undefined },
    [dismissed, messages, viewerId],
  );
  const onDismiss = useLatestCallback(() => setDismissed(kind ?? null));
  return useMemo(() => {
    if (!message || !kind) return null;
    const words = { link: t('hint.link'), phone: t('hint.phone'), money: t('hint.money') }[kind];
    return { message, kind, words, onDismiss };
  }, [kind, message, onDismiss, t]);
}
