import {
  MessageBubble,
  MessageImage,
  MessageQuote,
  MessageText,
  skinMessageBubble,
  useUnsentReason,
} from '@meetcute/kit/conversation';

export const Example = ({ onDone }: { onDone: () => void }) => (
  <MessageBubble
    text="Coffee on Saturday?"
    image={null}
    senderName="You"
    isOwn
    sentAt="2026-11-20T12:00:00Z"
    state="failed"
    position="single"
    onRetry={onDone}
  />
);

/** A bubble with content of your own. A message that wasn't sent says why. */
export const OwnBubble = skinMessageBubble({
  Frame: 'div',
  Content: ({ text, image, quote, state, code = null, onOpenImage }) => {
    const reason = useUnsentReason(code, state === 'failed');
    return (
      <>
        {quote && <MessageQuote quote={quote} />}
        {image && <MessageImage {...image} onOpen={onOpenImage} />}
        <MessageText text={text} />
        {reason && <p role="alert">{reason}</p>}
      </>
    );
  },
});
