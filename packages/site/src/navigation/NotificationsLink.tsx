import { href } from '@meetcute/core';
import { useSettings, useUnreadNotifications } from '@meetcute/react';
import { Bell } from '@phosphor-icons/react/Bell';
import { useTranslation } from 'react-i18next';
import { BarLink } from './BarLink.tsx';

function CountedLink() {
  const { t } = useTranslation('shell');
  const count = useUnreadNotifications();
  return (
    <BarLink
      to={href('notifications')}
      icon={Bell}
      label={t('notifications')}
      count={count}
      countLabel={t('newNotifications', { count })}
    />
  );
}

/** Link to the notifications with the number of new ones. Renders nothing when the site disables it. */
export function NotificationsLink() {
  const { navigation } = useSettings();
  return navigation['notifications'] !== false ? <CountedLink /> : null;
}
