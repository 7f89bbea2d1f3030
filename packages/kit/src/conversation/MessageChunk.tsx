import type { Message } from '@meetcute/contract';
import type { MessageRun } from '@meetcute/core';
import {
  Conversation,
  positionIn,
  useMessageImage,
  useQuote,
  type DisplayChunk,
  type DisplayImage,
  type DisplayMessage,
  type UseMessageLogResult,
} from '@meetcute/react';
import { Fragment, memo, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayName } from '../time/Times.tsx';
import { MessageMoment } from './MessageMoment.tsx';
import { ScamHint } from './ScamHint.tsx';
import type { MessageBubbleProps } from './skin-message-bubble.tsx';

/** Shows an image full size. `label` describes the image and its sender. */
export type OpenImage = (image: DisplayImage, label: string) => void;

interface Shared extends Pick<
  UseMessageLogResult,
  'id' | 'profile' | 'viewerId' | 'unreadFrom' | 'hint' | 'moments' | 'onRetry' | 'onEdit'
> {
  /** Answers a message by its id; null where the form can't take it. */
  onAnswer: ((messageId: string) => void) | null;
  /** Component of a message. */
  Bubble: ComponentType<MessageBubbleProps>;
  /** Opens an image full size; null where images are not buttons. */
  onOpenImage: OpenImage | null;
  /** Menu to report or block the sender of a message with a warning; null for none. */
  hintMenu: ((message: Message) => ReactNode) | null;
}

interface RunProps extends Shared {
  /** Consecutive messages of one sender. */
  run: MessageRun<DisplayMessage>;
  /** Whether it is the newest run of the conversation. */
  isNewest: boolean;
}

interface BubbleProps
  extends Omit<MessageBubbleProps, 'image' | 'onOpenImage'>, Pick<Shared, 'Bubble' | 'onOpenImage'> {
  /** The message to render. */
  message: DisplayMessage;
  /** Id of its conversation. */
  conversation: string;
  /** The other member; null while unknown. */
  profile: UseMessageLogResult['profile'];
}

/** Message with its image, if it has one. */
function ImageBubble({
  message,
  Bubble,
  onOpenImage,
  conversation: _,
  profile: _other,
  ...props
}: BubbleProps) {
  const { t } = useTranslation('chat');
  const image = useMessageImage(message);
  if (!image || !onOpenImage) return <Bubble {...props} image={image} />;
  const label = props.isOwn ? t('image.own') : t('image.from', { name: props.senderName });
  return <Bubble {...props} image={image} onOpenImage={() => onOpenImage(image, label)} />;
}

/** Message that answers something. */
function QuotingBubble(props: BubbleProps) {
  const { message, isOwn, conversation, profile } = props;
  const reference = message.reference ?? null;
  return <ImageBubble {...props} quote={useQuote({ reference, isOwn, conversation, profile })} />;
}

/** Consecutive messages of one sender; memoized to rerender only on changes. */
const Run = memo(function Run({
  id: conversation,
  run,
  isNewest,
  onAnswer,
  profile,
  viewerId,
  unreadFrom,
  hint,
  moments,
  onRetry,
  onEdit,
  onOpenImage,
  hintMenu,
  Bubble,
}: RunProps) {
  const { t } = useTranslation('chat');
  const isOwn = run.sender === viewerId;
  const senderName = isOwn ? t('conversation.self') : (profile?.name ?? '');
  return (
    <>
      {run.messages[0]?.id === unreadFrom && <Conversation.UnreadDivider data-part="unread" />}
      <div data-part="run">
        {run.messages.map((message, index) => {
          const { id, storedId, text: words, removed, sent_at: sentAt, state, clientId, code } = message;
          const moment = storedId === null ? undefined : moments.get(storedId);
          const Row = message.reference ? QuotingBubble : ImageBubble;
          return (
            <Fragment key={id}>
              <Row
                conversation={conversation}
                profile={profile}
                isAnswerTab={isNewest && index === run.messages.length - 1}
                {...(onAnswer && storedId !== null && !removed ? { onAnswer: () => onAnswer(storedId) } : {})}
                Bubble={Bubble}
                message={message}
                text={words}
                isRemoved={removed === true}
                senderName={senderName}
                isOwn={isOwn}
                sentAt={sentAt}
                state={state}
                position={positionIn(index, run.messages.length)}
                code={code}
                onOpenImage={onOpenImage}
                {...(clientId !== null && code !== null ? { onRetry: () => onRetry(clientId) } : {})}
                {...(onEdit && state === 'failed' && clientId !== null
                  ? { onEdit: () => onEdit(clientId) }
                  : {})}
              />
              {moment && storedId !== null && (
                <MessageMoment
                  kind={moment}
                  name={senderName}
                  conversation={conversation}
                  message={storedId}
                />
              )}
              {hint && profile && (hint.message.client_id ?? hint.message.id) === id && (
                <ScamHint notice={hint} menu={hintMenu?.(hint.message)} />
              )}
            </Fragment>
          );
        })}
      </div>
    </>
  );
});

/** Props of `MessageChunk`. */
export interface MessageChunkProps extends Shared {
  /** The messages to render. */
  chunk: DisplayChunk;
  /** Whether they are the newest of the conversation. */
  isNewest: boolean;
}

/** Renders a chunk of messages, by day and by runs of one sender. */
export function MessageChunk({ chunk: { days }, isNewest, ...sharedProps }: MessageChunkProps) {
  const last = isNewest ? days.at(-1)?.runs.at(-1) : undefined;
  return days.map(({ day, isContinued, runs }) => (
    <Fragment key={day}>
      {!isContinued && (
        <Conversation.DaySeparator day={day} data-part="day">
          <DayName day={day} />
        </Conversation.DaySeparator>
      )}
      {runs.map((run) => (
        <Run key={run.messages[0]?.id} run={run} isNewest={run === last} {...sharedProps} />
      ))}
    </Fragment>
  ));
}
