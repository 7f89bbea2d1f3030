import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { buttonCss } from './buttonCss.ts';

const Frame = styled(AriaButton)`
  ${buttonCss}
`;

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** One `primary` a screen; everything else is `quiet`, or `danger` where something is lost. @selector [data-variant] */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger';
  /** @selector [data-size] */
  size?: 'normal' | 'large';
  children: ReactNode;
}

/** A button. While `isPending` it keeps its words and focus, shows that it is busy, and can't be pressed again. */
export function Button({ variant = 'primary', size = 'normal', ...props }: ButtonProps) {
  return <Frame {...props} data-variant={variant} data-size={size} />;
}
