import type { MemberNotification } from '@meetcute/contract';
import { usePart, type PartProps } from '../part/usePart.ts';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';
import type { NotificationEntry } from './useNotifications.ts';

/** State of a notification, for `className`, `style` and `children` functions. */
export interface NotificationListItemState {
  /** Kind of the notification: 'message', 'like', 'match' or 'account'. @selector [data-kind] */
  kind: MemberNotification['kind'];
  /** Whether the notification was unread on opening the list. Show this in words, too. @selector [data-new] */
  isNew: boolean;
  /** Whether the notification is about a fictional profile. @selector [data-fictional] */
  isFictional: boolean;
}

/** Props of `NotificationList.Item`. */
export interface NotificationListItemProps extends PartProps<'li', NotificationListItemState> {
  /** Notification to show, from the `entries` of `useNotifications`. */
  entry: NotificationEntry;
}

/** Unstyled list item for one notification. Renders the fictional label after its children. */
export function NotificationListItem({
  entry: { notification, isNew },
  as: Frame = 'li',
  ...props
}: NotificationListItemProps) {
  const { kind, profile } = notification;
  const isFictional = profile?.fictional ?? false;
  const { children, ...frameProps } = usePart(props, { kind, isNew, isFictional });
  return (
    <Frame {...frameProps}>
      {children}
      {profile && <FictionalLabel profile={profile} />}
    </Frame>
  );
}
