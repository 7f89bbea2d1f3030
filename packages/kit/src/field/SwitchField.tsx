import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

// The label wraps the control, so that the whole row is clickable.
const Frame = styled.label`
  display: flex;
  gap: ${vars.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${vars.layout.touch};
  line-height: ${vars.leading.snug};
  cursor: pointer;

  input {
    appearance: none;
    position: relative;
    flex: none;
    inline-size: 2.75rem;
    block-size: 1.625rem;
    margin: 0;
    border: 2px solid ${vars.textMuted};
    border-radius: ${vars.radius.full};
    background: ${vars.surface};
    cursor: inherit;
    transition: background ${vars.motion.feedback};
  }
  input::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 0.1875rem;
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: ${vars.textMuted};
    translate: 0 -50%;
    transition: inset-inline-start ${vars.motion.feedback};
  }
  input:checked {
    border-color: ${vars.accent};
    background: ${vars.accent};
  }
  input:checked::before {
    inset-inline-start: calc(100% - 1.1875rem);
    background: ${vars.onAccent};
  }
  input:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
  }
  input:disabled {
    opacity: 0.5;
  }
  &:has(:disabled) {
    cursor: default;
  }
  @media (forced-colors: active) {
    input::before {
      background: CanvasText;
    }
    input:checked {
      background: Highlight;
    }
  }
`;

/** State of a switch field, for its `className` and `style` functions. */
export interface SwitchFieldState {
  /** Whether the switch is on. @selector [data-selected] */
  isSelected: boolean;
  /** Whether the switch is disabled. @selector [data-disabled] */
  isDisabled: boolean;
}

export interface SwitchFieldProps extends Omit<FrameProps<HTMLLabelElement, SwitchFieldState>, 'id'> {
  /** Visible label, before the switch. */
  label: ReactNode;
  /** Whether the switch is on. */
  value: boolean;
  /** Called with the new value; takes effect immediately. */
  onChange: (value: boolean) => void;
  /** Whether the switch is disabled. Default: false. */
  isDisabled?: boolean;
}

/** Switch for a setting that takes effect immediately: a native checkbox with its label. */
export function SwitchField({ label, value, onChange, isDisabled = false, ...frame }: SwitchFieldProps) {
  return (
    <Frame {...useFrame(frame, { isSelected: value, isDisabled })}>
      <span data-part="label">{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={value}
        aria-checked={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Frame>
  );
}
