import { Eye } from '@phosphor-icons/react/Eye';
import { EyeSlash } from '@phosphor-icons/react/EyeSlash';
import { t } from '@meetcute/theme';
import { useState, type ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { fieldCss } from './fieldCss.ts';

const Frame = styled(AriaTextField)`
  ${fieldCss}

  [data-part='box'] {
    position: relative;
  }
  [data-part='box'] [data-part='control'] {
    padding-inline-end: calc(${t.layout.touch} + ${t.space[2]});
  }
  [data-part='box'] button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${t.space[1]};
    margin-block: auto;
    color: ${t.textMuted};
  }
`;

export interface PasswordFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'type'
> {
  label: ReactNode;
  /** What helps to choose one; read together with the label. */
  help?: ReactNode;
  /** What is wrong; there while it is wrong. @selector [data-invalid] */
  error?: ReactNode;
}

/** A field for a password that can be shown, with its label, help and error wired to it. Hidden at first. */
export function PasswordField({ label, help, error, ...props }: PasswordFieldProps) {
  const { t: text } = useTranslation('common');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeSlash : Eye;
  return (
    <Frame
      {...props}
      type={isShown ? 'text' : 'password'}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <Label>{label}</Label>
      <div data-part="box">
        <Input data-part="control" spellCheck={false} autoCapitalize="none" />
        <IconButton
          aria-label={isShown ? text('hidePassword') : text('showPassword')}
          onPress={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden size={20} />
        </IconButton>
      </div>
      {help !== undefined && (
        <Text slot="description" data-part="help">
          {help}
        </Text>
      )}
      <FieldError data-part="error">{error}</FieldError>
    </Frame>
  );
}
