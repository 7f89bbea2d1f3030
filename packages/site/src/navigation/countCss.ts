import { t } from '@meetcute/theme';
import { css } from 'styled-components';

/** How much is new behind a link of the navigation: a small pill. Where it stands is the link's to say. */
export const countCss = css`
  min-inline-size: 1.25rem;
  padding-inline: ${t.space[1]};
  border-radius: ${t.radius.full};
  background: ${t.badge.surface};
  color: ${t.badge.text};
  font-size: ${t.type.note};
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: center;
`;
