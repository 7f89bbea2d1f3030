import { href } from '@meetcute/core';
import { Button, ButtonLink, Form, FormError, FormLayout, TextField } from '@meetcute/kit';
import { useCancellation, useProblemText } from '@meetcute/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormResult } from '../../forms/useFormResult.ts';
import { useMoment } from './useMoment.ts';

/** Confirmation that a cancellation has arrived, with date and time. */
function Received({ at, email }: { at: string; email: string }) {
  const { t } = useTranslation('commerce');
  const moment = useMoment();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormLayout>
      <h1 tabIndex={-1} ref={heading}>
        {t('cancel.received')}
      </h1>
      <p data-part="news">{t('cancel.receivedAt', { moment: moment(at), email })}</p>
      <p>{t('cancel.receivedMail')}</p>
      <ButtonLink href={href('index')} variant="quiet">
        {t('cancel.home')}
      </ButtonLink>
    </FormLayout>
  );
}

/** Form that cancels without login. Its response is the same for every address. */
export function CancelForm() {
  const { t } = useTranslation('commerce');
  const problemText = useProblemText();
  const { values, setValue, problem, isPending, error, onSubmit, receivedAt } =
    useCancellation(useFormResult());
  if (receivedAt !== null) return <Received at={receivedAt} email={values.email} />;
  return (
    <FormLayout>
      <h1 tabIndex={-1}>{t('cancel.title')}</h1>
      <p data-part="lead">{t('cancel.lead')}</p>
      <Form onSubmit={onSubmit} isPending={isPending}>
        <FormError>{error}</FormError>
        <TextField
          name="email"
          value={values.email}
          onChange={(value) => setValue('email', value)}
          error={problemText(problem)}
          label={t('cancel.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField
          name="reason"
          value={values.reason}
          onChange={(value) => setValue('reason', value)}
          label={t('cancel.reason')}
          isMultiline
        />
        <Button type="submit" size="large" isPending={isPending}>
          {t('cancel.now')}
        </Button>
      </Form>
    </FormLayout>
  );
}
