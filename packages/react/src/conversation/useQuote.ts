import { ApiError, queryFor } from '@meetcute/client';
import {
  calls,
  type Message,
  type MessageReference,
  type Profile,
  type ProfilePhoto,
} from '@meetcute/contract';
import { referencedIn, type Referenced } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { conversationQuery } from '../messaging/conversation-query.ts';
import { useClient, useQueryClient, useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

/** Part that a message answers, as its reader may see it now. */
export interface Quote {
  /** Kind of what is answered. */
  kind: MessageReference['kind'];
  /** Whether it is shown, loading, unavailable for now, or gone: deleted, hidden, or no longer visible to the reader. */
  status: 'shown' | 'loading' | 'unavailable' | 'gone';
  /** Whether it is a photo, text or message of the viewer. */
  isOwn: boolean;
  /** Name of the other member, whose it is; '' for the viewer's own. */
  name: string;
  /** Text, or the text of the message; '' without one. */
  text: string;
  /** The photo; null for other kinds. */
  photo: ProfilePhoto | null;
}

/** Options of `useQuote`. */
export interface QuoteOptions {
  /** Reference of the message; null for none. */
  reference: MessageReference | null;
  /** Whether the viewer wrote the message that answers it. */
  isOwn: boolean;
  /** Id of the conversation. */
  conversation: string;
  /** The other member; null while unknown. */
  profile: Profile | null;
}

type Found = { part: Referenced | Message | null } | Exclude<Quote['status'], 'shown' | 'gone'>;

const isGone = (error: Error | null) => error instanceof ApiError && error.status === 404;

/** Finds a message of the conversation among the loaded ones, otherwise on the server. */
function useQuotedMessage(conversation: string, id: string | null): Found {
  const client = useClient();
  const queryClient = useQueryClient();
  const isNamed = id !== null && /^\d{1,15}$/.test(id);
  const loadedMessage = useQuery({
    ...conversationQuery(client, queryClient, conversation),
    enabled: false,
    // Without a reference it looks through no conversation.
    select: ({ messages }) => (isNamed ? messages.find((message) => message.id === id) : undefined),
  }).data;
  const messageQuery = useQuery({
    queryKey: ['quotedMessage', conversation, id],
    queryFn: async ({ signal }) => {
      const query = { conversation, before: String(Number(id) + 1), limit: 1 };
      const [message] = (await client.call(calls.getMessages, { query, signal })).messages;
      return message?.id === id ? message : null;
    },
    enabled: isNamed && !loadedMessage,
    staleTime: 0,
    gcTime: 0,
    meta: { call: calls.getMessages.name },
  });
  const message = loadedMessage ?? messageQuery.data;
  if (message?.removed || message === null || !isNamed) return { part: null };
  if (message) return { part: message };
  return messageQuery.isFetching ? 'loading' : 'unavailable';
}

/** Finds a photo or text in a profile as it is known, otherwise on the server, because a list may be older than the part. */
function useQuotedPart(owner: Profile | null, reference: MessageReference | null): Found {
  const client = useClient();
  const settings = useSettings();
  const isWanted = reference !== null && owner !== null;
  const knownPart = isWanted ? referencedIn(owner, reference, settings) : null;
  const fresh = useQuery({
    ...queryFor(client, calls.getProfile, { id: owner?.id ?? '' }),
    enabled: isWanted && !knownPart,
    staleTime: 0,
  });
  if (knownPart) return { part: knownPart };
  // A profile that was read before this quote may be older than the part. Further quotes read it again for all of them.
  const isRead = fresh.isSuccess && (fresh.isFetchedAfterMount || fresh.fetchStatus === 'idle');
  if (isWanted && isRead) return { part: referencedIn(fresh.data.profile, reference, settings) };
  if (!isWanted || fresh.isFetching) return 'loading';
  return isGone(fresh.error) ? { part: null } : 'unavailable';
}

/**
 * Returns what a message answers, read where it is, so that it shows nothing that its reader may not see; null for a message
 * that answers nothing. Photos and texts are of the member who received the message.
 */
export function useQuote({ reference, isOwn, conversation, profile }: QuoteOptions): Quote | null {
  const viewer = useViewer()?.profile ?? null;
  const isMessage = reference?.kind === 'message';
  const message = useQuotedMessage(conversation, isMessage ? reference.id : null);
  const part = useQuotedPart(isOwn ? profile : viewer, isMessage ? null : reference);
  if (!reference) return null;
  const result = isMessage ? message : part;
  const isFound = typeof result === 'object';
  const content = isFound ? result.part : null;
  const isMine = content && 'sender' in content ? content.sender === viewer?.id : !isMessage && !isOwn;
  return {
    kind: reference.kind,
    status: isFound ? (content ? 'shown' : 'gone') : result,
    isOwn: isMine,
    name: isMine ? '' : (profile?.name ?? ''),
    text: content && 'text' in content ? content.text : '',
    photo: content && 'photo' in content ? content.photo : null,
  };
}
