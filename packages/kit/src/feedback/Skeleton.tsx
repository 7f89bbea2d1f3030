import { vars } from '@meetcute/theme';
import type { ComponentPropsWithRef } from 'react';
import { css, keyframes, styled, type IStyledComponent } from 'styled-components';

const breathe = keyframes`
  50% {
    opacity: 0.55;
  }
`;

/** Color and animation of a loading placeholder. */
export const skeletonCss = css`
  /* Visible on every surface, the sunken one included. */
  background: ${vars.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** Loading placeholder, hidden from screen readers. Set its size with `style` or the parent's CSS. */
export const Skeleton: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div.attrs({
  'aria-hidden': true,
  'data-loading': '',
})`
  ${skeletonCss}
  border-radius: ${vars.radius.medium};
`;
