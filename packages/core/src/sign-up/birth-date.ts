import { MIN_AGE } from '@meetcute/contract';
import { ageOn, isRealDate } from '../profile/age.ts';
import type { BirthDateField, FieldProblem } from './required-problem.ts';

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

/** Fields by what is missing of day, month and year. */
const missingFields: Readonly<Record<string, BirthDateField>> = {
  day: 'birthDay',
  month: 'birthMonth',
  year: 'birthYear',
  'day month': 'birthDayMonth',
  'day year': 'birthDayYear',
  'month year': 'birthMonthYear',
  'day month year': 'birthDate',
};

/**
 * Returns the problem of a date of birth in three fields. One that is not complete yet only names its missing parts: nobody
 * knows whether it is too young (spec: dob.no-placeholder-parts).
 */
export function birthDatePartsProblem(
  parts: DateParts,
  today: LocalNow,
  minAge: number = MIN_AGE,
): FieldProblem | null {
  const missing = (['day', 'month', 'year'] as const).filter((part) => parts[part] === '');
  const field = missingFields[missing.join(' ')];
  return field ? { key: 'required', field } : birthDateProblem(dateOfParts(parts), today, minAge);
}
