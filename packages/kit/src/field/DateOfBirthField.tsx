import { ageOn, dateOfParts, localTime, pickerAges, type DateParts } from '@meetcute/core';
import { useFormatLocale } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { fieldCss } from './field-css.ts';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.fieldset`
  ${fieldCss}

  [data-part='parts'] {
    display: flex;
    gap: ${vars.space[2]};
  }
  /* Order depends on the region; month names are always the longest. */
  [data-part='parts'] > select {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  [data-part='parts'] > [name$='month'] {
    flex-grow: 1.6;
  }
  [data-part='parts'] > [name$='year'] {
    flex-grow: 1.2;
  }
  /* Three lists share a row: smaller padding lets the words for day, month and year fit on a phone. */
  select[data-part='control'] {
    padding-inline: ${vars.space[3]} ${vars.space[8]};
    background-position:
      right 0.95rem center,
      right 0.6rem center;
  }
  [data-part='label'] {
    display: flex;
    justify-content: space-between;
    inline-size: 100%;
  }
  [data-part='age'] {
    color: ${vars.textMuted};
    font-weight: ${vars.weight.text};
  }
`;

/** State of a date of birth field, for its `className` and `style` functions. */
export interface DateOfBirthFieldState {
  /** Whether there is an error. @selector [data-invalid] */
  isInvalid: boolean;
}

export interface DateOfBirthFieldProps extends FrameProps<HTMLFieldSetElement, DateOfBirthFieldState> {
  /** Visible label. */
  label: ReactNode;
  /** Selected day, month and year as strings; '' for a part that is not selected. */
  value: DateParts;
  /** Called with all three parts when one of them changes. */
  onChange: (value: DateParts) => void;
  /**
   * Error below the lists, part of the description of the group. It marks the lists in which nothing is chosen, or all of
   * a complete date. Default: none. @selector [aria-invalid]
   */
  error?: ReactNode;
  /** Youngest age on offer, in years; limits the list of years. */
  minAge: number;
  /** Current time, from which the age is calculated. */
  now: Date;
  /** Time zone of the member, whose day counts. */
  zone: string;
}

type Part = keyof DateParts;

const range = (start: number, end: number): number[] =>
  Array.from({ length: end - start + 1 }, (_, index) => start + index);

const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year';

/** Returns the order in which a region writes a date in numbers: day first, month first or year first. */
const orderOf = (locale: string): Part[] =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
    .formatToParts()
    .map(({ type }) => type)
    .filter(isPart);

/** Lists for day, month and year in the order of the region, with the age (spec: signup.step4.date-of-birth-shown-as-age). */
export function DateOfBirthField({
  label,
  value,
  onChange,
  error,
  minAge,
  now,
  zone,
  ...frame
}: DateOfBirthFieldProps) {
  const { t } = useTranslation('common');
  const locale = useFormatLocale();
  const id = useId();
  const date = dateOfParts(value);
  const isComplete = Object.values(value).every((part) => part !== '');
  const age = date === null ? null : ageOn(date, now, zone);
  const year = localTime(now, zone).getUTCFullYear();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const choices: Record<Part, { value: string; label: string }[]> = {
    day: range(1, 31).map((day) => ({ value: String(day), label: String(day) })),
    month: range(1, 12).map((month) => ({
      value: String(month),
      label: monthName.format(new Date(Date.UTC(2000, month - 1, 1))),
    })),
    year: pickerAges(minAge).map((each) => ({ value: String(year - each), label: String(year - each) })),
  };
  return (
    <Frame
      {...useFrame(frame, { isInvalid: error !== undefined })}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend data-part="label">
        <span>{label}</span>
        {age !== null && age >= 0 && <span data-part="age">{t('age', { count: age })}</span>}
      </legend>
      <div data-part="parts">
        {orderOf(locale).map((part) => (
          <select
            key={part}
            data-part="control"
            name={`date_of_birth_${part}`}
            autoComplete={`bday-${part}`}
            aria-label={t(part)}
            aria-invalid={(error !== undefined && (isComplete || value[part] === '')) || undefined}
            value={value[part]}
            onChange={(event) => onChange({ ...value, [part]: event.target.value })}
          >
            <option value="" data-part="placeholder">
              {t(part)}
            </option>
            {choices[part].map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        ))}
      </div>
      {error !== undefined && (
        <span data-part="error" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </Frame>
  );
}
