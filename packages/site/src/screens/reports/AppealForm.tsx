import { APPEAL_TEXT_MAX } from '@meetcute/contract';
import { Button, Form, FormError, TextField } from '@meetcute/kit';
import { useProblemText, type UseAppealResult } from '@meetcute/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of `AppealForm`. */
export interface AppealFormProps {
  /** State and actions of the appeal. */
  appeal: UseAppealResult;
  /** Whether the field gets the focus when the form appears. */
  hasFocus: boolean;
  /** Called to close the form; the reason is kept. */
  onCancel: () => void;
}

/** Form for the reason of an appeal. */
export function AppealForm({ appeal, hasFocus, onCancel }: AppealFormProps) {
  const { t } = useTranslation('cases');
  const problemText = useProblemText();
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  return (
    <Form onSubmit={appeal.onSubmit} isPending={appeal.isPending}>
      <FormError>{appeal.isTooLate ? t('appeal.late') : appeal.error}</FormError>
      <TextField
        isMultiline
        inputRef={field}
        name="text"
        label={t('appeal.text')}
        max={APPEAL_TEXT_MAX}
        value={appeal.text}
        onChange={appeal.setText}
        error={problemText(appeal.problem)}
      />
      <div data-part="actions">
        <Button type="submit" isPending={appeal.isPending}>
          {t('appeal.send')}
        </Button>
        <Button variant="plain" onPress={onCancel}>
          {t('appeal.cancel')}
        </Button>
      </div>
    </Form>
  );
}
