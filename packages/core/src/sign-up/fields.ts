import { asciiEmail, CITY_MAX, emailKey, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@meetcute/contract';
import { countCharacters } from '../edits/count-characters.ts';
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

/** Returns the problem of a city, which may be empty; null if valid (spec: city.max-255). */
export const cityProblem = (city: string): FieldProblem | null => lengthProblem(city, CITY_MAX);

/** Returns whether a location can be saved, which requires only a country (spec: location.country-required-to-save). */
export const canSaveLocation = (place: { readonly country: string; readonly city: string }): boolean =>
  place.country !== '' && cityProblem(place.city) === null;
