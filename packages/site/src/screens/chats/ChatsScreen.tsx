import { href } from '@meetcute/core';
import { ButtonLink, NoConversation } from '@meetcute/kit';
import { useChats } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { ChatList } from './ChatList.tsx';
import { ChatPanes } from './ChatPanes.tsx';

/** List of all chats. Wide screens add an empty conversation pane (spec: route.chats). */
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
          <NoConversation
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
