import { Eye } from '@phosphor-icons/react/Eye';
import { EyeSlash } from '@phosphor-icons/react/EyeSlash';
import { vars } from '@meetcute/theme';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { fieldCss } from './field-css.ts';
import { describedControl, FieldNotes } from './FieldNotes.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

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
  onChange,
  className,
  style,
  ref,
  ...props
}: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [isShown, setIsShown] = useState(false);
  const notes = { id: useId(), help, error };
  const Icon = isShown ? EyeSlash : Eye;
  return (
    <Frame {...useFrame({ className, style, ref }, { isInvalid: Boolean(error) })}>
      <label htmlFor={notes.id}>{label}</label>
      <div data-part="box">
        <input
          {...props}
          {...describedControl(notes)}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onPress={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden size={20} />
        </IconButton>
      </div>
      <FieldNotes {...notes} />
    </Frame>
  );
}
