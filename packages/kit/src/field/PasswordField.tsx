import { vars } from '@meetcute/theme';
import {
  lazy,
  Suspense,
  useId,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { styled } from 'styled-components';
import { fieldCss } from './field-css.ts';
import { describedControl, FieldNotes } from './FieldNotes.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import type { RevealButtonProps } from './RevealButton.tsx';

// A field without its button is better than none.
const RevealButton = lazy<ComponentType<RevealButtonProps>>(() =>
  import('./RevealButton.tsx').catch(() => ({ default: () => null })),
);

const Frame = styled.div`
  ${fieldCss}

  [data-part='box'] {
    position: relative;
  }
  [data-part='box'] [data-part='control'] {
    padding-inline-end: calc(${vars.layout.touch} + ${vars.space[2]});
  }
  [data-part='box'] button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${vars.space[1]};
    margin-block: auto;
    color: ${vars.textMuted};
  }
`;

/** State of a password field, for its `className` and `style` functions. */
export interface PasswordFieldState {
  /** Whether there is an error. @selector [data-invalid] */
  isInvalid: boolean;
}

export interface PasswordFieldProps
  extends
    Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'onBlur'>,
    Omit<FrameProps<HTMLDivElement, PasswordFieldState>, 'id'> {
  /** Visible label. */
  label: ReactNode;
  /** Help text below the control, part of its accessible description. Default: none. */
  help?: ReactNode;
  /** Error below the control, part of its accessible description. Default: none. @selector [aria-invalid] */
  error?: ReactNode;
  /** Maximum length, as for `TextField`. Default: no limit. */
  max?: number | undefined;
  /** Whether the browser focuses the field when it loads the page, as after a refused form. Default: false. */
  takesFocus?: boolean;
  /** The password. */
  value: string;
  /** Called with the password on each change. */
  onChange: (value: string) => void;
}

/** Password field with label, help, error and a button that reveals the password. Hidden at first. */
export function PasswordField({
  label,
  help,
  error,
  max,
  takesFocus = false,
  onChange,
  className,
  style,
  ref,
  ...props
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  // Without script the button would do nothing; its place is kept.
  const isServerRendered = useIsSSR();
  const notes = { id: useId(), help, error, max, value: props.value };
  const control = { ...props, ...describedControl(notes), autoFocus: takesFocus };
  return (
    <Frame {...useFrame({ className, style, ref }, { isInvalid: Boolean(error) })}>
      <label htmlFor={notes.id}>{label}</label>
      <div data-part="box">
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onChange(event.target.value)}
        />
        {!isServerRendered && (
          <Suspense>
            <RevealButton isShown={isShown} onChange={setIsShown} />
          </Suspense>
        )}
      </div>
      <FieldNotes {...notes} />
    </Frame>
  );
}
