import { NotificationList, type NotificationEntry, type NotificationListItemState } from '@meetcute/react';
import type { ComponentType, ElementType } from 'react';
import { brandSkin, type Skin } from '../skin.ts';
import type { FrameProps } from '../frame/useFrame.ts';

export interface NotificationItemProps extends FrameProps<HTMLLIElement, NotificationListItemState> {
  /** An item of `entries` from the notification list. */
  entry: NotificationEntry;
  /** URL of the conversation, profile or account page. */
  href: string;
  /** Time at which the list was fetched, in ms since the epoch. */
  asOf: number;
}

export interface NotificationItemSlots {
  /** Element of the item, a styled `li`. It also styles `[data-part='fictional']`, rendered by the headless item. */
  Frame: ElementType;
  /** Contents of the item. */
  Content: ComponentType<Omit<NotificationItemProps, keyof FrameProps>>;
}

/** Creates a notification item from brand slots. The headless item always renders the fictional label. */
export const skinNotificationItem = ({
  Frame,
  Content,
}: NotificationItemSlots): Skin<NotificationItemProps> =>
  brandSkin(function NotificationItem({ className, style, ref, id, ...props }: NotificationItemProps) {
    return (
      <NotificationList.Item
        as={Frame}
        className={className}
        style={style}
        ref={ref}
        id={id}
        entry={props.entry}
      >
        <Content {...props} />
      </NotificationList.Item>
    );
  });
