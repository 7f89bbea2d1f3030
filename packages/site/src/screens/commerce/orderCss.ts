import { media, vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles of an order: what is paid, and beside it on a desktop what changes the price. */
export const orderCss = css`
  [data-part='order'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[8]};
  }
  [data-part='choices'] {
    display: grid;
    align-content: start;
    gap: ${vars.space[6]};
  }
  ${media.desktop} {
    [data-part='order'] {
      grid-template-columns: minmax(0, 34rem) minmax(0, 24rem);
      gap: ${vars.space[12]};
    }
  }
`;
