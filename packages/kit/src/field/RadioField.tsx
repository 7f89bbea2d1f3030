import { t } from '@meetcute/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldCss } from './fieldCss.ts';
import { describedControl, FieldNotes } from './FieldNotes.tsx';

const Frame = styled.fieldset`
  ${fieldCss}

  padding: 0;
  border: 0;

  [data-part='option'] {
    display: flex;
    gap: ${t.space[3]};
    align-items: center;
    min-block-size: ${t.layout.touch};
    padding: ${t.space[1]} ${t.space[3]};
    border: 1px solid ${t.field.line};
    border-radius: ${t.radius.medium};
    background: ${t.field.surface};
    font-size: ${t.type.body};
    font-weight: inherit;
    line-height: ${t.leading.snug};
    cursor: pointer;
  }
  [data-part='option']:has(:checked) {
    border-color: ${t.accent};
    background: ${t.accentSoft};
    box-shadow: inset 0 0 0 1px ${t.accent};
  }
  [data-part='option']:has(:focus-visible) {
    outline: 2px solid ${t.focus};
    outline-offset: 2px;
  }
  input[type='radio'] {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${t.accent};
  }
  input[type='radio']:focus-visible {
    outline: none;
  }
  /* Pictures are compared: as many beside each other as there is room for, three on a phone. */
  [data-part='pictures'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(6rem, 100%), 1fr));
    gap: ${t.space[2]};
  }
  [data-part='pictures'] [data-part='option'] {
    flex-wrap: wrap;
    align-content: end;
    gap: ${t.space[2]};
    padding: ${t.space[2]};
  }
  [data-part='picture'] {
    flex: 1 0 100%;
    order: -1;
    overflow: hidden;
    border-radius: ${t.radius.small};
  }
  &[aria-invalid='true'] [data-part='option'] {
    border-color: ${t.danger};
  }
`;

export interface RadioOption<V extends string> {
  value: V;
  label: string;
  /** What is chosen, to be seen with its label, 5 to 10 rem wide; the label says it to those who can't. Default: none. */
  picture?: ReactNode;
}

export interface RadioFieldProps<V extends string> {
  label: ReactNode;
  /** The chosen value; null for nothing chosen. */
  value: V | null;
  onChange: (value: V) => void;
  options: readonly RadioOption<V>[];
  help?: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean;
  /** Whether it may be left as it is. Default: something has to be chosen. */
  isOptional?: boolean;
}

/** One choice of a few that are all in sight: the browser's own radio buttons, each as large as its line. */
export function RadioField<V extends string>({
  label,
  value,
  onChange,
  options,
  help,
  error,
  isDisabled = false,
  isOptional = false,
}: RadioFieldProps<V>) {
  const notes = { id: useId(), help, error };
  const hasPictures = options.some(({ picture }) => picture !== undefined);
  const { 'data-part': _part, ...described } = describedControl(notes);
  const lines = options.map((option) => (
    <label key={option.value} data-part="option">
      <input
        type="radio"
        name={notes.id}
        value={option.value}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
      />
      {option.picture !== undefined && <span data-part="picture">{option.picture}</span>}
      {option.label}
    </label>
  ));
  return (
    <Frame {...described} role="radiogroup" disabled={isDisabled} aria-required={!isOptional}>
      <legend>{label}</legend>
      {hasPictures ? <div data-part="pictures">{lines}</div> : lines}
      <FieldNotes {...notes} />
    </Frame>
  );
}
