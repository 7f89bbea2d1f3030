import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';

/** State of the notification list, for `className`, `style` and `children` functions. */
export interface NotificationListState {
  /** Whether older notifications are loading. @selector [data-loading-more] */
  isLoadingMore: boolean;
}

/** Props of `NotificationList.Root`. */
export interface NotificationListRootProps extends PartProps<'ul', NotificationListState> {
  /** Whether older notifications are loading. Default: false. @selector [data-loading-more] */
  isLoadingMore?: boolean;
}

/** Unstyled list of notifications with a translated label. Its children are `NotificationList.Item`s. */
export function NotificationListRoot({
  isLoadingMore = false,
  as: Frame = 'ul',
  ...props
}: NotificationListRootProps) {
  const { t } = useTranslation('notifications');
  // Safari removes the list role from lists without bullets unless it is explicit.
  const ownProps = { role: 'list', 'aria-label': t('title') };
  return <Frame {...usePart(props, { isLoadingMore }, ownProps)} />;
}
