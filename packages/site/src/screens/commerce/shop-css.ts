import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles shared by the pages that sell something. */
export const shopCss = css`
  > p {
    max-inline-size: ${vars.layout.measure};
    color: ${vars.textMuted};
  }
  h2 {
    font-size: ${vars.type.title};
  }
  [data-part='balance'] {
    font-weight: ${vars.weight.strong};
  }
  [data-part='country'] {
    inline-size: min(20rem, 100%);
  }
  /* Empty live regions take no space. */
  [role='alert']:empty,
  [role='status']:empty {
    position: absolute;
  }
`;
