import { vars } from '@meetcute/theme';
import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { fieldCss } from './fieldCss.ts';

const Frame = styled.div`
  ${fieldCss}
  position: relative;

  > svg {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: ${vars.space[4]};
    block-size: 3rem;
    color: ${vars.textMuted};
    pointer-events: none;
  }
  > [data-part='control'] {
    padding-inline-start: calc(${vars.space[4]} + 1.25rem + ${vars.space[2]});
    border-radius: ${vars.radius.full};
  }
`;

export interface SearchFieldProps {
  /** What is searched: the field's name, and what it says while it is empty. */
  label: string;
  value: string;
  /** Told the text at each key, and '' when it is cleared. */
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A field that narrows down what stands below it while one types. The browser's own, which Escape clears. */
export function SearchField({ label, value, onChange, inputRef }: SearchFieldProps) {
  return (
    <Frame data-part="search">
      <MagnifyingGlass aria-hidden size={20} />
      <input
        ref={inputRef}
        data-part="control"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Frame>
  );
}
