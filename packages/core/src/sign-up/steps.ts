import type { CallPayload, calls, Settings } from '@meetcute/contract';
import { MIN_AGE, PICKER_MAX_AGE } from '../constants.ts';
import { LAST_PROFILE_STEP, type SignUpStep } from './wizard.ts';

type SaveUser = CallPayload<typeof calls.saveUser>;

/** A change of the profile as the call takes it. */
export type ProfileChange = Extract<SaveUser, { profile: object }>['profile'];

/** What step 3 shows: the country only where there is a choice, the city only where the site asks for it (spec: signup.step3.country-shown-only-when-several). */
export const placeFields = (
  settings: Pick<Settings, 'countries'> & { readonly signup: Pick<Settings['signup'], 'cityField'> },
): { readonly country: boolean; readonly city: boolean } => ({
  country: settings.countries.length > 1,
  city: settings.signup.cityField,
});

/** The country that step 3 starts with: the only one there is, else the known one where the site has it; '' for none. */
export const initialCountry = (countries: readonly string[], known: string | null): string => {
  const [first = ''] = countries;
  if (countries.length === 1) return first;
  return known !== null && countries.includes(known) ? known : '';
};

/** What saving a profile step sends; step 5 says that it was the last one (spec: signup.step5.save-flags-last-step). */
export const profileStepPayload = (
  step: SignUpStep,
  profile: ProfileChange,
): { profile: ProfileChange; last_signup_step?: true } =>
  step === LAST_PROFILE_STEP ? { profile, last_signup_step: true } : { profile };

/** The ages of the picker, rising; it begins at the site's minimum age in years (spec: dob.picker-ages-18-to-100). */
export const pickerAges = (minAge: number = MIN_AGE): readonly number[] => {
  const from = Math.max(minAge, MIN_AGE);
  return Array.from({ length: PICKER_MAX_AGE - from + 1 }, (_, index) => from + index);
};

/** Whether an e-mail check lets the address pass: only 'new' does, a failed check (null) does not (spec: email.status-new-is-valid). */
export const isEmailFree = (answer: { readonly status: string } | null): boolean => answer?.status === 'new';
