import { href } from '@meetcute/core';
import { ButtonLink, StateFrame } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/** Appears after five seconds. */
const Late = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  animation: ${appear} 0s 5s both;
`;

/** Props of `StepsWithoutScript`. */
export interface StepsWithoutScriptProps {
  /** Whether it waits for a script that takes over the page, and appears only when that is late or blocked. */
  isLate?: boolean;
}

/** End of the sign-up in a browser without script: the steps after the account are optional and need one. */
export default function StepsWithoutScript({ isLate = false }: StepsWithoutScriptProps) {
  const { t } = useTranslation('signUp');
  const email = useViewer()?.email ?? '';
  const ready = (
    <StateFrame
      state="done"
      drawing={EnvelopeSimple}
      title={t('withoutScript.title')}
      text={t('withoutScript.text', { email })}
    >
      <ButtonLink size="large" href={href('members')}>
        {t('done.members')}
      </ButtonLink>
    </StateFrame>
  );
  return isLate ? <Late>{ready}</Late> : ready;
}
