import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonCss } from './button-css.ts';
import { useButton, type BaseButtonProps } from './useButton.ts';

const Frame = styled.button`
  ${buttonCss}
`;

export interface ButtonProps extends BaseButtonProps {
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
export function Button({ variant = 'primary', size = 'normal', children, ...props }: ButtonProps) {
  return (
    <Frame {...useButton(props)} data-variant={variant} data-size={size}>
      {children}
    </Frame>
  );
}
