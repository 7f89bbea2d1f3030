import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/**
 * Styles of a link that covers its card or list item; buttons lie above it. The covered element needs
 * `position: relative` and sets the border radius of `&::after`.
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

/**
 * Styles of a single-line name whose link covers its container, like `coverLinkCss`. The name shrinks, the age never. With
 * `flex-wrap: wrap` the age goes to a second line first.
 */
export const nameLinkCss = css`
  ${coverLinkCss}
  display: flex;
  column-gap: 0.25em;
  min-inline-size: 0;
  max-inline-size: 100%;
  white-space: nowrap;

  > span {
    overflow: hidden;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
`;
