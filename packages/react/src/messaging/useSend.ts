import { emptyOutbox, pendingIn, pendingOf, type PendingMessage } from '@meetcute/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { useContact } from '../contact/useContact.ts';
import { useClient } from '../provider/context.ts';
import { conversationQuery } from './conversationQuery.ts';
import { useDraft } from './useDraft.ts';
import { useOutbox } from './useOutbox.ts';
import { useImageChoice, type ImageChoice } from './useImageChoice.ts';

const NO_BIRTH_DATE = 'birth_date_missing';

const never = () => () => undefined;

/** Sending in a conversation: what is on its way or failed, and the ways to send. */
export interface UseSendResult {
  pending: readonly PendingMessage[];
  /** Whether what waits outlives the page; where not, it is lost when the page is closed. */
  isPersistent: boolean;
  /** Sends a message after those that still wait. */
  send: (text: string) => void;
  /** The picture that goes with the next message. */
  image: ImageChoice;
  /**
   * Tries one message at once, by its client id and under it, so that it is stored once: what is held before it goes along,
   * what was refused before it does not.
   */
  retry: (clientId: string) => void;
  /**
   * Takes a message that failed back to the draft, with its picture; sent from there, it is another message. Null while
   * another picture is chosen, which would be lost.
   */
  edit: ((clientId: string) => void) | null;
}

/** Messages of a conversation that the page knows to be stored. */
function useStored(conversation: string) {
  const query = conversationQuery(useClient(), useQueryClient(), conversation);
  return useQuery({ ...query, enabled: false }).data?.messages;
}

/**
 * Sends messages one after the other; each is shown at once and stays, through reloads and closed tabs too, until the
 * server has it. What can go by itself does; who has given no date of birth is asked for it first.
 */
export function useSend(conversation: string): UseSendResult {
  const outbox = useOutbox();
  const { refusal, ask } = useContact();
  const [draft, setDraft] = useDraft(conversation);
  const image = useImageChoice(conversation);
  const stored = useStored(conversation);
  const state = useSyncExternalStore(
    outbox?.subscribe ?? never,
    () => outbox?.read() ?? emptyOutbox,
    () => emptyOutbox,
  );
  const all = useMemo(() => pendingIn(state, conversation), [state, conversation]);
  const pending = useMemo(() => (stored ? pendingOf(all, stored) : all), [all, stored]);
  /** What was sent from here, so that no page asks for a date of birth because of what another one did. */
  const own = useRef(new Set<string>());

  useEffect(() => {
    const known = new Set(pending.map(({ client_id }) => client_id));
    const arrived = all.flatMap(({ client_id }) => (known.has(client_id) ? [] : [client_id]));
    if (arrived.length > 0) outbox?.confirmDelivered(arrived);
  }, [all, outbox, pending]);

  const askFirst = useEffectEvent(() => ask({ onGiven: () => outbox?.release(NO_BIRTH_DATE) }));
  useEffect(() => {
    const missing = pending.filter(
      ({ client_id, code }) => code === NO_BIRTH_DATE && own.current.has(client_id),
    );
    for (const { client_id } of missing) own.current.delete(client_id);
    if (missing.length > 0) askFirst();
  }, [pending]);

  const takeBack = (clientId: string) => {
    const item = outbox?.removeForEdit(clientId);
    if (item) setDraft([draft, item.text].filter(Boolean).join('\n'));
    if (item?.image) image.onChange(item.image);
  };

  const isUnborn = refusal === NO_BIRTH_DATE;
  return {
    pending,
    image,
    isPersistent: !state.unpersisted.some((id) => pending.some(({ client_id }) => client_id === id)),
    send: (text) => {
      // The member was lost this very moment.
      if (!outbox) return setDraft(text);
      const client_id = crypto.randomUUID();
      own.current.add(client_id);
      const chosen = image.value ? { picture: image.value } : {};
      const message = { client_id, conversation, text, ...chosen };
      return image.onSent(outbox.add(message, isUnborn ? NO_BIRTH_DATE : undefined));
    },
    retry: (clientId) => {
      if (isUnborn) return ask({ onGiven: () => outbox?.retry(clientId) });
      const place = pending.findIndex(({ client_id }) => client_id === clientId);
      for (const { client_id } of pending.slice(0, place + 1)) own.current.add(client_id);
      return outbox?.retry(clientId);
    },
    edit: image.value ? null : takeBack,
  };
}
