import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/**
 * A link that covers the card or line that it stands in; buttons lie above it. What it covers needs `position: relative`,
 * and gives `&::after` its corners.
 */
export const coverLinkCss = css`
  text-decoration: none;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible::after {
    outline: 2px solid ${vars.focus};
    outline-offset: -2px;
  }
`;

/** A name on one line whose link covers what it stands in, as `coverLinkCss` does. */
export const nameLinkCss = css`
  ${coverLinkCss}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
