/** Parts of a date of birth that are missing; `birthDate` is all of them. */
export type BirthDateField =
  | 'birthDate'
  | 'birthDay'
  | 'birthMonth'
  | 'birthYear'
  | 'birthDayMonth'
  | 'birthDayYear'
  | 'birthMonthYear';

/** Required field; each has its own message. */
export type RequiredField =
  | 'email'
  | 'name'
  | 'password'
  | 'currentPassword'
  | 'passkey'
  | 'country'
  | 'subject'
  | 'text'
  | 'appeal'
  | BirthDateField;

/** Problem of a field: a key of the `validation` texts with its values. */
export type FieldProblem =
  | { readonly key: 'required'; readonly field: RequiredField; readonly values?: never }
  | {
      readonly key:
        | 'emailInvalid'
        | 'minLength'
        | 'maxLength'
        | 'name_equal_to_email'
        | 'name_starts_with_at'
        | 'name_without_letters'
        | 'name_imitates'
        | 'name_with_address'
        | 'name_needed'
        | 'date_of_birth_error';
      readonly values?: Readonly<Record<string, number>>;
    };

/** Returns the problem of a required field whose text is empty; null otherwise. */
export const requiredProblem = (field: RequiredField, text: string): FieldProblem | null =>
  text === '' ? { key: 'required', field } : null;
