import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles of the fictional label: small text in an outlined pill. Its place belongs to the skin around it. */
export const fictionalLabelCss = css`
  padding: 0 ${vars.space[2]};
  border: 1px solid ${vars.edge};
  border-radius: ${vars.radius.full};
  font-size: ${vars.type.note};
  line-height: 1.6;
`;
