import { COMPLAINT_SUBJECT_MAX, COMPLAINT_TEXT_MAX, NAME_MAX } from '@meetcute/contract';
import { Button, ButtonLink, Form, FormError, FormLayout, TextField } from '@meetcute/kit';
import { useComplaint, useProblemText, useSettings } from '@meetcute/react';
import { href, shortReference } from '@meetcute/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormResult } from '../../forms/useFormResult.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';

/** Receipt of a complaint: its number and the next steps. */
function Receipt({ receipt, email }: { receipt: string; email: string }) {
  const { t } = useTranslation('complaints');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormLayout>
      <h1 tabIndex={-1} ref={heading}>
        {t('receipt.title')}
      </h1>
      <p data-part="news">{t('receipt.number', { receipt: shortReference(receipt) })}</p>
      <p>{t('receipt.next', { email })}</p>
      <p>{t('receipt.follow')}</p>
      <ButtonLink href={href('index')} variant="quiet">
        {t('receipt.home')}
      </ButtonLink>
    </FormLayout>
  );
}

/** Complaint form for visitors and members (spec: route.complaints). */
export default function ComplaintsScreen() {
  const { t } = useTranslation('complaints');
  const { company_name: company, support_email: support } = useSettings();
  const { values, setValue, problems, isPending, error, onSubmit, receipt } = useComplaint(useFormResult());
  const problemText = useProblemText();
  usePageTitle(t('title'));
  if (receipt !== null) return <Receipt receipt={receipt} email={values.email} />;
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValue(name, value),
    error: problemText(problems[name]),
  });
  return (
    <FormLayout>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p data-part="lead">{t('lead', { company })}</p>
      <Form onSubmit={onSubmit} isPending={isPending}>
        <FormError>{error}</FormError>
        <TextField {...field('name')} label={t('name')} max={NAME_MAX} autoComplete="name" />
        <TextField
          {...field('email')}
          label={t('email')}
          help={t('emailHelp')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField {...field('subject')} label={t('subject')} max={COMPLAINT_SUBJECT_MAX} />
        <TextField
          {...field('text')}
          label={t('text')}
          help={t('textHelp')}
          max={COMPLAINT_TEXT_MAX}
          isMultiline
        />
        <Button type="submit" size="large" isPending={isPending}>
          {t('send')}
        </Button>
      </Form>
      <p data-part="fine">
        {t('byMail')} <a href={`mailto:${support}`}>{support}</a>
      </p>
    </FormLayout>
  );
}
