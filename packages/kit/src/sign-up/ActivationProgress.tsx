import {
  ActivationProgress as ActivationProgressParts,
  useActivationProgress,
  useErrorText,
} from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { FormError } from '../form/FormError.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  justify-items: start;

  /* Texts and controls that come and go keep their room, so that nothing below moves under a finger. */
  [data-part='room'] {
    display: grid;
    inline-size: 100%;
  }
  [data-part='room'] > * {
    grid-area: 1 / 1;
  }
  [data-text]::before {
    content: attr(data-text);
    visibility: hidden;
  }
  [data-away] {
    visibility: hidden;
  }
  [data-part='news'],
  [data-text] {
    padding-inline-start: ${vars.space[4]};
    border-inline-start: 3px solid transparent;
  }
  /* As high as its own text, in the room of the longest one. */
  [data-part='news'] {
    align-self: start;
    border-color: ${vars.line};
  }
  [data-part='news'][data-outcome='waiting'] {
    color: ${vars.textMuted};
  }
  [data-part='news'][data-outcome='delivered'],
  [data-part='news'][data-outcome='confirmed'] {
    border-color: ${vars.accent};
  }
  [data-part='news'][data-outcome='missing'] {
    border-color: ${vars.danger};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${vars.accentText};
    font-weight: ${vars.weight.strong};
  }
`;

/** Props of `ActivationProgress`. */
export type ActivationProgressProps = FrameProps<HTMLDivElement>;

/**
 * Progress of the activation mail: four texts while it is in transit, then the outcome (spec:
 * activate.progress-four-text-stages). @selector [data-outcome]
 */
export function ActivationProgress(frame: ActivationProgressProps) {
  const { t } = useTranslation('signUp');
  const errorText = useErrorText();
  const progress = useActivationProgress();
  const { outcome, stage, mailUrl, onResend, isResending, resendError } = progress;
  const [isUnconfirmed] = useState(outcome !== 'confirmed');
  const outcomeTexts = {
    delivered: t('mail.delivered'),
    missing: t('mail.missing'),
    confirmed: t('mail.confirmed'),
  };
  const stages = [t('mail.sending'), t('mail.onItsWay'), t('mail.atProvider'), t('mail.slow')];
  const texts = [...stages, ...Object.values(outcomeTexts)];
  const isOpen = outcome !== 'confirmed';
  const canResend = onResend !== null || isResending;
  return (
    <Frame {...useFrame(frame, {})}>
      <div data-part="room">
        <ActivationProgressParts.Root progress={progress} data-part="news">
          {outcome === 'waiting' ? stages[stage] : outcomeTexts[outcome]}
        </ActivationProgressParts.Root>
        {isUnconfirmed && texts.map((text) => <span key={text} aria-hidden data-text={text} />)}
      </div>
      <FormError>{resendError ? errorText(resendError) : undefined}</FormError>
      {mailUrl !== null && isUnconfirmed && (
        <a href={mailUrl} target="_blank" rel="noopener noreferrer" data-away={isOpen ? undefined : ''}>
          {t('mail.open')}
        </a>
      )}
      {isUnconfirmed && (
        <span data-away={canResend ? undefined : ''}>
          <Button
            variant="quiet"
            isDisabled={!canResend}
            isPending={isResending}
            onPress={() => onResend?.()}
          >
            {t('mail.resend')}
          </Button>
        </span>
      )}
    </Frame>
  );
}
