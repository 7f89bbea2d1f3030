import {
  ConversationHeader,
  ConversationPane,
  MessageForm,
  MessageLog,
  MessageSkeleton,
  NoConversation,
  SafetyTip,
} from '@meetcute/kit/conversation';
import {
  Conversation,
  positionIn,
  useConversationPane,
  useMessageForm,
  useMessageLog,
  useSafetyTip,
  type DisplayChunk,
} from '@meetcute/react/conversation';

/** A whole conversation. Give it a height, and a `key` with the id. */
export const Example = ({ id }: { id: string }) => (
  <div style={{ display: 'flex', blockSize: '30rem' }}>
    <ConversationPane
      key={id}
      conversation={useConversationPane(id)}
      profileHref={(profile) => `/members/${profile.id}`}
      safetyHref="/safety"
    />
  </div>
);

/** Shown beside the list while no chat is open. */
export const NothingOpen = () => <NoConversation action={<a href="/members">Search members</a>} />;

/** The same pieces in an order of your own. */
export function Pieces({ id }: { id: string }) {
  const conversation = useConversationPane(id);
  const messages = useMessageLog(conversation);
  const form = useMessageForm(conversation);
  const tip = useSafetyTip(conversation);
  const { profile, status } = conversation;
  if (status === 'loading') return <MessageSkeleton />;
  return (
    <>
      <ConversationHeader profile={profile} profileHref={`/members/${profile?.id}`} />
      {tip && <SafetyTip href="/safety" onDismiss={tip.onDismiss} />}
      <MessageLog messages={messages} style={{ blockSize: '20rem' }} />
      <MessageForm form={form} name={profile?.name ?? ''} />
    </>
  );
}

const renderDays = ({ key, days }: DisplayChunk, viewerId: string) => (
  <ul key={key}>
    {days.map(({ day, runs }) => (
      <li key={day}>
        <Conversation.DaySeparator day={day}>{day}</Conversation.DaySeparator>
        {runs.flatMap(({ messages }) =>
          messages.map(({ id, text, sender, state }, index) => (
            <Conversation.Message
              key={id}
              isOwn={sender === viewerId}
              position={positionIn(index, messages.length)}
              state={state}
            >
              {text}
            </Conversation.Message>
          )),
        )}
      </li>
    ))}
  </ul>
);

/** The conversation without styles: it renders the visible messages of thousands. */
export function Unstyled({ id }: { id: string }) {
  const conversation = useConversationPane(id);
  const { log, isTyping, profile, viewerId, unreadFrom } = useMessageLog(conversation);
  return (
    <>
      <Conversation.Header profile={profile}>{profile?.name}</Conversation.Header>
      {unreadFrom && <Conversation.UnreadDivider />}
      <Conversation.Root log={log} aria-label="Messages" style={{ blockSize: '20rem' }}>
        <div>
          <Conversation.Chunks log={log} renderChunk={(chunk) => renderDays(chunk, viewerId)} />
        </div>
      </Conversation.Root>
      <Conversation.TypingIndicator isTyping={isTyping} name={profile?.name ?? ''} />
    </>
  );
}
