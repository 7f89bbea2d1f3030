import type { Message } from '@meetcute/contract';
import {
  Conversation,
  useLatestCallback,
  type ConversationLog,
  type ConversationState,
  type DisplayChunk,
  type UseMessageLogResult,
} from '@meetcute/react';
import { ArrowDown } from '@phosphor-icons/react/ArrowDown';
import { useCallback, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noChatsDrawing } from '../drawings/NoChats.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import type { Skin } from '../skin.ts';
import { LogFrame } from './LogFrame.ts';
import { MessageAnnouncements } from './MessageAnnouncements.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { MessageChunk, type OpenImage } from './MessageChunk.tsx';
import type { MessageBubbleProps } from './skin-message-bubble.tsx';

/**
 * Button that scrolls to the newest message, with the number of unseen ones. Renders nothing at the end of
 * the log.
 */
function ScrollToNewest({
  isAway,
  unseen,
  showNewest,
}: Pick<ConversationLog, 'isAway' | 'unseen' | 'showNewest'>) {
  const { t } = useTranslation('chat');
  if (!isAway) return null;
  const arrow = <ArrowDown aria-hidden size={18} weight="bold" />;
  return (
    <div data-part="latest">
      {unseen > 0 ? (
        <Button onPress={showNewest}>
          {arrow}
          {t('conversation.latest', { count: unseen })}
        </Button>
      ) : (
        <IconButton variant="raised" aria-label={t('conversation.newest')} onPress={showNewest}>
          {arrow}
        </IconButton>
      )}
    </div>
  );
}

/** Button that loads older messages. They also load while scrolling; the button serves keyboards and failed loads. */
function Older({ loadOlder, isLoadingOlder, hasOlderFailed }: UseMessageLogResult['older']) {
  const { t } = useTranslation(['chat', 'common']);
  if (!loadOlder && !isLoadingOlder) return null;
  return (
    <div data-part="older">
      {hasOlderFailed && <p role="alert">{t('conversation.olderFailed')}</p>}
      <Button variant="plain" isPending={isLoadingOlder} onPress={() => loadOlder?.()}>
        {hasOlderFailed ? t('common:tryAgain') : t('conversation.older')}
      </Button>
    </div>
  );
}

/** Props of `MessageLog`. */
export interface MessageLogProps extends FrameProps<HTMLDivElement, ConversationState> {
  /** Messages to show, from `useMessageLog` or of your own. @selector [data-away], [data-unseen] */
  messages: UseMessageLogResult;
  /** Component of a message. Default: the kit's `MessageBubble`. */
  Bubble?: Skin<MessageBubbleProps>;
  /** Shows the image of a message full size, such as in an `ImageViewer`. Default: images are not buttons. */
  onOpenImage?: OpenImage;
  /** Returns the menu to report or block the sender of a message that a warning is about. Default: no menu. */
  hintMenu?: (message: Message) => ReactNode;
}

const nothing = () => undefined;

/** Moves the focus between the buttons that answer a message, of which the Tab key reaches the newest one. */
function moveAnswer(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="answer"]')];
  const here = all.findIndex((button) => button === event.target);
  if (step === undefined || here < 0) return;
  event.preventDefault();
  all[here + step]?.focus();
}

/**
 * Log of messages by day, newest at the bottom, with unread divider, typing, and a button that scrolls to the newest
 * message. It scrolls within the height of its flex container. Messages that arrive while it is visible are announced once.
 */
export function MessageLog({
  messages,
  Bubble = MessageBubble,
  onOpenImage,
  hintMenu,
  ...frame
}: MessageLogProps) {
  const { t } = useTranslation('chat');
  const { id, log, profile, viewerId, unreadFrom, hint, moments, onRetry, onEdit, onAnswer, isTyping } =
    messages;
  const { older, failed } = messages;
  const newest = log.chunks.at(-1)?.key;
  const openImage = useLatestCallback(onOpenImage ?? nothing);
  const hasImageAction = onOpenImage !== undefined;
  const name = profile?.name ?? '';
  const isFictional = profile?.fictional === true;
  const renderChunk = useCallback(
    (chunk: DisplayChunk) => (
      <MessageChunk
        chunk={chunk}
        isNewest={chunk.key === newest}
        id={id}
        onAnswer={onAnswer}
        profile={profile}
        viewerId={viewerId}
        unreadFrom={unreadFrom}
        hint={hint}
        moments={moments}
        onRetry={onRetry}
        onEdit={onEdit}
        Bubble={Bubble}
        onOpenImage={hasImageAction ? openImage : null}
        hintMenu={hintMenu ?? null}
      />
    ),
    [
      Bubble,
      hasImageAction,
      id,
      newest,
      onAnswer,
      hint,
      hintMenu,
      moments,
      onEdit,
      onRetry,
      openImage,
      profile,
      unreadFrom,
      viewerId,
    ],
  );
  return (
    <LogFrame {...useFrame(frame, { isAway: log.isAway, isUnseen: log.unseen > 0 })}>
      <Conversation.Root
        log={log}
        data-part="scroller"
        onKeyDownCapture={moveAnswer}
        aria-label={t('conversation.messages', { name })}
      >
        <div data-part="messages">
          <Older {...older} />
          {log.chunks.length === 0 && (
            <EmptyState
              drawing={noChatsDrawing}
              title={
                isFictional
                  ? t('conversation.fictionalTitle', { name })
                  : t('conversation.helloTitle', { name })
              }
              text={isFictional ? t('conversation.fictionalText') : t('conversation.helloText')}
            />
          )}
          <Conversation.Chunks log={log} data-part="blocks" renderChunk={renderChunk} />
          <Conversation.TypingIndicator data-part="typing" isTyping={isTyping} name={name} />
        </div>
      </Conversation.Root>
      <ScrollToNewest {...log} />
      <MessageAnnouncements log={log} hint={hint} profile={profile} failed={failed} />
    </LogFrame>
  );
}
