import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';

/** Props of `Conversation.UnreadDivider`. It has no state. */
export type UnreadDividerRootProps = PartProps<'div', object>;

/** Unstyled divider above the first message that was unread when the conversation was opened, a `div`. Children replace its text. */
export function UnreadDividerRoot({ as: Frame = 'div', ...props }: UnreadDividerRootProps) {
  const { t } = useTranslation('chat');
  const { children, ...frameProps } = usePart(props, {});
  return <Frame {...frameProps}>{children ?? t('conversation.unread')}</Frame>;
}
