import { href } from '@meetcute/core';
import { ButtonLink, ChatListPane, type ChatListPaneProps } from '@meetcute/kit';
import { useChatListPane } from '@meetcute/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalLinks } from '../../legal/LegalLinks.tsx';
import { LegalInList } from '../../legal/LegalInList.ts';
import { useNavigate } from '../../router/index.ts';
import { useSlot } from '../../template/context.ts';

/** Props of `ChatList`. */
export type ChatListProps = Required<Pick<ChatListPaneProps, 'heading'>> & Pick<ChatListPaneProps, 'current'>;

const chatHref = (chatId: string) => href('chats-chatId', { chatId });

/** The member's chats. Deleting the open one leads back to the list. */
export function ChatList({ current, heading }: ChatListProps) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const isLegalHere = use(LegalInList);
  const list = useChatListPane({
    onRemoved: (id) => {
      if (id === current) void navigate(href('chats'), { replace: true });
    },
  });
  return (
    <ChatListPane
      list={list}
      chatHref={chatHref}
      current={current}
      heading={heading}
      Item={useSlot('ChatListItem')}
      emptyAction={<ButtonLink href={href('members')}>{t('empty.action')}</ButtonLink>}
      {...(isLegalHere && { after: <LegalLinks isCompact /> })}
    />
  );
}
