import type { AppUpdate } from '@meetcute/react';
import { ArrowsClockwise } from '@phosphor-icons/react/ArrowsClockwise';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { AppCard } from './AppCard.tsx';
import type { FrameProps } from '../frame/useFrame.ts';

export interface UpdateCardProps extends FrameProps {
  /** Result of `useAppUpdate` from `@meetcute/react`. */
  update: Pick<AppUpdate, 'isWaiting' | 'isBlocked' | 'onUpdate'>;
  /** Called to dismiss the card; the new version still loads once the page is hidden. */
  onLater: () => void;
}

/** Offers a newer version, and explains the wait while text is unsaved. Renders nothing without an update. */
export function UpdateCard({ update, onLater, ...frame }: UpdateCardProps) {
  const { isWaiting, isBlocked, onUpdate } = update;
  const { t } = useTranslation('app');
  if (!isWaiting) return null;
  return (
    <AppCard
      {...frame}
      icon={<ArrowsClockwise size={24} />}
      title={t('update.title')}
      text={isBlocked ? t('update.writing') : t('update.text')}
      actions={
        <>
          <Button variant="plain" onPress={onLater}>
            {t('update.later')}
          </Button>
          {onUpdate && <Button onPress={onUpdate}>{t('update.now')}</Button>}
        </>
      }
    />
  );
}
