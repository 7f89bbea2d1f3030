import { vars } from '@meetcute/theme';
import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { fieldCss } from './field-css.ts';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

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

export interface SearchFieldProps extends FrameProps<HTMLDivElement> {
  /** Accessible name and placeholder. */
  label: string;
  /** The search text. */
  value: string;
  /** Called with the text on each change, and with '' when the field is cleared. */
  onChange: (value: string) => void;
  /** Ref to the input element. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Native search field that filters the content below as the member types. Escape clears it. */
export function SearchField({ label, value, onChange, inputRef, ...frame }: SearchFieldProps) {
  return (
    <Frame data-part="search" {...useFrame(frame, {})}>
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
