import type { Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { Button, IconButton, Photo } from '@meetcute/kit';
import { MemberProfile, useStartChat, useViewer } from '@meetcute/react';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import { Heart } from '@phosphor-icons/react/Heart';
import { X } from '@phosphor-icons/react/X';
import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '../router/index.ts';
import { MutualLikeFrame } from './MutualLikeFrame.tsx';
import { MutualLikeOverlay } from './MutualLikeOverlay.tsx';

/** A mutual like, and what closes it. */
interface Moment {
  /** The member whose like became mutual. */
  profile: Profile;
  /** Called when it closes. */
  onClose: () => void;
}

/** Props of `MutualLike`. */
export interface MutualLikeProps extends Moment {
  /** Whether to show a notice that takes no focus and blocks nothing, in place of a dialog. */
  isQuiet: boolean;
}

/** Button that opens the chat with the member. */
function OpenChatButton({ profile, onClose }: Moment) {
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
    const previousElement = previousFocus.current;
    onClose();
    if (previousElement instanceof HTMLElement && previousElement.isConnected) previousElement.focus();
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return { close, onFocus, onKeyDown };
}

/** Both portraits with a heart between them; decoration, because the words name both. */
function Portraits({ profile }: Pick<Moment, 'profile'>) {
  const viewer = useViewer();
  return (
    <div data-part="portraits" aria-hidden>
      <Photo image={viewer?.profile.main_image ?? null} alt="" shape="round" sizes="8rem" isFirst />
      <Photo image={profile.main_image} alt="" shape="round" sizes="8rem" isFirst />
      <span data-part="heart">
        <Heart size={18} weight="fill" />
      </span>
    </div>
  );
}

/** The words of the moment, with the fictional label after the name. */
function Words({ profile, id }: Pick<Moment, 'profile'> & { id: string }) {
  const { t } = useTranslation('likes');
  return (
    <MemberProfile.Root data-part="words" profile={profile}>
      <h2 data-part="title" id={id}>
        {t('mutual.title', { name: profile.name })}
      </h2>
      <p data-part="text">{t('mutual.text')}</p>
    </MemberProfile.Root>
  );
}

/** Notice beside the page, for a member who types. */
function MutualLikeNotice({ profile, onClose }: Moment) {
  const { t } = useTranslation('common');
  const id = useId();
  const { close, ...focus } = useFocusReturn(onClose);
  return (
    <MutualLikeFrame role="group" aria-labelledby={id} data-part="mutual-like" {...focus}>
      <Portraits profile={profile} />
      <Words profile={profile} id={id} />
      <OpenChatButton profile={profile} onClose={onClose} />
      <IconButton aria-label={t('close')} onPress={close}>
        <X aria-hidden size={20} />
      </IconButton>
    </MutualLikeFrame>
  );
}

/** Dialog in the middle of the window. React Aria returns the focus to where it was. */
function MutualLikeDialog({ profile, onClose }: Moment) {
  const { t } = useTranslation('likes');
  const id = useId();
  return (
    <MutualLikeOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal data-part="mutual-like">
        <Dialog data-part="dialog" aria-labelledby={id}>
          <Portraits profile={profile} />
          <Words profile={profile} id={id} />
          <div data-part="actions">
            <OpenChatButton profile={profile} onClose={onClose} />
            <Button variant="plain" onPress={onClose}>
              {t('mutual.keepLooking')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </MutualLikeOverlay>
  );
}

/** Celebrates a mutual like with two portraits until it is closed. Without motion it appears at once. */
export default function MutualLike({ isQuiet, ...moment }: MutualLikeProps) {
  return isQuiet ? <MutualLikeNotice {...moment} /> : <MutualLikeDialog {...moment} />;
}
