import { useFormatLocale, type SensitiveConsentState, useFieldTexts, useSettings } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { checkCss } from './check-css.ts';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  min-inline-size: 0;

  [data-part='consent'] {
    display: flex;
    gap: ${vars.space[3]};
    align-items: start;
    min-block-size: ${vars.layout.touch};
    line-height: ${vars.leading.snug};
    cursor: pointer;
  }
  [data-part='consent'] input {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    ${checkCss}
  }
  [data-part='consent'] input:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
  }
  [data-part='why'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
`;

export interface SensitiveFieldsProps extends FrameProps<HTMLDivElement> {
  /** Consent of the form, as `useSensitiveConsent` returns it. */
  consent: SensitiveConsentState;
  /** The sensitive fields, disabled until the member agrees. */
  children: ReactNode;
}

/** Sensitive fields of a form, below the checkbox that consents to them where the member has not consented yet. */
export function SensitiveFields({ consent, children, ...frame }: SensitiveFieldsProps) {
  const { t } = useTranslation('fields');
  const locale = useFormatLocale();
  const { name: siteName } = useSettings();
  const { label } = useFieldTexts();
  const id = useId();
  const fields = new Intl.ListFormat(locale).format(
    consent.fieldsWithoutConsent.map((field) => t('sensitive.field', { name: label(field) })),
  );
  return (
    <Frame {...useFrame(frame, {})}>
      {consent.fieldsWithoutConsent.length > 0 && (
        <>
          <label data-part="consent">
            <input
              type="checkbox"
              checked={consent.isGiven}
              aria-describedby={id}
              onChange={(event) => consent.onChange(event.target.checked)}
            />
            <span>{t('sensitive.agree', { siteName, fields })}</span>
          </label>
          <p data-part="why" id={id}>
            {t('sensitive.why')}
          </p>
        </>
      )}
      {children}
    </Frame>
  );
}
