import type { Gender } from '@meetcute/contract';
import { birthDateProblem, dateOfParts, type DateParts, type FieldProblem } from '@meetcute/core';
import { usePersistentState, usePorts, useSaveUser, useSettings, useViewer } from '@meetcute/react';
import { useState } from 'react';

interface Person {
  readonly gender: string;
  readonly parts: DateParts;
  /** The chosen values of the site's dropdown fields; '' for none. */
  readonly personal: Readonly<Record<string, string>>;
}

const partsOf = (date: string | null | undefined): DateParts => {
  const [year = '', month = '', day = ''] = date?.split('-').map((part) => String(Number(part))) ?? [];
  return { year, month, day };
};

export interface PersonForm extends Person {
  /** What is wrong with the date; null until it is complete or was sent. */
  problem: FieldProblem | null;
  isPending: boolean;
  error: Error | null;
  onChange: (change: Partial<Person>) => void;
  onSave: () => void;
  onSkip: () => void;
}

/** The form of step 4: what is known or was chosen, and what is wrong with the date of birth. */
export function usePersonStep(onContinue: () => void): PersonForm {
  const { allowed_values: fields, min_age: minAge } = useSettings();
  const { now } = usePorts();
  const known = useViewer()?.profile;
  const [person, setPerson, forget] = usePersistentState<Person>('signup-person', {
    gender: known?.gender ?? '',
    parts: partsOf(known?.date_of_birth),
    personal: Object.fromEntries(Object.keys(fields).map((name) => [name, known?.personal?.[name] ?? ''])),
  });
  const [isSent, setIsSent] = useState(false);
  const goOn = () => {
    forget();
    onContinue();
  };
  const save = useSaveUser();
  const values = Object.values(person.parts);
  const date = dateOfParts(person.parts);
  const problem = values.every((part) => part === '') ? null : birthDateProblem(date, now(), minAge);
  const isComplete = values.every((part) => part !== '');
  return {
    ...person,
    problem: isSent || isComplete ? problem : null,
    isPending: save.isPending,
    error: save.error,
    onChange: (change) => setPerson((before) => ({ ...before, ...change })),
    onSave: () => {
      setIsSent(true);
      if (problem || save.isPending) return;
      const gender = (person.gender || null) as Gender | null;
      const personal = Object.fromEntries(
        Object.keys(fields).map((name) => [name, person.personal[name] || null]),
      );
      const profile = { gender, personal, ...(date ? { date_of_birth: date } : {}) };
      // Not when the step was left meanwhile: that was the step on already.
      save.mutate({ payload: { profile } }, { onSuccess: goOn });
    },
    onSkip: goOn,
  };
}
