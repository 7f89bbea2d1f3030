import type { ReactNode, RefAttributes } from 'react';
import type { LinkProps } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { LinkBase } from './bases.tsx';
import { buttonCss } from './buttonCss.ts';

const Frame = styled(LinkBase)`
  ${buttonCss}
`;

export interface ButtonLinkProps extends Omit<LinkProps, 'children'>, RefAttributes<HTMLAnchorElement> {
  /** Visual emphasis. Default: primary. @selector [data-variant] */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger';
  /** Height and font size. Default: normal. @selector [data-size] */
  size?: 'normal' | 'large';
  /** Label of the link. */
  children: ReactNode;
}

/** Link styled as a button, for navigation. */
export function ButtonLink({ variant = 'primary', size = 'normal', className, ...props }: ButtonLinkProps) {
  return <Frame {...props} given={className} data-variant={variant} data-size={size} />;
}
