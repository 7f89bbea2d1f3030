import { media, vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles of an order: the choices, and beside them on a desktop what is paid, which stays in sight. */
export const orderCss = css`
  [data-part='renewal'] {
    display: grid;
    gap: ${vars.space[3]};
  }
  ${media.desktop} {
    [data-part='checkout'] {
      grid-template-columns: minmax(0, 34rem) minmax(0, 24rem);
      gap: ${vars.space[12]};
    }
    [data-part='checkout'] > [data-part='submit'] {
      position: sticky;
      inset-block-start: calc(${vars.layout.bar} + ${vars.space[4]});
    }
  }
`;
