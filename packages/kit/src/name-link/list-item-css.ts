import { vars } from '@meetcute/theme';
import { css } from 'styled-components';
import { fictionalLabelCss } from '../profile-card/fictional-label-css.ts';

/**
 * Styles of a list item that is one large link: a photo, text beside it and space at the end. The list may set
 * `--mc-line-inset`, the padding at both ends of the item.
 */
export const listItemCss = css`
  position: relative;
  display: grid;
  align-items: center;
  padding: ${vars.space[3]} var(--mc-line-inset, ${vars.space[4]});
  border-radius: ${vars.radius.large};
  transition: background ${vars.motion.feedback};

  &:hover {
    background: color-mix(in oklab, ${vars.text} 6%, transparent);
  }
  [data-part='face'] {
    position: relative;
    grid-row: 1 / span 3;
  }
  > [data-part='fictional'] {
    ${fictionalLabelCss}
    grid-column: 2 / span 2;
    justify-self: start;
    margin-block-start: ${vars.space[1]};
  }
`;
