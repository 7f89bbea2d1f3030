import type { Gender } from '@meetcute/contract';
import { birthDateProblem, dateOfParts, type DateParts } from '@meetcute/core';
import { DateOfBirthField, FormError, SelectField } from '@meetcute/kit';
import { useErrorText, usePorts, useSaveUser, useSettings, useViewer } from '@meetcute/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../../shell/useFieldTexts.ts';
import { StepActions } from '../StepActions.tsx';
import { StepHead } from '../StepHead.tsx';
import { useProblemText } from '../useProblemText.ts';

const partsOf = (date: string | null | undefined): DateParts => {
  const [year = '', month = '', day = ''] = date?.split('-').map((part) => String(Number(part))) ?? [];
  return { year, month, day };
};

/** Step 4: gender, date of birth and the site's dropdown fields (spec: signup.step4.date-of-birth). */
export function PersonStep({ onContinue }: { onContinue: () => void }) {
  const { t: text } = useTranslation('signUp');
  const { t: common } = useTranslation('common');
  const { allowed_values: fields, min_age: minAge } = useSettings();
  const { now } = usePorts();
  const known = useViewer()?.profile;
  const [gender, setGender] = useState<string>(known?.gender ?? '');
  const [parts, setParts] = useState(partsOf(known?.date_of_birth));
  const [personal, setPersonal] = useState<Record<string, string>>({});
  const [isSent, setIsSent] = useState(false);
  const save = useSaveUser(onContinue);
  const errorText = useErrorText();
  const problemText = useProblemText();
  const fieldTexts = useFieldTexts();
  const date = dateOfParts(parts);
  const isEmpty = Object.values(parts).every((part) => part === '');
  const problem = isEmpty ? null : birthDateProblem(date, now(), minAge);
  const isComplete = Object.values(parts).every((part) => part !== '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (problem || save.isPending) return;
    const chosen = Object.fromEntries(Object.entries(personal).map(([name, value]) => [name, value || null]));
    save.mutate({
      payload: {
        profile: {
          gender: (gender || null) as Gender | null,
          personal: chosen,
          ...(date ? { date_of_birth: date } : {}),
        },
      },
    });
  };
  return (
    <>
      <StepHead title={text('person.title')} lead={text('person.lead')} />
      <form onSubmit={onSubmit} noValidate>
        <FormError>{save.error ? errorText(save.error) : undefined}</FormError>
        <SelectField
          label={text('person.gender')}
          name="gender"
          placeholder={text('person.none')}
          options={(['f', 'm', 'x'] as const).map((value) => ({ value, label: common(`gender.${value}`) }))}
          value={gender}
          onChange={setGender}
        />
        <DateOfBirthField
          label={text('person.dateOfBirth')}
          value={parts}
          onChange={setParts}
          minAge={minAge}
          now={now()}
          error={isSent || isComplete ? problemText(problem) : undefined}
        />
        {Object.entries(fields).map(([name, values]) => (
          <SelectField
            key={name}
            label={fieldTexts.label(name)}
            name={name}
            placeholder={text('person.none')}
            options={values.map((value) => ({ value, label: fieldTexts.value(name, value) }))}
            value={personal[name] ?? known?.personal?.[name] ?? ''}
            onChange={(value) => setPersonal((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <StepActions
          save={text('person.save')}
          skip={text('person.skip')}
          isPending={save.isPending}
          onSkip={onContinue}
        />
      </form>
    </>
  );
}
