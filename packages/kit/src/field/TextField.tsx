import { TEXT_AREA } from '@meetcute/core';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { fieldCss } from './field-css.ts';
import { describedControl, FieldNotes } from './FieldNotes.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.div`
  ${fieldCss}
`;

/** Attributes passed to the native field unchanged. */
type Native = 'name' | 'autoComplete' | 'placeholder' | 'defaultValue';

/** State of a text field, for its `className` and `style` functions. */
export interface TextFieldState {
  /** Whether there is an error. @selector [data-invalid] */
  isInvalid: boolean;
  /** Whether the control is disabled. @selector [data-disabled] */
  isDisabled: boolean;
}

export interface TextFieldProps
  extends Pick<ComponentProps<'input'>, Native>, Omit<FrameProps<HTMLDivElement, TextFieldState>, 'id'> {
  /** Visible label. */
  label: ReactNode;
  /** Help text below the control, part of its accessible description. Default: none. */
  help?: ReactNode;
  /** Error below the control, part of its accessible description. Default: none. @selector [aria-invalid] */
  error?: ReactNode;
  /** Text of a controlled field. Default: uncontrolled. */
  value?: string;
  /**
   * Maximum length of the text. A longer one stays in the field, which says how many characters are too many; a `Form`
   * does not submit it. Default: no limit.
   */
  max?: number | undefined;
  /** Called with the text on each change. */
  onChange?: (value: string) => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
  /** Whether the control is disabled. Default: false. */
  isDisabled?: boolean;
  /** Whether the browser focuses the field when it loads the page, as after a refused form. Default: false. */
  takesFocus?: boolean;
  /** Input type of a single-line field. Default: text. */
  type?: 'text' | 'email' | 'password' | 'date';
  /** Keyboard that phones show for a single-line field. Default: the browser's choice for `type`. */
  inputMode?: ComponentProps<'input'>['inputMode'];
  /**
   * Whether to render a text area, at least two rows and 150 px high
   * (spec: textarea.min-2-rows, textarea.height-150-px). Default: false.
   */
  isMultiline?: boolean;
  /** Ref to the input element, or to the text area of a field of several lines. */
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/**
 * Text field with label, help and error. Uses the native field, because keystrokes are slow on phones: every listener and
 * render runs for each of them.
 */
export function TextField({
  label,
  help,
  error,
  max,
  onChange,
  isDisabled = false,
  isMultiline = false,
  takesFocus = false,
  type = 'text',
  inputMode,
  inputRef,
  className,
  style,
  ref,
  ...props
}: TextFieldProps) {
  const notes = { id: useId(), help, error, max, value: props.value };
  const control = {
    ...props,
    ...describedControl(notes),
    disabled: isDisabled,
    autoFocus: takesFocus,
    onChange: onChange && (({ target }: { target: { value: string } }) => onChange(target.value)),
  };
  return (
    <Frame
      {...useFrame({ className, style, ref }, { isInvalid: control['aria-invalid'] === true, isDisabled })}
    >
      <label htmlFor={notes.id}>{label}</label>
      {isMultiline ? (
        <textarea {...control} rows={TEXT_AREA.rows} ref={inputRef as Ref<HTMLTextAreaElement>} />
      ) : (
        <input {...control} type={type} inputMode={inputMode} ref={inputRef as Ref<HTMLInputElement>} />
      )}
      <FieldNotes {...notes} />
    </Frame>
  );
}
