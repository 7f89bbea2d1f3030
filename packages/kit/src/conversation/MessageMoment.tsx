import type { UseMessageLogResult } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { Camera } from '@phosphor-icons/react/Camera';
import { HandWaving } from '@phosphor-icons/react/HandWaving';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(0.5rem) scale(0.9);
  }
`;

const Frame = styled.p`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  padding: ${vars.space[1]} ${vars.space[4]};
  color: ${vars.accentText};
  font-size: ${vars.type.note};
  font-weight: ${vars.weight.strong};
  line-height: ${vars.leading.snug};
  transform-origin: 0 50%;

  &[data-new] {
    animation: ${appear} ${vars.motion.move} ${vars.motion.ease} both;
  }
  svg {
    flex: none;
  }
`;

/** Keys of the moments shown since the page was loaded: scrolled out of view and back, none moves again. */
const shownKeys = new Set<string>();

export interface MessageMomentProps {
  /** Kind of message that the one above is the first of. */
  kind: NonNullable<ReturnType<UseMessageLogResult['moments']['get']>>;
  /** Name of the sender. */
  name: string;
  /** Id of the conversation. */
  conversation: string;
  /** Id of the message in it. */
  message: string;
}

/**
 * Says below a message that it is the first reply or photo of the other member, and moves in once. It is not announced:
 * the message itself is, when it arrives.
 */
export function MessageMoment({ kind, name, conversation, message }: MessageMomentProps) {
  const { t } = useTranslation('chat');
  const key = `${conversation}/${message}/${kind}`;
  const [isNew] = useState(() => !shownKeys.has(key));
  useEffect(() => void shownKeys.add(key), [key]);
  const Icon = kind === 'reply' ? HandWaving : Camera;
  const words = kind === 'reply' ? t('moment.reply', { name }) : t('moment.photo', { name });
  return (
    <Frame data-part="moment" data-new={isNew || undefined}>
      <Icon aria-hidden size={18} weight="bold" />
      {words}
    </Frame>
  );
}
