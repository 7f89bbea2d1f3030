import type { AppUpdate } from '@meetcute/react';
import { ArrowsClockwise } from '@phosphor-icons/react/ArrowsClockwise';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { AppCard } from './AppCard.tsx';

export interface UpdateCardProps {
  /** What `useAppUpdate` of `@meetcute/react` answers. */
  update: Pick<AppUpdate, 'isWaiting' | 'isBlocked' | 'onUpdate'>;
  /** Puts the card away; the newer version comes all the same when nobody looks. */
  onLater: () => void;
}

/** Says that a newer version is there, and why it has to wait while something is being written; nothing without one. */
export function UpdateCard({ update: { isWaiting, isBlocked, onUpdate }, onLater }: UpdateCardProps) {
  const { t } = useTranslation('app');
  if (!isWaiting) return null;
  return (
    <AppCard
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
