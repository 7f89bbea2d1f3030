import type { Message as StoredMessage, Profile } from '@meetcute/contract';
import { readAsFar, type PendingMessage } from '@meetcute/core';
import { Announcement, Button, IconButton, EmptyState, useUnsentReason } from '@meetcute/kit';
import {
  Conversation,
  useConversationLog,
  useMessageChunks,
  useMarkRead,
  useTyping,
  type ConversationLog,
  type UseSendResult,
  type DisplayChunk,
  type ConversationData,
} from '@meetcute/react';
import { ArrowDown } from '@phosphor-icons/react/ArrowDown';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatDrawing } from './ChatDrawing.tsx';
import { LogFrame } from './LogFrame.ts';
import { MessageChunk } from './MessageChunk.tsx';
import { useImageDialog } from './useImageDialog.ts';
import { useScamHint, type ScamNotice } from './useScamHint.ts';
import { useLatestCallback } from './useLatestCallback.ts';

/** From this number on, messages that arrive together are announced as a count. */
const MANY = 4;

/** Announcement of an unsent message, with the reason. */
function Failure({ code }: Pick<PendingMessage, 'code'>) {
  const { t } = useTranslation('chat');
  const reason = useUnsentReason(code, true);
  return <span>{`${t('conversation.notSent')} ${reason ?? ''} `}</span>;
}

interface AnnouncementsProps {
  /** Messages that arrived while the conversation is open. */
  incoming: readonly StoredMessage[];
  /** Scam warning, announced when its message has just arrived. */
  hint: ScamNotice | null;
  /** Name of the other member. */
  name: string;
  /** Messages that could not be sent. */
  failed: readonly PendingMessage[];
}

/**
 * Announces each incoming and each failed message once. Keys make repeated texts new elements, so they are
 * announced too.
 */
function Announcements({ incoming, hint, name, failed }: AnnouncementsProps) {
  const { t } = useTranslation('chat');
  const isMany = incoming.length >= MANY;
  return (
    <>
      <Announcement>
        {isMany && t('conversation.incomingMany', { count: incoming.length, name })}
        {!isMany &&
          incoming.map((message) => (
            <span key={message.id}>
              {t('conversation.incoming', { name, text: message.text || t('photo') })}{' '}
            </span>
          ))}
      </Announcement>
      <Announcement>
        {hint && incoming.some(({ id }) => id === hint.message.id) && (
          <span key={hint.message.id}>{hint.words}</span>
        )}
      </Announcement>
      <Announcement isList>
        {failed.map(({ client_id, code }) => (
          <Failure key={client_id} code={code} />
        ))}
      </Announcement>
    </>
  );
}

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
function Older({ data: { loadOlder, isLoadingOlder, hasOlderFailed } }: { data: ConversationData }) {
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
export interface MessageLogProps {
  /** Id of the conversation. */
  id: string;
  /** Loaded messages, and actions to load older ones. */
  data: ConversationData;
  /** Pending messages, and actions to send, retry and edit. */
  sending: UseSendResult;
  /** The other member; null while unknown. */
  profile: Profile | null;
  /** Profile id of the viewer. */
  viewerId: string;
  /** Id of the first message below the unread divider; undefined without a divider. */
  unreadFrom: string | undefined;
}

/** Log of messages by day, newest at the bottom. Messages that arrive while it is visible are announced once. */
export function MessageLog({ id, data, sending, profile, viewerId, unreadFrom }: MessageLogProps) {
  const { t } = useTranslation('chat');
  const { page, loadOlder, hasOlderFailed } = data;
  const { pending } = sending;
  const onRetry = useLatestCallback(sending.retry);
  const edit = useLatestCallback((clientId: string) => sending.edit?.(clientId));
  const onEdit = sending.edit && edit;
  const large = useImageDialog();
  const onOpenImage = useLatestCallback(large.onOpen);
  const messages = page?.messages;
  const chunks = useMessageChunks({ page, pending, viewerId, unreadFrom });
  const log = useConversationLog({
    chunks,
    messages,
    viewerId,
    sent: pending.at(-1)?.client_id,
    onOlder: hasOlderFailed ? null : loadOlder,
  });
  const { isAway, incoming } = log;
  useMarkRead(id, isAway ? undefined : readAsFar(messages ?? [], viewerId));
  const isTyping = useTyping(id);
  const hint = useScamHint(id, messages, viewerId);
  const name = profile?.name ?? '';
  const renderChunk = useCallback(
    (chunk: DisplayChunk) => (
      <MessageChunk
        chunk={chunk}
        profile={profile}
        viewerId={viewerId}
        unreadFrom={unreadFrom}
        hint={hint}
        onRetry={onRetry}
        onEdit={onEdit}
        onOpenImage={onOpenImage}
      />
    ),
    [hint, onEdit, onOpenImage, onRetry, profile, unreadFrom, viewerId],
  );
  return (
    <LogFrame>
      <Conversation.Root log={log} data-part="scroller" aria-label={t('conversation.messages', { name })}>
        <div data-part="messages">
          <Older data={data} />
          {chunks.length === 0 && (
            <EmptyState
              drawing={<ChatDrawing />}
              title={t('conversation.helloTitle', { name })}
              text={t('conversation.helloText')}
            />
          )}
          <Conversation.Chunks log={log} data-part="blocks" renderChunk={renderChunk} />
          <Conversation.TypingIndicator data-part="typing" isTyping={isTyping} name={name} />
        </div>
      </Conversation.Root>
      <ScrollToNewest {...log} />
      {large.dialog}
      <Announcements
        incoming={incoming}
        hint={hint}
        name={name}
        failed={pending.filter(({ state }) => state === 'failed')}
      />
    </LogFrame>
  );
}
