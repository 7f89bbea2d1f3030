import { href } from '@meetcute/core';
import { ButtonLink, EmptyState } from '@meetcute/kit';
import { useChats } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { ChatDrawing } from './ChatDrawing.tsx';
import { ChatList } from './ChatList.tsx';
import { ChatPanes } from './ChatPanes.tsx';

/** All chats; beside them, where there is room, the place where one opens (spec: route.chats). */
export default function ChatsScreen() {
  const { t } = useTranslation('chat');
  const hasChats = (useChats().data?.chats.length ?? 0) > 0;
  usePageTitle(t('title'));
  return (
    <ChatPanes
      shows="list"
      list={<ChatList heading="h1" />}
      conversation={
        hasChats && (
          <EmptyState
            drawing={<ChatDrawing />}
            title={t('choose.title')}
            text={t('choose.text')}
            action={
              <ButtonLink variant="quiet" href={href('members')}>
                {t('empty.action')}
              </ButtonLink>
            }
          />
        )
      }
    />
  );
}
