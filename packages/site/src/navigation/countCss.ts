import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** How much is new behind a link of the navigation: a small pill. Where it stands is the link's to say. */
export const countCss = css`
  min-inline-size: 1.25rem;
  padding-inline: ${vars.space[1]};
  border-radius: ${vars.radius.full};
  background: ${vars.badge.surface};
  color: ${vars.badge.text};
  font-size: ${vars.type.note};
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: center;
`;
