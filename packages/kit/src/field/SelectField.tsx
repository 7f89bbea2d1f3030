import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldCss } from './fieldCss.ts';
import { describedControl, FieldNotes } from './FieldNotes.tsx';

const Frame = styled.div`
  ${fieldCss}
`;

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps {
  label: ReactNode;
  /** The wire's name of the field. */
  name?: string;
  /** The chosen value; '' stands for nothing chosen. */
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Words of the empty choice; without them there is none. */
  placeholder?: string;
  help?: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean;
  autoComplete?: string;
}

/** A choice from a list: the browser's own select, because phones show their own picker for it. */
export function SelectField({
  label,
  value,
  onChange,
  options,
  placeholder,
  help,
  error,
  isDisabled,
  ...props
}: SelectFieldProps) {
  const notes = { id: useId(), help, error };
  return (
    <Frame>
      <label htmlFor={notes.id}>{label}</label>
      <select
        {...props}
        {...describedControl(notes)}
        value={value}
        disabled={isDisabled ?? false}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
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
