import { vars } from '@meetcute/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldCss } from './field-css.ts';
import { describedControl, FieldNotes } from './FieldNotes.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.fieldset`
  ${fieldCss}

  padding: 0;
  border: 0;

  [data-part='option'] {
    display: flex;
    gap: ${vars.space[3]};
    align-items: center;
    min-block-size: ${vars.layout.touch};
    padding: ${vars.space[2]} ${vars.space[3]};
    border: 1px solid ${vars.field.line};
    border-radius: ${vars.radius.medium};
    background: ${vars.field.surface};
    font-size: ${vars.type.body};
    font-weight: inherit;
    line-height: ${vars.leading.snug};
    cursor: pointer;
  }
  [data-part='option']:has(:checked) {
    border-color: ${vars.accent};
    background: ${vars.accentSoft};
    box-shadow: inset 0 0 0 1px ${vars.accent};
  }
  [data-part='option']:has(:focus-visible) {
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
  }
  input[type='radio'] {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${vars.accent};
  }
  input[type='radio']:focus-visible {
    outline: none;
  }
  [data-part='text'] {
    display: grid;
    flex: 1;
  }
  [data-part='note'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    font-weight: ${vars.weight.text};
  }
  [data-part='aside'] {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  /* Images stay in one row for comparison, which scrolls sideways when they do not fit. */
  [data-part='pictures'] {
    display: grid;
    grid-auto-columns: minmax(5.5rem, 1fr);
    grid-auto-flow: column;
    gap: ${vars.space[2]};
    /* Leaves room for the focus ring, which overflow would clip. */
    margin: calc(-1 * ${vars.space[1]});
    padding: ${vars.space[1]};
    overflow-x: auto;
    scroll-padding-inline: ${vars.space[1]};
    scroll-snap-type: inline proximity;
  }
  [data-part='pictures'] [data-part='option'] {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${vars.space[1]};
    max-inline-size: 8rem;
    padding: ${vars.space[1]};
    font-size: ${vars.type.note};
    text-align: center;
    scroll-snap-align: start;
  }
  /* In the corner of the image, so that the label below has the full width in every language. */
  [data-part='pictures'] input[type='radio'] {
    position: absolute;
    inset-block-start: ${vars.space[2]};
    inset-inline-start: ${vars.space[2]};
    z-index: 1;
  }
  [data-part='picture'] {
    overflow: hidden;
    border-radius: ${vars.radius.small};
  }
  /* Short options side by side, as many as fit; the selected one is filled, so that it needs no circle. */
  &[data-variant='chips'] [data-part='options'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
  &[data-variant='chips'] [data-part='option'] {
    position: relative;
    padding-inline: ${vars.space[4]};
    border-radius: ${vars.radius.full};
  }
  &[data-variant='chips'] input[type='radio'] {
    position: absolute;
    opacity: 0;
  }
  [data-part='options'] {
    display: grid;
    gap: ${vars.space[2]};
  }
  [data-part='option'][data-quiet] {
    border-color: transparent;
    background: none;
    color: ${vars.textMuted};
  }
  [data-part='option'][data-quiet]:has(:checked) {
    border-color: ${vars.line};
    box-shadow: none;
    color: ${vars.text};
  }
  &:disabled [data-part='option'] {
    border-color: ${vars.line};
    background: ${vars.surfaceSunken};
    color: ${vars.textMuted};
    cursor: default;
  }
  &[aria-invalid='true'] [data-part='option'] {
    border-color: ${vars.danger};
  }
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
  const { 'data-part': _part, ...described } = describedControl(notes);
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
  const pictured = options.filter(({ picture }) => picture !== undefined);
  return (
    <Frame
      {...useFrame(frame, state)}
      {...described}
      role="radiogroup"
      data-variant={variant}
      disabled={isDisabled}
      aria-required={!isOptional}
    >
      <legend>{label}</legend>
      <div data-part="options">{options.filter(({ picture }) => picture === undefined).map(draw)}</div>
      {pictured.length > 0 && <div data-part="pictures">{pictured.map(draw)}</div>}
      <FieldNotes {...notes} />
    </Frame>
  );
}
