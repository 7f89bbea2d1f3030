import { TEXT_AREA } from '@meetcute/core';
import type { ReactNode, Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { fieldCss } from './fieldCss.ts';

const Frame = styled(AriaTextField)`
  ${fieldCss}
`;

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'isInvalid'
> {
  label: ReactNode;
  /** What helps to fill it in; read together with the label. */
  help?: ReactNode;
  /** What is wrong; there while it is wrong. @selector [data-invalid] */
  error?: ReactNode;
  placeholder?: string;
  /** Drawn in place of one line: at least two rows and 150 px high (spec: textarea.min-2-rows, textarea.height-150-px). */
  isMultiline?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A field for text, with its label, help and error wired to it. */
export function TextField({
  label,
  help,
  error,
  placeholder,
  isMultiline,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <Frame {...props} isInvalid={Boolean(error)} validationBehavior="aria">
      <Label>{label}</Label>
      {isMultiline ? (
        <TextArea data-part="control" rows={TEXT_AREA.rows} placeholder={placeholder ?? ''} />
      ) : (
        <Input data-part="control" placeholder={placeholder ?? ''} ref={inputRef ?? null} />
      )}
      {help !== undefined && (
        <Text slot="description" data-part="help">
          {help}
        </Text>
      )}
      <FieldError data-part="error">{error}</FieldError>
    </Frame>
  );
}
