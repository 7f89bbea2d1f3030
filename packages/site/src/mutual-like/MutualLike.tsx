import type { Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { Button, IconButton, Photo } from '@meetcute/kit';
import { MemberProfile, useStartChat, useViewer } from '@meetcute/react';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import { Heart } from '@phosphor-icons/react/Heart';
import { X } from '@phosphor-icons/react/X';
import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '../router/index.ts';
import { MutualLikeFrame } from './MutualLikeFrame.tsx';

/** Props of `MutualLike`. */
export interface MutualLikeProps {
  /** The member whose like became mutual. */
  profile: Profile;
  /** Called when the card closes. */
  onClose: () => void;
}

/** Button that opens the chat with the member. */
function OpenChatButton({ profile, onClose }: MutualLikeProps) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const { start, isPending } = useStartChat(profile.id, (chatId) => {
    onClose();
    void navigate(href('chats-chatId', { chatId }));
  });
  return (
    <Button isPending={isPending} onPress={() => start?.()}>
      <ChatCircle aria-hidden size={20} weight="fill" />
      <span data-part="label">{t('messageTo', { name: profile.name })}</span>
    </Button>
  );
}

/**
 * Returns the focus to the previously focused element on close, so that it does not start again at the top of
 * the page.
 */
function useFocusReturn(onClose: () => void) {
  const previousFocus = useRef<EventTarget | null>(null);
  const close = () => {
    const from = previousFocus.current;
    onClose();
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return { close, onFocus, onKeyDown };
}

/**
 * Celebrates a mutual like with two portraits, on top of the page. It takes no focus, blocks no input and
 * stays until it is closed. Without motion it appears at once.
 */
export default function MutualLike({ profile, onClose }: MutualLikeProps) {
  const { t } = useTranslation('likes');
  const { t: common } = useTranslation('common');
  const viewer = useViewer();
  const id = useId();
  const { close, ...focus } = useFocusReturn(onClose);
  return (
    <MutualLikeFrame role="group" aria-labelledby={id} data-part="mutual-like" {...focus}>
      <div data-part="portraits" aria-hidden>
        <Photo image={viewer?.profile.main_image ?? null} alt="" shape="round" sizes="4.5rem" isFirst />
        <Photo image={profile.main_image} alt="" shape="round" sizes="4.5rem" isFirst />
        <span data-part="heart">
          <Heart size={18} weight="fill" />
        </span>
      </div>
      <MemberProfile.Root data-part="words" profile={profile}>
        <p data-part="title" id={id}>
          {t('mutual.title', { name: profile.name })}
        </p>
        <p data-part="text">{t('mutual.text')}</p>
      </MemberProfile.Root>
      <OpenChatButton profile={profile} onClose={onClose} />
      <IconButton aria-label={common('close')} onPress={close}>
        <X aria-hidden size={20} />
      </IconButton>
    </MutualLikeFrame>
  );
}
