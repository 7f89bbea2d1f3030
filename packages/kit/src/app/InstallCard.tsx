import type { InstallPrompt } from '@meetcute/react';
import { DeviceMobile } from '@phosphor-icons/react/DeviceMobile';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { AppCard } from './AppCard.tsx';
import type { FrameProps } from '../frame/useFrame.ts';

export interface InstallCardProps extends FrameProps {
  /** Result of `useInstallPrompt` from `@meetcute/react`. */
  prompt: InstallPrompt;
  /** Name of the site, shown in the title. */
  siteName: string;
}

/**
 * Offers to install the site as an app. Shows instructions where only the browser's own menu can install it, and renders
 * nothing where there is no offer.
 */
export function InstallCard({ prompt, siteName, ...frame }: InstallCardProps) {
  const { offer, onAccept, onDecline } = prompt;
  const { t } = useTranslation('app');
  if (offer === null) return null;
  const isManualOnly = offer === 'words';
  return (
    <AppCard
      {...frame}
      icon={<DeviceMobile size={24} />}
      title={t('install.title', { siteName })}
      text={
        <>
          {t('install.text')} {isManualOnly && t('install.words')}
        </>
      }
      actions={
        <>
          <Button variant={isManualOnly ? 'quiet' : 'plain'} onPress={onDecline}>
            {isManualOnly ? t('install.close') : t('install.decline')}
          </Button>
          {onAccept && <Button onPress={onAccept}>{t('install.accept')}</Button>}
        </>
      }
    />
  );
}
