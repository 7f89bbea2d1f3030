import { Button, FormError } from '@meetcute/kit';
import { ActivationProgressRoot, useActivationProgress, useErrorText } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  gap: ${t.space[3]};
  justify-items: start;

  [data-part='news'] {
    padding-inline-start: ${t.space[4]};
    border-inline-start: 3px solid ${t.line};
  }
  [data-part='news'][data-outcome='waiting'] {
    color: ${t.textMuted};
  }
  [data-part='news'][data-outcome='delivered'],
  [data-part='news'][data-outcome='confirmed'] {
    border-color: ${t.accent};
  }
  [data-part='news'][data-outcome='missing'] {
    border-color: ${t.danger};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${t.accentText};
    font-weight: ${t.weight.strong};
  }
`;

/** Follows the mail that was just sent: four texts while it is on its way, then what became of it (spec: activate.progress-four-text-stages). */
export function ActivationProgress() {
  const { t: text } = useTranslation('signUp');
  const errorText = useErrorText();
  const progress = useActivationProgress();
  const { outcome, stage, mailUrl, onResend, isResending, resendError } = progress;
  const ended = {
    delivered: text('mail.delivered'),
    missing: text('mail.missing'),
    confirmed: text('mail.confirmed'),
  };
  const stages = [text('mail.sending'), text('mail.onItsWay'), text('mail.atProvider'), text('mail.slow')];
  return (
    <Frame>
      <ActivationProgressRoot progress={progress} data-part="news">
        {outcome === 'waiting' ? stages[stage] : ended[outcome]}
      </ActivationProgressRoot>
      <FormError>{resendError ? errorText(resendError) : undefined}</FormError>
      {mailUrl !== null && outcome !== 'confirmed' && (
        <a href={mailUrl} target="_blank" rel="noopener noreferrer">
          {text('mail.open')}
        </a>
      )}
      {(onResend !== null || isResending) && (
        <Button variant="quiet" isPending={isResending} onPress={() => onResend?.()}>
          {text('mail.resend')}
        </Button>
      )}
    </Frame>
  );
}
