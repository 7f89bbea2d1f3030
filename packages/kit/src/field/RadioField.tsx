import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { describedControl, FieldNotes } from './FieldNotes.tsx';
import { radioFieldCss } from './radio-field-css.ts';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.fieldset`
  ${radioFieldCss}
`;

export interface RadioOption<V extends string> {
  /** Value passed to `onChange`. */
  value: V;
  /** Visible label. */
  label: string;
  /** Second line below the label, part of the accessible name. Default: none. */
  note?: ReactNode;
  /** Short text at the end of the row, such as a price; part of the accessible name. Default: none. */
  aside?: ReactNode;
  /** Whether the option stands back, such as one that says nothing. Default: false. @selector [data-quiet] */
  isQuiet?: boolean;
  /** Image above the label, 5 to 8 rem wide. Options with an image follow those without. Default: none. */
  picture?: ReactNode;
}

/** State of a radio field, for its `className` and `style` functions. */
export interface RadioFieldState {
  /** Whether there is an error. @selector [data-invalid] */
  isInvalid: boolean;
  /** Whether the control is disabled. @selector [data-disabled] */
  isDisabled: boolean;
}

export interface RadioFieldProps<V extends string> extends Omit<
  FrameProps<HTMLFieldSetElement, RadioFieldState>,
  'id'
> {
  /** Visible label. */
  label: ReactNode;
  /** Selected value, null without a selection. */
  value: V | null;
  /** Called with the newly selected value. */
  onChange: (value: V) => void;
  /** Options, in order. */
  options: readonly RadioOption<V>[];
  /** Help text below the control, part of its accessible description. Default: none. */
  help?: ReactNode;
  /** Error below the control, part of its accessible description. Default: none. @selector [aria-invalid] */
  error?: ReactNode;
  /** Whether the group is disabled. Default: false. */
  isDisabled?: boolean;
  /** Whether a selection is optional. Default: false. @selector [aria-required] */
  isOptional?: boolean;
  /** Arrangement: rows of the whole width, or chips side by side for short options. Default: rows. @selector [data-variant] */
  variant?: 'rows' | 'chips';
}

/** Group of native radio buttons, each as wide as its row or as its text; options with images share one row. */
export function RadioField<V extends string>({
  label,
  value,
  onChange,
  options,
  help,
  error,
  isDisabled = false,
  isOptional = false,
  variant = 'rows',
  ...frame
}: RadioFieldProps<V>) {
  const notes = { id: useId(), help, error };
  const { 'data-part': _part, ...describedProps } = describedControl(notes);
  const state = { isInvalid: Boolean(error), isDisabled };
  const draw = (option: RadioOption<V>) => (
    <label key={option.value} data-part="option" data-quiet={option.isQuiet ? '' : undefined}>
      <input
        type="radio"
        name={notes.id}
        value={option.value}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
      />
      {option.picture !== undefined && <span data-part="picture">{option.picture}</span>}
      <span data-part="text">
        {option.label} {option.note !== undefined && <span data-part="note">{option.note}</span>}
      </span>
      {option.aside !== undefined && <strong data-part="aside">{option.aside}</strong>}
    </label>
  );
  const picturedOptions = options.filter(({ picture }) => picture !== undefined);
  return (
    <Frame
      {...useFrame(frame, state)}
      {...describedProps}
      role="radiogroup"
      data-variant={variant}
      disabled={isDisabled}
      aria-required={!isOptional}
    >
      <legend>{label}</legend>
      <div data-part="options">{options.filter(({ picture }) => picture === undefined).map(draw)}</div>
      {picturedOptions.length > 0 && <div data-part="pictures">{picturedOptions.map(draw)}</div>}
      <FieldNotes {...notes} />
    </Frame>
  );
}
