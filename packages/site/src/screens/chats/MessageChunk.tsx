import { calls, type Profile } from '@meetcute/contract';
import type { MessageRun } from '@meetcute/core';
import { DayName, type MessageBubble, type DisplayImage } from '@meetcute/kit';
import {
  Conversation,
  positionIn,
  useClient,
  useObjectUrl,
  type DisplayChunk,
  type DisplayMessage,
} from '@meetcute/react';
import { Fragment, memo, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlot } from '../../template/context.ts';
import { ScamHint } from './ScamHint.tsx';
import type { ScamNotice } from './useScamHint.ts';

/** Shows an image full size. `label` describes the image and its sender. */
export type OpenImage = (picture: DisplayImage, label: string) => void;

interface Shared {
  /** The other member; null while unknown. */
  profile: Profile | null;
  /** Profile id of the viewer. */
  viewerId: string;
  /** Id of the first message below the unread divider; undefined without a divider. */
  unreadFrom: string | undefined;
  /** Scam warning and the message it belongs to; null for none. */
  hint: ScamNotice | null;
  /** Retries an unsent message by its client id. */
  onRetry: (clientId: string) => void;
  /** Returns a failed message to the composer by its client id; null when that is not possible. */
  onEdit: ((clientId: string) => void) | null;
  /** Opens an image full size. */
  onOpenImage: OpenImage;
}

interface RunProps extends Shared {
  /** Consecutive messages of one sender. */
  run: MessageRun<DisplayMessage>;
}

/** Returns the addresses of a message's image, uploaded or pending; null without an image. */
function useDisplayImage({ image, pendingImage: waiting }: DisplayMessage): DisplayImage | null {
  const client = useClient();
  const own = useObjectUrl(waiting?.file ?? null);
  if (own !== null && waiting)
    return { small: own, large: own, width: waiting.width, height: waiting.height };
  if (!image) return null;
  const { id, width, height } = image;
  const at = (size: 'small' | 'large') => client.url(calls.openMessageImage, { query: { id, size } });
  return { small: at('small'), large: at('large'), width, height };
}

interface BubbleProps extends Omit<ComponentProps<typeof MessageBubble>, 'image' | 'onOpenImage'> {
  /** The message to render. */
  message: DisplayMessage;
  /** Opens its image full size. */
  onOpenImage: OpenImage;
}

function ImageBubble({ message, onOpenImage, ...props }: BubbleProps) {
  const { t } = useTranslation('chat');
  const Bubble = useSlot('MessageBubble');
  const picture = useDisplayImage(message);
  if (!picture) return <Bubble {...props} image={null} />;
  const label = props.isOwn ? t('image.own') : t('image.from', { name: props.senderName });
  return <Bubble {...props} image={picture} onOpenImage={() => onOpenImage(picture, label)} />;
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
}: RunProps) {
  const { t } = useTranslation('chat');
  const isOwn = run.sender === viewerId;
  const senderName = isOwn ? t('conversation.self') : (profile?.name ?? '');
  return (
    <>
      {run.messages[0]?.id === unreadFrom && <Conversation.UnreadDivider data-part="unread" />}
      <div data-part="run">
        {run.messages.map((message, index) => {
          const { id, text: words, sent_at: sentAt, state, clientId, code } = message;
          return (
            <Fragment key={id}>
              <ImageBubble
                message={message}
                text={words}
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
                <ScamHint notice={hint} profile={profile} />
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
