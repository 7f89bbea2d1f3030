import type { Gender } from '@meetcute/contract';
import { birthDateProblem, dateOfParts, type DateParts, type FieldProblem } from '@meetcute/core';
import { useState } from 'react';
import { useSaveUser } from '../account/useSaveUser.ts';
import { useLocalNow } from '../clock/useTimeZone.ts';
import { useSettings } from '../provider/context.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';
import { useSensitiveConsent, type SensitiveConsentState } from '../profile/useSensitiveConsent.ts';
import { useViewer } from '../session/useViewer.ts';

/** Values of the person step. */
export interface PersonValues {
  /** Chosen gender; '' for none. */
  readonly gender: string;
  /** Parts of the date of birth; '' for empty ones. */
  readonly parts: DateParts;
  /** Chosen values of the site's dropdown fields; '' for none. */
  readonly personal: Readonly<Record<string, string>>;
}

const partsOf = (date: string | null | undefined): DateParts => {
  const [year = '', month = '', day = ''] = date?.split('-').map((part) => String(Number(part))) ?? [];
  return { year, month, day };
};

/** Values, state and actions of the person step. */
export interface PersonStepState extends PersonValues {
  /** Problem of the date; null until it is complete or was submitted. */
  problem: FieldProblem | null;
  /** Consent to the sensitive ones among the dropdown fields. */
  consent: SensitiveConsentState;
  /** Whether the form is being saved. */
  isPending: boolean;
  /** Error of the last save; null for none. */
  error: Error | null;
  /** Changes some of the values. */
  onChange: (change: Partial<PersonValues>) => void;
  /** Saves the form and advances. */
  onSave: () => void;
  /** Advances without saving. */
  onSkip: () => void;
}

/** Returns the form of the person step: saved or chosen values, and the problem of the date of birth. */
export function usePersonStep(onContinue: () => void): PersonStepState {
  const { allowed_values: fields, min_age: minAge } = useSettings();
  const today = useLocalNow();
  const known = useViewer()?.profile;
  const [person, setPerson, clearStored] = usePersistentState<PersonValues>('signup-person', {
    gender: known?.gender ?? '',
    parts: partsOf(known?.date_of_birth),
    personal: Object.fromEntries(Object.keys(fields).map((name) => [name, known?.personal?.[name] ?? ''])),
  });
  const [isSent, setIsSent] = useState(false);
  /** Advances; `saved` are the values that were saved, default: what is shown. */
  const advance = (saved?: PersonValues) => {
    clearStored(saved);
    onContinue();
  };
  const consent = useSensitiveConsent(Object.keys(fields));
  const save = useSaveUser();
  const values = Object.values(person.parts);
  const date = dateOfParts(person.parts);
  const problem = values.every((part) => part === '') ? null : birthDateProblem(date, today, minAge);
  const isComplete = values.every((part) => part !== '');
  return {
    ...person,
    problem: isSent || isComplete ? problem : null,
    consent,
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
      // A per-call callback, because skipping during the save has already advanced the wizard.
      save.mutate({ payload: consent.withConsent({ profile }) }, { onSuccess: () => advance(person) });
    },
    onSkip: () => advance(),
  };
}
