import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';

export interface TypingIndicatorState {
  /** Whether the other is writing. @selector [data-typing] */
  isTyping: boolean;
}

export interface TypingIndicatorRootProps
  extends PartProps<'div', TypingIndicatorState>, TypingIndicatorState {
  /** Name of the other. */
  name: string;
}

/**
 * Says that the other is writing, without a look: a div, empty while nobody does. It can be read and is not announced: it
 * comes and goes too often, and the message will be.
 */
export function TypingIndicatorRoot({
  isTyping,
  name,
  as: Frame = 'div',
  ...props
}: TypingIndicatorRootProps) {
  const { t } = useTranslation('chat');
  const { children, ...drawn } = usePart(props, { isTyping });
  return <Frame {...drawn}>{children ?? (isTyping && t('conversation.typing', { name }))}</Frame>;
}
