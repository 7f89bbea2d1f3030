import { href } from '@meetcute/core';
import { ButtonLink, SettingsSection } from '@meetcute/kit';
import { useTranslation } from 'react-i18next';

/** Link to the notifications, which have a page of their own. */
export function NotificationsSection() {
  const { t } = useTranslation('account');
  return (
    <SettingsSection title={t('notifications.title')} about={t('notifications.about')}>
      <ButtonLink variant="quiet" href={href('notifications')}>
        {t('notifications.open')}
      </ButtonLink>
    </SettingsSection>
  );
}
