import type { MessageReference } from '@meetcute/contract';
import { pendingIn, pendingOf, type PendingMessage } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useContact } from '../contact/useContact.ts';
import { useOutbox, useOutboxState } from './outbox/useOutbox.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { conversationQuery } from './conversation-query.ts';
import { useDraft, useReference } from './useDraft.ts';
import { useImageChoice, type ImageChoice } from './useImageChoice.ts';

const NO_BIRTH_DATE = 'birth_date_missing';
const NO_CREDITS = 'no_credits';

/** Pending messages of a conversation, and actions to send, retry and edit them. */
export interface UseSendResult {
  /** Messages that are being sent, wait or failed, oldest first. */
  pending: readonly PendingMessage[];
  /** Whether all pending messages are stored in the browser. Otherwise closing the page loses them. */
  isPersistent: boolean;
  /** Sends a message with the chosen image and reference, after the messages that still wait. */
  send: (text: string) => void;
  /** Whether a payment sends something: the draft, of text or with an image, or a message that waits for credits. */
  isSentWhenPaid: boolean;
  /** Queues the draft, which is then sent by itself when the member has credits. Does nothing without a draft. */
  sendWhenPaid: () => void;
  /** Image for the next message. */
  image: ImageChoice;
  /** Reference to what the next message answers; null for nothing. */
  reference: MessageReference | null;
  /** Replaces what the next message answers; null removes it. */
  setReference: (reference: MessageReference | null) => void;
  /**
   * Retries a message at once, by its client id, so that the server stores it only once. Also sends held messages
   * before it, but not refused ones.
   */
  retry: (clientId: string) => void;
  /**
   * Moves a failed message by its client id back to the draft, with its image. Sending it again creates a new
   * message. Null while another image is chosen, which would be lost.
   */
  edit: ((clientId: string) => void) | null;
}

/** Returns the messages of a conversation that the cache has from the server; undefined before they are loaded. */
function useStored(conversation: string) {
  const query = conversationQuery(useClient(), useQueryClient(), conversation);
  return useQuery({ ...query, enabled: false }).data?.messages;
}

/**
 * Sends messages in order. Each is pending at once and stays so, across reloads and closed tabs, until the server has
 * stored it. Retries automatically where possible. Asks for a missing date of birth first.
 */
export function useSend(conversation: string): UseSendResult {
  const outbox = useOutbox();
  const { refusal, ask } = useContact();
  const [draft, setDraft] = useDraft(conversation);
  const image = useImageChoice(conversation);
  const [reference, setReference] = useReference(conversation);
  const storedMessages = useStored(conversation);
  const state = useOutboxState(outbox);
  const all = useMemo(() => pendingIn(state, conversation), [state, conversation]);
  const pending = useMemo(
    () => (storedMessages ? pendingOf(all, storedMessages) : all),
    [all, storedMessages],
  );
  /** Client ids sent from here: a page asks for a date of birth only because of its own messages. */
  const ownIds = useRef(new Set<string>());

  useEffect(() => {
    const pendingIds = new Set(pending.map(({ client_id }) => client_id));
    const arrivedIds = all.flatMap(({ client_id }) => (pendingIds.has(client_id) ? [] : [client_id]));
    if (arrivedIds.length > 0) outbox?.confirmDelivered(arrivedIds);
  }, [all, outbox, pending]);

  const askFirst = useEffectEvent(() => ask({ onSaved: () => outbox?.release(NO_BIRTH_DATE) }));
  useEffect(() => {
    const missing = pending.filter(
      ({ client_id, code }) => code === NO_BIRTH_DATE && ownIds.current.has(client_id),
    );
    for (const { client_id } of missing) ownIds.current.delete(client_id);
    if (missing.length > 0) askFirst();
  }, [pending]);

  const editFailed = (clientId: string) => {
    const item = outbox?.removeForEdit(clientId);
    if (item) setDraft([draft, item.text].filter(Boolean).join('\n'));
    if (item?.image) image.onChange(item.image);
    if (item?.reference) setReference(item.reference);
  };

  const hasDraft = draft.trim() !== '' || image.value !== null;
  const isUnborn = refusal === NO_BIRTH_DATE;
  const add = (text: string, heldFor?: string) => {
    // Without an outbox the session has just ended; the text stays in the draft.
    if (!outbox) return setDraft(text);
    const client_id = crypto.randomUUID();
    ownIds.current.add(client_id);
    const message = {
      client_id,
      conversation,
      text,
      image: image.value ?? undefined,
      ...(reference && { reference }),
    };
    if (reference) setReference(null);
    return image.onSent(outbox.add(message, heldFor));
  };
  return {
    pending,
    image,
    reference,
    setReference,
    isPersistent: !state.unpersisted.some((id) => pending.some(({ client_id }) => client_id === id)),
    send: (text) => add(text, isUnborn ? NO_BIRTH_DATE : undefined),
    isSentWhenPaid: hasDraft || pending.some(({ code }) => code === NO_CREDITS),
    sendWhenPaid: () => {
      if (!hasDraft) return;
      setDraft('');
      add(draft, NO_CREDITS);
    },
    retry: (clientId) => {
      if (isUnborn) return ask({ onSaved: () => outbox?.retry(clientId) });
      const place = pending.findIndex(({ client_id }) => client_id === clientId);
      for (const { client_id } of pending.slice(0, place + 1)) ownIds.current.add(client_id);
      return outbox?.retry(clientId);
    },
    edit: image.value ? null : editFailed,
  };
}
