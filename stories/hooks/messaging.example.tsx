import {
  useAnswer,
  useAppBadge,
  useChats,
  useChatSearch,
  useConversation,
  useCounts,
  useDeleteChat,
  useDraft,
  useMarkRead,
  useObjectUrl,
  useSend,
  useStartChat,
} from '@meetcute/react/messaging';

export function Chats() {
  const { matches, query, onQuery } = useChatSearch(useChats().data?.chats ?? []);
  const onDelete = useDeleteChat();
  return (
    <>
      {onQuery && <input aria-label="Search chats" value={query} onChange={({ target }) => onQuery(target.value)} />}
      {matches.map(({ conversation, profile }) => (
        <button key={conversation.id} onClick={() => onDelete(conversation.id)}>
          {`Delete the chat with ${profile.name}`}
        </button>
      ))}
    </>
  );
}

/** Reading and writing. A draft survives reloads, and a sent message waits for the network. */
export function Conversation({ id }: { id: string }) {
  const { page, loadOlder } = useConversation(id);
  const [text, setText] = useDraft(id);
  const { send, pending } = useSend(id);
  useMarkRead(id, page?.messages.at(-1)?.id);
  return (
    <>
      {loadOlder && <button onClick={loadOlder}>Older messages</button>}
      <ul>
        {page?.messages.map((message) => (
          <li key={message.id}>{message.text}</li>
        ))}
      </ul>
      <p>{`${pending.length} waiting`}</p>
      <textarea aria-label="Message" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={() => send(text)}>Send</button>
    </>
  );
}

export function StartChat({ member, onDone }: { member: string; onDone: (chat: string) => void }) {
  const { start, isPending } = useStartChat(member, onDone);
  return (
    <button disabled={isPending || start === null} onClick={() => start?.()}>
      Write a message
    </button>
  );
}

/** Opens the chat, whose next message answers the photo. */
export function AnswerPhoto({
  member,
  photo,
  onDone,
}: {
  member: string;
  photo: string;
  onDone: (chat: string) => void;
}) {
  const { answer } = useAnswer(member, onDone);
  return (
    <button disabled={answer === null} onClick={() => answer?.({ kind: 'photo', id: photo })}>
      Answer this photo
    </button>
  );
}

/** Numbers of unread messages and new likes, also on the icon of the installed app. */
export function Counts() {
  const { unread, newLikes } = useCounts();
  useAppBadge();
  return <p>{`${unread} messages, ${newLikes} likes`}</p>;
}

/** The address of a chosen file, released when it changes. */
export function Preview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  return url && <img src={url} alt="" />;
}
