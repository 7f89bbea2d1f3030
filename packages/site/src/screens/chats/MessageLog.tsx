import type { Message as StoredMessage, Profile } from '@meetcute/contract';
import { readAsFar, type PendingMessage } from '@meetcute/core';
import { Announcement, Button, IconButton, EmptyState, useUnsentReason } from '@meetcute/kit';
import {
  ConversationRoot,
  MessageChunksRoot,
  TypingIndicatorRoot,
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

/** From how many on messages that came in at once are counted and not read out. */
const MANY = 4;

/** That a message was not sent, and why. */
function Failure({ code }: Pick<PendingMessage, 'code'>) {
  const { t } = useTranslation('chat');
  const reason = useUnsentReason(code, true);
  return <span>{`${t('conversation.notSent')} ${reason ?? ''} `}</span>;
}

interface AnnouncementsProps {
  incoming: readonly StoredMessage[];
  /** The notice to be careful, told where its message has just come in. */
  hint: ScamNotice | null;
  name: string;
  /** Messages that were not sent. */
  failed: readonly PendingMessage[];
}

/** Tells what came in and what was not sent, each message once: one that says the same as the last is told too, because its element is new. */
function Announcements({ incoming, hint, name, failed }: AnnouncementsProps) {
  const { t } = useTranslation('chat');
  const isMany = incoming.length >= MANY;
  return (
    <>
      <Announcement>
        {isMany && t('conversation.saidMany', { count: incoming.length, name })}
        {!isMany &&
          incoming.map((message) => (
            <span key={message.id}>
              {t('conversation.said', { name, text: message.text || t('photo') })}{' '}
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

/** The way to the newest message for who reads further up, with the number of those that came meanwhile. */
function ToNewest({ isAway, unseen, showNewest }: Pick<ConversationLog, 'isAway' | 'unseen' | 'showNewest'>) {
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

/** Older messages come by themselves as one scrolls near them; the button is for keys, and for when they did not. */
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

export interface MessageLogProps {
  /** The conversation's id. */
  id: string;
  data: ConversationData;
  sending: UseSendResult;
  profile: Profile | null;
  viewerId: string;
  /** The message under the unread divider, where there is one. */
  unreadFrom: string | undefined;
}

/** What was said, day by day, the newest at the bottom; what comes in while one looks is read out once. */
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
    (block: DisplayChunk) => (
      <MessageChunk
        chunk={block}
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
      <ConversationRoot log={log} data-part="scroller" aria-label={t('conversation.messages', { name })}>
        <div data-part="messages">
          <Older data={data} />
          {chunks.length === 0 && (
            <EmptyState
              drawing={<ChatDrawing />}
              title={t('conversation.helloTitle', { name })}
              text={t('conversation.helloText')}
            />
          )}
          <MessageChunksRoot log={log} data-part="blocks" renderChunk={renderChunk} />
          <TypingIndicatorRoot data-part="typing" isTyping={isTyping} name={name} />
        </div>
      </ConversationRoot>
      <ToNewest {...log} />
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
