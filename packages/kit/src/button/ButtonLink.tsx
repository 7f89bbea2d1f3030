import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { buttonCss } from './buttonCss.ts';

const Frame = styled(Link)`
  ${buttonCss}
`;

export interface ButtonLinkProps extends Omit<LinkProps, 'children' | 'className' | 'style'> {
  /** @selector [data-variant] */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger';
  /** @selector [data-size] */
  size?: 'normal' | 'large';
  children: ReactNode;
}

/** A link drawn as a button: it goes somewhere, so it stays a link. */
export function ButtonLink({ variant = 'primary', size = 'normal', ...props }: ButtonLinkProps) {
  return <Frame {...props} data-variant={variant} data-size={size} />;
}
