import { MessageForm } from '@meetcute/kit/conversation';
import { useConversationPane, useMessageForm } from '@meetcute/react/conversation';

/** The form of a conversation, with its draft, image and price. */
export function Example({ id }: { id: string }) {
  const conversation = useConversationPane(id);
  return (
    <MessageForm
      form={useMessageForm(conversation)}
      name={conversation.profile?.name ?? ''}
      creditsAction={<a href="/credits">Buy credits</a>}
    />
  );
}
