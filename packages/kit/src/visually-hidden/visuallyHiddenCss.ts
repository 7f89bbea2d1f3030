import { css } from 'styled-components';

/** For words that screen readers read and nobody sees. */
export const visuallyHiddenCss = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
