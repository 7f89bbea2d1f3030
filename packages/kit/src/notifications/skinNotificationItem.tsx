import { NotificationListItem, type NotificationEntry } from '@meetcute/react';
import type { ComponentType, ElementType } from 'react';
import { brandSkin, type Skin } from '../skin.ts';

export interface NotificationItemProps {
  /** One of the list's `entries`. */
  entry: NotificationEntry;
  /** Where it leads: the conversation, the profile, or the account. */
  href: string;
  /** The moment the list was asked for, in milliseconds. */
  asOf: number;
}

export interface NotificationItemSlots {
  /** The item's element, a styled `li`; it styles `[data-part='fictional']` too, which the headless item draws into it. */
  Frame: ElementType;
  Content: ComponentType<NotificationItemProps>;
}

/** Makes a line of the list of notifications from a look; the headless item draws the fictional label, whatever the look. */
export const skinNotificationItem = ({
  Frame,
  Content,
}: NotificationItemSlots): Skin<NotificationItemProps> =>
  brandSkin(function NotificationItem(props: NotificationItemProps) {
    return (
      <NotificationListItem as={Frame} entry={props.entry}>
        <Content {...props} />
      </NotificationListItem>
    );
  });
