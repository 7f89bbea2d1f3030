import { TEXT_AREA } from '@meetcute/core';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { fieldCss } from './fieldCss.ts';
import { describedControl, FieldNotes } from './FieldNotes.tsx';

const Frame = styled.div`
  ${fieldCss}
`;

/** What the browser's own field takes, in its words. */
type Native = 'name' | 'autoComplete' | 'maxLength' | 'placeholder' | 'defaultValue';

export interface TextFieldProps extends Pick<ComponentProps<'input'>, Native> {
  label: ReactNode;
  /** What helps to fill it in; read together with the label. */
  help?: ReactNode;
  /** What is wrong; there while it is wrong. @selector [aria-invalid] */
  error?: ReactNode;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  /** Of one line. Default: text. */
  type?: 'text' | 'email' | 'password';
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** Drawn in place of one line: at least two rows and 150 px high (spec: textarea.min-2-rows, textarea.height-150-px). */
  isMultiline?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for text, with its label, help and error wired to it. The browser's own field, because a key costs a phone
 * dear: whatever listens and renders for it does so on each one.
 */
export function TextField({
  label,
  help,
  error,
  onChange,
  isDisabled = false,
  isMultiline = false,
  type = 'text',
  inputMode,
  inputRef,
  ...props
}: TextFieldProps) {
  const notes = { id: useId(), help, error };
  const control = {
    ...props,
    ...describedControl(notes),
    disabled: isDisabled,
    onChange: onChange && (({ target }: { target: { value: string } }) => onChange(target.value)),
  };
  return (
    <Frame>
      <label htmlFor={notes.id}>{label}</label>
      {isMultiline ? (
        <textarea {...control} rows={TEXT_AREA.rows} />
      ) : (
        <input {...control} type={type} inputMode={inputMode} ref={inputRef} />
      )}
      <FieldNotes {...notes} />
    </Frame>
  );
}
