import { Button, Form, FormError, FormLayout, SelectField, TextField } from '@meetcute/kit';
import { useCancellation, useProblemText, useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useFormResult } from '../../forms/useFormResult.ts';
import { CancelReceived } from './CancelReceived.tsx';

const KINDS = ['ordinary', 'extraordinary'] as const;

/** Form that cancels without login. Its response is the same for every address. */
export function CancelForm() {
  const { t } = useTranslation('commerce');
  const { name: siteName } = useSettings();
  const problemText = useProblemText();
  const { values, setValue, problem, isReasonMissing, isDayTooLate, ...form } =
    useCancellation(useFormResult());
  const { isPending, error, onSubmit, receivedAt } = form;
  if (receivedAt !== null) return <CancelReceived at={receivedAt} cancellation={values} />;
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValue(name, value),
  });
  return (
    <FormLayout>
      <h1 tabIndex={-1}>{t('cancel.title')}</h1>
      <p data-part="lead">{t('cancel.lead')}</p>
      <p>{t('cancel.contract', { siteName })}</p>
      <Form onSubmit={onSubmit} isPending={isPending}>
        <FormError>{error}</FormError>
        <TextField
          {...field('email')}
          error={problemText(problem)}
          label={t('cancel.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <SelectField
          {...field('kind')}
          label={t('cancel.kind')}
          options={KINDS.map((value) => ({ value, label: t(`cancelKind.${value}`) }))}
        />
        <TextField
          {...field('reason')}
          error={isReasonMissing && t('cancel.reasonNeeded')}
          label={t('cancel.reason')}
          isMultiline
        />
        <TextField
          {...field('date')}
          error={isDayTooLate && t('cancel.dateTooLate')}
          label={t('cancel.date')}
          help={t('cancel.dateHelp')}
          type="date"
          autoComplete="off"
        />
        <Button type="submit" size="large" isPending={isPending}>
          {t('cancel.now')}
        </Button>
      </Form>
    </FormLayout>
  );
}
