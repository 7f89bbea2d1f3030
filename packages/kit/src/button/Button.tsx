import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { buttonCss } from './buttonCss.ts';

const Frame = styled(AriaButton)`
  ${buttonCss}
`;

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /**
   * Visual emphasis: one `primary` per screen, `danger` for destructive actions, `quiet` or `plain` for the rest.
   * Default: primary. @selector [data-variant]
   */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger';
  /** Height and font size. Default: normal. @selector [data-size] */
  size?: 'normal' | 'large';
  /** Label of the button. */
  children: ReactNode;
}

/** Styled button. While `isPending`, it keeps its label and focus, shows a spinner and ignores presses. */
export function Button({ variant = 'primary', size = 'normal', ...props }: ButtonProps) {
  return <Frame {...props} data-variant={variant} data-size={size} />;
}
