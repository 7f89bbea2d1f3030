import { MIN_AGE, type CallPayload, type calls, type Settings } from '@meetcute/contract';
import { PICKER_MAX_AGE } from '../constants.ts';

type SaveUser = CallPayload<typeof calls.saveUser>;

/** Profile change, as accepted by the `saveUser` call. */
export type ProfileChange = Extract<SaveUser, { profile: object }>['profile'];

/**
 * Returns the fields of step 3: the country only if there are several, the city only if the site enables it
 * (spec: signup.step3.country-shown-only-when-several).
 */
export const placeFields = (
  settings: Pick<Settings, 'countries'> & { readonly signup: Pick<Settings['signup'], 'cityField'> },
): { readonly country: boolean; readonly city: boolean } => ({
  country: settings.countries.length > 1,
  city: settings.signup.cityField,
});

/** Returns the initial country of step 3: the only one, else the known one if the site offers it; '' for none. */
export const initialCountry = (countries: readonly string[], knownCountry: string | null): string => {
  const [first = ''] = countries;
  if (countries.length === 1) return first;
  return knownCountry !== null && countries.includes(knownCountry) ? knownCountry : '';
};

/**
 * Returns the payload of a profile step. The step `about` sets `last_signup_step`
 * (spec: signup.step5.save-flags-last-step).
 */
export const profileStepPayload = (
  step: 'person' | 'about',
  profile: ProfileChange,
): { profile: ProfileChange; last_signup_step?: true } =>
  step === 'about' ? { profile, last_signup_step: true } : { profile };

/**
 * Returns the ages of the date picker in ascending order, from the site's minimum age in years
 * (spec: dob.picker-ages-18-to-100).
 */
export const pickerAges = (minAge: number = MIN_AGE): readonly number[] => {
  const firstAge = Math.max(minAge, MIN_AGE);
  return Array.from({ length: PICKER_MAX_AGE - firstAge + 1 }, (_, index) => firstAge + index);
};

/**
 * Returns whether an e-mail check accepts the address. Only status 'new' does; a failed check (null) does not
 * (spec: email.status-new-is-valid).
 */
export const isEmailFree = (answer: { readonly status: string } | null): boolean => answer?.status === 'new';
