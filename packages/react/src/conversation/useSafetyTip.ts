import { isFirstMessage } from '@meetcute/core';
import { usePersistentState } from '../provider/usePersistentState.ts';
import type { UseConversationPaneResult } from './useConversationPane.ts';

/** Safety tip before the first message, returned by `useSafetyTip`. */
export interface SafetyTipState {
  /** Dismisses the tip for this conversation. */
  onDismiss: () => void;
}

/**
 * Returns a safety tip before the first message of the viewer in a conversation. Null while it is unknown whether
 * that was written, after the viewer has written one, sent or not, and after the tip was dismissed.
 */
export function useSafetyTip({
  id,
  status,
  data: { page },
  sending,
  viewerId,
}: UseConversationPaneResult): SafetyTipState | null {
  const [isDismissed, setDismissed] = usePersistentState(`safety-tip/${encodeURIComponent(id)}`, false);
  if (isDismissed || status !== 'ready' || !page || sending.pending.length > 0) return null;
  if (!isFirstMessage(page.messages, viewerId, page.before !== null)) return null;
  return { onDismiss: () => setDismissed(true) };
}
