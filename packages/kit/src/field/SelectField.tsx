import { t } from '@meetcute/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldCss } from './fieldCss.ts';

const Frame = styled.div`
  ${fieldCss}

  select[data-part='control'] {
    padding-inline-end: ${t.space[10]};
    background-image:
      linear-gradient(45deg, transparent 50%, currentColor 50%),
      linear-gradient(-45deg, transparent 50%, currentColor 50%);
    background-position:
      right 1.35rem center,
      right 1rem center;
    background-repeat: no-repeat;
    background-size: 0.35rem 0.35rem;
    appearance: none;
    text-overflow: ellipsis;
  }
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
  const id = useId();
  const described = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <select
        {...props}
        id={id}
        data-part="control"
        value={value}
        disabled={isDisabled ?? false}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {help !== undefined && (
        <span data-part="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {error !== undefined && (
        <span data-part="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </Frame>
  );
}
