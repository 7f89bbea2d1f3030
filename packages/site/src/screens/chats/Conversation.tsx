import type { Message, Profile } from '@meetcute/contract';
import { href, profileHref } from '@meetcute/core';
import { ConversationPane } from '@meetcute/kit';
import { useConversationPane, useDeleteChat } from '@meetcute/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '../../router/index.ts';
import { lazyWhenIdle } from '../../frame/lazy-when-idle.tsx';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { SafetyMenu } from '../../parts/SafetyMenu.tsx';
import { useSlot } from '../../template/context.ts';
import { BuyButton } from './BuyButton.tsx';
import { useImageDialog } from './useImageDialog.ts';

const PushOffer = lazyWhenIdle(() => import('./PushOffer.tsx'));

interface MenuProps {
  /** Id of the conversation. */
  id: string;
  /** The other member. */
  profile: Profile;
  /** Messages that a report can cite. */
  messages: readonly Message[];
  /** Whether the menu deletes the chat too. */
  canDelete: boolean;
}

/** Menu of the conversation: report or block the member, or delete the chat. */
function Menu({ id, profile, messages, canDelete }: MenuProps) {
  const navigate = useNavigate();
  const leave = () => void navigate(href('chats'), { replace: true });
  const remove = useDeleteChat(leave);
  return (
    <SafetyMenu
      profile={profile}
      messages={messages}
      onBlocked={leave}
      {...(canDelete && { onRemoveChat: () => remove(id) })}
    />
  );
}

/** Props of `Conversation`. */
export interface ConversationProps {
  /** Id of the conversation. */
  id: string;
}

/** A conversation of the site, with its menu, the way to credits, and images full size. */
export function Conversation({ id }: ConversationProps) {
  const { t } = useTranslation('chat');
  const conversation = useConversationPane(id);
  const { onOpen, dialog } = useImageDialog();
  const menu = useCallback(
    (profile: Profile, messages: readonly Message[], place: 'header' | 'hint') => (
      <Menu id={id} profile={profile} messages={messages} canDelete={place === 'header'} />
    ),
    [id],
  );
  usePageTitle(conversation.profile?.name ?? t('title'));
  return (
    <>
      <ConversationPane
        hasOpeningFocus
        conversation={conversation}
        heading="h1"
        backHref={href('chats')}
        profileHref={profileHref}
        menu={menu}
        safetyHref={href('pages-safety')}
        Bubble={useSlot('MessageBubble')}
        onOpenImage={onOpen}
        notice={<PushOffer key={id} conversation={conversation} />}
        creditsAction={<BuyButton id={id} sending={conversation.sending} />}
      />
      {dialog}
    </>
  );
}
