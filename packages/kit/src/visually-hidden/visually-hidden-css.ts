import { css } from 'styled-components';

/** Hides an element visually and keeps it available to screen readers. */
export const visuallyHiddenCss = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
