import type { ComponentPropsWithRef } from 'react';
import { styled, type IStyledComponent } from 'styled-components';
import { iconButtonCss } from './iconButtonCss.ts';

/**
 * Plain icon button with native states only, a third of the size of `IconButton` in script. For fields and items that an
 * app may import alone.
 */
export const NativeIconButton: IStyledComponent<'web', ComponentPropsWithRef<'button'>> = styled.button.attrs(
  {
    type: 'button',
  },
)`
  ${iconButtonCss}
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: color-mix(in oklab, currentColor 8%, transparent);
    }
  }
  &:active {
    transform: scale(0.9);
  }
`;
