import type { Message, Profile } from '@meetcute/contract';
import { IconButton, type IconButtonProps } from '@meetcute/kit';
import { useNotices } from '@meetcute/react';
import { DotsThreeVertical } from '@phosphor-icons/react/DotsThreeVertical';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteState } from '../../frame/SiteState.ts';
import type { SafetyDialogProps } from './SafetyDialog.tsx';

/** Props of `SafetyButton`. */
export interface SafetyButtonProps extends Pick<SafetyDialogProps, 'onBlocked' | 'onRemoveChat'> {
  /** The member to report or block. */
  profile: Profile;
  /** Messages of the conversation, which a report can cite. Default: none. */
  messages?: readonly Message[];
  /** Variant of the icon button, such as `raised` or `photo` on an image. Default: 'plain'. */
  variant?: Exclude<IconButtonProps['variant'], undefined>;
}

/** The dialog and its texts load with the first press, because most members never need them. */
const loadDialog = () => import('./SafetyDialog.tsx').then(({ default: Dialog }) => Dialog);

interface Opened {
  /** The loaded dialog. */
  Dialog: ComponentType<SafetyDialogProps>;
  /** The member at the time of the press, even when the list around the button changes. */
  profile: Profile;
}

/**
 * Opens the dialog for reporting and blocking a member, and for deleting a chat. Requires a logged-in member;
 * use `SafetyMenu` when that is not certain.
 */
export function SafetyButton({
  profile,
  messages = [],
  variant = 'plain',
  onBlocked,
  onRemoveChat,
}: SafetyButtonProps) {
  const { t } = useTranslation('common');
  const { notify } = useNotices();
  const { loadTexts } = useSiteState();
  const [isLoading, setIsLoading] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = async () => {
    setIsLoading(true);
    try {
      const [Dialog] = await Promise.all([loadDialog(), loadTexts(['safety'])]);
      setOpened({ Dialog, profile });
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
        aria-haspopup="dialog"
        onPress={() => void open()}
      >
        <DotsThreeVertical aria-hidden size={22} weight="bold" />
      </IconButton>
      {opened && (
        <opened.Dialog
          profile={opened.profile}
          messages={messages}
          onClose={() => setOpened(null)}
          {...(onBlocked ? { onBlocked } : {})}
          {...(onRemoveChat ? { onRemoveChat } : {})}
        />
      )}
    </>
  );
}
