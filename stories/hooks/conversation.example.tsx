import {
  useConversationLog,
  useMessageChunks,
  useMessageImage,
  useQuote,
  useReaderClock,
  useUnreadFrom,
  type DisplayMessage,
} from '@meetcute/react/conversation';
import { useConversation, useMarkRead, useSend } from '@meetcute/react/messaging';

/** A conversation below `useConversationPane`, for a page with its own data. */
export function Log({ id, viewerId }: { id: string; viewerId: string }) {
  const { page } = useConversation(id);
  const { pending } = useSend(id);
  const unreadFrom = useUnreadFrom(page, viewerId);
  const chunks = useMessageChunks({ page, pending, viewerId, unreadFrom });
  const { incoming, unseen } = useConversationLog({ chunks, messages: page?.messages, viewerId });
  useMarkRead(id, page?.messages.at(-1)?.id);
  const { timeZone } = useReaderClock();
  return <p aria-live="polite">{`${incoming.length} new, ${unseen} unseen, times in ${timeZone}`}</p>;
}

/** The addresses of a message's image. */
export function Picture({ message }: { message: DisplayMessage }) {
  const image = useMessageImage(message);
  return image && <img src={image.small} width={image.width} height={image.height} alt="" />;
}

/** Part that a message answers, as far as its reader may see it. */
export function Quoted({ message, chat }: { message: DisplayMessage; chat: string }) {
  const reference = message.reference ?? null;
  const quote = useQuote({ reference, isOwn: true, conversation: chat, profile: null });
  if (quote?.status === 'gone') return <p>No longer there</p>;
  return quote && <blockquote>{quote.text}</blockquote>;
}
