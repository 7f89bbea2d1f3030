import type { MemberNotification } from '@meetcute/contract';
import { usePart, type PartProps } from '../part/usePart.ts';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';
import type { NotificationEntry } from './useNotifications.ts';

export interface NotificationListItemState {
  /** 'message', 'like', 'match' or 'account'. @selector [data-kind] */
  kind: MemberNotification['kind'];
  /** Whether one has not seen it before; say so in words. @selector [data-new] */
  isNew: boolean;
  /** Whether it is about a profile that is made up. @selector [data-fictional] */
  isFictional: boolean;
}

export interface NotificationListItemProps extends PartProps<'li', NotificationListItemState> {
  /** One of the list's `entries`. */
  entry: NotificationEntry;
}

/** One notification without a look. Draws the fictional label itself, beside whatever a brand draws. */
export function NotificationListItem({
  entry: { notification, isNew },
  as: Frame = 'li',
  ...props
}: NotificationListItemProps) {
  const { kind, profile } = notification;
  const isFictional = profile?.fictional ?? false;
  const { children, ...drawn } = usePart(props, { kind, isNew, isFictional });
  return (
    <Frame {...drawn}>
      {children}
      {profile && <FictionalLabel profile={profile} />}
    </Frame>
  );
}
