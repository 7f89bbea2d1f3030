import { t } from '@meetcute/theme';
import { css } from 'styled-components';

/**
 * A name on one line whose link covers the card or line that it stands in; buttons lie above it. What it covers needs
 * `position: relative`, and gives `&::after` its corners.
 */
export const nameLinkCss = css`
  overflow: hidden;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible::after {
    outline: 2px solid ${t.focus};
    outline-offset: -2px;
  }
`;
