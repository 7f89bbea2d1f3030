import type { Message, Profile } from '@meetcute/contract';
import { IconButton, type IconButtonProps } from '@meetcute/kit';
import { useNotices } from '@meetcute/react';
import { DotsThreeVertical } from '@phosphor-icons/react/DotsThreeVertical';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteState } from '../../frame/SiteState.ts';
import type { CardMenuProps } from './CardMenu.tsx';
import type { SafetyDialogProps } from './SafetyDialog.tsx';

/** Props of `SafetyButton`. */
export interface SafetyButtonProps extends Pick<SafetyDialogProps, 'onBlocked' | 'onRemoveChat'> {
  /** The member to report or block. */
  profile: Profile;
  /** Messages of the conversation, which a report can cite. Default: none. */
  messages?: readonly Message[];
  /** Variant of the icon button. Default: 'photo' for a menu, which a card may have over its image, else 'plain'. */
  variant?: Exclude<IconButtonProps['variant'], undefined>;
  /** Whether the button opens a menu, as on cards, whose items open the dialog. Default: false. */
  isMenu?: boolean;
}

interface Opened {
  /** The loaded dialog. */
  Dialog: ComponentType<SafetyDialogProps>;
  /** The loaded menu, which is open; null for the dialog. */
  Menu: ComponentType<CardMenuProps> | null;
  /** The pressed button. */
  trigger: HTMLElement;
  /** The member at the time of the press, even when the list around the button changes. */
  profile: Profile;
  /** Item chosen in the menu, with which the dialog starts. Default: none. */
  start?: 'report' | 'block';
}

/** Moves the focus back to the button of a menu once the dialog has tried, unless it is somewhere or the card is gone. */
function restoreFocus(trigger: HTMLElement): void {
  const focusIfLost = () => {
    if (document.activeElement === document.body) trigger.focus();
  };
  requestAnimationFrame(() => requestAnimationFrame(focusIfLost));
}

/**
 * Opens the dialog or menu for reporting and blocking a member, and for deleting a chat. Requires a logged-in member;
 * use `SafetyMenu` when that is not certain.
 */
export function SafetyButton({
  profile,
  messages = [],
  isMenu = false,
  variant = isMenu ? 'photo' : 'plain',
  onBlocked,
  onRemoveChat,
}: SafetyButtonProps) {
  const { t } = useTranslation('common');
  const { notify } = useNotices();
  const { loadTexts } = useSiteState();
  const [isLoading, setIsLoading] = useState(false);
  const [overlay, setOverlay] = useState<Opened | null>(null);
  const close = () => {
    if (overlay?.start) restoreFocus(overlay.trigger);
    setOverlay(null);
  };
  const open = async (trigger: HTMLElement) => {
    setIsLoading(true);
    try {
      // They load with the first press, because most members never need them.
      const [{ default: Dialog }, menu] = await Promise.all([
        import('./SafetyDialog.tsx'),
        isMenu ? import('./CardMenu.tsx') : null,
        loadTexts(['safety']),
      ]);
      setOverlay({ Dialog, Menu: menu?.default ?? null, trigger, profile });
    } catch {
      notify({ kind: 'danger', title: t('safety.failed') });
    }
    setIsLoading(false);
  };
  return (
    <>
      <IconButton
        variant={variant}
        isPending={isLoading}
        aria-label={t(onRemoveChat ? 'safety.openChat' : 'safety.open', { name: profile.name })}
        aria-haspopup={isMenu ? 'menu' : 'dialog'}
        aria-expanded={isMenu ? Boolean(overlay?.Menu) : undefined}
        onPress={({ currentTarget }) => void open(currentTarget)}
      >
        <DotsThreeVertical aria-hidden size={22} weight="bold" />
      </IconButton>
      {overlay?.Menu && (
        <overlay.Menu
          name={overlay.profile.name}
          trigger={overlay.trigger}
          onChoose={(start) => setOverlay({ ...overlay, Menu: null, start })}
          onClose={close}
        />
      )}
      {overlay && !overlay.Menu && (
        <overlay.Dialog
          profile={overlay.profile}
          messages={messages}
          onClose={close}
          {...(overlay.start && { start: overlay.start })}
          {...(onBlocked ? { onBlocked } : {})}
          {...(onRemoveChat ? { onRemoveChat } : {})}
        />
      )}
    </>
  );
}
