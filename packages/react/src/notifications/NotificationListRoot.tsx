import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';

export interface NotificationListState {
  /** Whether older ones are on their way. @selector [data-loading-more] */
  isLoadingMore: boolean;
}

export interface NotificationListRootProps extends PartProps<'ul', NotificationListState> {
  /** Whether older ones are on their way. Default: false. */
  isLoadingMore?: boolean;
}

/** The list of notifications without a look; its children are `NotificationListItem`s. */
export function NotificationListRoot({
  isLoadingMore = false,
  as: Frame = 'ul',
  ...props
}: NotificationListRootProps) {
  const { t } = useTranslation('notifications');
  // Lists that show no bullets are none to Safari, unless they say so.
  return <Frame role="list" aria-label={t('title')} {...usePart(props, { isLoadingMore })} />;
}
