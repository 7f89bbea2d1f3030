import { NotificationItem, skinNotificationItem } from '@meetcute/kit/notifications';
import { NotificationList, PushOptIn, useNotifications, usePushSettings } from '@meetcute/react/notifications';

export function Example() {
  const { entries, asOf, isLoadingMore, onMore } = useNotifications();
  return (
    <>
      <NotificationList.Root isLoadingMore={isLoadingMore} aria-label="Notifications">
        {entries.map((entry) => (
          <NotificationItem key={entry.notification.id} entry={entry} href="/likes" asOf={asOf} />
        ))}
      </NotificationList.Root>
      {onMore && <button onClick={onMore}>Show more</button>}
    </>
  );
}

/** The list without styles. */
export function Unstyled() {
  const { entries } = useNotifications();
  return (
    <NotificationList.Root>
      {entries.map((entry) => (
        <NotificationList.Item key={entry.notification.id} entry={entry}>
          {({ kind }) => `${kind}: ${entry.notification.profile?.name}`}
        </NotificationList.Item>
      ))}
    </NotificationList.Root>
  );
}

/** Asks for push notifications. Renders nothing if the browser has none. */
export function AskForPush() {
  const push = usePushSettings();
  return (
    <PushOptIn.Root push={push}>
      {push.onTurnOn && <button onClick={push.onTurnOn}>Turn on notifications</button>}
    </PushOptIn.Root>
  );
}

/** A notification with a frame and content of your own. */
export const OwnItem = skinNotificationItem({
  Frame: 'li',
  Content: ({ entry, href }) => <a href={href}>{entry.notification.profile?.name}</a>,
});
