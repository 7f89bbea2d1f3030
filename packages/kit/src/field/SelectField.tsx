import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldCss } from './field-css.ts';
import { describedControl, FieldNotes } from './FieldNotes.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.div`
  ${fieldCss}
`;

export interface SelectOption {
  /** Value passed to `onChange`. */
  value: string;
  /** Visible label. */
  label: string;
}

/** State of a select field, for its `className` and `style` functions. */
export interface SelectFieldState {
  /** Whether there is an error. @selector [data-invalid] */
  isInvalid: boolean;
  /** Whether the control is disabled. @selector [data-disabled] */
  isDisabled: boolean;
}

export interface SelectFieldProps extends Omit<FrameProps<HTMLDivElement, SelectFieldState>, 'id'> {
  /** Visible label. */
  label: ReactNode;
  /** Name of the field on the wire. */
  name?: string;
  /** Selected value, '' without a selection. */
  value: string;
  /** Called with the newly selected value. */
  onChange: (value: string) => void;
  /** Options, in order. */
  options: readonly SelectOption[];
  /** Label of the empty option. Default: no empty option. */
  placeholder?: string;
  /** Help text below the control, part of its accessible description. Default: none. */
  help?: ReactNode;
  /** Error below the control, part of its accessible description. Default: none. @selector [aria-invalid] */
  error?: ReactNode;
  /** Whether the control is disabled. Default: false. */
  isDisabled?: boolean;
  /** Autofill hint for browsers. Default: none. */
  autoComplete?: string;
}

/** Native select with label, help and error; native, because phones show their own picker for it. */
export function SelectField({
  label,
  value,
  onChange,
  options,
  placeholder,
  help,
  error,
  isDisabled = false,
  className,
  style,
  ref,
  ...props
}: SelectFieldProps) {
  const notes = { id: useId(), help, error };
  return (
    <Frame {...useFrame({ className, style, ref }, { isInvalid: Boolean(error), isDisabled })}>
      <label htmlFor={notes.id}>{label}</label>
      <select
        {...props}
        {...describedControl(notes)}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && (
          <option value="" data-part="placeholder">
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes {...notes} />
    </Frame>
  );
}
