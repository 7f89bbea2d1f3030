import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';

export type UnreadDividerRootProps = PartProps<'div', object>;

/** What stands above the first message that was unread when the conversation was opened, without a look: a div that says so. */
export function UnreadDividerRoot({ as: Frame = 'div', ...props }: UnreadDividerRootProps) {
  const { t } = useTranslation('chat');
  const { children, ...drawn } = usePart(props, {});
  return <Frame {...drawn}>{children ?? t('conversation.unread')}</Frame>;
}
