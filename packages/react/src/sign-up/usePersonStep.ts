import { calls, type Gender } from '@meetcute/contract';
import {
  birthDatePartsProblem,
  dateOfParts,
  firstSearchQuery,
  isTooYoung,
  pageOfField,
  personPages,
  profileStepPayload,
  searchOrigin,
  type DateParts,
  type FieldProblem,
} from '@meetcute/core';
import { useState } from 'react';
import { useLocalNow } from '../clock/useTimeZone.ts';
import { useClient, usePorts, useQueryClient, useSettings, useTrafficSource } from '../provider/context.ts';
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

/** Answer to whom a member would like to meet: a gender, 'all' for everyone, '' for no answer. */
export type Meet = Gender | 'all' | '';

const partsOf = (date: string | null | undefined): DateParts => {
  const [year = '', month = '', day = ''] = date?.split('-').map((part) => String(Number(part))) ?? [];
  return { year, month, day };
};

/** Values, state and actions of the person step. */
export interface PersonStepState extends PersonValues {
  /** Answer to whom the member would like to meet. Saved as their search filter, and nowhere else. */
  meet: Meet;
  /** Changes whom the member would like to meet. */
  onMeet: (meet: Meet) => void;
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
  /** Returns whether the answer on a page can't be saved: the date of birth must be right, or empty. */
  isWrong: (page: string) => boolean;
  /** Page that keeps the member in the step: that of a date of birth under the minimum age. Null for none. */
  heldPage: string | null;
  /** Saves the form and advances, or shows the problem of the date. */
  onSave: () => void;
  /** Saves right answers to some questions alone, by the names of their pages, and advances. Does nothing while a page is held. */
  onSavePages: (pages: readonly string[]) => void;
  /** Advances without saving. Does nothing while a page is held. */
  onSkip: () => void;
}

/**
 * Returns a function that saves a gender as the filter of the member's first search, by a search without a place. Nothing
 * else knows the answer: it is no part of the profile. A failure is logged only, because the search asks as well.
 */
function useSaveFirstSearch(): (meet: Gender | 'all') => Promise<void> {
  const client = useClient();
  const queryClient = useQueryClient();
  const { log } = usePorts();
  const settings = useSettings();
  const origin = searchOrigin(settings, useTrafficSource());
  return async (meet) => {
    const gender = meet === 'all' ? {} : { gender: meet };
    const query = { ...firstSearchQuery(origin), ...gender, pp: 1, manual_search: true };
    await client.call(calls.search, { query }).then(
      // Results with the filters from before.
      () => {
        for (const { name } of [calls.search, calls.getSuggestions])
          queryClient.removeQueries({ queryKey: [name] });
      },
      (cause: unknown) => log('The filter of the first search was not saved.', cause),
    );
  };
}

/** Returns the form of the person step: saved or chosen values, and the problem of the date of birth. */
export function usePersonStep(onContinue: () => void): PersonStepState {
  const settings = useSettings();
  const { allowed_values: allowedValues, min_age: minAge } = settings;
  const today = useLocalNow();
  const savedProfile = useViewer()?.profile;
  const fields = Object.keys(allowedValues);
  const typedState = usePersistentState<PersonValues>('signup-person', {
    gender: savedProfile?.gender ?? '',
    parts: partsOf(savedProfile?.date_of_birth),
    personal: Object.fromEntries(fields.map((name) => [name, savedProfile?.personal?.[name] ?? ''])),
  });
  const [meet, setMeet, forgetMeet] = usePersistentState<Meet>('signup-meet', '');
  const consent = useSensitiveConsent(fields);
  const saveFirstSearch = useSaveFirstSearch();
  const form = useStepForm({ typed: typedState, consent, onContinue });
  const { values: person, setValues, save, ...state } = form;
  const [isSent, setIsSent] = useState(false);
  const parts = Object.values(person.parts);
  const date = dateOfParts(person.parts);
  const problem = parts.every((part) => part === '')
    ? null
    : birthDatePartsProblem(person.parts, today, minAge);
  const isComplete = parts.every((part) => part !== '');
  const isWrong = (page: string) => page === 'birthDate' && problem !== null;
  const isHeld = isTooYoung(date, today, minAge);
  const savePages = (pages: readonly string[]) => {
    const hasDate = pages.includes('birthDate');
    const savedFields = fields.filter((name) => pages.includes(pageOfField(name)));
    const personal = Object.fromEntries(savedFields.map((name) => [name, person.personal[name] || null]));
    const gender = (person.gender || null) as Gender | null;
    const change = { ...(pages.includes('gender') && { gender }), personal };
    const payload = profileStepPayload('person', {
      ...change,
      ...(hasDate && date && { date_of_birth: date }),
    });
    save(payload, () => {
      if (pages.includes('meet') && meet !== '') void saveFirstSearch(meet);
      forgetMeet();
    });
  };
  return {
    ...state,
    ...person,
    meet,
    onMeet: setMeet,
    consent,
    problem: isSent || isComplete ? problem : null,
    onChange: (change) => setValues((currentValues) => ({ ...currentValues, ...change })),
    isWrong,
    heldPage: isHeld ? 'birthDate' : null,
    onSave: () => {
      setIsSent(true);
      if (problem === null) savePages(personPages(settings));
    },
    onSavePages: (pages) => {
      if (!isHeld) savePages(pages.filter((page) => !isWrong(page)));
    },
    onSkip: () => {
      if (!isHeld) form.onSkip();
    },
  };
}
