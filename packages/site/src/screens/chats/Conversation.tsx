import { ApiError } from '@meetcute/client';
import { hasScreen, href } from '@meetcute/core';
import { Button, ButtonLink, EmptyState, MessageForm } from '@meetcute/kit';
import {
  useChats,
  useConversation,
  useMessageForm,
  usePresence,
  useSend,
  useUnreadFrom,
  useViewer,
} from '@meetcute/react';
import { WifiSlash } from '@phosphor-icons/react/WifiSlash';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { ChatDrawing } from './ChatDrawing.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { MessageLog } from './MessageLog.tsx';
import { MessageSkeleton } from './MessageSkeleton.tsx';

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;

/**
 * Finds the other member of a conversation in the list of chats. A list without it may be older than the
 * conversation, as after a push. It is therefore refetched once before the conversation counts as missing.
 */
function useListed(id: string) {
  const list = useChats();
  const listed = list.data?.chats.find(({ conversation }) => conversation.id === id);
  const profile = usePresence(listed?.profile ?? null);
  const [isChecked, setIsChecked] = useState(false);
  if (profile !== null && !isChecked) setIsChecked(true);
  const isUnsure = list.isSuccess && profile === null && !isChecked;
  const { refetch } = list;
  useEffect(() => {
    if (isUnsure) void refetch({ cancelRefetch: false }).then(() => setIsChecked(true));
  }, [isUnsure, refetch]);
  const isUnlisted = isChecked && list.isSuccess && !list.isFetching && profile === null;
  return { list, profile, isUnlisted };
}

/** Props of `Conversation`. */
export interface ConversationProps {
  /** Id of the conversation. */
  id: string;
}

/** A conversation: header, messages and composer, or an error or empty state. */
export function Conversation({ id }: ConversationProps) {
  const { t } = useTranslation(['chat', 'common']);
  const data = useConversation(id);
  const sending = useSend(id);
  const viewerId = useViewer()?.profile.id ?? '';
  // Computed here, so that the divider keeps its place when messages are refetched.
  const unreadFrom = useUnreadFrom(data.page, viewerId);
  const { list, profile, isUnlisted } = useListed(id);
  const isGone = isMissing(data.error) || isUnlisted;
  // Only the list of chats provides the other member's name, and whether the profile is fictional.
  const isUnknown = list.isError && profile === null;
  const hasFailed = isUnknown || (data.error !== null && !data.page);
  const form = useMessageForm(id, sending, {
    isReady: Boolean(data.page) && !hasFailed && profile !== null,
  });
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
        form={form}
        name={profile?.name ?? ''}
        creditsAction={
          hasScreen('credits') && (
            <ButtonLink href={href('credits', {}, { next: href('chats-chatId', { chatId: id }) })}>
              {t('noCredits.action')}
            </ButtonLink>
          )
        }
      />
    </>
  );
}
