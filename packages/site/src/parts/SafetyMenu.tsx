import type { Message, Profile } from '@meetcute/contract';
import { IconButton, type IconButtonProps } from '@meetcute/kit';
import { useGone, useNotices, useViewer } from '@meetcute/react';
import { DotsThreeVertical } from '@phosphor-icons/react/DotsThreeVertical';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteState } from '../shell/SiteState.ts';
import type { SafetyDialogProps } from './safety/SafetyDialog.tsx';

export interface SafetyMenuProps extends Pick<SafetyDialogProps, 'onBlocked'> {
  profile: Profile;
  /** What was said between the two, for a report to show. Default: none. */
  messages?: readonly Message[];
  /** `raised` on a picture. Default: plain. */
  variant?: Exclude<IconButtonProps['variant'], undefined>;
}

/** The dialog and its texts come with the first press: most members never need them. */
const loadDialog = () => import('./safety/SafetyDialog.tsx').then(({ default: Dialog }) => Dialog);

/**
 * The way to report or block a member: a small button wherever a member is shown. Not there for visitors and on one's
 * own profile, and no slot, so that no template can leave it out.
 */
export function SafetyMenu({ profile, messages = [], variant = 'plain', onBlocked }: SafetyMenuProps) {
  const { t: text } = useTranslation('common');
  const { notify } = useNotices();
  const { loadTexts } = useSiteState();
  const viewer = useViewer();
  const isGone = useGone().has(profile.id);
  const [isLoading, setIsLoading] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SafetyDialogProps> | null>(null);
  if (!viewer || viewer.profile.id === profile.id || isGone) return null;
  const open = async () => {
    setIsLoading(true);
    try {
      const [Loaded] = await Promise.all([loadDialog(), loadTexts(['safety'])]);
      setDialog(() => Loaded);
    } catch {
      notify({ kind: 'danger', title: text('safety.failed') });
    }
    setIsLoading(false);
  };
  return (
    <>
      <IconButton
        variant={variant}
        isPending={isLoading}
        aria-label={text('safety.open', { name: profile.name })}
        aria-haspopup="dialog"
        onPress={() => void open()}
      >
        <DotsThreeVertical aria-hidden size={22} weight="bold" />
      </IconButton>
      {Dialog && (
        <Dialog
          profile={profile}
          messages={messages}
          onClose={() => setDialog(null)}
          {...(onBlocked ? { onBlocked } : {})}
        />
      )}
    </>
  );
}
