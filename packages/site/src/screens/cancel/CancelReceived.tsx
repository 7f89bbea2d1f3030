import { href, type Cancellation } from '@meetcute/core';
import { ButtonLink, FormLayout } from '@meetcute/kit';
import { useSettings } from '@meetcute/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDay } from '../../format/useDay.ts';
import { useMoment } from './useMoment.ts';

/** Props of `CancelReceived`. */
export interface CancelReceivedProps {
  /** Instant of its arrival. */
  at: string;
  /** The cancellation, as it was declared. */
  cancellation: Cancellation;
}

/** Confirmation that a cancellation has arrived: date and time, and what it declares. */
export function CancelReceived({ at, cancellation: { email, kind, date } }: CancelReceivedProps) {
  const { t } = useTranslation('commerce');
  const { name: siteName } = useSettings();
  const moment = useMoment();
  const day = useDay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormLayout>
      <h1 tabIndex={-1} ref={heading}>
        {t('cancel.received')}
      </h1>
      <p data-part="news">{t('cancel.receivedAt', { moment: moment(at), email })}</p>
      <p>
        {t('cancel.contract', { siteName })}
        <br />
        {t('cancel.kind')}: {t(`cancelKind.${kind}`)}
        <br />
        {date === '' ? t('cancel.soonest') : t('cancel.endsOn', { date: day(date) })}
      </p>
      {kind === 'extraordinary' && <p>{t('cancel.reasonRead')}</p>}
      <p>{t('cancel.receivedMail')}</p>
      <ButtonLink href={href('index')} variant="quiet">
        {t('cancel.home')}
      </ButtonLink>
    </FormLayout>
  );
}
