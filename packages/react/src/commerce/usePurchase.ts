import { heldBecause, type OutboxItem } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { conversationQuery } from '../messaging/conversation-query.ts';
import { useOutbox, useOutboxState } from '../messaging/outbox/useOutbox.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { useSessionState, type PersistentState } from '../provider/usePersistentState.ts';

/** Chat that a purchase is for. */
export interface Purchase {
  /** Id of the chat. */
  readonly chat: string;
  /** Id of the order. */
  readonly transaction: string;
  /** Client ids of the messages that waited for credits when the buyer left to pay. */
  readonly messages: readonly string[];
}

/** Returns the last purchase of this tab that is for a chat; null for a purchase elsewhere. */
export const useLastPurchase = (): PersistentState<Purchase | null> =>
  useSessionState<Purchase | null>('purchase', null);

/** Returns the messages that wait for credits, oldest first. */
export const readHeldMessages = (items: readonly OutboxItem[]): readonly OutboxItem[] =>
  heldBecause(items, 'no_credits');

/** Returns the messages of the member's outbox. */
const useOutboxItems = (): readonly OutboxItem[] => useOutboxState(useOutbox()).items;

/** Returns whether a message waits for credits, which a payment from any page sends. */
export const useHasHeldMessage = (): boolean => readHeldMessages(useOutboxItems()).length > 0;

/** Purchase that is for a chat, and its message. */
export interface UsePurchaseResult {
  /** Id of the chat to return to. */
  chat: string;
  /** Whether the message of the purchase is kept, being sent, or sent; null if there is none, undefined before it is known. */
  message: 'kept' | 'sending' | 'sent' | null | undefined;
}

/** Returns the chat that an order was placed for, and whether its message is sent; null for other orders. */
export function usePurchase(transaction: string): UsePurchaseResult | null {
  const client = useClient();
  const queryClient = useQueryClient();
  const [lastPurchase] = useLastPurchase();
  const items = useOutboxItems();
  const purchase = lastPurchase?.transaction === transaction ? lastPurchase : null;
  const { chat = '', messages: ids = [] } = purchase ?? {};
  const query = conversationQuery(client, queryClient, chat);
  const { data, isError } = useQuery({ ...query, enabled: ids.length > 0 });
  if (!purchase) return null;
  if (ids.length === 0 || isError) return { chat, message: null };
  const isOwn = ({ client_id }: { client_id: string | null }) =>
    client_id !== null && ids.includes(client_id);
  if (data?.messages.some(isOwn)) return { chat, message: 'sent' };
  const item = items.find(isOwn);
  if (item) return { chat, message: item.state === 'waiting' ? 'sending' : 'kept' };
  return { chat, message: data && null };
}
