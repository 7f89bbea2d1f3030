import type { Gender } from '@meetcute/contract';
import {
  birthDateProblem,
  dateOfParts,
  profileStepPayload,
  type DateParts,
  type FieldProblem,
} from '@meetcute/core';
import { useState } from 'react';
import { useLocalNow } from '../clock/useTimeZone.ts';
import { useSettings } from '../provider/context.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';
import { useSensitiveConsent, type SensitiveConsentState } from '../profile/useSensitiveConsent.ts';
import { useViewer } from '../session/useViewer.ts';
import { useStepForm } from './useStepForm.ts';

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
  const { allowed_values: allowed, min_age: minAge } = useSettings();
  const today = useLocalNow();
  const savedProfile = useViewer()?.profile;
  const fields = Object.keys(allowed);
  const typed = usePersistentState<PersonValues>('signup-person', {
    gender: savedProfile?.gender ?? '',
    parts: partsOf(savedProfile?.date_of_birth),
    personal: Object.fromEntries(fields.map((name) => [name, savedProfile?.personal?.[name] ?? ''])),
  });
  const consent = useSensitiveConsent(fields);
  const form = useStepForm({ typed, consent, onContinue });
  const { values: person, setValues, save, ...state } = form;
  const [isSent, setIsSent] = useState(false);
  const parts = Object.values(person.parts);
  const date = dateOfParts(person.parts);
  const problem = parts.every((part) => part === '') ? null : birthDateProblem(date, today, minAge);
  const isComplete = parts.every((part) => part !== '');
  return {
    ...state,
    ...person,
    consent,
    problem: isSent || isComplete ? problem : null,
    onChange: (change) => setValues((before) => ({ ...before, ...change })),
    onSave: () => {
      setIsSent(true);
      if (problem) return;
      const gender = (person.gender || null) as Gender | null;
      const personal = Object.fromEntries(fields.map((name) => [name, person.personal[name] || null]));
      save(profileStepPayload('person', { gender, personal, ...(date && { date_of_birth: date }) }));
    },
  };
}
