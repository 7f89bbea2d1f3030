import type { Message } from '@meetcute/contract';
import { scamHints, type ScamHint } from '@meetcute/core';
import { useKept } from '@meetcute/react';
import { useMemo } from 'react';
import { useSteady } from './useSteady.ts';

/** A notice to be careful with a message. */
export interface ScamNotice {
  message: Message;
  kind: ScamHint;
  /** Takes the notice away; this conversation shows none any more. */
  onDismiss: () => void;
}

/** What costs most comes first: one notice says one thing. */
const BY_WEIGHT: readonly ScamHint[] = ['money', 'phone', 'link'];

/** The notice to be careful with the hinted message of a conversation; null where there is none or it was dismissed. */
export function useScamHint(conversation: string, message: Message | undefined): ScamNotice | null {
  const [isDismissed, setDismissed] = useKept(`careful/${encodeURIComponent(conversation)}`, false);
  const onDismiss = useSteady(() => setDismissed(true));
  return useMemo(() => {
    if (!message || isDismissed) return null;
    const hints = scamHints(message.text);
    const kind = BY_WEIGHT.find((each) => hints.includes(each));
    return kind ? { message, kind, onDismiss } : null;
  }, [isDismissed, message, onDismiss]);
}
