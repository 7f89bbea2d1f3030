import type { ReactNode, RefAttributes } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { ButtonBase } from './bases.tsx';
import { buttonCss } from './buttonCss.ts';

const Frame = styled(ButtonBase)`
  ${buttonCss}
`;

export interface ButtonProps extends Omit<AriaButtonProps, 'children'>, RefAttributes<HTMLButtonElement> {
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
export function Button({ variant = 'primary', size = 'normal', className, ...props }: ButtonProps) {
  return <Frame {...props} given={className} data-variant={variant} data-size={size} />;
}
