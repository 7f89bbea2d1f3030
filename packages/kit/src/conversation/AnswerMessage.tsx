import { vars } from '@meetcute/theme';
import { ArrowBendUpLeft } from '@phosphor-icons/react/ArrowBendUpLeft';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import type { MessageBubbleProps } from './skin-message-bubble.tsx';

/** Beside the bubble, in the room that a bubble never takes. */
const Place = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 100%;
  color: ${vars.textMuted};

  &[data-own] {
    inset-inline: auto 100%;
  }
  /* With a mouse it appears on its message alone; on touch, and for the keyboard, it is always there or has the focus. */
  @media (hover: hover) and (pointer: fine) {
    opacity: 0;

    [data-part='run'] > :hover &,
    &:focus-within {
      opacity: 1;
    }
  }
`;

/** Button beside a message that answers it with the next one. */
export function AnswerMessage({
  onAnswer,
  isOwn,
  isAnswerTab = false,
}: Pick<MessageBubbleProps, 'onAnswer' | 'isOwn' | 'isAnswerTab'>) {
  const { t } = useTranslation('chat');
  if (!onAnswer) return null;
  return (
    <Place data-own={isOwn || undefined}>
      <IconButton
        data-part="answer"
        aria-label={t('quote.answer')}
        tabIndex={isAnswerTab ? 0 : -1}
        onPress={onAnswer}
      >
        <ArrowBendUpLeft aria-hidden size={18} />
      </IconButton>
    </Place>
  );
}
