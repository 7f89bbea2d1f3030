import { useSessionState, type PersistentState } from '../provider/usePersistentState.ts';

/**
 * Returns the id of the chat in which the last purchase of this tab was started, to return to it; null for a purchase
 * elsewhere.
 */
export const usePurchaseChat = (): PersistentState<string | null> =>
  useSessionState<string | null>('purchase-chat', null);
