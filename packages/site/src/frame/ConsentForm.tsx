import { asCookieConsent, CONSENT_FIELD, PREFERENCES_PATH } from '@meetcute/core';
import { Button } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from '../router/index.ts';
import { styled } from 'styled-components';
import { useSiteState } from './SiteState.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[2]};
  max-inline-size: 24rem;

  button {
    padding-inline: ${vars.space[3]};
  }
  [role='alert'] {
    grid-column: 1 / -1;
    color: ${vars.danger};
  }
`;

/** Props of `ConsentForm`. */
export interface ConsentFormProps {
  /** Part of the page to return to without script, such as `#choice`. Default: its top. */
  hash?: string;
  /** Called when the choice is being sent, and again afterwards. Default: none. */
  onSending?: (isSending: boolean) => void;
}

/** Two equal buttons that accept or reject cookies which the site does not need. Without script it submits a form. */
export function ConsentForm({ hash = '', onSending }: ConsentFormProps) {
  const { t } = useTranslation('cookieConsent');
  const { setConsent } = useSiteState();
  const { pathname, search } = useLocation();
  const [hasFailed, setHasFailed] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const choice = asCookieConsent((submitter as HTMLButtonElement | null)?.value);
    if (!choice) return;
    setHasFailed(false);
    onSending?.(true);
    setHasFailed(!(await setConsent(choice)));
    onSending?.(false);
  };
  return (
    <Form method="post" action={PREFERENCES_PATH} onSubmit={(event) => void send(event)}>
      <input type="hidden" name="back" value={`${pathname}${search}${hash}`} />
      <Button variant="quiet" type="submit" name={CONSENT_FIELD} value="accepted">
        {t('accept')}
      </Button>
      <Button variant="quiet" type="submit" name={CONSENT_FIELD} value="rejected">
        {t('reject')}
      </Button>
      {hasFailed && <p role="alert">{t('failed')}</p>}
    </Form>
  );
}
