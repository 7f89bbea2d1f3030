import { hasScreen, href } from '@meetcute/core';
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
      news={t('newNotifications', { count })}
    />
  );
}

/** The way to what happened, with how much of it is new; nothing where the site does not want it there. */
export function NotificationsLink() {
  const { navigation } = useSettings();
  return navigation['notifications'] !== false && hasScreen('notifications') ? <CountedLink /> : null;
}
