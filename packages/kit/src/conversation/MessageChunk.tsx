import type { Message } from '@meetcute/contract';
import type { MessageRun } from '@meetcute/core';
import {
  Conversation,
  positionIn,
  useMessageImage,
  type DisplayChunk,
  type DisplayImage,
  type DisplayMessage,
  type UseMessageLogResult,
} from '@meetcute/react';
import { Fragment, memo, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayName } from '../time/Times.tsx';
import { ScamHint } from './ScamHint.tsx';
import type { MessageBubbleProps } from './skin-message-bubble.tsx';

/** Shows an image full size. `label` describes the image and its sender. */
export type OpenImage = (image: DisplayImage, label: string) => void;

interface Shared extends Pick<
  UseMessageLogResult,
  'profile' | 'viewerId' | 'unreadFrom' | 'hint' | 'onRetry' | 'onEdit'
> {
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
}

interface BubbleProps
  extends Omit<MessageBubbleProps, 'image' | 'onOpenImage'>, Pick<Shared, 'Bubble' | 'onOpenImage'> {
  /** The message to render. */
  message: DisplayMessage;
}

/** Message with its image, if it has one. */
function ImageBubble({ message, Bubble, onOpenImage, ...props }: BubbleProps) {
  const { t } = useTranslation('chat');
  const image = useMessageImage(message);
  if (!image || !onOpenImage) return <Bubble {...props} image={image} />;
  const label = props.isOwn ? t('image.own') : t('image.from', { name: props.senderName });
  return <Bubble {...props} image={image} onOpenImage={() => onOpenImage(image, label)} />;
}

/** Consecutive messages of one sender; memoized to rerender only on changes. */
const Run = memo(function Run({
  run,
  profile,
  viewerId,
  unreadFrom,
  hint,
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
          const { id, text: words, removed, sent_at: sentAt, state, clientId, code } = message;
          return (
            <Fragment key={id}>
              <ImageBubble
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
}

/** Renders a chunk of messages, by day and by runs of one sender. */
export function MessageChunk({ chunk: { days }, ...shared }: MessageChunkProps) {
  return days.map(({ day, isContinued, runs }) => (
    <Fragment key={day}>
      {!isContinued && (
        <Conversation.DaySeparator day={day} data-part="day">
          <DayName day={day} />
        </Conversation.DaySeparator>
      )}
      {runs.map((run) => (
        <Run key={run.messages[0]?.id} run={run} {...shared} />
      ))}
    </Fragment>
  ));
}
