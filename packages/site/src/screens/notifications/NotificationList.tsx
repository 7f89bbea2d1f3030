import type { MemberNotification } from '@meetcute/contract';
import { href, profileHref } from '@meetcute/core';
import {
  Button,
  ButtonLink,
  EmptyState,
  failedDrawing,
  FormError,
  noNotificationsDrawing,
  NotificationItem,
  Skeleton,
} from '@meetcute/kit';
import { NotificationList as NotificationListParts, useNotifications } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Frame = styled.div`
  --mc-line-inset: ${vars.space[3]};

  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${vars.space[4]};
  inline-size: 100%;

  > ul,
  > [data-part='waiting'] {
    display: grid;
    gap: ${vars.space[1]};
    /* Highlighted lines end where all else on the page does. */
    inline-size: 100%;
  }
  > :not(ul, [data-part='waiting'], button) {
    justify-self: stretch;
  }
`;

/** Returns the address that a notification links to. */
function addressOf({ kind, profile, conversation, account }: MemberNotification): string {
  if (account === 'decision') return href('reports');
  if (kind === 'account' || !profile) return href('account');
  return kind === 'message' && conversation !== null
    ? href('chats-chatId', { chatId: conversation })
    : profileHref(profile);
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div data-part="waiting" role="status" aria-label={label}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} style={{ inlineSize: '100%', blockSize: '4.5rem' }} />
      ))}
    </div>
  );
}

/** Lists the member's notifications, newest first; older ones load on request. */
export function NotificationList() {
  const { t } = useTranslation(['notifications', 'common']);
  const list = useNotifications();
  return (
    <Frame>
      {list.isPending && <ListSkeleton label={t('common:loading')} />}
      {list.retry && (
        <EmptyState
          isAlert
          drawing={failedDrawing}
          title={t('list.failed')}
          action={<Button onPress={list.retry}>{t('common:tryAgain')}</Button>}
        />
      )}
      {list.isEmpty && (
        <EmptyState
          drawing={noNotificationsDrawing}
          title={t('list.empty')}
          text={t('list.emptyText')}
          action={<ButtonLink href={href('members')}>{t('list.emptyAction')}</ButtonLink>}
        />
      )}
      {list.entries.length > 0 && (
        <NotificationListParts.Root isLoadingMore={list.isLoadingMore}>
          {list.entries.map((entry) => (
            <NotificationItem
              key={entry.notification.id}
              entry={entry}
              href={addressOf(entry.notification)}
              asOf={list.asOf}
            />
          ))}
        </NotificationListParts.Root>
      )}
      <FormError>{list.moreError}</FormError>
      {(list.onMore ?? list.isLoadingMore) && (
        <Button variant="quiet" isPending={list.isLoadingMore} onPress={() => list.onMore?.()}>
          {t('list.more')}
        </Button>
      )}
    </Frame>
  );
}
