import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { buttonCss } from './buttonCss.ts';

const Frame = styled(Link)`
  ${buttonCss}
`;

export interface ButtonLinkProps extends Omit<LinkProps, 'children' | 'className' | 'style'> {
  /** Visual emphasis. Default: primary. @selector [data-variant] */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger';
  /** Height and font size. Default: normal. @selector [data-size] */
  size?: 'normal' | 'large';
  /** Label of the link. */
  children: ReactNode;
}

/** Link styled as a button, for navigation. */
export function ButtonLink({ variant = 'primary', size = 'normal', ...props }: ButtonLinkProps) {
  return <Frame {...props} data-variant={variant} data-size={size} />;
}
