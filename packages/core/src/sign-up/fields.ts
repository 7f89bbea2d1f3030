import {
  asciiEmail,
  CITY_MAX,
  emailKey,
  MIN_AGE,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@meetcute/contract';
import { countCharacters } from '../edits/count-characters.ts';
import { ageOn, isRealDate } from '../profile/age.ts';
import { tidyName, visibleName } from './visible-name.ts';
import type { FieldProblem } from './required-problem.ts';

// The kit, which does not import the contract, limits its field with it.
export { CITY_MAX };

const lengthProblem = (text: string, max: number): FieldProblem | null =>
  countCharacters(text) > max ? { key: 'maxLength', values: { max } } : null;

/** Returns the problem of an e-mail address; null if valid (spec: email.required, email.format-valid). */
export function emailProblem(email: string): FieldProblem | null {
  if (email.trim() === '') return { key: 'required', field: 'email' };
  return asciiEmail(email) === null ? { key: 'emailInvalid' } : null;
}

/**
 * Returns whether the typed address is complete enough for the server check
 * (spec: email.server-check-needs-at-and-dot).
 */
export const isWorthChecking = (email: string): boolean => email.includes('@') && email.includes('.');

/**
 * Returns the given name, or the local part of the e-mail address if it is empty; '' without an '@'
 * (spec: name.defaults-to-email-local-part).
 */
export const defaultName = (name: string, email: string): string =>
  tidyName(name) === ''
    ? email
        .slice(0, Math.max(0, email.indexOf('@')))
        .trim()
        .slice(0, NAME_MAX)
    : name;

/**
 * Returns the problem of a name, judged by its visible part; null if valid. Full-width and other compatible forms
 * of a character count as the character
 * (spec: name.required, name.max-150, name.not-starting-with-at, name.not-equal-to-email).
 */
export function nameProblem(name: string, email: string): FieldProblem | null {
  const visible = visibleName(name);
  if (visible === '') return { key: 'required', field: 'name' };
  const tooLong = lengthProblem(tidyName(name), NAME_MAX);
  if (tooLong) return tooLong;
  const plain = visible.normalize('NFKC');
  if (/^\p{M}*@/u.test(plain)) return { key: 'name_starts_with_at' };
  if (emailKey(plain) === emailKey(email)) return { key: 'name_equal_to_email' };
  return /[\p{L}\p{N}]/u.test(visible) ? null : { key: 'name_without_letters' };
}

const MISLEADING = ['name_imitates', 'name_with_address', 'name_needed'] as const;

/** Returns the problem of a name that only the server may have found, by its key in an error; null for another key. */
export function refusedNameProblem(key: string | undefined): FieldProblem | null {
  const problemKey = MISLEADING.find((each) => each === key);
  return problemKey ? { key: problemKey } : null;
}

/** Returns the problem of a password; null if valid. Any characters are allowed (spec: password.required-non-empty). */
export function passwordProblem(password: string): FieldProblem | null {
  if (password === '') return { key: 'required', field: 'password' };
  if (password.length < PASSWORD_MIN) return { key: 'minLength', values: { min: PASSWORD_MIN } };
  return lengthProblem(password, PASSWORD_MAX);
}

/** Date of birth as three form fields; '' for a missing part. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/**
 * Returns the parts as `YYYY-MM-DD`; null if one is missing or the day does not exist
 * (spec: dob.no-placeholder-parts).
 */
export function dateOfParts({ day, month, year }: DateParts): string | null {
  if ([day, month, year].some((part) => !/^\d+$/.test(part))) return null;
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}

/** Moment and place of a check that needs the current day. */
export interface LocalNow {
  readonly now: Date;
  /** Time zone of the member; for a visitor that of the browser. */
  readonly zone: string;
}

const leastAge = (minAge: number): number => Math.max(minAge, MIN_AGE);

/**
 * Returns whether a date of birth gives less than the minimum age. Unlike a missing date, it can't be passed over: its owner
 * may not use the site (spec: dob.min-age).
 */
export const isTooYoung = (date: string | null, { now, zone }: LocalNow, minAge: number = MIN_AGE): boolean =>
  date !== null && isRealDate(date) && ageOn(date, now, zone) < leastAge(minAge);

/**
 * Returns the problem of a date of birth: missing, invalid, in the future or too young; null if valid
 * (spec: dob.min-age, dob.error-text-with-min-age).
 */
export function birthDateProblem(
  date: string | null,
  today: LocalNow,
  minAge: number = MIN_AGE,
): FieldProblem | null {
  const isRight = date !== null && isRealDate(date) && !isTooYoung(date, today, minAge);
  return isRight ? null : { key: 'date_of_birth_error', values: { min_age: leastAge(minAge) } };
}

/** Returns the problem of a city, which may be empty; null if valid (spec: city.max-255). */
export const cityProblem = (city: string): FieldProblem | null => lengthProblem(city, CITY_MAX);

/** Returns whether a location can be saved, which requires only a country (spec: location.country-required-to-save). */
export const canSaveLocation = (place: { readonly country: string; readonly city: string }): boolean =>
  place.country !== '' && cityProblem(place.city) === null;
