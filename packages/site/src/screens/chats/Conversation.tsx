import { ApiError } from '@meetcute/client';
import { href } from '@meetcute/core';
import { Button, ButtonLink, EmptyState } from '@meetcute/kit';
import { useChats, usePresence, useSend, useConversation, useUnreadFrom, useViewer } from '@meetcute/react';
import { WifiSlash } from '@phosphor-icons/react/WifiSlash';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { ChatDrawing } from './ChatDrawing.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { MessageLog } from './MessageLog.tsx';
import { MessageSkeleton } from './MessageSkeleton.tsx';
import { MessageForm } from './MessageForm.tsx';

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;

/**
 * The other of a conversation as the list of chats has it. A list that has not had it on this visit may be older than the
 * conversation, as when a push leads here, and is asked for once more before that counts.
 */
function useListed(id: string) {
  const list = useChats();
  const listed = list.data?.chats.find(({ conversation }) => conversation.id === id);
  const profile = usePresence(listed?.profile ?? null);
  const [isSure, setSure] = useState(false);
  if (profile !== null && !isSure) setSure(true);
  const isUnsure = list.isSuccess && profile === null && !isSure;
  const { refetch } = list;
  useEffect(() => {
    if (isUnsure) void refetch({ cancelRefetch: false }).then(() => setSure(true));
  }, [isUnsure, refetch]);
  const isUnlisted = isSure && list.isSuccess && !list.isFetching && profile === null;
  return { list, profile, isUnlisted };
}

/** A conversation: who with, what was said, and a line to write on; honest words where it can't be shown. */
export function Conversation({ id }: { id: string }) {
  const { t } = useTranslation(['chat', 'common']);
  const data = useConversation(id);
  const sending = useSend(id);
  const viewerId = useViewer()?.profile.id ?? '';
  // Here, so that the divider stays where it is when the messages have to be asked for anew.
  const unreadFrom = useUnreadFrom(data.page, viewerId);
  const { list, profile, isUnlisted } = useListed(id);
  const isGone = isMissing(data.error) || isUnlisted;
  usePageTitle(profile?.name ?? t('title'));
  if (isGone) {
    return (
      <>
        <ConversationHeader id={id} profile={null} />
        <EmptyState
          drawing={<ChatDrawing />}
          title={t('conversation.goneTitle')}
          text={t('conversation.goneText')}
          action={<ButtonLink href={href('chats')}>{t('conversation.back')}</ButtonLink>}
        />
      </>
    );
  }
  // Without the chats it is not known who one talks to, nor whether that one is fictional.
  const isUnknown = list.isError && profile === null;
  const hasFailed = isUnknown || (data.error !== null && !data.page);
  const onRetry = () => {
    if (data.error) data.onRetry();
    if (isUnknown) void list.refetch();
  };
  return (
    <>
      <ConversationHeader
        id={id}
        profile={profile}
        isLoading={profile === null && !isUnknown}
        messages={data.page?.messages ?? []}
      />
      {hasFailed && (
        <EmptyState
          isAlert
          drawing={<WifiSlash size={48} weight="light" />}
          title={t('conversation.failedTitle')}
          text={t('conversation.failedText')}
          action={<Button onPress={onRetry}>{t('common:tryAgain')}</Button>}
        />
      )}
      {!hasFailed && !data.page && <MessageSkeleton />}
      {!hasFailed && data.page && (
        <MessageLog
          id={id}
          data={data}
          sending={sending}
          profile={profile}
          viewerId={viewerId}
          unreadFrom={unreadFrom}
        />
      )}
      <MessageForm
        id={id}
        name={profile?.name ?? ''}
        isReady={Boolean(data.page) && !hasFailed && profile !== null}
        isKept={sending.isPersistent}
        image={sending.image}
        onSend={sending.send}
      />
    </>
  );
}
