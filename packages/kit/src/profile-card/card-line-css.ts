import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles of a card's line worth answering: always two lines high, so that cards of a row are level. */
export const cardLineCss = css`
  display: -webkit-box;
  overflow: hidden;
  min-block-size: 2lh;
  font-size: ${vars.type.small};
  line-height: ${vars.leading.snug};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
