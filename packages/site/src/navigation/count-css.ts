import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles of a count badge in the navigation. The link positions it. */
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
