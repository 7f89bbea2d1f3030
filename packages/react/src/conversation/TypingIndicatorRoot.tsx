import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';

/** State of a typing indicator, passed to its `className`, `style` and `children` functions. */
export interface TypingIndicatorState {
  /** Whether the other member is typing. @selector [data-typing] */
  isTyping: boolean;
}

/** Props of `Conversation.TypingIndicator`. */
export interface TypingIndicatorRootProps
  extends PartProps<'div', TypingIndicatorState>, TypingIndicatorState {
  /** Name of the other member, for the text. */
  name: string;
}

/**
 * Unstyled text that the other member is typing, a `div` that is empty otherwise. Children replace the text. Screen
 * readers can read it but do not announce it, because it changes often and the message itself is announced.
 */
export function TypingIndicatorRoot({
  isTyping,
  name,
  as: Frame = 'div',
  ...props
}: TypingIndicatorRootProps) {
  const { t } = useTranslation('chat');
  const { children, ...frameProps } = usePart(props, { isTyping });
  return <Frame {...frameProps}>{children ?? (isTyping && t('conversation.typing', { name }))}</Frame>;
}
