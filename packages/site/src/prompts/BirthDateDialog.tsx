import { birthDatePartsProblem, dateOfParts, type DateParts } from '@meetcute/core';
import { Button, DateOfBirthField, DialogOverlay, FormError } from '@meetcute/kit';
import { useErrorText, useLocalNow, useSaveUser, useSettings } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Overlay = styled(DialogOverlay)`
  form {
    display: grid;
    gap: ${vars.space[5]};
  }
`;

const nothing: DateParts = { day: '', month: '', year: '' };

function BirthDateForm({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const { t } = useTranslation('shell');
  const { min_age: minAge } = useSettings();
  const today = useLocalNow();
  const [parts, setParts] = useState(nothing);
  const [isSent, setIsSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveUser(onSaved);
  const errorText = useErrorText();
  const date = dateOfParts(parts);
  const problem = birthDatePartsProblem(parts, today, minAge);
  const isComplete = Object.values(parts).every((part) => part !== '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (save.isPending) return;
    if (date === null || problem) {
      const fields = [...(form.current?.querySelectorAll('select') ?? [])];
      (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
      return;
    }
    save.mutate({ payload: { profile: { date_of_birth: date } } });
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <FormError>{save.error ? errorText(save.error) : undefined}</FormError>
      <DateOfBirthField
        label={t('birthDate.label')}
        value={parts}
        onChange={setParts}
        minAge={minAge}
        {...today}
        error={
          problem && (isSent || isComplete)
            ? problem.key === 'required'
              ? t('birthDate.missing')
              : t('birthDate.error', { minAge: problem.values?.['min_age'] ?? minAge })
            : undefined
        }
      />
      <div data-part="actions">
        <Button type="submit" size="large" isPending={save.isPending}>
          {t('birthDate.save')}
        </Button>
        <Button variant="plain" onPress={onCancel}>
          {t('birthDate.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Props of `BirthDateDialog`. */
export interface BirthDateDialogProps {
  /** Called when the dialog closes, with whether the date was saved. */
  onClose: (isSaved: boolean) => void;
}

/** Dialog that asks for the date of birth. */
export default function BirthDateDialog({ onClose }: BirthDateDialogProps) {
  const { t } = useTranslation('shell');
  const { min_age: minAge } = useSettings();
  const id = useId();
  return (
    <Overlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose(false)}>
      <Modal>
        <Dialog data-part="dialog" aria-describedby={id}>
          <Heading slot="title">{t('birthDate.title')}</Heading>
          <p id={id}>{t('birthDate.text', { minAge })}</p>
          <BirthDateForm onSaved={() => onClose(true)} onCancel={() => onClose(false)} />
        </Dialog>
      </Modal>
    </Overlay>
  );
}
