import { Link, type LinkState } from '@meetcute/react/link';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FrameProps } from '../frame/useFrame.ts';
import { buttonCss } from './button-css.ts';

const Frame = styled.a`
  ${buttonCss}
`;

export interface ButtonLinkProps
  extends
    Omit<ComponentProps<'a'>, 'children' | 'href' | keyof FrameProps>,
    FrameProps<HTMLAnchorElement, LinkState> {
  /** Address of the target. */
  href: string;
  /** Visual emphasis. Default: primary. @selector [data-variant] */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger';
  /** Height and font size. Default: normal. @selector [data-size] */
  size?: 'normal' | 'large';
  /** Label of the link. */
  children: ReactNode;
}

/** Link styled as a button, for navigation. */
export function ButtonLink({ variant = 'primary', size = 'normal', ...props }: ButtonLinkProps) {
  return <Link as={Frame} {...props} data-variant={variant} data-size={size} />;
}
